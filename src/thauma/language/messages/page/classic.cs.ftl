### Stůl pro 7 divů světa.

## Města

classic-stages = stupeň { $n } z { $all }
classic-stage-built = Stupeň { $n }, postaven: { $words }.
classic-stage-costs = Stupeň { $n }: { $words }. Cena: { $cost }.
classic-side = { $side ->
    [left] tvůj levý soused
   *[right] tvůj pravý soused
}
classic-led = { $who ->
    [you] v tomto tahu rozhoduješ ty
   *[them] v tomto tahu rozhoduje { $name }
}
classic-look = Ukázat celé město
classic-city-of = Město: { $name }
classic-sells = Prodává ti
classic-sells-to = Kupující: { $name }
classic-offer = { $n } { $things } po { $price }
classic-discount = { $goods ->
    [grey] { $card }: výrobky po { $n }
   *[brown] { $card }: suroviny po { $n }
}
classic-makes = Těží: { $things }
classic-tokens = Žetony konfliktů
classic-war = Štíty: { $mine } proti { $theirs }. Zatím: { $token }.
classic-now = nyní { $token }
classic-buried = Pod divem světa:

## Tah

classic-hand = Tvoje karty
classic-curtain = Předej zařízení dál. Karty se objeví, až se nikdo jiný nebude dívat.
classic-curtain-lift = Ukázat moje karty
classic-drawn = vzatá z hromádky
classic-last = Minulý tah
classic-moves = Všechny tahy
classic-chosen = vybráno { $n } z { $all }
classic-has-chosen = má vybráno
classic-waits = Čeká se: { $names }
classic-waits-server = Okamžik …
classic-waits-for = { $phase ->
    [revive] Vybírá se odložená karta.
   *[seventh] Hraje se sedmá karta.
}
classic-pick = Vyber kartu: postav ji, postav s ní stupeň, nebo ji odlož (mince: { $n }).
classic-pick-revive = { $n ->
    [one] Leží tam { $n } karta.
    [few] Leží tam { $n } různé karty.
   *[other] Leží tam { $n } různých karet.
}
classic-chose = { $act ->
    [stage] { $city }, stupeň { $n }, karta { $card }
    [discard] Odkládáš: { $card }
    [build_free] Zdarma: { $card }
   *[build] Stavíš: { $card }
}
classic-withdraw = Vzít zpět
classic-did-stage = stupeň { $n }
classic-did-discard = odkládá, +{ $n }
classic-opens = { $words }. Zdarma pak: { $cards }.

## Vybraná karta

classic-act = { $act ->
    [stage] Stupeň { $n }
    [discard] Odložit
    [build_free] Zdarma
   *[build] Postavit
}
classic-under = { $city }, stupeň { $n }: { $words }.
classic-discard-words = Jde lícem dolů na odkládací hromádku.
classic-for-nothing = Nestojí nic.
classic-not-sold = Nikdo neprodává: { $things }
classic-whom-to-pay = Komu zaplatit
classic-bill-bought = { $name }: { $things } po { $price }
classic-label-pay = Stojí tě: { $bill }.
classic-label-chosen = Vybraná.

## Předané karty

classic-held = { $who ->
    [you] Nyní v tvé ruce, viděno v { $n }. tahu
   *[them] Nyní v ruce: { $name }, viděno v { $n }. tahu
}
classic-next-hand = přijdou k tobě příště
classic-next-known = Příště, nyní v ruce { $name }:
classic-next-unknown = Příště přijdou karty, které má nyní { $name }; ty neznáš.
classic-next-lost = z toho { $n } pryč
classic-gone = už stojí
classic-lost = { $n ->
    [one] Ještě { $n } karta odešla lícem dolů nebo neviděna.
    [few] Ještě { $n } karty odešly lícem dolů nebo neviděny.
   *[other] Ještě { $n } karet odešlo lícem dolů nebo neviděno.
}
classic-no-passed = V tomto věku ještě žádné karty nešly z tvé ruky dál.

## Konflikty a konec

classic-conflicts = Konflikty: { $age }
classic-conflict = { $outcome ->
    [won] { $a } ({ $x }) vítězí, { $b } ({ $y }) prohrává.
    [lost] { $b } ({ $y }) vítězí, { $a } ({ $x }) prohrává.
   *[even] { $a } a { $b }: shoda, { $x }.
}
classic-on = Dál
classic-over = { $n ->
    [few] 7 divů světa, { $n } města
   *[other] 7 divů světa, { $n } měst
}
classic-end-points = Nejvíc bodů po III. věku.
classic-end-coins = Shoda bodů, rozhodují mince.
classic-end-shared = Shoda bodů i mincí.

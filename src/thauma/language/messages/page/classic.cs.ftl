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
classic-moves = Všechny tahy
classic-chosen = vybráno { $n } z { $all }
classic-has-chosen = má vybráno
classic-waits = Čeká se: { $names }
classic-waits-server = Okamžik …
classic-waits-for = { $phase ->
    [revive] Vybírá se odložená karta.
   *[seventh] Hraje se sedmá karta.
}
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
    [discard] Prodat
    [build_free] Zdarma
   *[build] Postavit
}
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

## Around the hand

classic-choose = Vyber kartu
classic-together = Všech { $n } otočí karty najednou. Do té doby si to můžeš rozmyslet.
classic-use-build = { $short ->
    [yes] Postav
   *[no] Postav ji
}
classic-use-stage = { $short ->
    [yes] Stupeň { $n }
   *[no] Použij na stupeň { $n }
}
classic-use-sell = { $short ->
    [yes] Prodej
   *[no] Prodej ji
}
classic-use-price = { $short ->
    [yes] za { $low } až { $high }
   *[no] cena v rohu, teď { $low } až { $high }
}
classic-use-none = teď nelze nic postavit
classic-use-cost = za { $n }
classic-use-brings = { $n } mince
classic-line-opens = otevírá: { $cards }
classic-line-free = zdarma, máš: { $card }
classic-line-with = zdarma s: { $card }
classic-free-with = Zdarma s kartou { $cards }.
classic-makes-free = Ve věku { $age } je pak zdarma: { $cards }.
classic-note-leaves = zbude ti { $n }
classic-note-sell = lícem dolů, pryč
classic-note-limits = jen když nic jiného nejde
classic-pay-all = vše: { $name }
classic-pay-shared = napůl
classic-pay-only = prodává jen { $name }
classic-more-ways = dalších { $n } způsobů
classic-its-own = vlastní
classic-from-whom = ty určíš, od koho
classic-pile-goes = zbylé { $n } dostane { $name }
classic-pile-goes-short = { $n } dostane { $name }
classic-pile-comes = { $n } přijde: { $name }
classic-pile-last = poslední se odhodí
classic-you-make = Vyrábíš
classic-you-buy = Můžeš koupit
classic-even = remíza
classic-stage-short = stupeň { $n }
classic-owner = { $who ->
    [you] Máš ji.
    [nobody] Nikdo ji nemá.
   *[them] { $n ->
        [one] Má ji { $names }, ty ne.
       *[other] Mají ji { $names }, ty ne.
    }
}

## The end of an age, and the Free City

classic-age-ends = { $age } končí
classic-compared = Štíty se porovnají s oběma sousedy. Výhra je za { $n }, prohra stojí 1.
classic-against = proti: { $name }, { $x } : { $y }
classic-so-far = { $name }, vojsko dosud
classic-on-to = Dál: { $age }
classic-its-side = { $side ->
    [left] po jeho levici
   *[right] po jeho pravici
}
classic-it-pays = { $who ->
    [you] Platí tobě
   *[them] Platí: { $name }
}
classic-name-you = { $name }, ty
classic-step-own = Tvé město: { $card }
classic-step-done = Tvé město má vybráno
classic-step-free = Svobodné město: vyber jednu ze zbylých { $n }
classic-other-decides = Za Svobodné město rozhoduje { $name }
classic-pay-earns = { $who ->
    [you] vyděláš { $n }
   *[them] { $name } vydělá { $n }
}

## Points at the end

classic-as-table = jako tabulka
classic-as-towers = jako věže
classic-end-place = Jsi { $n }. z { $all }, ztráta { $behind } bodů.
award-title = Ocenění
award-name = { $award ->
    [science] Nejvíc vědy
    [army] Nejsilnější vojsko
    [civic] Nejkrásnější město
    [chains] Nejvíc řetězců
    [merchant] Nejlepší obchodník
   *[wonder] První div
}
award-words = { $award ->
    [science] { $n } bodů
    [army] štítů na konci: { $n }
    [civic] { $n } za civilní stavby
    [chains] staveb zdarma: { $n }
    [merchant] prodal zboží za { $n }
   *[wonder] všechny stupně, { $n }. věk
}

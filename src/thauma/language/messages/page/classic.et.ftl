### Seitsme ime laud.

## Linnad

classic-stages = järk { $n }/{ $all }
classic-stage-built = { $n }. järk, ehitatud: { $words }.
classic-stage-costs = { $n }. järk: { $words }. Hind: { $cost }.
classic-side = { $side ->
    [left] sinu vasak naaber
   *[right] sinu parem naaber
}
classic-led = { $who ->
    [you] sel käigul otsustad sina
   *[them] sel käigul otsustab { $name }
}
classic-look = Näita kogu linna
classic-city-of = Linn: { $name }
classic-sells = Müüb sulle
classic-sells-to = Ostja: { $name }
classic-offer = { $n } { $things } à { $price }
classic-discount = { $goods ->
    [grey] { $card }: tooted hinnaga { $n }
   *[brown] { $card }: toormaterjal hinnaga { $n }
}
classic-makes = Toodab: { $things }
classic-tokens = Lahingumärgid
classic-war = Kilbid: { $mine } ja { $theirs }. Praeguse seisuga: { $token }.
classic-now = praegu { $token }
classic-buried = Maailmaime all:

## Käik

classic-hand = Sinu kaardid
classic-curtain = Anna seade edasi. Kaardid ilmuvad siis, kui keegi teine ei vaata.
classic-curtain-lift = Näita minu kaarte
classic-drawn = pakist võetud
classic-last = Eelmine käik
classic-moves = Kõik käigud
classic-chosen = valinud { $n }/{ $all }
classic-has-chosen = on valinud
classic-waits = Ootame: { $names }
classic-waits-server = Üks hetk …
classic-waits-for = { $phase ->
    [revive] Valitakse mahaläinud kaarti.
   *[seventh] Mängitakse seitsmendat kaarti.
}
classic-pick = Vali kaart: ehita see, ehita sellega järk või loobu sellest { $n } mündi eest.
classic-pick-revive = { $n ->
    [one] Seal on { $n } kaart.
   *[other] Seal on { $n } erinevat kaarti.
}
classic-chose = { $act ->
    [stage] { $city }, { $n }. järk, kaart: { $card }
    [discard] Loobud: { $card }
    [build_free] Tasuta: { $card }
   *[build] Ehitad: { $card }
}
classic-withdraw = Võta tagasi
classic-did-stage = { $n }. järk
classic-did-discard = loobub, +{ $n }
classic-opens = { $words }. Tasuta saab: { $cards }.

## Valitud kaart

classic-act = { $act ->
    [stage] { $n }. järk
    [discard] Loobu
    [build_free] Tasuta
   *[build] Ehita
}
classic-under = { $city }, { $n }. järk: { $words }.
classic-discard-words = See läheb tagurpidi mahaläinud kaartide hulka.
classic-for-nothing = See ei maksa midagi.
classic-not-sold = Keegi ei müü: { $things }
classic-whom-to-pay = Kellele maksta
classic-bill-bought = { $name }: { $things } à { $price }
classic-label-pay = Sulle maksab: { $bill }.
classic-label-chosen = Valitud.

## Edasi antud kaardid

classic-held = { $who ->
    [you] Praegu sinu käes, nähtud { $n }. käigul
   *[them] Praegu käes: { $name }, nähtud { $n }. käigul
}
classic-next-hand = tuleb järgmisena sulle
classic-next-known = Järgmisena, praegu käes { $name }:
classic-next-unknown = Järgmisena tulevad kaardid, mis on praegu käes: { $name }; neid pole sa näinud.
classic-next-lost = neist { $n } läinud
classic-gone = on ehitatud
classic-lost = { $n ->
    [one] Veel { $n } kaart on nende hulgast läinud tagurpidi või nähtamatult.
   *[other] Veel { $n } kaarti on nende hulgast läinud tagurpidi või nähtamatult.
}
classic-no-passed = Sellel ajastul pole sa veel kaarte edasi andnud.

## Lahingud ja lõpp

classic-conflicts = Lahingud: { $age }
classic-conflict = { $outcome ->
    [won] { $a } ({ $x }) võidab, { $b } ({ $y }) kaotab.
    [lost] { $b } ({ $y }) võidab, { $a } ({ $x }) kaotab.
   *[even] { $a } ja { $b }: mõlemal { $x }, viik.
}
classic-on = Edasi
classic-over = Klassikaline mäng, { $n } linna
classic-end-points = Kõige rohkem punkte pärast III ajastut.
classic-end-coins = Punktid on võrdsed, otsustavad mündid.
classic-end-shared = Punktid ja mündid on võrdsed.

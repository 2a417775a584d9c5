### Bordet til 7 Wonders.

## Byer

classic-stages = trin { $n } af { $all }
classic-stage-built = Trin { $n }, bygget: { $words }.
classic-stage-costs = Trin { $n }: { $words }. Koster { $cost }.
classic-side = { $side ->
    [left] din venstre nabo
   *[right] din højre nabo
}
classic-led = { $who ->
    [you] du bestemmer i denne tur
   *[them] { $name } bestemmer i denne tur
}
classic-look = Vis hele byen
classic-city-of = By: { $name }
classic-sells = Sælger til dig
classic-sells-to = Sælger til { $name }
classic-offer = { $n } { $things } à { $price }
classic-discount = { $goods ->
    [grey] { $card }: forarbejdede varer til { $n }
   *[brown] { $card }: råmaterialer til { $n }
}
classic-makes = Producerer { $things }
classic-tokens = Konfliktbrikker
classic-war = Skjolde: { $mine } mod { $theirs }. Som det står nu: { $token }.
classic-now = { $token } nu
classic-buried = Under vidunderet:

## Turen

classic-hand = Din hånd
classic-curtain = Giv enheden videre. Kortene vises, når ingen andre kigger.
classic-curtain-lift = Vis mine kort
classic-drawn = trukket fra bunken
classic-last = Seneste tur
classic-moves = Alle ture
classic-chosen = { $n } af { $all } har valgt
classic-has-chosen = har valgt
classic-waits = Venter på { $names }
classic-waits-server = Et øjeblik …
classic-waits-for = { $phase ->
    [revive] Et smidt kort bliver valgt.
   *[seventh] Det syvende kort bliver spillet.
}
classic-pick = Vælg et kort: byg det, byg et trin med det, eller smid det for { $n } mønter.
classic-pick-revive = { $n ->
    [one] Der ligger { $n } kort.
   *[other] Der ligger { $n } forskellige kort.
}
classic-chose = { $act ->
    [stage] Trin { $n } af { $city } med { $card }
    [discard] { $card } smides
    [build_free] { $card } bygges gratis
   *[build] { $card } bygges
}
classic-withdraw = Fortryd
classic-did-stage = trin { $n }
classic-did-discard = smider, +{ $n }
classic-opens = { $words }. Gør { $cards } gratis.

## Det valgte kort

classic-act = { $act ->
    [stage] Trin { $n }
    [discard] Smid
    [build_free] Gratis
   *[build] Byg
}
classic-under = Trin { $n } af { $city }: { $words }.
classic-discard-words = Det lægges med bagsiden opad til de smidte kort.
classic-for-nothing = Det koster ingenting.
classic-not-sold = Ingen sælger: { $things }
classic-whom-to-pay = Hvem skal betales
classic-bill-bought = { $things } fra { $name } à { $price }
classic-label-pay = Koster dig: { $bill }.
classic-label-chosen = Valgt.

## Hænder, der er givet videre

classic-held = { $who ->
    [you] Din nuværende hånd, set i tur { $n }
   *[them] Nu hos { $name }, set i tur { $n }
}
classic-next-hand = kommer til dig næste gang
classic-next-known = Næste, nu hos { $name }:
classic-next-unknown = Næste hånd kommer fra { $name }; den har du ikke set.
classic-next-lost = minus { $n }
classic-gone = er bygget
classic-lost = { $n } kort mere har forladt hånden med bagsiden opad eller uset.
classic-no-passed = Du har endnu ikke givet en hånd videre i denne Alder.

## Konflikter og slutning

classic-conflicts = Konflikter: { $age }
classic-conflict = { $outcome ->
    [won] { $a } med { $x } skjolde slår { $b } med { $y }.
    [lost] { $b } med { $y } skjolde slår { $a } med { $x }.
   *[even] { $a } og { $b } står lige med { $x } skjolde.
}
classic-on = Videre
classic-over = 7 Wonders, { $n } byer
classic-end-points = Flest point efter Alder III.
classic-end-coins = Lige mange point; flest mønter afgør det.
classic-end-shared = Lige mange point og mønter.

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
classic-moves = Alle ture
classic-chosen = { $n } af { $all } har valgt
classic-has-chosen = har valgt
classic-waits = Venter på { $names }
classic-waits-server = Et øjeblik …
classic-waits-for = { $phase ->
    [revive] Et smidt kort bliver valgt.
   *[seventh] Det syvende kort bliver spillet.
}
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
    [discard] Sælg
    [build_free] Gratis
   *[build] Byg
}
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

## Around the hand

classic-choose = Vælg et kort
classic-together = Alle { $n } vender deres kort samtidig. Indtil da kan du ombestemme dig.
classic-use-build = { $short ->
    [yes] Byg
   *[no] Byg det
}
classic-use-stage = { $short ->
    [yes] Trin { $n }
   *[no] Brug det til trin { $n }
}
classic-use-sell = { $short ->
    [yes] Sælg
   *[no] Sælg det
}
classic-use-price = { $short ->
    [yes] for { $low } til { $high }
   *[no] prisen i hjørnet, nu { $low } til { $high }
}
classic-use-none = intet kan bygges nu
classic-use-cost = for { $n }
classic-use-brings = { $n } mønter
classic-line-opens = åbner { $cards }
classic-line-free = gratis, du har { $card }
classic-line-with = gratis med { $card }
classic-free-with = Gratis med { $cards }.
classic-makes-free = Gør { $cards } gratis i alder { $age }.
classic-note-leaves = du har { $n } tilbage
classic-note-sell = med bagsiden op, væk
classic-note-limits = kun når intet andet er muligt
classic-pay-all = alt til { $name }
classic-pay-shared = delt
classic-pay-only = kun { $name } sælger det
classic-more-ways = { $n } andre måder
classic-its-own = dens egne
classic-from-whom = du siger, fra hvem
classic-pile-goes = de andre { $n } går til { $name }
classic-pile-goes-short = { $n } til { $name }
classic-pile-comes = { $n } kommer fra { $name }
classic-pile-last = det sidste kasseres
classic-you-make = Du laver
classic-you-buy = Du kan købe
classic-even = lige
classic-stage-short = trin { $n }
classic-owner = { $who ->
    [you] Du har det.
    [nobody] Ingen har det.
   *[them] { $n ->
        [one] { $names } har det, du har ikke.
       *[other] { $names } har det, du har ikke.
    }
}

## The end of an age, and the Free City

classic-age-ends = { $age } slutter
classic-compared = Skjolde sammenlignes med begge naboer. En sejr giver { $n }, et nederlag koster 1.
classic-against = mod { $name }, { $x } til { $y }
classic-so-far = { $name }, militær indtil nu
classic-on-to = Videre til { $age }
classic-its-side = { $side ->
    [left] til venstre for den
   *[right] til højre for den
}
classic-it-pays = { $who ->
    [you] Den betaler dig
   *[them] Den betaler { $name }
}
classic-name-you = { $name }, dig
classic-step-own = Din by: { $card }
classic-step-done = Din by har valgt
classic-step-free = Fristaden: vælg et af de { $n } tilbage
classic-other-decides = { $name } bestemmer for Fristaden
classic-pay-earns = { $who ->
    [you] du tjener { $n }
   *[them] { $name } tjener { $n }
}

## Points at the end

classic-as-table = som tabel
classic-as-towers = som tårne
classic-end-place = Du bliver nummer { $n } af { $all }, { $behind } point efter.
award-title = Udmærkelser
award-name = { $award ->
    [science] Mest videnskab
    [army] Stærkeste hær
    [civic] Fineste by
    [chains] Flest kæder
    [merchant] Bedste købmand
   *[wonder] Første vidunder
}
award-words = { $award ->
    [science] { $n } point
    [army] { $n } skjolde til sidst
    [civic] { $n } for civile bygninger
    [chains] { $n } bygninger gratis
    [merchant] solgte varer for { $n }
   *[wonder] alle trin, { $n }. alder
}

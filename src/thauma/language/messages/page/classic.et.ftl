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
classic-moves = Kõik käigud
classic-chosen = valinud { $n }/{ $all }
classic-has-chosen = on valinud
classic-waits = Ootame: { $names }
classic-waits-server = Üks hetk …
classic-waits-for = { $phase ->
    [revive] Valitakse mahaläinud kaarti.
   *[seventh] Mängitakse seitsmendat kaarti.
}
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
    [discard] Müü
    [build_free] Tasuta
   *[build] Ehita
}
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

## Around the hand

classic-choose = Vali kaart
classic-together = Kõik { $n } keeravad oma kaardi ümber korraga. Seni võid meelt muuta.
classic-use-build = { $short ->
    [yes] Ehita
   *[no] Ehita see
}
classic-use-stage = { $short ->
    [yes] { $n }. järk
   *[no] Kasuta { $n }. järguks
}
classic-use-sell = { $short ->
    [yes] Müü
   *[no] Müü see
}
classic-use-price = { $short ->
    [yes] hinnaga { $low } kuni { $high }
   *[no] hind nurgas, praegu { $low } kuni { $high }
}
classic-use-none = praegu ei saa midagi ehitada
classic-use-cost = hinnaga { $n }
classic-use-brings = { $n } münti
classic-line-opens = avab: { $cards }
classic-line-free = tasuta, sul on { $card }
classic-line-with = tasuta kaardiga { $card }
classic-free-with = Tasuta kaardiga { $cards }.
classic-makes-free = Muudab { $age } ajastul tasuta: { $cards }.
classic-note-leaves = sulle jääb { $n }
classic-note-sell = tagurpidi, läinud
classic-note-limits = ainult kui muud ei saa
classic-pay-all = kõik: { $name }
classic-pay-shared = jagatud
classic-pay-only = müüb ainult { $name }
classic-more-ways = veel { $n } viisi
classic-its-own = tema oma
classic-from-whom = sina ütled, kellelt
classic-pile-goes = ülejäänud { $n } läheb: { $name }
classic-pile-goes-short = { $n } läheb: { $name }
classic-pile-comes = { $n } tuleb: { $name }
classic-pile-last = viimane visatakse ära
classic-you-make = Sa toodad
classic-you-buy = Saad osta
classic-even = viik
classic-stage-short = järk { $n }
classic-owner = { $who ->
    [you] Sul on see.
    [nobody] Kellelgi pole seda.
   *[them] { $n ->
        [one] Selle omanik on { $names }, sina mitte.
       *[other] Selle omanikud on { $names }, sina mitte.
    }
}

## The end of an age, and the Free City

classic-age-ends = { $age } lõpeb
classic-compared = Kilpe võrreldakse mõlema naabriga. Võit annab { $n }, kaotus võtab 1.
classic-against = vastas { $name }, { $x }:{ $y }
classic-so-far = { $name }, sõjavägi seni
classic-on-to = Edasi: { $age }
classic-its-side = { $side ->
    [left] temast vasakul
   *[right] temast paremal
}
classic-it-pays = { $who ->
    [you] Maksab sulle
   *[them] Maksab: { $name }
}
classic-name-you = { $name }, sina
classic-step-own = Sinu linn: { $card }
classic-step-done = Sinu linn on valinud
classic-step-free = Vabalinn: vali üks { $n } alles jäänust
classic-other-decides = Vabalinna eest otsustab { $name }
classic-pay-earns = { $who ->
    [you] sina teenid { $n }
   *[them] { $name } teenib { $n }
}

## Points at the end

classic-as-table = tabelina
classic-as-towers = tornidena
classic-end-place = Sinu koht on { $n }. / { $all }, kaotad { $behind } punktiga.
award-title = Auhinnad
award-name = { $award ->
    [science] Kõige rohkem teadust
    [army] Tugevaim sõjavägi
    [civic] Kauneim linn
    [chains] Kõige rohkem ahelaid
    [merchant] Parim kaupmees
   *[wonder] Esimene imeehitis
}
award-words = { $award ->
    [science] { $n } punkti
    [army] lõpus { $n } kilpi
    [civic] { $n } tsiviilhoonete eest
    [chains] { $n } hoonet tasuta
    [merchant] müüs kaupa { $n } mündi eest
   *[wonder] kõik järgud, { $n }. ajastu
}

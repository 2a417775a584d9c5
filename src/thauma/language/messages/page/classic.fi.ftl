### 7 Wondersin pöytä.

## Kaupungit

classic-stages = vaihe { $n }/{ $all }
classic-stage-built = Vaihe { $n }, rakennettu: { $words }.
classic-stage-costs = Vaihe { $n }: { $words }. Hinta: { $cost }.
classic-side = { $side ->
    [left] vasen naapurisi
   *[right] oikea naapurisi
}
classic-led = { $who ->
    [you] tällä vuorolla päätät sinä
   *[them] tällä vuorolla päättää { $name }
}
classic-look = Näytä koko kaupunki
classic-city-of = Kaupunki: { $name }
classic-sells = Myy sinulle
classic-sells-to = Ostaja: { $name }
classic-offer = { $n } { $things } à { $price }
classic-discount = { $goods ->
    [grey] { $card }: jalosteet hintaan { $n }
   *[brown] { $card }: raaka-aineet hintaan { $n }
}
classic-makes = Tuottaa: { $things }
classic-tokens = Taistelumerkit
classic-war = Kilpisymbolit: { $mine } ja { $theirs }. Nykytilanteessa: { $token }.
classic-now = nyt { $token }
classic-buried = Ihmeen alla:

## Vuoro

classic-hand = Kätesi
classic-curtain = Anna laite eteenpäin. Kortit näkyvät, kun kukaan muu ei katso.
classic-curtain-lift = Näytä korttini
classic-drawn = nostettu pakasta
classic-moves = Kaikki vuorot
classic-chosen = valinnut { $n }/{ $all }
classic-has-chosen = on valinnut
classic-waits = Odotetaan: { $names }
classic-waits-server = Hetkinen …
classic-waits-for = { $phase ->
    [revive] Poistopakasta valitaan korttia.
   *[seventh] Seitsemättä korttia pelataan.
}
classic-pick-revive = { $n ->
    [one] Siinä on { $n } kortti.
   *[other] Siinä on { $n } erilaista korttia.
}
classic-chose = { $act ->
    [stage] { $city }, vaihe { $n }, kortti { $card }
    [discard] Poistetaan: { $card }
    [build_free] Ilmaiseksi: { $card }
   *[build] Rakennetaan: { $card }
}
classic-withdraw = Peru valinta
classic-did-stage = vaihe { $n }
classic-did-discard = poistaa, +{ $n }
classic-opens = { $words }. Ilmaiseksi tulee: { $cards }.

## Valittu kortti

classic-act = { $act ->
    [stage] Vaihe { $n }
    [discard] Myy
    [build_free] Ilmaiseksi
   *[build] Rakenna
}
classic-for-nothing = Se ei maksa mitään.
classic-not-sold = Kukaan ei myy: { $things }
classic-whom-to-pay = Kenelle maksetaan
classic-bill-bought = { $name }: { $things } à { $price }
classic-label-pay = Sinulle maksaa: { $bill }.
classic-label-chosen = Valittu.

## Eteenpäin annetut kortit

classic-held = { $who ->
    [you] Nyt sinun kädessäsi, nähty vuorolla { $n }
   *[them] Nyt kädessä: { $name }, nähty vuorolla { $n }
}
classic-next-hand = tulee sinulle seuraavaksi
classic-next-known = Seuraavaksi, nyt kädessä { $name }:
classic-next-unknown = Seuraavaksi tulevat kortit, jotka ovat nyt kädessä: { $name }; et ole nähnyt niitä.
classic-next-lost = niistä { $n } poissa
classic-gone = on rakennettu
classic-lost = { $n ->
    [one] Lisäksi { $n } kortti on lähtenyt kuvapuoli alaspäin tai näkemättä.
   *[other] Lisäksi { $n } korttia on lähtenyt kuvapuoli alaspäin tai näkemättä.
}
classic-no-passed = Et ole vielä antanut kortteja eteenpäin tällä aikakaudella.

## Taistelut ja loppu

classic-conflicts = Taistelut: { $age }
classic-conflict = { $outcome ->
    [won] { $a } ({ $x }) voittaa, { $b } ({ $y }) häviää.
    [lost] { $b } ({ $y }) voittaa, { $a } ({ $x }) häviää.
   *[even] { $a } ja { $b }: kummallakin { $x }, tasapeli.
}
classic-on = Jatka
classic-over = 7 Wonders, { $n } kaupunkia
classic-end-points = Eniten pisteitä III aikakauden jälkeen.
classic-end-coins = Pisteet tasan; rahat ratkaisevat.
classic-end-shared = Pisteet ja rahat ovat tasan.

## Around the hand

classic-choose = Valitse kortti
classic-together = Kaikki { $n } kääntävät korttinsa yhtä aikaa. Siihen asti voit muuttaa mielesi.
classic-use-build = { $short ->
    [yes] Rakenna
   *[no] Rakenna se
}
classic-use-stage = { $short ->
    [yes] Vaihe { $n }
   *[no] Käytä vaiheeseen { $n }
}
classic-use-sell = { $short ->
    [yes] Myy
   *[no] Myy se
}
classic-use-price = { $short ->
    [yes] hintaan { $low }–{ $high }
   *[no] hinta kulmassa, nyt { $low }–{ $high }
}
classic-use-none = mitään ei voi rakentaa nyt
classic-use-cost = hintaan { $n }
classic-use-brings = { $n } kolikkoa
classic-line-opens = avaa: { $cards }
classic-line-free = ilmainen: { $card }
classic-line-with = ilmainen: { $card }
classic-free-with = Ilmainen kortilla { $cards }.
classic-makes-free = Tekee aikakaudella { $age } ilmaiseksi: { $cards }.
classic-note-leaves = sinulle jää { $n }
classic-note-sell = kuvapuoli alas, pois
classic-note-limits = vain kun muu ei ole mahdollista
classic-pay-all = kaikki: { $name }
classic-pay-shared = jaettu
classic-pay-only = vain { $name } myy sitä
classic-more-ways = { $n } muuta tapaa
classic-its-own = sen omia
classic-from-whom = sinä päätät keneltä
classic-pile-goes = loput { $n } saa { $name }
classic-pile-goes-short = { $n } saa { $name }
classic-pile-comes = { $n } antaa { $name }
classic-pile-last = viimeinen poistetaan
classic-you-make = Tuotat
classic-you-buy = Voit ostaa
classic-even = tasan
classic-stage-short = vaihe { $n }
classic-owner = { $who ->
    [you] Sinulla on se.
    [nobody] Kellään ei ole sitä.
   *[them] { $n ->
        [one] Sen omistaa { $names }, et sinä.
       *[other] Sen omistavat { $names }, et sinä.
    }
}

## The end of an age, and the Free City

classic-age-ends = { $age } päättyy
classic-compared = Kilpiä verrataan kumpaankin naapuriin. Voitto tuo { $n }, tappio vie 1.
classic-against = vastassa { $name }, { $x }–{ $y }
classic-so-far = { $name }, sota tähän asti
classic-on-to = Eteenpäin: { $age }
classic-its-side = { $side ->
    [left] sen vasemmalla
   *[right] sen oikealla
}
classic-it-pays = { $who ->
    [you] Maksaa sinulle
   *[them] Maksun saa { $name }
}
classic-name-you = { $name }, sinä
classic-step-own = Kaupunkisi: { $card }
classic-step-done = Kaupunkisi on valinnut
classic-step-free = Vapaakaupunki: valitse yksi { $n } jäljellä olevasta
classic-other-decides = Vapaakaupungin puolesta päättää { $name }
classic-pay-earns = { $who ->
    [you] sinä saat { $n }
   *[them] { $name } saa { $n }
}

## Points at the end

classic-as-table = taulukkona
classic-as-towers = torneina
classic-end-place = Sijoituksesi on { $n }/{ $all }, { $behind } pistettä jäljessä.
award-title = Palkinnot
award-name = { $award ->
    [science] Eniten tiedettä
    [army] Vahvin armeija
    [civic] Hienoin kaupunki
    [chains] Eniten ketjuja
    [merchant] Paras kauppias
   *[wonder] Ensimmäinen ihme
}
award-words = { $award ->
    [science] { $n } pistettä
    [army] { $n } kilpeä lopussa
    [civic] { $n } siviilirakennuksista
    [chains] { $n } rakennusta ilmaiseksi
    [merchant] myi tavaraa hintaan { $n }
   *[wonder] kaikki vaiheet, { $n }. aikakausi
}

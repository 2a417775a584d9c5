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
classic-last = Viime vuoro
classic-moves = Kaikki vuorot
classic-chosen = valinnut { $n }/{ $all }
classic-has-chosen = on valinnut
classic-waits = Odotetaan: { $names }
classic-waits-server = Hetkinen …
classic-waits-for = { $phase ->
    [revive] Poistopakasta valitaan korttia.
   *[seventh] Seitsemättä korttia pelataan.
}
classic-pick = Valitse kortti: rakenna se, rakenna sillä vaihe tai poista se, niin saat { $n } rahaa.
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
    [discard] Poista
    [build_free] Ilmaiseksi
   *[build] Rakenna
}
classic-under = { $city }, vaihe { $n }: { $words }.
classic-discard-words = Se menee kuvapuoli alaspäin poistopakkaan.
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

### Duel-pöytä.

duel-wonders-first = Duel, ensin ihmeet
duel-over = { $n ->
    [one] Duel, { $n } siirto
   *[other] Duel, { $n } siirtoa
}
seat-again = lisävuoro
act-wonder-label = Ihme
back-card = Piilokortti
back-guild = Piilossa oleva kilta
backs = { $n ->
    [one] piilokortti
   *[other] { $n } piilokorttia
}
card-opens = { $words }. Avaa: { $card }.
cards-count = { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
}
choose-title = { $phase ->
    [progress] Ota edistysmerkki
    [library] Suuri kirjasto: pidä yksi merkki
    [revive] Mausoleumi: rakenna poistopakan kortti
    [destroy] Tuhoa kortti
   *[starter] Kumpi aloittaa tämän aikakauden?
}
choose-words = { $phase ->
    [progress] Sinulla on kaksi samaa symbolia. Merkki jää sinulle.
    [library] Nämä nostettiin laatikosta; muut palaavat sinne.
    [revive] Se ei maksa mitään ja antaa kaiken, mitä siinä on.
    [destroy] Se siirtyy toisesta kaupungista poistopakkaan.
   *[starter] Armeijasi on heikompi tai pelasit viimeksi: sinä päätät.
}
choose-confirm = { $phase ->
    [progress] Ota: { $name }
    [library] Pidä: { $name }
    [revive] Rakenna: { $name }
    [destroy] Tuhoa: { $name }
   *[starter] Aloittaa: { $name }
}
starter-name = { $name } aloittaa
city-sheet = Kaupungit, siirrot, näkemättömät kortit
dock-not-yet = Voit toimia omalla vuorollasi.
dock-opens = Sitten { $name } voi ottaa: { $cards }.
dock-under = Ihmeen alle: { $wonder }.
draft-choose = Valitse ihme
draft-waits = { $name } valitsee ihmettä
draft-next = { $who ->
    [you] { $n ->
        [one] Sinä valitset seuraavan.
       *[other] Sinä valitset seuraavat kaksi.
    }
   *[them] { $n ->
        [one] Seuraavan valitsee { $name }.
       *[other] Sitten { $name } valitsee kaksi.
    }
}
draft-order = Valintajärjestys: { $names }
draft-picks-now = valitsee nyt
draft-take = Ota: { $wonder }
goods-label = Tuotanto ja ostohinnat
goods-line = { $resource }: tuottaa { $own }, lisä maksaa { $price }.
goods-choice = Yksi näistä joka vuoro tarpeen mukaan:
label-covered = { $n ->
    [one] { $n } kortin alla.
   *[other] { $n } kortin alla.
}
label-you-pay = Sinä maksat: { $bill }.
label-they-pay = { $name } maksaisi { coins }.
label-uncovers = Paljastaa: { $cards }.
log-discard = { $card }, poistettu
log-destroy = { $card }, tuhottu
log-starter = päättää aloittajan
log-wonder = { $wonder }, alla { $card }
log-leaves = { $wonder } poistuu pelistä
log-where = { $age }, kortti { $n }/{ $all }
pawn-stands = { $who ->
    [you] Rintamalinja: { spaces } sinun puolellasi.
   *[them] Rintamalinja: { spaces } vastapuolella ({ $name }).
}
race-title = Pisteet aikakausittain
rest-count = { $n ->
    [one] { $n } kortti on auki.
   *[other] { $n } korttia on auki.
}
rest-open = { $n ->
    [one] Auki: { $cards }.
   *[other] Auki: { $cards }.
}
rest-discard = Poistaminen tuo
told-build = { $who ->
    [you] Rakensit: { $card }.
   *[them] { $name } rakensi: { $card }.
}
told-discard = { $who ->
    [you] Poistit: { $card }.
   *[them] { $name } poisti: { $card }.
}
told-wonder = { $who ->
    [you] Rakensit ihmeen: { $wonder } ({ $card }).
   *[them] { $name } rakensi ihmeen: { $wonder } ({ $card }).
}
told-draft = { $who ->
    [you] Otit: { $wonder }.
   *[them] { $name } otti: { $wonder }.
}
told-token = { $who ->
    [you] Otit merkin: { $token }.
   *[them] { $name } otti merkin: { $token }.
}
told-revive = { $who ->
    [you] Rakensit poistopakasta: { $card }.
   *[them] { $name } rakensi poistopakasta: { $card }.
}
told-destroy = { $who ->
    [you] Tuhosit: { $card }.
   *[them] { $name } tuhosi: { $card }.
}
told-starter = { $who ->
    [you] Sinä aloitat aikakauden.
   *[them] { $name } aloittaa aikakauden.
}
track = Konfliktirata
unseen-down = { $n ->
    [one] { $down }/{ $n } on piilossa
   *[other] näistä { $n } on piilossa { $down }
}
unseen-none = mikään ei ole piilossa

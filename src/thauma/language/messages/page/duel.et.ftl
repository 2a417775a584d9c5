### Duelli laud.

duel-wonders-first = Duell, kõigepealt imed
duel-over = { $n ->
    [one] Duell, { $n } käik
   *[other] Duell, { $n } käiku
}
seat-again = lisakäik
act-wonder-label = Ime
back-card = Kinnine kaart
back-guild = Kinnine gild
backs = { $n ->
    [one] kinnine kaart
   *[other] { $n } kinnist kaarti
}
card-opens = { $words }. Avab: { $card }.
cards-count = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarti
}
choose-title = { $phase ->
    [progress] Võta progressimärk
    [library] Suur raamatukogu: jäta üks märk
    [revive] Mausoleum: ehita mahaläinud kaart
    [destroy] Hävita kaart
   *[starter] Kes alustab seda ajastut?
}
choose-words = { $phase ->
    [progress] Sul on kaks sama sümbolit. Märk jääb sulle.
    [library] Need tõmmati karbist; teised lähevad tagasi.
    [revive] See ei maksa midagi ja annab kõik, mis peal kirjas.
    [destroy] See läheb teisest linnast mahaläinud kaartide hulka.
   *[starter] Sinu sõjavägi on nõrgem või käisid viimasena: sina otsustad.
}
choose-confirm = { $phase ->
    [progress] Võta: { $name }
    [library] Jäta: { $name }
    [revive] Ehita: { $name }
    [destroy] Hävita: { $name }
   *[starter] Alustab { $name }
}
starter-name = Alustab { $name }
city-sheet = Linnad, käigud, nägemata kaardid
dock-not-yet = Saad tegutseda omal käigul.
dock-opens = Siis saab { $name } võtta: { $cards }.
dock-under = Ime alla: { $wonder }.
draft-choose = Vali maailmaime
draft-waits = { $name } valib maailmaimet
draft-next = { $who ->
    [you] { $n ->
        [one] Järgmisena valid sina.
       *[other] Järgmised kaks valid sina.
    }
   *[them] { $n ->
        [one] Järgmisena valib { $name }.
       *[other] Siis valib { $name } kaks.
    }
}
draft-order = Valimise järjekord: { $names }
draft-picks-now = valib nüüd
draft-take = Võta: { $wonder }
goods-label = Tootmine ja ostuhinnad
goods-line = { $resource }: toodab { $own }, lisa maksab { $price }.
goods-choice = Üks neist igal käigul, vastavalt vajadusele:
label-covered = { $n ->
    [one] Kaetud { $n } kaardiga.
   *[other] Kaetud { $n } kaardiga.
}
label-you-pay = Sina maksad: { $bill }.
label-they-pay = { $name } maksaks { coins }.
label-uncovers = Vabastab: { $cards }.
log-discard = { $card }, loobutud
log-destroy = { $card }, hävitatud
log-starter = määrab alustaja
log-wonder = { $wonder }, all { $card }
log-leaves = { $wonder } lahkub mängust
log-where = { $age }, kaart { $n }/{ $all }
pawn-stands = { $who ->
    [you] Lahingunupp: { spaces } sinu poolel.
   *[them] Lahingunupp: { spaces } vastase poolel ({ $name }).
}
race-title = Punktid ajastute kaupa
rest-count = { $n ->
    [one] { $n } kaart on avatud.
   *[other] { $n } kaarti on avatud.
}
rest-open = { $n ->
    [one] Avatud on { $cards }.
   *[other] Avatud on { $cards }.
}
rest-discard = Loobumine annab
told-build = { $who ->
    [you] Ehitasid: { $card }.
   *[them] { $name } ehitas: { $card }.
}
told-discard = { $who ->
    [you] Loobusid kaardist: { $card }.
   *[them] { $name } loobus kaardist: { $card }.
}
told-wonder = { $who ->
    [you] Ehitasid ime: { $wonder } ({ $card }).
   *[them] { $name } ehitas ime: { $wonder } ({ $card }).
}
told-draft = { $who ->
    [you] Võtsid: { $wonder }.
   *[them] { $name } võttis: { $wonder }.
}
told-token = { $who ->
    [you] Võtsid märgi: { $token }.
   *[them] { $name } võttis märgi: { $token }.
}
told-revive = { $who ->
    [you] Ehitasid mahaläinud kaardi: { $card }.
   *[them] { $name } ehitas mahaläinud kaardi: { $card }.
}
told-destroy = { $who ->
    [you] Hävitasid: { $card }.
   *[them] { $name } hävitas: { $card }.
}
told-starter = { $who ->
    [you] Sina alustad ajastut.
   *[them] Ajastut alustab { $name }.
}
track = Konfliktirada
unseen-down = { $n ->
    [one] { $down }/{ $n } on kinni
   *[other] neist { $n } on kinni { $down }
}
unseen-none = midagi pole kinni

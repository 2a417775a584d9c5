### Duel-bordet.

duel-wonders-first = Duel, først vidundere
duel-over = { $n ->
    [one] Duel, { $n } træk
   *[other] Duel, { $n } træk
}
seat-again = ekstra tur
act-wonder-label = Vidunder
back-card = Skjult kort
back-guild = Skjult laug
backs = { $n ->
    [one] et skjult kort
   *[other] { $n } skjulte kort
}
card-opens = { $words }. Åbner { $card }.
cards-count = { $n ->
    [one] { $n } kort
   *[other] { $n } kort
}
choose-title = { $phase ->
    [progress] Tag en fremskridtsbrik
    [library] Det store bibliotek: behold én brik
    [revive] Mausoleet: byg et smidt kort
    [destroy] Ødelæg et kort
   *[starter] Hvem begynder denne Alder?
}
choose-words = { $phase ->
    [progress] Du har to ens symboler. Brikken bliver hos dig.
    [library] De er trukket fra æsken; de andre lægges tilbage.
    [revive] Det koster intet og gør alt, hvad det siger.
    [destroy] Det går fra den anden by til de smidte kort.
   *[starter] Du har den svageste hær eller trak sidst: du bestemmer.
}
choose-confirm = { $phase ->
    [progress] Tag { $name }
    [library] Behold { $name }
    [revive] Byg { $name }
    [destroy] Ødelæg { $name }
   *[starter] { $name } begynder
}
starter-name = { $name } begynder
city-sheet = Byer, træk, usete kort
dock-not-yet = Du kan handle, når det er din tur.
dock-opens = Så kan { $name } nå { $cards }.
dock-under = Under { $wonder }:
draft-choose = Vælg et vidunder
draft-waits = { $name } vælger et vidunder
draft-next = { $who ->
    [you] { $n ->
        [one] Du vælger næste gang.
       *[other] Du vælger de næste to.
    }
   *[them] { $n ->
        [one] { $name } vælger næste.
       *[other] { $name } vælger så to.
    }
}
draft-order = Rækkefølge: { $names }
draft-picks-now = vælger nu
draft-take = Tag { $wonder }
goods-label = Produktion og priser
goods-line = { $resource }: giver { $own }, én mere koster { $price }.
goods-choice = Én af disse hver tur efter behov:
label-covered = { $n ->
    [one] Dækket af { $n } kort.
   *[other] Dækket af { $n } kort.
}
label-you-pay = Du betaler: { $bill }.
label-they-pay = { $name } ville betale { coins }.
label-uncovers = Afdækker { $cards }.
log-discard = { $card }, smidt
log-destroy = { $card }, ødelagt
log-starter = bestemmer, hvem der begynder
log-wonder = { $wonder }, med { $card }
log-leaves = { $wonder } går ud af spillet
log-where = { $age }, kort { $n } af { $all }
pawn-stands = { $who ->
    [you] Konfliktbrikken: { spaces } på din side.
   *[them] Konfliktbrikken: { spaces } på modpartens side ({ $name }).
}
race-title = Point, Alder for Alder
rest-count = { $n ->
    [one] { $n } kort ligger åbent.
   *[other] { $n } kort ligger åbne.
}
rest-open = { $n ->
    [one] { $cards } ligger åbent.
   *[other] { $cards } ligger åbne.
}
rest-discard = At smide giver
told-build = { $who ->
    [you] Du byggede { $card }.
   *[them] { $name } byggede { $card }.
}
told-discard = { $who ->
    [you] Du smed { $card }.
   *[them] { $name } smed { $card }.
}
told-wonder = { $who ->
    [you] Du byggede { $wonder } med { $card }.
   *[them] { $name } byggede { $wonder } med { $card }.
}
told-draft = { $who ->
    [you] Du tog { $wonder }.
   *[them] { $name } tog { $wonder }.
}
told-token = { $who ->
    [you] Du tog brikken { $token }.
   *[them] { $name } tog brikken { $token }.
}
told-revive = { $who ->
    [you] Du byggede det smidte kort { $card }.
   *[them] { $name } byggede det smidte kort { $card }.
}
told-destroy = { $who ->
    [you] Du ødelagde { $card }.
   *[them] { $name } ødelagde { $card }.
}
told-starter = { $who ->
    [you] Du begynder denne Alder.
   *[them] { $name } begynder denne Alder.
}
track = Konfliktspor
unseen-down = { $n ->
    [one] { $down } af { $n } ligger skjult
   *[other] { $down } af disse { $n } ligger skjult
}
unseen-none = intet ligger skjult

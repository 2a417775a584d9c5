### A Duel asztala.

duel-wonders-first = Duel, előbb a csodák
duel-over = { $n ->
    [one] Duel, { $n } lépés
   *[other] Duel, { $n } lépés
}
seat-again = újabb lépés
act-wonder-label = Csoda
back-card = Lefordított kártya
back-guild = Lefordított céh
backs = { $n ->
    [one] egy lefordított kártya
   *[other] { $n } lefordított kártya
}
card-opens = { $words }. Megnyitja: { $card }.
cards-count = { $n ->
    [one] { $n } kártya
   *[other] { $n } kártya
}
choose-title = { $phase ->
    [progress] Vegyél egy fejlődésjelzőt
    [library] A nagy könyvtár: tarts meg egy jelzőt
    [revive] A mauzóleum: építs egy eldobott kártyát
    [destroy] Rombolj le egy kártyát
   *[starter] Ki kezdi ezt a kort?
}
choose-words = { $phase ->
    [progress] Két egyforma szimbólumod van. A jelző nálad marad.
    [library] Ezeket a dobozból húztad; a többi visszakerül.
    [revive] Nem kerül semmibe, és mindent megad, ami rajta áll.
    [destroy] A másik városból a dobópakliba kerül.
   *[starter] A te sereged gyengébb, vagy te léptél utoljára: te döntesz.
}
choose-confirm = { $phase ->
    [progress] Elvétel: { $name }
    [library] Megtartás: { $name }
    [revive] Építés: { $name }
    [destroy] Rombolás: { $name }
   *[starter] { $name } kezd
}
starter-name = { $name } kezd
city-sheet = Városok, lépések, nem látott kártyák
dock-not-yet = Akkor léphetsz, ha te következel.
dock-opens = Ezután { $name } elérheti: { $cards }.
dock-under = Csoda alá: { $wonder }.
draft-choose = Válassz csodát
draft-waits = { $name } csodát választ
draft-next = { $who ->
    [you] { $n ->
        [one] A következőt te választod.
       *[other] A következő kettőt te választod.
    }
   *[them] { $n ->
        [one] A következőt { $name } választja.
       *[other] Ezután { $name } választ kettőt.
    }
}
draft-order = A választás sorrendje: { $names }
draft-picks-now = választ
draft-take = Elvétel: { $wonder }
goods-label = Termelés és árak
goods-line = { $resource }: termel { $own }, még egy ára { $price }.
goods-choice = Ezek egyike minden körben, igény szerint:
label-covered = { $n ->
    [one] { $n } kártya takarja.
   *[other] { $n } kártya takarja.
}
label-you-pay = Te fizetsz: { $bill }.
label-they-pay = { $name } ára: { coins }.
label-uncovers = Felszabadítja: { $cards }.
log-discard = { $card }, eldobva
log-destroy = { $card }, lerombolva
log-starter = dönt a kezdésről
log-wonder = { $wonder }, alatta: { $card }
log-leaves = { $wonder } kikerül a játékból
log-where = { $age }, { $n }. kártya, összesen { $all }
pawn-stands = { $who ->
    [you] A bábu: { spaces } a te oldaladon.
   *[them] A bábu: { spaces } az ellenfél oldalán ({ $name }).
}
race-title = Pontok korról korra
rest-count = { $n ->
    [one] { $n } kártya fekszik szabadon.
   *[other] { $n } kártya fekszik szabadon.
}
rest-open = { $n ->
    [one] Szabadon fekszik: { $cards }.
   *[other] Szabadon fekszik: { $cards }.
}
rest-discard = Az eldobás értéke
told-build = { $who ->
    [you] Felépítetted: { $card }.
   *[them] { $name } felépítette: { $card }.
}
told-discard = { $who ->
    [you] Eldobtad: { $card }.
   *[them] { $name } eldobta: { $card }.
}
told-wonder = { $who ->
    [you] Felépítetted a csodát: { $wonder } ({ $card }).
   *[them] { $name } felépítette a csodát: { $wonder } ({ $card }).
}
told-draft = { $who ->
    [you] Elvetted: { $wonder }.
   *[them] { $name } elvette: { $wonder }.
}
told-token = { $who ->
    [you] Elvetted a jelzőt: { $token }.
   *[them] { $name } elvette a jelzőt: { $token }.
}
told-revive = { $who ->
    [you] Felépítetted a dobópakliból: { $card }.
   *[them] { $name } felépítette a dobópakliból: { $card }.
}
told-destroy = { $who ->
    [you] Leromboltad: { $card }.
   *[them] { $name } lerombolta: { $card }.
}
told-starter = { $who ->
    [you] Te kezded a kort.
   *[them] { $name } kezdi a kort.
}
track = Konfliktussáv
unseen-down = { $n ->
    [one] { $n }: { $down } van lefordítva
   *[other] { $n } közül { $down } van lefordítva
}
unseen-none = nincs lefordított kártya

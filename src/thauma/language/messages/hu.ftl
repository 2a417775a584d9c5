### Magyar.

## Számolás

coins = { $n } érme
points = { $n } győzelmi pont
shields = { $n } pajzs
spaces = { $n } mező
amount = { $resource ->
    [clay] { $n } agyag
    [wood] { $n } fa
    [stone] { $n } kő
    [glass] { $n } üveg
   *[papyrus] { $n } papirusz
}
abbreviation = { $resource ->
    [clay] Ag
    [wood] Fa
    [stone] Kő
    [glass] Üv
   *[papyrus] Pa
}
thing = { $thing ->
    [brown] barna kártyánként
    [grey] szürke kártyánként
    [goods] barna és szürke kártyánként
    [blue] kék kártyánként
    [green] zöld kártyánként
    [yellow] sárga kártyánként
    [red] piros kártyánként
    [coins3] 3 érménként
   *[wonder] csodánként
}
and = { $first } és { $last }
or = { $first } vagy { $last }
none = nincs
free = ingyenes

## Az asztal

you = Te
opponent = Ellenfél
turn-yours = Te jössz
turn-again = Újra te jössz
turn-theirs = Az ellenfél jön
game-over = A játék véget ért
draft-title = Csodák választása
tokens = Fejlődésjelzők
wonders = Csodák
symbols-count = { $n }/{ $all } szimbólum
city-empty = még nincs létesítmény
discard-pile = Dobópakli
unseen = Nem látott
unseen-age = { $n } kártya ebből a korból, ebből { $down } itt képpel lefelé, a többi a dobozban
unseen-guilds = { $n } céh, ebből { $down } itt képpel lefelé, a többi a dobozban
unseen-brief = { $n } nem látott, { $down } képpel lefelé
moves = Utolsó lépések
no-moves = még nem volt lépés
choice = { $n ->
    [one] szabadon választva
   *[other] { $n }× szabadon választva
} { $things }
pawn-centre = A konfliktusbábu középen áll.
pawn-side = { $who ->
    [you] A konfliktusbábu a te oldaladon áll, távolság: { spaces }.
   *[them] A konfliktusbábu az ellenfél oldalán áll, távolság: { spaces }.
}

## Hatás pár szóban

short-fixed = { $resource } à { $price }
short-coins-per = { coins } { thing }
short-guild-coins = { coins } { thing } (ahol több van)
short-guild-points = { points } { thing } (ahol több van)
short-opponent-loses = az ellenfél vesztesége { coins }
short-again = új lépés
short-destroy = { $colour ->
    [brown] barna kártya rombolása
   *[grey] szürke kártya rombolása
}
short-revive = eldobott kártya építése
short-library = { $n } jelzőből 1
short-discount = { $thing ->
    [blue] kék kártyák: −{ $n } alapanyag
   *[wonder] csodák: −{ $n } alapanyag
}
short-extra-shields = piros kártyák: +{ shields }
short-grant-again = csodák: új lépés
short-trade = az ellenfél vételára
short-chain-coins = { coins } láncépítésért
short-per-token = { points } jelzőnként

## Hatás teljes mondatban

full-produce = Minden körben ezt termeli: { $things }.
full-choice = Minden körben egyet termel, amelyik kell: { $things }.
full-fixed = A következő körödtől { coins } a vételár egységenként: { $things }.
full-shields = A konfliktusbábu az ellenfél fővárosa felé lép: { spaces }.
full-science = Tudományos szimbólum: { $symbol }. Két egyforma fejlődésjelzőt hoz, hat különböző megnyeri a játékot.
full-points = A játék végén { points }.
full-coins = Azonnal jár a bankból: { coins }.
full-coins-per = Azonnal jár: { coins } { thing } a városodban.
full-guild-coins = Azonnal jár: { coins } { thing } abban a városban, ahol több van.
full-guild-points = A játék végén { points } { thing } abban a városban, ahol akkor több van.
full-opponent-loses = Az ellenfél vesztesége: { coins }.
full-again = Azonnal újra te jössz.
full-destroy = { $colour ->
    [brown] Az ellenfél városából egy általad választott barna kártya a dobópakliba kerül.
   *[grey] Az ellenfél városából egy általad választott szürke kártya a dobópakliba kerül.
}
full-revive = Ingyen megépítesz egy kártyát a dobópakliból.
full-library = Húzz a dobozból { $n } fejlődésjelzőt, és egyet tarts meg.
full-discount = { $thing ->
    [blue] A később épített kék kártyáidhoz { $n } alapanyaggal kevesebb kell.
   *[wonder] A később épített csodáidhoz { $n } alapanyaggal kevesebb kell.
}
full-extra-shields = A később épített piros kártyáidon még { shields } van.
full-grant-again = A később épített csodáid után újra te jössz.
full-trade = Az érmék, amelyeket az ellenfél kereskedelemre költ, hozzád kerülnek.
full-chain-coins = Minden ingyenes láncépítésért jár: { coins }.
full-per-token = A játék végén { points } minden fejlődésjelződ után, ezt is beleértve.
full-opens = Ingyenessé teszi (lánc): { $card }.
full-free-with = Ingyenes, ha a tiéd (lánc): { $card }.

## Költség

bill-own = saját: { $things }
bill-chosen = választva: { $things }
bill-waived = elengedve: { $things }
bill-bought = { $things } à { $price }
bill-chain = ingyenes, lánc: { $card }
bill-price = ár { coins }
bill-sum = { $parts } = { coins }
cost = Költség: { $things }
cost-you = Neked: { $bill }
cost-them = Az ellenfélnek: { $bill }
leaves = marad { coins }
missing = hiányzik { coins }

## Választás

ask-card = Melyik kártya? Szám vagy név. Súgó: ?
ask-act = Mit teszel vele? Szám vagy betű. Vissza: { $back }
ask-draft = Melyik csodát választod?
ask-progress = Melyik fejlődésjelzőt veszed el?
ask-library = Melyik jelzőt tartod meg?
ask-revive = Melyik eldobott kártyát építed meg ingyen?
ask-destroy = Melyik kártyáját veszítse el az ellenfél?
ask-starter = Ki kezdje ezt a kort?
ask-again = Enter: vissza az asztalhoz
ask-more = Enter: következő oldal
act-build = megépít
act-discard = eldob
act-wonder = csoda: { $wonder }
starter-you = Én kezdek
starter-them = Az ellenfél kezd
then-opens = Utána az ellenfél eléri: { $cards }.
then-turns = { $n ->
    [one] Egy lefordított kártya felfordul.
   *[other] { $n } lefordított kártya felfordul.
}
then-nothing = Nem szabadít fel kártyát.
picks-next = { $n ->
    [0] Utána újra te választasz.
    [one] Utána az ellenfél választ.
   *[other] Utána az ellenfél választ { $n } alkalommal.
}

## Mi történt

event-draft = { $who ->
    [you] Ezt a csodát választod: { $wonder }.
   *[them] Az ellenfél ezt a csodát választja: { $wonder }.
}
event-build = { $who ->
    [you] Megépíted: { $card } ({ $bill }).
   *[them] Az ellenfél megépíti: { $card } ({ $bill }).
}
event-discard = { $who ->
    [you] Eldobod: { $card } (+{ coins }).
   *[them] Az ellenfél eldobja: { $card } (+{ coins }).
}
event-wonder = { $who ->
    [you] Megépíted ezt a csodát: { $wonder }, alatta: { $card } ({ $bill }).
   *[them] Az ellenfél megépíti ezt a csodát: { $wonder }, alatta: { $card } ({ $bill }).
}
event-progress = { $who ->
    [you] Ezt a fejlődésjelzőt veszed el: { $token }.
   *[them] Az ellenfél ezt a fejlődésjelzőt veszi el: { $token }.
}
event-library = { $who ->
    [you] Ezt a fejlődésjelzőt tartod meg: { $token }.
   *[them] Az ellenfél ezt a fejlődésjelzőt tartja meg: { $token }.
}
event-revive = { $who ->
    [you] Megépíted a dobópakliból: { $card }.
   *[them] Az ellenfél megépíti a dobópakliból: { $card }.
}
event-destroy = { $who ->
    [you] Az ellenfél elveszíti: { $card }.
   *[them] Elveszíted: { $card }.
}
event-starter = { $who ->
    [you] A kort te kezded.
   *[them] A kort az ellenfél kezdi.
}
event-pawn = { $who ->
    [you] A konfliktusbábu az ellenfél felé lép: { spaces }.
   *[them] A konfliktusbábu feléd lép: { spaces }.
}
event-gain = { $who ->
    [you] A bevételed: { coins }.
   *[them] Az ellenfél bevétele: { coins }.
}
event-loss = { $who ->
    [you] A veszteséged: { coins }.
   *[them] Az ellenfél vesztesége: { coins }.
}
event-revealed = Felfordult: { $cards }.
event-age = Kezdődik: { $age }.
event-again = { $who ->
    [you] Újra te jössz.
   *[them] Újra az ellenfél jön.
}
event-gone = Hét csoda megépült; kikerül a játékból: { $wonders }.

## Mi volt a baj

bad-unknown = Ezt nem ismerem: „{ $text }”. Írj számot vagy nevet; a többit a ? elmagyarázza.
bad-suggest = Ilyen itt nincs: „{ $text }”. Erre gondoltál: { $names }?
bad-ambiguous = „{ $text }” lehet { $names }. Írj egy kicsit többet.
bad-number = { $number }. szám itt nincs; 1 és { $last } között választhatsz.
bad-covered = { $card } még takarva van, rajta fekszik: { $names }. Elérhető: { $open }.
bad-face-down = egy lefordított kártya
bad-not-open = { $name } nincs az elérhető kártyák között. Elérhető: { $open }.
bad-not-offered = { $name } most nem választható. Választható: { $names }.
bad-dear = { $name }: az ára neked { $cost }, és { $coins } van nálad.
bad-not-yours = { $wonder } nincs a még megépíthető csodáid között: { $wonders }.
bad-no-wonder = Nincs több megépíthető csodád.
bad-which-card = Melyik kártya? Például: { $example }
bad-which-wonder = Melyik csoda? Például: { $example }
bad-no-undo = Még nincs mit visszavonni.
bad-no-back = Nincs kiválasztott kártya, így nincs mit visszatenni.
bad-info = Miről szeretnél többet tudni? Például: { $example }

## Parancsok

words-build = megépít, e, épít
words-discard = eldob, d
words-wonder = csoda, c
words-back = vissza, v
words-undo = visszavon, u
words-help = súgó, s, ?
words-info = infó, i
words-pile = dobópakli, p
words-unseen = nem látott, n
words-log = lépések, l
words-city = városok, t, város
words-quit = kilép, q
help-title = Így játssz ennél az asztalnál
help-turn = Végy el egy elérhető kártyát (vastag keret): építsd meg, dobd el érmékért, vagy tedd egy csoda alá, amelyet megépítesz.
help-win = Azonnal nyersz, ha a bábu az ellenfél fővárosába ér, vagy ha { $n } különböző szimbólumod van; különben pontokkal a III. kor után.
help-sides = Balra vagy te, jobbra az ellenfél: a kártyán is balra áll a te árad, jobbra az övé.
help-pick = válassz kártyát, nézd meg, mi mennyibe kerül, és dönts
help-build = azonnal megépíted
help-discard = azonnal eldobod
help-wonder = csodát építesz vele
help-back = visszateszed a kiválasztott kártyát
help-undo = visszavonod az utolsó döntésedet és ami utána történt
help-info = mit tesz és mibe kerül valami
help-pile = a dobópakli
help-unseen = kártyák, amelyeket még senki sem látott
help-log = az összes eddigi lépés
help-city = mindkét város teljesen
help-quit = távozás; a játék mentésre kerül
help-help = ez az oldal
legend = Jelek
legend-coins = érme
legend-points = győzelmi pont
legend-shields = pajzs
legend-again = új lépés
legend-chain = ingyenes, lánc
legend-dear = több, mint amennyid van
legend-wonder = csoda
legend-goods = saját / még egy vételára

## Hol van

where-open = Elérhető a kártyák között.
where-covered = Takarva van, rajta fekszik: { $names }.
where-city = { $who ->
    [you] A te városodban áll.
   *[them] Az ellenfél városában áll.
}
where-pile = A dobópakliban van.
where-unseen = Még senki sem látta.
where-gone = Már nincs játékban, vagy még nincs.
where-wonder = { $who ->
    [you] A te csodád, még nem épült meg.
   *[them] Az ellenfél csodája, még nem épült meg.
}
where-built = { $who ->
    [you] A te csodád, már áll.
   *[them] Az ellenfél csodája, már áll.
}
where-board = A táblán van.
where-owned = { $who ->
    [you] Nálad van.
   *[them] Az ellenfélnél van.
}
where-offer = Választható.

## A vég

end-points = { $who ->
    [you] Pontokkal nyersz, { $high } : { $low }.
   *[them] Az ellenfél nyer pontokkal, { $high } : { $low }.
}
end-tie-break = { $who ->
    [you] Mindkettőtöknek { $high } pontja van: te nyersz, mert több pontod van kék kártyákon.
   *[them] Mindkettőtöknek { $high } pontja van: az ellenfél nyer, mert több pontja van kék kártyákon.
}
end-military = { $who ->
    [you] Nyersz: katonai fölény.
   *[them] Az ellenfél nyer: katonai fölény.
}
end-science = { $who ->
    [you] Nyersz: tudományos fölény.
   *[them] Az ellenfél nyer: tudományos fölény.
}
end-shared = Mindenben döntetlen: a győzelem közös.
category = { $category ->
    [civilian] Civil létesítmények
    [science] Tudomány
    [commerce] Kereskedelem
    [guilds] Céhek
    [wonders] Csodák
    [progress] Fejlődésjelzők
    [treasury] Kincstár
   *[military] Hadsereg
}
total = Összesen
saved = A játék mentve: { $path }
saved-unfinished = A játék nincs befejezve; az eddigiek mentve: { $path }
not-saved = Nem történt lépés, ezért nincs mit menteni.
replay-hint = Visszanézés: { $command }
goodbye = Viszlát!
preparing = Egy pillanat: készülnek a szabályok …
too-small = az asztalhoz legalább { $columns } oszlopos és { $rows } soros terminál kell; ez { $width } és { $height }
enlarge = Nagyítsd meg az ablakot, és nyomj Entert.

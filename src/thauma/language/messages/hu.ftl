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
    [ore] { $n } érc
    [cloth] { $n } szövet
   *[papyrus] { $n } papirusz
}
abbreviation = { $resource ->
    [clay] Ag
    [wood] Fa
    [stone] Kő
    [glass] Üv
    [ore] Ér
    [cloth] Sz
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
    [wonder] Csoda
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

## 7 csoda: az asztal

free-city = Szabad város
bank = bank
turn-of = kör { $n }/{ $all }
choice-yours = Te választasz
choice-free-city = A Szabad város nevében döntesz
choice-seventh = A hetedik kártya is kijátszható
choice-revive = Egy eldobott kártya ingyen megépül
passing = { $to ->
    [left] a kártyák balra mennek
    [right] a kártyák jobbra mennek
   *[across] a kártyák cserélődnek
}
sells = eladó:
makes = termel:
tokens-won = jelzők
conflicts = Konfliktusok
everyone-else = Mindenki más
last-turn = Előző kör:
chosen-own = A saját városodnak már választottál:
free-city-limits = A Szabad városnak meg kell építenie, amit lánccal ingyen megkap, és csak akkor dobhat el kártyát, ha mást nem tehet.
power-free = Ebben a korban egy kártyát teljesen ingyen megépíthetsz.
why-built = már áll
needs = kell hozzá: { $things }
ways-to-pay = { $n } fizetési mód
passed-title = Kártyák, amelyeket ebben a korban láttál
passed-hand = { $n }. kör · most nála: { $name }
pile-size = { $n } kártya van ott, képpel lefelé.
own-discards = Amit te dobtál el:
buried-own = A táblád alatt:
buried = A táblák alatt:

## 7 csoda: hatás

counted = { $counted ->
    [brown] barna kártyánként
    [grey] szürke kártyánként
    [blue] kék kártyánként
    [green] zöld kártyánként
    [yellow] sárga kártyánként
    [red] piros kártyánként
    [shipowners] barna, szürke és lila kártyánként
    [defeat_token] vereségjelzőnként
   *[wonder_stage] megépített szintenként
}
counted-of = { $cities ->
    [self] saját
    [neighbours] a szomszédoké
   *[all] saját és a szomszédoké
}
counted-in = { $cities ->
    [self] a városodban
    [neighbours] a két szomszédos városban
   *[all] a városodban és a két szomszédosban
}
short-city-coins = { coins } { counted } ({ counted-of })
short-city-points = { points } { counted } ({ counted-of })
short-any-symbol = választható szimbólum
short-build-free = koronként egy ingyen kártya
short-seventh = a hetedik kártya is kijátszható
short-copy-guild = egy szomszéd céhének másolása
full-for-sale = A szomszédok megvehetik.
full-not-for-sale = Nem eladó.
full-neighbour-price = { $neighbours ->
    [left] A következő körödtől a bal szomszédodtól { coins } a vételár egységenként: { $things }.
    [right] A következő körödtől a jobb szomszédodtól { coins } a vételár egységenként: { $things }.
   *[both] A következő körödtől mindkét szomszédodtól { coins } a vételár egységenként: { $things }.
}
full-conflict-shields = Minden kor végén a konfliktusokban { shields }.
full-city-science = Tudományos szimbólum: { $symbol }. Minden szimbólum a számának négyzetét éri, minden három különbözőből álló sorozat még 7 pontot.
full-city-coins = Azonnal jár: { coins } { counted } { counted-in }.
full-city-points = A játék végén { points } { counted } { counted-in }.
full-any-symbol = A játék végén egy választható tudományos szimbólum: a neked legjobb.
full-build-free = Koronként egyszer ingyen megépítesz egy kártyát a kezedből.
full-city-revive = A kör végén ingyen megépítesz egy kártyát a dobópakliból.
full-seventh = Minden kor utolsó körében a hetedik kártyádat is kijátszod.
full-copy-guild = A játék végén egy szomszédod egyik céhe neked is számít: a legjobb.
board-makes = Maga a város minden körben ezt termeli: { $resource }; a szomszédok megvehetik.
where-cities = Megépítette: { $names }.

## 7 csoda: választás

ask-free-city = Melyik kártya a Szabad városnak? Szám vagy név. Súgó: ?
ask-payment = Melyik fizetés? Szám. Vissza: { $back }
act-stage = { $n }. szint
act-free = ingyen megépít
bad-built = { $name } már áll: egy városban sem lehet két azonos nevű létesítmény.
bad-stages = { $name }: minden szint megépült.
bad-bound = A Szabad város lánccal megépítheti ezt: { $name }; mást nem tehet vele.
bad-keep = A Szabad város csak akkor dobhat el kártyát, ha egyiket sem tudja másként felhasználni.
bad-no-free = Most semmit sem lehet csak úgy ingyen megépíteni.
bad-unpayable = { $name }: kell hozzá { $cost }; a saját áru, a szomszédok áruja és { $coins } nem elég.
bad-payment = { $number }. fizetés itt nincs; 1 és { $last } között választhatsz.
bad-not-in-hand = { $name } nincs a kézben. A kézben: { $names }.

## 7 csoda: mi történt

turn-build = { $who ->
    [you] Megépíted: { $card } ({ $bill }).
   *[them] { $name } megépíti: { $card } ({ $bill }).
}
turn-stage = { $who ->
    [you] Megépíted a csodád { $number }. szintjét, alatta: { $card } ({ $bill }).
   *[them] { $name } megépíti a csodája { $number }. szintjét ({ $bill }).
}
turn-discard = { $who ->
    [you] Eldobod: { $card } (+{ coins }).
   *[them] { $name } eldob egy kártyát (+{ coins }).
}
turn-free = { $who ->
    [you] Ingyen megépíted: { $card }.
   *[them] { $name } ingyen megépíti: { $card }.
}
turn-revive = { $who ->
    [you] Megépíted a dobópakliból: { $card }.
   *[them] { $name } megépíti a dobópakliból: { $card }.
}
turn-coins = Érmék: { $things }.
turn-conflicts = Konfliktusok, { $age }: { $things }.
turn-passed = { $to ->
    [left] A kártyák balra mennek tovább.
    [right] A kártyák jobbra mennek tovább.
   *[across] A kártyák gazdát cserélnek.
}

## 7 csoda: parancsok

words-stage = szint, c
words-free = ingyen, g
words-passed = látott, n
help-city-turn = Válassz egy kártyát: építsd meg, tedd a csodád következő szintje alá, vagy dobd el 3 érméért. Mindenki egyszerre cselekszik, aztán a kártyák továbbmennek.
help-city-trade = Ami hiányzik, azt a szomszédaidtól veszed: 2 érme egységenként, kedvezménnyel 1. Amit ebben a körben építenek, az még nem vehető meg.
help-city-win = Minden kor végén a pajzsokat mindkét szomszédéval összevetik. A III. kor után a legtöbb pont nyer, aztán a legtöbb érme.
help-build-paid = azonnal megépíted; a második szám a fizetés
help-stage = megépíted vele a következő szintet
help-free = ingyen megépíted, koronként egyszer (Olümpia)
help-cities = minden város teljesen
help-passed = kártyák, amelyeket ebben a korban láttál
help-own-pile = amit eldobtál, és ami a táblád alatt van
legend-stage = a csoda szintje
legend-neighbours = bal és jobb szomszéd
legend-all = mindkét szomszéd és a saját város
legend-count = létesítmények száma
legend-ways = több fizetési mód
legend-never = nem fizethető ki
legend-built = megépült

## 7 csoda: a vég

end-cities-points = { $who ->
    [you] Te nyersz { $high } ponttal, a következőnek { $low } pontja van.
   *[them] { $name } nyer { $high } ponttal, a következőnek { $low } pontja van.
}
end-cities-coins = { $who ->
    [you] Többeknek { $high } pontja van: te nyersz, mert több érméd van.
   *[them] Többeknek { $high } pontja van: { $name } nyer, mert több érméje van.
}
end-cities-shared = Egyenlő pontok és érmék, közös a győzelem: { $names }.

## Miért volt rosszabb egy lépés

why-kind-of = { $kind ->
    [science] tudománnyal
    [military] háborúval
   *[points] pontokkal
}
why-low = { $low ->
    [0] 1 % alatt
   *[other] { $low } %
}
why-high = { $high ->
    [100] 99 % felett
   *[other] { $high } %
}
why-wins-now = A jobb lépés azonnal nyer, { why-kind-of }.
why-proved-won = A jobb lépés nyer, bármi is fordul fel.
why-proved-lost = Ez veszít, bármi is fordul fel.
why-loses-now = { $name } most azonnal nyerhet { why-kind-of }: { $item }.
why-kind = Valószínűbb a vereség { why-kind-of }: { why-high }, a jobb lépéssel { why-low }.
why-uncovers = Felszabadítja ezt a kártyát: { $card }. { $name } elviszi, ára { $cost }.
why-again = A jobb lépés újabb kört hoz.
why-seventh = A jobb lépés a hetedik csoda: utána { $name } már egyet sem építhet.
why-unpayable = A jobb lépés után { $card } ára { $cost } ({ $name }), és csak { $coins } érme van.
why-tempo = A jobb lépés után { $name } kénytelen felszabadítani egy kártyát, most nem.
why-chain = { $card } ingyen lett volna, mert megvan hozzá: { $chain }.
why-turns-up = Felfordított kártyák, amelyekből { $name } választ: { $n }. A jobb lépés egyet sem fordít fel.
why-coins = Maradó érmék: { $left }, a jobb lépéssel { $instead }.

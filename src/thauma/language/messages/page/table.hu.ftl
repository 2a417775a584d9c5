### Az asztal és a minden oldalon közös részek.

home = A váróba
tools = Eszközök
close = Bezárás
try-again = Újra
connection-lost = Megszakadt a kapcsolat. A lépésed megmarad.
connection-back = Újra van kapcsolat.
connecting = Kapcsolódás …
preparing-title = A számítógép megteríti az asztalát
preparing-words = Új gépen ezt egyszer teszi, egy-két percig; utána a játék magától folytatódik.
preparing-again = A szerver épp most indult újra. Néhány másodperc múlva a játék magától folytatódik.
bot-name = Robot, { $level }. szint
seat-number = { $n }. hely
guest-words = Guest Külaline Gæst Vieras Host Vendég
clock-days = { $days } nap { $hours } ó
wonder-built = Felépült
wonder-gone = Kikerült a játékból
equation-own = saját
equation-chosen = választott
equation-waived = elengedett
equation-printed = ár
equation-buy = vétel
equation-free = Nem kerül semmibe
equation-chain = Ingyenes: { $card } áll a városban
equation-leaves = marad { $n }
equation-short = hiányzik { $n }
lost-title = { $why ->
    [address] Itt nem áll semmi
    [table] Ez az asztal már nincs meg
    [page] Az oldal nem töltődött be
   *[server] A kiszolgáló nem válaszol
}
lost-words = { $why ->
    [address] Vége az útnak: nincs ilyen oldal. Talán hiányos a hivatkozás.
    [table] Az asztalt bezárták, vagy hiányos a hivatkozás.
    [page] Nincs kapcsolat, vagy az oldal régebbi a kiszolgálónál. Próbáld újra.
   *[server] Most nem érhető el. A játékaid megmaradnak; próbáld újra kicsit később.
}

## At every table

menu = Menü
settings = Beállítások
cards-and-rules = Kártyák és szabályok
theme-day = Nappal
theme-night = Éjszaka
take-back = Visszavonás
resign = Feladás
resign-title = Feladod ezt a játékot?
resign-words = A játék azonnal véget ér, és a többiek nyernek.
play-on = Játék tovább
offer-asks = { $name } visszavonná az utolsó lépést.
offer-waits = Visszavonást kértél; a válaszra várunk.
offer-yes = Rendben
offer-no = Nem
rematch = Visszavágó
rematch-join = A visszavágóhoz
replay = Visszajátszás
share = Megosztás
link-copied = A hivatkozás a vágólapon van.
seal-opened = A keverés megfelel a kezdéskor mutatott pecsétnek.
seal-broken = A keverés nem felel meg a kezdéskor mutatott pecsétnek.
score-sheet = Pontozólap
score-points = Pont
score-category = { $category ->
    [military] Hadsereg
    [civilian] Polgári
    [science] Tudomány
    [commerce] Kereskedelem
    [guilds] Céhek
    [wonder] Csoda
    [wonders] Csodák
    [progress] Fejlődés
   *[treasury] Kincstár
}
end-title = { $name } nyert
end-title-points = { $name } nyert, { $high } : { $low }
end-title-shared = Közös győzelem
end-how = { $by ->
    [military] Katonai fölény: a bábu az ellenfél fővárosában áll.
    [science] Tudományos fölény: hat különböző szimbólum.
    [resignation] A másik fél feladta.
    [time] A másik fél ideje lejárt.
   *[points] A legtöbb pont az utolsó kor után.
}
end-decided = döntötte el a játékot
seat-waiting = vár
seat-to-move = lép
seat-away = távol
turn-of-name = { $name } következik
sending = Úton …
city-of = Város: { $name }
your-city = A te városod
the-table = Az asztal
dock = A választott kártya
put-back = Visszatesz
log-title = Lépések
points-so-far = Eddigi pontok
act-build-label = Építés
act-discard-label = Eldobás
choose-first = Válassz egyet
book-where = { $where ->
    [open] szabadon fekszik
    [covered] fedett
    [discarded] eldobva
    [buried] csoda alatt
    [box] nincs játékban
    [hand] a kezedben
   *[unseen] még nem látott
}
type-short = { $colour ->
    [blue] polgári
    [green] tudomány
    [yellow] kereskedés
    [red] katonai
    [purple] céhek
   *[brown] áruk
}

## Asked of a thing on the table

peek-who-pays = Ki tudna fizetni
peek-own = saját
peek-free-with = Ingyenes ezzel: { $card }.
peek-opens = Ingyenessé teszi: { $cards }.
peek-token-how = Akinek két azonos szimbóluma van, elvesz egyet ezekből a jelzőkből.
peek-has = { $who ->
    [you] Neked megvan.
    [nobody] Senkinek sincs meg.
   *[them] { $name } birtokolja.
}
peek-makes-free = { $open ->
    [yes] Ingyenessé teszi: { $card }. Most szabadon fekszik.
   *[no] Ingyenessé teszi: { $card }.
}

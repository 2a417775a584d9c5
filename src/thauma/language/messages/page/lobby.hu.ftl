### Az előcsarnok, a játékok listái, a játék előtti szoba.

## A felső sor és a talaj

lobby-skip = A tartalomhoz
lobby-pages = Oldalak
lobby-menu = Menü
lobby-play = Játék
lobby-watch = Nézés
lobby-account = Neved és fiókod
lobby-account-of = { $name }: név és fiók
lobby-theme = { $to ->
    [night] Legyen éjszaka
   *[day] Legyen nappal
}
lobby-offline = Nincs kapcsolat. A pontozófüzet, a kártyák és a szabályok működnek; az asztalokhoz kapcsolat kell.
lobby-trademark = Független projekt, nincs kapcsolatban a 7 Wonders kiadójával. Minden rajz és szöveg a sajátunk.

## Kezdés

lobby-title = Ülj le játszani
lobby-play-words = azonnal indul, fiók nélkül, a gépek sosem csalnak
lobby-duel-words = két város, 20 perc
lobby-classic-words = 3–7 város, 30 perc
lobby-play-duel = Duel indítása
lobby-play-classic = 7 Wonders indítása
lobby-strength = A gép ereje
lobby-level = { $n }. szint
lobby-level-words = { $level ->
    [1] első este: egyetlen terv, sok minden elkerüli a figyelmét
    [2] játszott már párszor, a veszélyt nem veszi észre
    [3] ismeri a játékot, ökölszabályok szerint lép
    [4] jól ítél, de nem minden lépést vesz észre
    [5] többet lát, és jól ítél
    [6] erős játékos, néha hibázik
    [7] messzire előrelát, ritkán hibázik
   *[8] a legjobbunk: a legtovább gondolkodik, a végjátékot kiszámolja
}
lobby-make = Új asztal
lobby-join = Csatlakozás linkkel vagy kóddal
lobby-hot-seat = Közös képernyőn
lobby-guest = Vendég { $n }
lobby-back = Vissza

## Listák

lobby-tables = Asztalok
lobby-your-games = Játékaid
lobby-all-games = Mind
lobby-open-tables = Szabad asztalok
lobby-running = Most játsszák
lobby-no-tables = Most nincs szabad asztal. Nyiss egyet, és itt mindenki látja.
lobby-people = { $people } ember van itt, { $games } játék
lobby-sit = Leülök
lobby-open-seats = { $n } szabad hely
lobby-chosen = { $n }/{ $all } választott
lobby-waiting-for = Várunk rá: { $names }.
lobby-waiting = Játékosokra vár.
lobby-turn = { $n }. kör
lobby-gone-title = A szerver nem válaszol
lobby-gone = Az asztalok most nem láthatók. A pontozófüzet, a kártyák és a szabályok így is működnek.

## Milyen asztal ez

lobby-game = { $game ->
    [duel] Duel
   *[classic] 7 Wonders
}
lobby-free-city = 7 Wonders két főre
lobby-time = Idő
lobby-time-none = óra nélkül
lobby-time-bank = { $minutes } perc + { $increment } mp lépésenként
lobby-time-days = { $days } nap lépésenként
lobby-wonders = { $wonders ->
    [draft] felváltva választott csodák
   *[first_game] rögzített csodák az első játékhoz
}
lobby-pawn-title = Középen álló bábu a kor végén
lobby-pawn = { $pawn ->
    [last_player_begins] az utolsó kártya elvevője kezd
   *[last_player_chooses] az utolsó kártya elvevője dönt a kezdőről
}
lobby-boards-title = Táblák
lobby-boards = { $boards ->
    [random] véletlenszerűen
    [A] minden tábla A oldal
    [B] minden tábla B oldal
   *[chosen] választott táblák
}
lobby-board = tábla
lobby-side = oldal
lobby-rated = értékelt
lobby-outcome = { $by ->
    [science] { $names } tudománnyal győzött.
    [military] { $names } katonai győzelmet aratott.
    [resignation] { $names } győzött: az ellenfél feladta.
    [time] { $names } időre győzött.
   *[points] { $n ->
        [one] { $names } pontokkal győzött.
       *[other] Megosztott győzelem: { $names }.
    }
}

## Asztalnyitás

lobby-which-game = Játék
lobby-how-many = Játékosok
lobby-seats = Helyek
lobby-seat-kind = { $kind ->
    [me] én
    [open] szabad
   *[bot] gép
}
lobby-hot-words = Mindenki egy készüléknél: minden lépés után továbbadjátok a következő játékosnak.
lobby-listed = Látszódjon az előcsarnokban
lobby-listed-words = Bárki leülhet. Különben csak a linkkel.
lobby-rated-wish = Értékelt
lobby-rated-words = Beleszámít az értékszámba; mindenkinek fiók kell hozzá.
lobby-make-go = Asztal nyitása
lobby-start = Indítás
lobby-starts-full = { $n ->
    [one] Akkor indul, amikor valaki leül a szabad helyre.
   *[other] Akkor indul, amikor mind a { $n } szabad hely betelt.
}
lobby-starts-now = Azonnal indul.

## Csatlakozás

lobby-join-words = Illeszd be a linket, vagy írd be a végén álló kódot.
lobby-join-go = Az asztalhoz
lobby-join-unreadable = Ez nem asztal linkje és nem is kód. Egy kód így néz ki: Xk3-9fPqLm2A.

## A játék előtti szoba

lobby-open-seat = Szabad hely
lobby-kept-for = { $name } számára fenntartva
lobby-here = itt van
lobby-away = most nincs itt
lobby-host = az asztal gazdája
lobby-put-bot = Gép
lobby-sit-down = Leülök
lobby-stand-up = Felállok
lobby-open-again = Felszabadítás
lobby-invite = Hívj meg valakit
lobby-invite-words = Akinek megvan ez a link, leülhet vagy nézheti.
lobby-link = Link
lobby-qr = A link QR-kódként
lobby-code = Kód:
lobby-copy = Másolás
lobby-share = Megosztás
lobby-copied = Kimásolva.
lobby-not-copied = A böngésző nem engedi a másolást. Jelöld ki a szöveget, és másold ki magad.
lobby-seal = A kártyák már meg vannak keverve és le vannak pecsételve.
lobby-seal-words = Ez a szám pontosan ehhez az osztáshoz tartozik. A játék után az osztás megnyílik, és bárki ellenőrizheti, hogy egy kártya sem változott.
lobby-seal-copy = A pecsét másolása
lobby-close-table = Asztal bezárása
lobby-closed = Ezt az asztalt bezárták
lobby-closed-words = Még a játék kezdete előtt zárták be. Van másik, vagy nyiss egy sajátot.
lobby-your-name = A neved a játékban
lobby-name-example = a neved
lobby-name-keep = Mentés
lobby-name-kept = A neved mostantól { $name }.

## Nézhető játékok

lobby-lists = Listák
lobby-list = { $list ->
    [now] Folyamatban
    [mine] Enyémek
   *[finished] Befejezettek
}
lobby-paste = Jegyzőkönyv lejátszása
lobby-none-now = Most nem folyik nyilvános játék.
lobby-none-mine = Még nincs játékod.
lobby-none-found = Egy befejezett játék sem felel meg.
lobby-find = Keresés
lobby-find-player = Játékos
lobby-find-by = Győzelem
lobby-any = mind
lobby-by = { $by ->
    [points] pontokkal
    [science] tudománnyal
    [military] katonai
    [resignation] feladással
   *[time] időre
}
lobby-more = Még több
lobby-decline = Nem, köszönöm
lobby-absence = Ha valaki távol marad
lobby-absence-of = { $after ->
    [never] bot nem játszik helyette
    [minutes] bot játszhat tíz perc után
    [day] bot játszhat egy nap után
   *[other] bot játszhat egy perc után
}
lobby-no-new-tables = Most nincs új asztal. A folyó játszmák mennek tovább.
lobby-removed-words = A szerver üzemeltetője eltávolította: { $reason }
lobby-deleted = törölve

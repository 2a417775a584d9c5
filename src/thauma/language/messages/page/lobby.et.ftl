### Mängusaal, mängude loendid, tuba enne mängu.

## Ülemine riba ja maapind

lobby-skip = Sisu juurde
lobby-pages = Lehed
lobby-menu = Menüü
lobby-play = Mängi
lobby-watch = Vaata
lobby-account = Sinu nimi ja konto
lobby-account-of = { $name }: nimi ja konto
lobby-theme = { $to ->
    [night] Tee öö
   *[day] Tee päev
}
lobby-offline = Ühendust pole. Punktileht, kaardid ja reeglid töötavad; laudade jaoks on ühendust vaja.
lobby-trademark = Sõltumatu projekt, mis ei ole seotud 7 Wondersi kirjastajaga. Kõik joonistused ja tekstid on meie endi omad.

## Alustamine

lobby-title = Istu ja mängi
lobby-play-words = algab kohe, kontot pole vaja, robotid ei tee sohki
lobby-duel-words = kaks linna, 20 minutit
lobby-classic-words = 3 kuni 7 linna, 30 minutit
lobby-play-duel = Mängi Dueli
lobby-play-classic = Mängi 7 Wondersit
lobby-strength = Roboti tase
lobby-level = { $n }. tase
lobby-level-words = { $level ->
    [1] esimene õhtu: üks plaan, palju märkamata
    [2] mänginud paar korda, ohud jäävad kahe silma vahele
    [3] tunneb mängu, toetub rusikareeglitele
    [4] hindab hästi, kuid ei märka kõiki käike
    [5] näeb rohkem ja hindab hästi
    [6] tugev mängija, kes vahel eksib
    [7] vaatab kaugele ette ja eksib harva
   *[8] meie parim: mõtleb kõige kauem, lahendab lõppmängud
}
lobby-make = Tee laud
lobby-join = Liitu lingi või koodiga
lobby-hot-seat = Ühe seadme taga
lobby-guest = Külaline { $n }
lobby-back = Tagasi

## Loendid

lobby-tables = Lauad
lobby-your-games = Sinu mängud
lobby-all-games = Kõik
lobby-open-tables = Avatud lauad
lobby-running = Praegu mängus
lobby-no-tables = Praegu pole ühtegi avatud lauda. Tee ise, siis näevad seda siin kõik.
lobby-people = { $people ->
    [one] { $people } inimene
   *[other] { $people } inimest
} siin, { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}
lobby-sit = Istu
lobby-open-seats = { $n ->
    [one] { $n } vaba koht
   *[other] { $n } vaba kohta
}
lobby-chosen = { $n }/{ $all } on valinud
lobby-waiting-for = Ootame: { $names }.
lobby-waiting = Ootab mängijaid.
lobby-turn = { $n }. käik
lobby-gone-title = Server ei vasta
lobby-gone = Laudu ei saa praegu näidata. Punktileht, kaardid ja reeglid töötavad ikka.

## Mis laud see on

lobby-game = { $game ->
    [duel] Duel
   *[classic] 7 Wonders
}
lobby-free-city = 7 Wonders kahele
lobby-time = Aeg
lobby-time-none = kiiruseta
lobby-time-bank = { $minutes } min + { $increment } s käigu kohta
lobby-time-days = { $days ->
    [one] { $days } päev käigu kohta
   *[other] { $days } päeva käigu kohta
}
lobby-wonders = { $wonders ->
    [draft] maailmaimed valitakse kordamööda
   *[first_game] kindlad maailmaimed esimeseks mänguks
}
lobby-pawn-title = Lahingunupp ajastu lõpus keskel
lobby-pawn = { $pawn ->
    [last_player_begins] alustab viimase kaardi võtja
   *[last_player_chooses] viimase kaardi võtja valib alustaja
}
lobby-boards-title = Mängulauad
lobby-boards = { $boards ->
    [random] juhuslikult
    [A] kõik A-küljed
    [B] kõik B-küljed
   *[chosen] valitud lauad
}
lobby-board = mängulaud
lobby-side = külg
lobby-rated = reitinguga
lobby-outcome = { $by ->
    [science] Võit teadusega: { $names }.
    [military] Sõjaline võit: { $names }.
    [resignation] Vastane andis alla, võitis { $names }.
    [time] Võit ajaga: { $names }.
   *[points] { $n ->
        [one] Võit punktidega: { $names }.
       *[other] Jagatud võit: { $names }.
    }
}

## Laua tegemine

lobby-which-game = Mäng
lobby-how-many = Mängijaid
lobby-seats = Kohad
lobby-seat-kind = { $kind ->
    [me] mina
    [open] vaba
   *[bot] robot
}
lobby-hot-words = Kõik ühe seadme taga: pärast iga käiku läheb see järgmisele mängijale.
lobby-listed = Näita mängusaalis
lobby-listed-words = Istuda võib igaüks. Muidu ainult lingiga.
lobby-rated-wish = Reitinguga
lobby-rated-words = Läheb reitingusse; kõigil peab olema konto.
lobby-make-go = Tee laud
lobby-start = Alusta
lobby-starts-full = { $n ->
    [one] Algab, kui keegi istub vabale kohale.
   *[other] Algab, kui kõik { $n } vaba kohta on täidetud.
}
lobby-starts-now = Algab kohe.

## Liitumine

lobby-join-words = Kleebi link või kirjuta selle lõpus olev kood.
lobby-join-go = Laua juurde
lobby-join-unreadable = See pole ei laua link ega kood. Kood näeb välja nagu Xk3-9fPqLm2A.

## Tuba enne mängu

lobby-open-seat = Vaba koht
lobby-kept-for = hoitakse mängijale { $name }
lobby-here = siin
lobby-away = pole praegu siin
lobby-host = laua tegija
lobby-put-bot = Robot
lobby-sit-down = Istu
lobby-stand-up = Tõuse püsti
lobby-open-again = Vabasta koht
lobby-invite = Kutsu keegi
lobby-invite-words = Kellel on see link, võib istuda või vaadata.
lobby-link = Link
lobby-qr = Link QR-koodina
lobby-code = Kood:
lobby-copy = Kopeeri
lobby-share = Jaga
lobby-copied = Kopeeritud.
lobby-not-copied = Brauser ei luba kopeerida. Märgi tekst ja kopeeri see ise.
lobby-seal = Kaardid on juba segatud ja pitseeritud.
lobby-seal-words = See arv kuulub täpselt sellele jaotusele. Pärast mängu jaotus avatakse ja igaüks saab kontrollida, et ühtegi kaarti pole muudetud.
lobby-seal-copy = Kopeeri pitser
lobby-close-table = Sulge laud
lobby-closed = See laud suleti
lobby-closed-words = Laud suleti enne mängu algust. On teisi, või tee endale uus.
lobby-your-name = Mängid nimega
lobby-name-example = sinu nimi
lobby-name-keep = Jäta meelde
lobby-name-kept = Sinu nimi on nüüd { $name }.

## Mängud vaatamiseks

lobby-lists = Loendid
lobby-list = { $list ->
    [now] Praegu mängus
    [mine] Minu omad
   *[finished] Lõppenud
}
lobby-paste = Vaata mänguprotokolli
lobby-none-now = Ühtegi nähtavat mängu praegu ei käi.
lobby-none-mine = Sul pole veel mänge.
lobby-none-found = Ükski lõppenud mäng ei sobi.
lobby-find = Otsi
lobby-find-player = Mängija
lobby-find-by = Võit
lobby-any = kõik
lobby-by = { $by ->
    [points] punktidega
    [science] teadusega
    [military] sõjaline
    [resignation] allaandmisega
   *[time] ajaga
}
lobby-more = Veel
lobby-decline = Ei, aitäh
lobby-absence = Kui keegi jääb eemale
lobby-absence-of = { $after ->
    [never] bot ei mängi tema eest
    [minutes] bot võib mängida kümne minuti pärast
    [day] bot võib mängida päeva pärast
   *[other] bot võib mängida minuti pärast
}
lobby-no-new-tables = Praegu uusi laudu ei tehta. Käimasolevad mängud jätkuvad.
lobby-removed-words = Serveri pidaja eemaldas selle: { $reason }
lobby-deleted = kustutatud

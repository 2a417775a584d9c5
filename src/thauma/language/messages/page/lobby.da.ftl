### Lobbyen, listerne over spil, rummet før et spil.

## Linjen øverst og jorden

lobby-skip = Til indholdet
lobby-pages = Sider
lobby-menu = Menu
lobby-play = Spil
lobby-watch = Se med
lobby-account = Dit navn og din konto
lobby-account-of = { $name }: navn og konto
lobby-theme = { $to ->
    [night] Gør det til nat
   *[day] Gør det til dag
}
lobby-offline = Du er offline. Pointblokken, kortene og reglerne virker; borde kræver forbindelse.
lobby-trademark = Et uafhængigt projekt uden tilknytning til udgiveren af 7 Wonders. Alle tegninger og tekster er vores egne.

## Start

lobby-title = Sæt dig og spil
lobby-play-words = begynder straks, ingen konto, robotterne snyder aldrig
lobby-duel-words = to byer, 20 minutter
lobby-classic-words = 3 til 7 byer, 30 minutter
lobby-play-duel = Spil Duel
lobby-play-classic = Spil 7 Wonders
lobby-strength = Robottens styrke
lobby-level = Niveau { $n }
lobby-level-words = { $level ->
    [1] første aften: følger én plan, overser meget
    [2] har spillet et par gange, overser trusler
    [3] kender spillet, bruger tommelfingerregler
    [4] vurderer godt, men overser nogle træk
    [5] ser mere og vurderer godt
    [6] en stærk spiller, der fejler en gang imellem
    [7] ser langt frem og fejler sjældent
   *[8] den bedste vi har: tænker længst, løser slutspil
}
lobby-make = Lav et bord
lobby-join = Deltag med link eller kode
lobby-hot-seat = Ved samme skærm
lobby-guest = Gæst { $n }
lobby-back = Tilbage

## Lister

lobby-tables = Borde
lobby-your-games = Dine spil
lobby-all-games = Alle
lobby-open-tables = Åbne borde
lobby-running = Spilles nu
lobby-no-tables = Ingen åbne borde lige nu. Lav ét, så står det her for alle.
lobby-people = { $people ->
    [one] { $people } person her
   *[other] { $people } personer her
}, { $games } spil
lobby-sit = Sæt dig
lobby-open-seats = { $n ->
    [one] { $n } ledig plads
   *[other] { $n } ledige pladser
}
lobby-chosen = { $n } af { $all } har valgt
lobby-waiting-for = Venter på { $names }.
lobby-waiting = Venter på spillere.
lobby-turn = tur { $n }
lobby-gone-title = Serveren svarer ikke
lobby-gone = Borde kan ikke vises lige nu. Pointblokken, kortene og reglerne virker alligevel.

## Hvad et bord er

lobby-game = { $game ->
    [duel] Duel
   *[classic] 7 Wonders
}
lobby-free-city = 7 Wonders for to
lobby-time = Tid
lobby-time-none = uden ur
lobby-time-bank = { $minutes } min. + { $increment } s pr. træk
lobby-time-days = { $days ->
    [one] { $days } dag pr. træk
   *[other] { $days } dage pr. træk
}
lobby-wonders = { $wonders ->
    [draft] vidundere vælges på skift
   *[first_game] faste vidundere til et første spil
}
lobby-pawn-title = Konfliktbrikken i midten efter en Alder
lobby-pawn = { $pawn ->
    [last_player_begins] den der tog det sidste kort, begynder
   *[last_player_chooses] den der tog det sidste kort, vælger
}
lobby-boards-title = Spilleplader
lobby-boards = { $boards ->
    [random] tilfældige
    [A] alle sider A
    [B] alle sider B
   *[chosen] valgte plader
}
lobby-board = spilleplade
lobby-side = side
lobby-rated = med rating
lobby-outcome = { $by ->
    [science] { $names } vinder på videnskab.
    [military] { $names } vinder på militær.
    [resignation] { $names } vinder: modstanderen gav op.
    [time] { $names } vinder på tid.
   *[points] { $n ->
        [one] { $names } vinder på point.
       *[other] { $names } deler sejren.
    }
}

## At lave et bord

lobby-which-game = Spil
lobby-how-many = Spillere
lobby-seats = Pladser
lobby-seat-kind = { $kind ->
    [me] mig
    [open] ledig
   *[bot] robot
}
lobby-hot-words = Alle ved samme skærm: efter hver tur går den videre til den næste spiller.
lobby-listed = Vis det i lobbyen
lobby-listed-words = Alle må sætte sig. Ellers kun med linket.
lobby-rated-wish = Med rating
lobby-rated-words = Tæller i ratingen; alle skal have en konto.
lobby-make-go = Lav bordet
lobby-start = Start
lobby-starts-full = { $n ->
    [one] Begynder, når nogen sætter sig på den ledige plads.
   *[other] Begynder, når alle { $n } ledige pladser er taget.
}
lobby-starts-now = Begynder straks.

## At deltage

lobby-join-words = Indsæt linket, eller skriv koden i enden af det.
lobby-join-go = Til bordet
lobby-join-unreadable = Det er hverken et link til et bord eller en kode. En kode ser ud som Xk3-9fPqLm2A.

## Rummet før et spil

lobby-open-seat = Ledig plads
lobby-kept-for = holdes til { $name }
lobby-here = er her
lobby-away = er her ikke lige nu
lobby-host = bordets vært
lobby-put-bot = Robot
lobby-sit-down = Sæt dig
lobby-stand-up = Rejs dig
lobby-open-again = Gør ledig
lobby-invite = Inviter nogen
lobby-invite-words = Alle med linket kan sætte sig eller se med.
lobby-link = Link
lobby-qr = Linket som QR-kode
lobby-code = Kode:
lobby-copy = Kopiér
lobby-share = Del
lobby-copied = Kopieret.
lobby-not-copied = Browseren tillader ikke kopiering. Markér teksten, og kopiér den selv.
lobby-seal = Kortene er allerede blandet og forseglet.
lobby-seal-words = Dette tal hører til netop denne fordeling. Efter spillet åbnes den, og alle kan kontrollere, at intet kort er ændret.
lobby-seal-copy = Kopiér seglet
lobby-close-table = Luk bordet
lobby-closed = Dette bord er lukket
lobby-closed-words = Det blev lukket, før spillet begyndte. Der er andre, eller du laver dit eget.
lobby-your-name = Du spiller som
lobby-name-example = dit navn
lobby-name-keep = Gem
lobby-name-kept = Du hedder nu { $name }.

## Spil at se på

lobby-lists = Lister
lobby-list = { $list ->
    [now] Spilles nu
    [mine] Mine
   *[finished] Afsluttede
}
lobby-paste = Afspil et referat
lobby-none-now = Der spilles ingen åbne spil lige nu.
lobby-none-mine = Du har ingen spil endnu.
lobby-none-found = Ingen afsluttede spil passer.
lobby-find = Søg
lobby-find-player = Spiller
lobby-find-by = Sejr
lobby-any = alle
lobby-by = { $by ->
    [points] point
    [science] videnskab
    [military] militær
    [resignation] opgivet
   *[time] tid
}
lobby-more = Flere
lobby-decline = Nej tak
lobby-absence = Hvis nogen bliver væk
lobby-absence-of = { $after ->
    [never] ingen bot spiller for dem
    [minutes] en bot må spille efter ti minutter
    [day] en bot må spille efter et døgn
   *[other] en bot må spille efter et minut
}
lobby-no-new-tables = Ingen nye borde lige nu. Spil i gang fortsætter.
lobby-removed-words = Den, der driver serveren, fjernede det: { $reason }
lobby-deleted = slettet

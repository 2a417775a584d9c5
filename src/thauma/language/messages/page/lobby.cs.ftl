### Herna, seznamy her, místnost před hrou.

## Řádek nahoře a země

lobby-skip = Na obsah
lobby-pages = Stránky
lobby-menu = Nabídka
lobby-play = Hrát
lobby-watch = Dívat se
lobby-account = Tvé jméno a účet
lobby-account-of = { $name }: jméno a účet
lobby-theme = { $to ->
    [night] Přepnout na noc
   *[day] Přepnout na den
}
lobby-offline = Jsi bez připojení. Bodovací blok, karty a pravidla fungují; ke stolům je potřeba připojení.
lobby-trademark = Nezávislý projekt, který není spojen s vydavatelem hry 7 Wonders. Všechny kresby a texty jsou naše vlastní.

## Začátek

lobby-title = Posaď se a hraj
lobby-play-words = začne hned, bez účtu, boti nikdy nepodvádějí
lobby-duel-words = dvě města, 20 minut
lobby-classic-words = 3 až 7 měst, 30 minut
lobby-play-duel = Hrát Duel
lobby-play-classic = Hrát 7 Wonders
lobby-strength = Síla bota
lobby-level = Úroveň { $n }
lobby-level-words = { $level ->
    [1] první večer: jediný plán a mnoho přehlédnutí
    [2] hrál párkrát, hrozby ještě přehlíží
    [3] hru zná, řídí se jednoduchými zásadami
    [4] dobře hodnotí, ale některé tahy přehlédne
    [5] vidí víc a dobře hodnotí
    [6] silný hráč, který občas chybuje
    [7] vidí daleko dopředu a chybuje zřídka
   *[8] nejlepší, co máme: přemýšlí nejdéle, řeší koncovky
}
lobby-make = Založit stůl
lobby-join = Připojit se odkazem nebo kódem
lobby-hot-seat = U jedné obrazovky
lobby-guest = Host { $n }
lobby-back = Zpět

## Seznamy

lobby-tables = Stoly
lobby-your-games = Tvé hry
lobby-all-games = Všechny
lobby-open-tables = Volné stoly
lobby-running = Právě se hraje
lobby-no-tables = Právě není žádný volný stůl. Založ ho a uvidí ho tu každý.
lobby-people = { $people ->
    [one] { $people } člověk
    [few] { $people } lidé
   *[other] { $people } lidí
}, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
lobby-sit = Sednout
lobby-open-seats = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
lobby-chosen = vybráno { $n } z { $all }
lobby-waiting-for = Čeká se: { $names }.
lobby-waiting = Čeká na hráče.
lobby-turn = tah { $n }
lobby-gone-title = Server neodpovídá
lobby-gone = Stoly teď nelze zobrazit. Bodovací blok, karty a pravidla fungují i tak.

## Co je to za stůl

lobby-game = { $game ->
    [duel] Duel
   *[classic] 7 Wonders
}
lobby-free-city = 7 Wonders pro dva
lobby-time = Čas
lobby-time-none = bez hodin
lobby-time-bank = { $minutes } min + { $increment } s na tah
lobby-time-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
lobby-wonders = { $wonders ->
    [draft] divy se vybírají střídavě
   *[first_game] pevné divy pro první hru
}
lobby-pawn-title = Figurka uprostřed na konci věku
lobby-pawn = { $pawn ->
    [last_player_begins] začíná, kdo vzal poslední kartu
   *[last_player_chooses] kdo vzal poslední kartu, vybere začínajícího
}
lobby-boards-title = Desky
lobby-boards = { $boards ->
    [random] náhodně
    [A] všechny strany A
    [B] všechny strany B
   *[chosen] vybrané desky
}
lobby-board = deska
lobby-side = strana
lobby-rated = hodnocená
lobby-outcome = { $by ->
    [science] Vítězství vědou: { $names }.
    [military] Vojenské vítězství: { $names }.
    [resignation] Soupeř se vzdal, vítězí { $names }.
    [time] Vítězství na čas: { $names }.
   *[points] { $n ->
        [one] Vítězství na body: { $names }.
       *[other] Společné vítězství: { $names }.
    }
}

## Založení stolu

lobby-which-game = Hra
lobby-how-many = Hráčů
lobby-seats = Místa
lobby-seat-kind = { $kind ->
    [me] já
    [open] volné
   *[bot] bot
}
lobby-hot-words = Všichni u jednoho zařízení: po každém tahu ho předáte dalšímu hráči.
lobby-listed = Ukázat v herně
lobby-listed-words = Sednout si může kdokoli. Jinak jen s odkazem.
lobby-rated-wish = Hodnocená
lobby-rated-words = Počítá se do hodnocení; každý potřebuje účet.
lobby-make-go = Založit stůl
lobby-start = Začít
lobby-starts-full = { $n ->
    [one] Začne, jakmile si někdo sedne na volné místo.
    [few] Začne, jakmile budou obsazena { $n } volná místa.
   *[other] Začne, jakmile bude obsazeno { $n } volných míst.
}
lobby-starts-now = Začne hned.

## Připojení

lobby-join-words = Vlož odkaz, nebo napiš kód z jeho konce.
lobby-join-go = Ke stolu
lobby-join-unreadable = To není odkaz na stůl ani kód. Kód vypadá třeba takto: Xk3-9fPqLm2A.

## Místnost před hrou

lobby-open-seat = Volné místo
lobby-kept-for = drženo pro hráče { $name }
lobby-here = je tady
lobby-away = teď tu není
lobby-host = zakladatel stolu
lobby-put-bot = Bot
lobby-sit-down = Sednout si
lobby-stand-up = Vstát
lobby-open-again = Uvolnit
lobby-invite = Pozvi někoho
lobby-invite-words = Kdo má tento odkaz, může si sednout nebo se dívat.
lobby-link = Odkaz
lobby-qr = Odkaz jako QR kód
lobby-code = Kód:
lobby-copy = Kopírovat
lobby-share = Sdílet
lobby-copied = Zkopírováno.
lobby-not-copied = Prohlížeč kopírování nedovoluje. Označ text a zkopíruj ho.
lobby-seal = Karty jsou už zamíchané a zapečetěné.
lobby-seal-words = Toto číslo patří právě tomuto rozdání. Po hře se rozdání otevře a každý si může ověřit, že žádná karta nebyla změněna.
lobby-seal-copy = Kopírovat pečeť
lobby-close-table = Zrušit stůl
lobby-closed = Tento stůl byl zrušen
lobby-closed-words = Byl zrušen dřív, než hra začala. Jsou tu jiné, nebo si založ vlastní.
lobby-your-name = Hraješ jako
lobby-name-example = tvé jméno
lobby-name-keep = Uložit
lobby-name-kept = Teď se jmenuješ { $name }.

## Hry ke zhlédnutí

lobby-lists = Seznamy
lobby-list = { $list ->
    [now] Právě se hraje
    [mine] Moje
   *[finished] Dohrané
}
lobby-paste = Přehrát záznam
lobby-none-now = Právě se nehraje žádná veřejná hra.
lobby-none-mine = Zatím nemáš žádné hry.
lobby-none-found = Žádná dohraná hra neodpovídá.
lobby-find = Hledat
lobby-find-player = Hráč
lobby-find-by = Vítězství
lobby-any = vše
lobby-by = { $by ->
    [points] na body
    [science] vědou
    [military] vojenské
    [resignation] vzdáním
   *[time] na čas
}
lobby-more = Další
lobby-decline = Ne, díky
lobby-absence = Když někdo zůstane pryč
lobby-absence-of = { $after ->
    [never] žádný bot za něj nehraje
    [minutes] bot smí hrát po deseti minutách
    [day] bot smí hrát po dni
   *[other] bot smí hrát po minutě
}
lobby-no-new-tables = Teď žádné nové stoly. Rozehrané hry pokračují.
lobby-removed-words = Správce serveru ho odstranil: { $reason }
lobby-deleted = smazáno

### The board for trying things.

study-title = Elemzés
study-against = { $one } – { $other }
study-before = a(z) { $n }. kártya előtt
study-card = { $n }. kártya, összesen { $all }
study-under = 1 % alatt
study-over = 99 % felett
study-into = { $card } → { $wonder }
study-best-for = Legjobb lépések: { $name }
study-depth = mélység: { $n }
study-proved = bizonyított
study-lines = { $n } lépés
study-all = Mind a { $n }
study-go = Gondolkodjon a gép
study-pause = A gép megállítása
study-eval = { $one } { $n } százalék. { $other } { $m } százalék.
study-moments = Kulcspillanatok
study-luck = szerencse
study-promote = Legyen főváltozat
study-delete = Törlés
study-share = Megosztás
study-try = Játsszon bármilyen lépést: elágazás lesz belőle.
study-mark = { $mark ->
    [inaccuracy] pontatlanság
    [mistake] hiba
   *[blunder] durva hiba
}
study-only = az egyetlen jó lépés
study-suggested = Javasolt, nyerési esély { $chance }.
study-with = Nyerési esély { $chance }.
study-show = Legjobb lépések mutatása
study-quiet = Csendben: a gép elrejtése
study-sheet = Pontozólap
study-comment = Megjegyzés ehhez az ághoz
study-file = Mentés fájlként az összes ággal

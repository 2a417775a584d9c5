### The board for trying things.

study-title = Analüüs
study-against = { $one } vastu { $other }
study-before = enne { $n }. kaarti
study-card = kaart { $n } / { $all }
study-under = alla 1 %
study-over = üle 99 %
study-into = { $card } → { $wonder }
study-best-for = Parimad käigud: { $name }
study-depth = sügavus { $n }
study-proved = tõestatud
study-lines = { $n } käiku
study-all = Kõik { $n }
study-go = Lase arvutil mõelda
study-pause = Peata arvuti
study-eval = { $one } { $n } protsenti. { $other } { $m } protsenti.
study-moments = Võtmehetked
study-luck = õnn
study-promote = Tee peavariandiks
study-delete = Kustuta
study-share = Jaga
study-try = Mängi mis tahes käik: sellest saab haru.
study-mark = { $mark ->
    [inaccuracy] ebatäpsus
    [mistake] viga
   *[blunder] ränk viga
}
study-only = ainus hea käik
study-suggested = Soovitus, võiduvõimalus { $chance }.
study-with = Võiduvõimalus { $chance }.
study-show = Näita parimaid käike
study-quiet = Vaikselt: peida arvuti arvamus
study-sheet = Punktileht
study-comment = Lisa harule märkus
study-file = Salvesta failina koos kõigi harudega

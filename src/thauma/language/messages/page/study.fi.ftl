### The board for trying things.

study-title = Tutkinta
study-against = { $one } vastaan { $other }
study-before = ennen korttia { $n }
study-card = kortti { $n } / { $all }
study-under = alle 1 %
study-over = yli 99 %
study-into = { $card } → { $wonder }
study-best-for = Parhaat siirrot: { $name }
study-depth = syvyys { $n }
study-proved = todistettu
study-lines = { $n } siirtoa
study-all = Kaikki { $n }
study-go = Anna koneen miettiä
study-pause = Pysäytä kone
study-eval = { $one } { $n } prosenttia. { $other } { $m } prosenttia.
study-moments = Avainhetket
study-luck = onni
study-promote = Tee päämuunnelmaksi
study-delete = Poista
study-share = Jaa
study-try = Pelaa mikä tahansa siirto: siitä tulee haara.
study-mark = { $mark ->
    [inaccuracy] epätarkkuus
    [mistake] virhe
   *[blunder] paha virhe
}
study-only = ainoa hyvä siirto
study-suggested = Ehdotus, voiton mahdollisuus { $chance }.
study-with = Voiton mahdollisuus { $chance }.
study-show = Näytä parhaat siirrot
study-quiet = Hiljaa: piilota kone
study-sheet = Pistelomake
study-comment = Kirjoita haarasta jotakin
study-file = Tallenna tiedostona kaikkine haaroineen

### The board for trying things.

study-title = Studie
study-against = { $one } mod { $other }
study-before = før kort { $n }
study-card = kort { $n } af { $all }
study-under = under 1 %
study-over = over 99 %
study-into = { $card } → { $wonder }
study-best-for = Bedste træk for { $name }
study-depth = dybde { $n }
study-proved = bevist
study-lines = { $n } træk
study-all = Alle { $n }
study-go = Lad motoren tænke
study-pause = Sæt motoren på pause
study-eval = { $one } { $n } procent. { $other } { $m } procent.
study-moments = Nøgleøjeblikke
study-luck = held
study-promote = Gør til hovedvariant
study-delete = Slet
study-share = Del
study-try = Spil et hvilket som helst træk: det bliver en gren.
study-mark = { $mark ->
    [inaccuracy] unøjagtighed
    [mistake] fejl
   *[blunder] bommert
}
study-only = det eneste gode træk
study-suggested = Foreslået, vinderchance { $chance }.
study-with = Vinderchance { $chance }.
study-show = Vis bedste træk
study-quiet = Stille: skjul motoren
study-sheet = Pointark
study-comment = Skriv en note til grenen
study-file = Gem som fil med alle grene

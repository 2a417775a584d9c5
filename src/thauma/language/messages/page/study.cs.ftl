### The board for trying things.

study-title = Rozbor
study-against = { $one } proti { $other }
study-before = před kartou { $n }
study-card = karta { $n } z { $all }
study-under = pod 1 %
study-over = přes 99 %
study-into = { $card } → { $wonder }
study-best-for = Nejlepší tahy: { $name }
study-depth = hloubka { $n }
study-proved = dokázáno
study-lines = { $n } tahy
study-all = Všech { $n }
study-go = Nechat počítač přemýšlet
study-pause = Pozastavit počítač
study-eval = { $one } { $n } procent. { $other } { $m } procent.
study-moments = Klíčové okamžiky
study-luck = štěstí
study-promote = Udělat hlavní variantou
study-delete = Smazat
study-share = Sdílet
study-try = Zahrajte jakýkoli tah: vznikne z něj větev.
study-mark = { $mark ->
    [inaccuracy] nepřesnost
    [mistake] chyba
   *[blunder] hrubá chyba
}
study-only = jediný dobrý tah
study-suggested = Doporučeno, šance na výhru { $chance }.
study-with = Šance na výhru { $chance }.
study-show = Ukázat nejlepší tahy
study-quiet = Tiše: skrýt počítač
study-sheet = Bodovací list
study-comment = Poznámka k této větvi
study-file = Uložit jako soubor se všemi větvemi

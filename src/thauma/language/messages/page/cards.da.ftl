### Opslagsværket.

cards-title = Kort
cards-search = Søg efter navn eller virkning
cards-kinds = Hvad
cards-kind = { $kind ->
    [card] Kort
    [wonder] Vidundere
    [token] Fremskridtsbrikker
   *[board] Spilleplader
}
cards-all = Alt
cards-age = Alder
cards-every-age = Alle Aldre
cards-colour = Farve
cards-chained = Kæder
cards-found = { $n } af { $all }
cards-none = Intet passer. Fjern et filter, eller søg efter et andet ord.
cards-side = Side { $side }
cards-free-with = Gratis med:
cards-opens = Gør gratis:
cards-sign = Kædens tegn: { $sign }
cards-copies = { $n ->
    [one] Ét kort, med { $marks } spillere.
   *[other] { $n } kort, med { $marks } spillere.
}
cards-link = Kopiér linket

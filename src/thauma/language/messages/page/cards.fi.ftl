### Hakuteos.

cards-title = Kortit
cards-search = Hae nimellä tai vaikutuksella
cards-kinds = Mitä
cards-kind = { $kind ->
    [card] Kortit
    [wonder] Ihmeet
    [token] Edistysmerkit
   *[board] Pelilaudat
}
cards-all = Kaikki
cards-age = Aikakausi
cards-every-age = Kaikki aikakaudet
cards-colour = Väri
cards-chained = Ketjut
cards-found = { $n } / { $all }
cards-none = Mikään ei sovi. Poista rajaus tai hae toista sanaa.
cards-side = { $side }-puoli
cards-free-with = Ilmainen, jos on:
cards-opens = Tekee ilmaiseksi:
cards-sign = Ketjun merkki: { $sign }
cards-copies = { $n ->
    [one] Yksi kortti, pelaajia { $marks }.
   *[other] { $n } korttia, pelaajia { $marks }.
}
cards-link = Kopioi linkki

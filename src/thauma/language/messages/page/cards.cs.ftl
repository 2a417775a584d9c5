### Přehled karet.

cards-title = Karty
cards-search = Hledat podle jména nebo účinku
cards-kinds = Co
cards-kind = { $kind ->
    [card] Karty
    [wonder] Divy světa
    [token] Žetony pokroku
   *[board] Desky
}
cards-all = Vše
cards-age = Věk
cards-every-age = Všechny věky
cards-colour = Barva
cards-chained = Řetězy
cards-found = { $n } z { $all }
cards-none = Nic neodpovídá. Zruš některý filtr nebo hledej jiné slovo.
cards-side = Strana { $side }
cards-free-with = Zdarma s:
cards-opens = Zdarma pak bude:
cards-sign = Znak řetězu: { $sign }
cards-copies = { $n ->
    [one] Jedna karta, při počtu hráčů { $marks }.
    [few] { $n } karty, při počtu hráčů { $marks }.
   *[other] { $n } karet, při počtu hráčů { $marks }.
}
cards-link = Kopírovat odkaz

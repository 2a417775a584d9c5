### The reference.

cards-title = Cards
cards-search = Search by name or effect
cards-kinds = What
cards-kind = { $kind ->
    [card] Cards
    [wonder] Wonders
    [token] Progress tokens
   *[board] Boards
}
cards-all = Everything
cards-age = Age
cards-every-age = All ages
cards-colour = Colour
cards-chained = Chains
cards-found = { $n } of { $all }
cards-none = Nothing fits. Take a filter away or search for another word.
cards-side = Side { $side }
cards-free-with = Free with:
cards-opens = Makes free:
cards-sign = Sign of the chain: { $sign }
cards-copies = { $n ->
    [one] One copy, with { $marks } players.
   *[other] { $n } copies, with { $marks } players.
}
cards-link = Copy the link

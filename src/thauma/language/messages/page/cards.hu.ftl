### Kártyatár.

cards-title = Kártyák
cards-search = Keresés név vagy hatás szerint
cards-kinds = Mit
cards-kind = { $kind ->
    [card] Kártyák
    [wonder] Csodák
    [token] Fejlődésjelzők
   *[board] Táblák
}
cards-all = Minden
cards-age = Kor
cards-every-age = Minden kor
cards-colour = Szín
cards-chained = Láncok
cards-found = { $n } / { $all }
cards-none = Semmi sem felel meg. Vegyél le egy szűrőt, vagy keress más szóra.
cards-side = { $side } oldal
cards-free-with = Ingyenes ezzel:
cards-opens = Ingyenessé teszi:
cards-sign = A lánc jele: { $sign }
cards-copies = { $n ->
    [one] Egy kártya, ennyi játékostól: { $marks }.
   *[other] { $n } kártya, ennyi játékostól: { $marks }.
}
cards-link = Link másolása

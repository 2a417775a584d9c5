### Játékosok: a ranglista, egy ember oldala, értékszámok játék után.

people-title = Játékosok
people-lead = Mindenki 1000-ről indul. Csak az értékelt asztalok számítanak: minden helyen más fiók ül, és nincs visszavonás.
people-rating = Értékszám
people-rated-games = { $n } értékelt játék
people-unrated = még nincs értékszáma
people-none = Ebben a játékban még senkinek sincs értékszáma. Az első értékelt játék után itt lesznek a játékosai.
people-none-named = Egyetlen fiók neve sem kezdődik így. A vendégek nincsenek a listán.
people-all = A ranglistához
people-mine = Játékaid és értékszámaid
people-guest = vendég
people-games = { $n } befejezett játék
people-finished = Befejezett játékok
people-no-games = Még nincs befejezett játék.
people-won = nyert

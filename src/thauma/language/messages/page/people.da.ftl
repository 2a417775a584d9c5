### Spillere: ranglisten, en persons side, rating efter et spil.

people-title = Spillere
people-lead = Alle begynder på 1000. Kun borde med rating tæller: hver plads har sin egen konto, og intet tages tilbage.
people-rating = Rating
people-rated-games = { $n } spil med rating
people-unrated = ingen rating endnu
people-none = Ingen har en rating i dette spil endnu. Efter det første spil med rating står dets spillere her.
people-none-named = Ingen konto har et navn, der begynder sådan. Gæster står her ikke.
people-all = Ranglisten
people-mine = Dine spil og ratings
people-guest = gæst
people-games = { $n ->
    [one] { $n } afsluttet spil
   *[other] { $n } afsluttede spil
}
people-finished = Afsluttede spil
people-no-games = Intet afsluttet spil endnu.
people-won = vundet

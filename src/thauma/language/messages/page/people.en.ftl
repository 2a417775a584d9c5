### Players: the ranking, one person's page, ratings after a game.

people-title = Players
people-lead = Everybody begins at 1000. Only rated tables count: every seat is another account's, and nothing is taken back.
people-rating = Rating
people-rated-games = { $n ->
    [one] { $n } rated game
   *[other] { $n } rated games
}
people-unrated = not rated yet
people-none = Nobody has a rating in this game yet. After the first rated game its players stand here.
people-none-named = No account has a name that begins so. Guests are not listed.
people-all = To the ranking
people-mine = Your games and ratings
people-guest = guest
people-games = { $n ->
    [one] { $n } finished game
   *[other] { $n } finished games
}
people-finished = Finished games
people-no-games = No finished game yet.
people-won = won

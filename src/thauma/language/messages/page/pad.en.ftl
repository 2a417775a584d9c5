### The score pad for games at a real table.

pad-title = Score pad
pad-lead = For a game at your own table: count category by category, the sums come by themselves. Everything stays on this device, with or without a connection.
pad-players = Players
pad-player = Player { $n }
pad-name = Name of player { $n }
pad-add = Another player
pad-remove = Remove player { $n }
pad-new = New game
pad-count = Count
pad-next = Next
pad-back = Back
pad-done = That is all
pad-less = { $what }: one less
pad-more = { $what }: one more
pad-nobody = nobody
pad-winner = Winner
pad-copy = Copy as text
pad-kept = Kept on this device
pad-drop = Delete { $what }
pad-six-symbols = Six different symbols: the game was won by science
pad-pawn = Conflict pawn
pad-pawn-middle = The pawn stands in the middle.
pad-pawn-side = { $n ->
    [one] { $n } space from the middle, on this side: { $name }
   *[other] { $n } spaces from the middle, on this side: { $name }
}
pad-pawn-capital = The pawn stands in this capital: { $name }. The game is won by military.
pad-entry = { $entry ->
    [coins] coins
    [victory1] tokens of age I
    [victory2] tokens of age II
    [victory3] tokens of age III
    [defeat] defeats
    [compass] compasses
    [gear] gears
    [tablet] tablets
    [any] symbols of choice
   *[points] points
}
pad-how = { $category ->
    [duel-military] Push the pawn to where it stands. It counts for the player on the other side: 2, 5 or 10 points.
    [duel-civilian] Points on blue cards. They also break a tie.
    [duel-science] Points on green cards.
    [duel-commerce] Points on yellow cards.
    [duel-guilds] Points of purple cards: what they count, in the city that has more of it.
    [duel-wonders] Points on wonders that are built.
    [duel-progress] Points of progress tokens: Agriculture 4, Philosophy 7, Mathematics 3 a token.
    [duel-treasury] Coins: every 3 are a point.
    [classic-military] Conflict tokens by age, and the defeats.
    [classic-treasury] Coins: every 3 are a point. They also break a tie.
    [classic-wonder] Points on the stages that are built.
    [classic-civilian] Points on blue cards.
    [classic-science] How many of each symbol. Symbols of choice are set where they are worth most.
    [classic-commerce] Points of yellow cards of age III.
   *[classic-guilds] Points of purple cards.
}
pad-verdict = { $by ->
    [points] Most points: { $names }
    [civilian] Equal points, more on blue cards: { $names }
    [coins] Equal points, more coins: { $names }
    [military] Victory by military: { $names }
    [science] Victory by science: { $names }
   *[shared] Shared victory: { $names }
}

### The classic table.

## Cities

classic-stages = stage { $n } of { $all }
classic-stage-built = Stage { $n }, built: { $words }.
classic-stage-costs = Stage { $n }: { $words }. Costs { $cost }.
classic-side = { $side ->
    [left] your left neighbour
   *[right] your right neighbour
}
classic-led = { $who ->
    [you] you decide on this turn
   *[them] { $name } decides on this turn
}
classic-look = Show the whole city
classic-city-of = City of { $name }
classic-sells = Sells you
classic-sells-to = Sells to { $name }
classic-offer = { $n } { $things } at { $price }
classic-discount = { $goods ->
    [grey] { $card }: manufactured goods at { $n }
   *[brown] { $card }: raw materials at { $n }
}
classic-makes = Makes { $things }
classic-tokens = Conflict tokens
classic-war = Shields: { $mine } against { $theirs }. As things stand: { $token }.
classic-now = { $token } now
classic-buried = Under the board:

## The turn

classic-hand = Your hand
classic-curtain = Pass the device on. The cards appear when nobody else is looking.
classic-curtain-lift = Show my cards
classic-drawn = drawn from the pile
classic-last = Last turn
classic-moves = All turns
classic-chosen = { $n } of { $all } have chosen
classic-has-chosen = has chosen
classic-waits = Waiting for { $names }
classic-waits-server = One moment …
classic-waits-for = { $phase ->
    [revive] A card of the discard pile is being chosen.
   *[seventh] The seventh card is being played.
}
classic-pick = Choose a card: build it, build a stage with it, or discard it for { $n } coins.
classic-pick-revive = { $n ->
    [one] { $n } card lies there.
   *[other] { $n } different cards lie there.
}
classic-chose = { $act ->
    [stage] Stage { $n } of { $city } with { $card }
    [discard] { $card } is discarded
    [build_free] { $card }, for nothing
   *[build] { $card } is built
}
classic-withdraw = Take back
classic-did-stage = stage { $n }
classic-did-discard = discards, +{ $n }
classic-opens = { $words }. Makes { $cards } free.

## The chosen card

classic-act = { $act ->
    [stage] Stage { $n }
    [discard] Discard
    [build_free] For nothing
   *[build] Build
}
classic-under = Stage { $n } of { $city }: { $words }.
classic-discard-words = It goes face down to the discard pile.
classic-for-nothing = It costs nothing.
classic-not-sold = Nobody sells: { $things }
classic-whom-to-pay = Whom to pay
classic-bill-bought = { $things } from { $name } at { $price }
classic-label-pay = Costs you: { $bill }.
classic-label-chosen = Chosen.

## Hands that were passed on

classic-held = { $who ->
    [you] Your present hand, seen on turn { $n }
   *[them] Now with { $name }, seen on turn { $n }
}
classic-next-hand = comes to you next
classic-next-known = Next, now with { $name }:
classic-next-unknown = Next comes the hand of { $name }; you have not seen it.
classic-next-lost = { $n ->
    [one] less one
   *[other] less { $n }
}
classic-gone = is built
classic-lost = { $n ->
    [one] { $n } more card has left this hand face down or unseen.
   *[other] { $n } more cards have left this hand face down or unseen.
}
classic-no-passed = You have not passed on a hand in this age yet.

## Conflicts and the end

classic-conflicts = Conflicts of { $age }
classic-conflict = { $outcome ->
    [won] { $a } with { $x } shields beats { $b } with { $y }.
    [lost] { $b } with { $y } shields beats { $a } with { $x }.
   *[even] { $a } and { $b } are equal with { $x } shields.
}
classic-on = Go on
classic-over = Classic, { $n } cities
classic-end-points = Most points after age III.
classic-end-coins = Equal in points; more coins decide.
classic-end-shared = Equal in points and coins.

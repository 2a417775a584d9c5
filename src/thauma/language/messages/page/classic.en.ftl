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
classic-moves = All turns
classic-chosen = { $n } of { $all } have chosen
classic-has-chosen = has chosen
classic-waits = Waiting for { $names }
classic-waits-server = One moment …
classic-waits-for = { $phase ->
    [revive] A card of the discard pile is being chosen.
   *[seventh] The seventh card is being played.
}
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
    [discard] Sell
    [build_free] For nothing
   *[build] Build
}
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

## Around the hand

classic-choose = Choose a card
classic-together = All { $n } turn theirs over together. You can change your mind until then.
classic-use-build = { $short ->
    [yes] Build
   *[no] Build it
}
classic-use-stage = { $short ->
    [yes] Stage { $n }
   *[no] Use it for stage { $n }
}
classic-use-sell = { $short ->
    [yes] Sell
   *[no] Sell it
}
classic-use-price = { $short ->
    [yes] for { $low } to { $high }
   *[no] price in the corner, { $low } to { $high } now
}
classic-use-none = nothing can be built now
classic-use-cost = for { $n }
classic-use-brings = { $n } coins
classic-line-opens = opens { $cards }
classic-line-free = free, you have { $card }
classic-line-with = free with { $card }
classic-free-with = Free with { $cards }.
classic-makes-free = Makes { $cards } free in age { $age }.
classic-note-leaves = leaves you { $n }
classic-note-sell = face down, gone
classic-note-limits = only when nothing else is possible
classic-pay-all = all to { $name }
classic-pay-shared = shared
classic-pay-only = only { $name } sells it
classic-more-ways = { $n } more ways
classic-its-own = its own
classic-from-whom = you say from whom
classic-pile-goes = { $n ->
    [one] the other one goes to { $name }
   *[other] the other { $n } go to { $name }
}
classic-pile-goes-short = { $n } go to { $name }
classic-pile-comes = { $n ->
    [one] one comes from { $name }
   *[other] { $n } come from { $name }
}
classic-pile-last = the last one is discarded
classic-you-make = You make
classic-you-buy = You can buy
classic-even = even
classic-stage-short = stage { $n }
classic-owner = { $who ->
    [you] You have it.
    [nobody] Nobody has it.
   *[them] { $n ->
        [one] { $names } has it, you don't.
       *[other] { $names } have it, you don't.
    }
}

## The end of an age, and the Free City

classic-age-ends = { $age } ends
classic-compared = Shields are compared with both neighbours. A win is worth { $n }, a defeat costs 1.
classic-against = against { $name }, { $x } to { $y }
classic-so-far = { $name }, military so far
classic-on-to = On to { $age }
classic-its-side = { $side ->
    [left] on its left
   *[right] on its right
}
classic-it-pays = { $who ->
    [you] It pays you
   *[them] It pays { $name }
}
classic-name-you = { $name }, you
classic-step-own = Your city: { $card }
classic-step-done = Your city has chosen
classic-step-free = Free City: choose one of the { $n } left
classic-other-decides = { $name } decides for the Free City
classic-pay-earns = { $who ->
    [you] you earn { $n }
   *[them] { $name } earns { $n }
}

## Points at the end

classic-as-table = as a table
classic-as-towers = as towers
classic-end-place = Your place is { $n } of { $all }, { $behind } points behind.
award-title = Awards
award-name = { $award ->
    [science] Most science
    [army] Strongest army
    [civic] Finest city
    [chains] Most chains
    [merchant] Best merchant
   *[wonder] Wonder first
}
award-words = { $award ->
    [science] { $n } points
    [army] { $n } shields at the end
    [civic] { $n } for civic buildings
    [chains] { $n } buildings for free
    [merchant] sold goods for { $n }
   *[wonder] all stages, age { $n }
}

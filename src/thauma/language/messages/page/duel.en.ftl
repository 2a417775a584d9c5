### The Duel table.

duel-wonders-first = Duel, wonders first
duel-over = { $n ->
    [one] Duel, { $n } move
   *[other] Duel, { $n } moves
}
seat-again = extra turn
act-wonder-label = Wonder
back-card = Face-down card
back-guild = Face-down guild
backs = { $n ->
    [one] a face-down card
   *[other] { $n } face-down cards
}
card-opens = { $words }. Opens { $card }.
cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
choose-title = { $phase ->
    [progress] Take a progress token
    [library] The Great Library: keep one token
    [revive] The Mausoleum: build a discarded card
    [destroy] Destroy a card
   *[starter] Who begins this age?
}
choose-words = { $phase ->
    [progress] You have two of the same symbol. The token stays with you.
    [library] These were drawn from the box; the others go back.
    [revive] It costs nothing and does all that it says.
    [destroy] It goes from the other city to the discard pile.
   *[starter] You have the weaker army, or moved last: it is yours to say.
}
choose-confirm = { $phase ->
    [progress] Take { $name }
    [library] Keep { $name }
    [revive] Build { $name }
    [destroy] Destroy { $name }
   *[starter] { $name } begins
}
starter-name = { $name } begins
city-sheet = Cities, moves, unseen cards
dock-not-yet = You can act when it is your turn.
dock-opens = Then { $name } can reach { $cards }.
dock-under = Under { $wonder }:
draft-choose = Choose a wonder
draft-waits = { $name } chooses a wonder
draft-next = { $who ->
    [you] { $n ->
        [one] You pick next.
       *[other] You pick the next two.
    }
   *[them] { $n ->
        [one] { $name } picks next.
       *[other] { $name } then picks two.
    }
}
draft-order = Order of picks: { $names }
draft-picks-now = picks now
draft-take = Take { $wonder }
goods-label = Production and trade prices
goods-line = { $resource }: makes { $own }, one more costs { $price }.
goods-choice = One of these each turn, as needed:
label-covered = { $n ->
    [one] Covered by { $n } card.
   *[other] Covered by { $n } cards.
}
label-you-pay = You pay: { $bill }.
label-they-pay = { $name } would pay { coins }.
label-uncovers = Uncovers { $cards }.
log-discard = { $card }, discarded
log-destroy = { $card }, destroyed
log-starter = says who begins
log-wonder = { $wonder }, with { $card }
log-leaves = { $wonder } leaves the game
log-where = { $age }, card { $n } of { $all }
pawn-stands = { $who ->
    [you] Pawn { spaces } on your side.
   *[them] Pawn { spaces } on the side of { $name }.
}
race-title = Points, age by age
rest-count = { $n ->
    [one] { $n } card lies open.
   *[other] { $n } cards lie open.
}
rest-open = { $n ->
    [one] { $cards } lies open.
   *[other] { $cards } lie open.
}
rest-discard = Discarding brings
told-build = { $who ->
    [you] You built { $card }.
   *[them] { $name } built { $card }.
}
told-discard = { $who ->
    [you] You discarded { $card }.
   *[them] { $name } discarded { $card }.
}
told-wonder = { $who ->
    [you] You built { $wonder } with { $card }.
   *[them] { $name } built { $wonder } with { $card }.
}
told-draft = { $who ->
    [you] You took { $wonder }.
   *[them] { $name } took { $wonder }.
}
told-token = { $who ->
    [you] You took the token { $token }.
   *[them] { $name } took the token { $token }.
}
told-revive = { $who ->
    [you] You built { $card } from the discard pile.
   *[them] { $name } built { $card } from the discard pile.
}
told-destroy = { $who ->
    [you] You destroyed { $card }.
   *[them] { $name } destroyed { $card }.
}
told-starter = { $who ->
    [you] You begin the age.
   *[them] { $name } begins the age.
}
track = Conflict track
unseen-down = { $n ->
    [one] { $down } of { $n } lies face down
   *[other] { $down } of these { $n } lie face down
}
unseen-none = nothing lies face down

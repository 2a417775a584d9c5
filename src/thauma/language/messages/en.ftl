### English. Keys and variables are the same in all files; words-* list what a person may type, the first is shown.

## Counting

coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
amount = { $resource ->
    [clay] { $n } clay
    [wood] { $n } wood
    [stone] { $n } stone
    [glass] { $n } glass
   *[papyrus] { $n } papyrus
}
abbreviation = { $resource ->
    [clay] Cl
    [wood] Wo
    [stone] St
    [glass] Gl
   *[papyrus] Pa
}
thing = { $thing ->
    [brown] brown card
    [grey] grey card
    [goods] brown or grey card
    [blue] blue card
    [green] green card
    [yellow] yellow card
    [red] red card
    [coins3] set of 3 coins
   *[wonder] wonder
}
and = { $first } and { $last }
or = { $first } or { $last }
none = none
free = free

## The table

you = You
opponent = Opponent
turn-yours = Your turn
turn-again = Your extra turn
turn-theirs = The opponent's turn
game-over = The game is over
draft-title = Wonder selection
tokens = Progress tokens
wonders = Wonders
symbols-count = { $n } of { $all } symbols
city-empty = no buildings yet
discard-pile = Discard pile
unseen = Unseen
unseen-age = { $n ->
    [one] { $n } card of this age
   *[other] { $n } cards of this age
}, { $down } of them face down here, the others in the box
unseen-guilds = { $n ->
    [one] { $n } guild
   *[other] { $n } guilds
}, { $down } of them face down here, the others in the box
unseen-brief = { $n } unseen, { $down } face down
moves = Last moves
no-moves = no moves yet
choice = { $n ->
    [one] choice of
   *[other] { $n } choices of
} { $things }
pawn-centre = The pawn stands in the middle.
pawn-side = { $who ->
    [you] The pawn stands { spaces } on your side.
   *[them] The pawn stands { spaces } on the opponent's side.
}

## What things do, in a few words

short-fixed = { $resource } at { $price }
short-coins-per = { coins } per { thing }
short-guild-coins = { coins } per { thing } (of the city with more)
short-guild-points = { points } per { thing } (of the city with more)
short-opponent-loses = opponent loses { coins }
short-again = play again
short-destroy = { $colour ->
    [brown] destroy a brown card
   *[grey] destroy a grey card
}
short-revive = build a discarded card
short-library = keep 1 of { $n } tokens
short-discount = { $thing ->
    [blue] blue cards: −{ $n } resources
   *[wonder] wonders: −{ $n } resources
}
short-extra-shields = red cards: +{ shields }
short-grant-again = wonders: play again
short-trade = their trade coins
short-chain-coins = { coins } per chain
short-per-token = { points } per token

## What things do, in full

full-produce = Produces { $things } every turn.
full-choice = Produces { $things } every turn: one of them, as you need it.
full-fixed = From your next turn on you buy { $things } for { coins } a unit.
full-shields = Moves the conflict pawn { spaces } towards the opponent's capital.
full-science = Scientific symbol: { $symbol }. Two of the same bring a progress token, six different ones win.
full-points = { points } at the end of the game.
full-coins = Take { coins } from the bank at once.
full-coins-per = Take { coins } at once for each { thing } in your city.
full-guild-coins = Take { coins } at once for each { thing } in the city that has more of them.
full-guild-points = At the end { points } for each { thing } in the city that then has more of them.
full-opponent-loses = The opponent loses { coins }.
full-again = You take another turn at once.
full-destroy = { $colour ->
    [brown] A brown card of your choice in the opponent's city goes to the discard pile.
   *[grey] A grey card of your choice in the opponent's city goes to the discard pile.
}
full-revive = You build a card of the discard pile for free.
full-library = Draw { $n } progress tokens from the box and keep one.
full-discount = { $thing ->
    [blue] Blue cards that you build later cost { $n } resources less.
   *[wonder] Wonders that you build later cost { $n } resources less.
}
full-extra-shields = Red cards that you build later have { shields } more.
full-grant-again = Wonders that you build later let you play again.
full-trade = Coins that the opponent pays for trade come to you.
full-chain-coins = Take { coins } each time you build free by chain.
full-per-token = At the end { points } for each of your progress tokens, this one included.
full-opens = Makes { $card } free (chain).
full-free-with = Free if you own { $card } (chain).

## What things cost

bill-own = own: { $things }
bill-chosen = by choice: { $things }
bill-waived = waived: { $things }
bill-bought = { $things } at { $price }
bill-chain = free by chain ({ $card })
bill-price = price { coins }
bill-sum = { $parts } = { coins }
cost = Cost: { $things }
cost-you = For you: { $bill }
cost-them = For the opponent: { $bill }
leaves = { coins } left
missing = { coins } short

## Choosing

ask-card = Which card? Number or name. Help: ?
ask-act = What do you do with it? Number or letter. Back: { $back }
ask-draft = Which wonder do you take?
ask-progress = Which progress token do you take?
ask-library = Which of these tokens do you keep?
ask-revive = Which discarded card do you build for free?
ask-destroy = Which card does the opponent lose?
ask-starter = Who begins this age?
ask-again = Enter: back to the table
ask-more = Enter: next page
act-build = build
act-discard = discard
act-wonder = wonder { $wonder }
starter-you = I begin
starter-them = The opponent begins
then-opens = Then the opponent can reach: { $cards }.
then-turns = { $n ->
    [one] A face-down card is turned up.
   *[other] { $n } face-down cards are turned up.
}
then-nothing = It uncovers nothing.
picks-next = { $n ->
    [one] Then the opponent picks.
    [0] Then you pick again.
   *[other] Then the opponent picks { $n } times.
}

## What happened

event-draft = { $who ->
    [you] You take { $wonder }.
   *[them] The opponent takes { $wonder }.
}
event-build = { $who ->
    [you] You build { $card } ({ $bill }).
   *[them] The opponent builds { $card } ({ $bill }).
}
event-discard = { $who ->
    [you] You discard { $card } for { coins }.
   *[them] The opponent discards { $card } for { coins }.
}
event-wonder = { $who ->
    [you] You build the wonder { $wonder } with { $card } ({ $bill }).
   *[them] The opponent builds the wonder { $wonder } with { $card } ({ $bill }).
}
event-progress = { $who ->
    [you] You take the progress token { $token }.
   *[them] The opponent takes the progress token { $token }.
}
event-library = { $who ->
    [you] You keep the progress token { $token }.
   *[them] The opponent keeps the progress token { $token }.
}
event-revive = { $who ->
    [you] You build { $card } from the discard pile.
   *[them] The opponent builds { $card } from the discard pile.
}
event-destroy = { $who ->
    [you] The opponent loses { $card }.
   *[them] You lose { $card }.
}
event-starter = { $who ->
    [you] You begin the age.
   *[them] The opponent begins the age.
}
event-pawn = { $who ->
    [you] The pawn moves { spaces } towards the opponent.
   *[them] The pawn moves { spaces } towards you.
}
event-gain = { $who ->
    [you] You get { coins }.
   *[them] The opponent gets { coins }.
}
event-loss = { $who ->
    [you] You lose { coins }.
   *[them] The opponent loses { coins }.
}
event-revealed = Turned up: { $cards }.
event-age = { $age } begins.
event-again = { $who ->
    [you] You play again.
   *[them] The opponent plays again.
}
event-gone = Seven wonders are built: { $wonders } leaves the game.

## What was wrong

bad-unknown = “{ $text }” is nothing that I know. Type a number or a name; ? explains the rest.
bad-suggest = There is no “{ $text }” here. Did you mean { $names }?
bad-ambiguous = “{ $text }” may be { $names }. Type a little more.
bad-number = There is no number { $number } here; there is 1 to { $last }.
bad-covered = { $card } still lies under { $names }. Open are { $open }.
bad-face-down = a face-down card
bad-not-open = { $name } is not among the open cards. Open are { $open }.
bad-not-offered = { $name } can't be chosen now. You can choose { $names }.
bad-dear = { $name } costs you { $cost }, and you have { $coins }.
bad-not-yours = { $wonder } is not one of your wonders that are still to be built: { $wonders }.
bad-no-wonder = You have no wonder left to build.
bad-which-card = Which card? For example: { $example }
bad-which-wonder = Which wonder? For example: { $example }
bad-no-undo = There is nothing to take back yet.
bad-no-back = No card is chosen, so there is nothing to put back.
bad-info = What would you like to know about? For example: { $example }

## Commands

words-build = build, b
words-discard = discard, d
words-wonder = wonder, w
words-back = back, x
words-undo = undo, u
words-help = help, h, ?
words-info = info, i
words-pile = discard pile, pile, p
words-unseen = unseen, n
words-log = log, l
words-city = city, cities, c
words-quit = quit, q
help-title = How to play at this table
help-turn = Take an open card (heavy frame): build it, discard it for coins, or lay it under a wonder that you build.
help-win = You win at once with the pawn in the other capital or with { $n } different symbols, else by points after age III.
help-sides = Left is you, right is the opponent: on a card stands your price on the left and theirs on the right.
help-pick = choose a card, see what each act costs, choose the act
help-build = build it straight away
help-discard = discard it straight away
help-wonder = build a wonder with it
help-back = put the chosen card back
help-undo = take back your last decision and what followed
help-info = what something does and costs
help-pile = the discard pile
help-unseen = cards that nobody has seen yet
help-log = all moves so far
help-city = both cities in full
help-quit = leave; the game is saved
help-help = this page
legend = Signs
legend-coins = coins
legend-points = points
legend-shields = shields
legend-again = play again
legend-chain = free by chain
legend-dear = more than you have
legend-wonder = wonder
legend-goods = own units / price of one more

## Where something is

where-open = It lies open in the structure.
where-covered = It lies in the structure under { $names }.
where-city = { $who ->
    [you] It stands in your city.
   *[them] It stands in the opponent's city.
}
where-pile = It lies in the discard pile.
where-unseen = Nobody has seen it yet.
where-gone = It is not in play any more, or not yet.
where-wonder = { $who ->
    [you] It is your wonder, still to be built.
   *[them] It is the opponent's wonder, still to be built.
}
where-built = { $who ->
    [you] It is your wonder and it is built.
   *[them] It is the opponent's wonder and it is built.
}
where-board = It lies on the board.
where-owned = { $who ->
    [you] You own it.
   *[them] The opponent owns it.
}
where-offer = It is laid out to choose from.

## The end

end-points = { $who ->
    [you] You win by points, { $high } to { $low }.
   *[them] The opponent wins by points, { $high } to { $low }.
}
end-tie-break = { $who ->
    [you] { $high } points each: you win with more points on blue cards.
   *[them] { $high } points each: the opponent wins with more points on blue cards.
}
end-military = { $who ->
    [you] You win: military supremacy.
   *[them] The opponent wins: military supremacy.
}
end-science = { $who ->
    [you] You win: scientific supremacy.
   *[them] The opponent wins: scientific supremacy.
}
end-shared = Equal in everything: the victory is shared.
category = { $category ->
    [civilian] Civilian buildings
    [science] Science
    [commerce] Commerce
    [guilds] Guilds
    [wonders] Wonders
    [progress] Progress tokens
    [treasury] Treasury
   *[military] Military
}
total = Total
saved = The record is saved: { $path }
saved-unfinished = The game is not finished; the record so far is saved: { $path }
not-saved = No move was made, so nothing is saved.
replay-hint = See it again: { $command }
goodbye = Goodbye!
preparing = One moment: the rules are being prepared …
too-small = the table needs a terminal of at least { $columns } columns and { $rows } rows; this one has { $width } and { $height }
enlarge = Make the window larger and press Enter.

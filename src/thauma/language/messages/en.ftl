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
    [ore] { $n } ore
    [cloth] { $n } cloth
   *[papyrus] { $n } papyrus
}
abbreviation = { $resource ->
    [clay] Cl
    [wood] Wo
    [stone] St
    [glass] Gl
    [ore] Or
    [cloth] Ct
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
    [wonder] Wonder
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

## Classic: the table

free-city = Free City
bank = bank
turn-of = turn { $n } of { $all }
choice-yours = Your choice
choice-free-city = You decide for the Free City
choice-seventh = The seventh card is played too
choice-revive = A discarded card is built for free
passing = { $to ->
    [left] hands pass left
    [right] hands pass right
   *[across] hands are exchanged
}
sells = sells:
makes = makes:
tokens-won = tokens
conflicts = Conflicts
everyone-else = Everyone else
last-turn = Last turn:
chosen-own = For your own city you have chosen:
free-city-limits = The Free City must build what it gets by chain, and may discard only if nothing else is possible.
power-free = Once in this age you may build a card for nothing.
why-built = already built
needs = needs { $things }
ways-to-pay = { $n } ways to pay
passed-title = Hands that you have seen in this age
passed-hand = Turn { $n } · now with: { $name }
pile-size = { $n ->
    [one] { $n } card lies there, face down.
   *[other] { $n } cards lie there, face down.
}
own-discards = Discarded by you:
buried-own = Under your board:
buried = Under the boards:

## Classic: what things do

counted = { $counted ->
    [brown] brown card
    [grey] grey card
    [blue] blue card
    [green] green card
    [yellow] yellow card
    [red] red card
    [shipowners] brown, grey or purple card
    [defeat_token] defeat token
   *[wonder_stage] wonder stage
}
counted-of = { $cities ->
    [self] own
    [neighbours] neighbours
   *[all] own and neighbours
}
counted-in = { $cities ->
    [self] in your city
    [neighbours] in both neighbouring cities
   *[all] in your city and both neighbouring ones
}
short-city-coins = { coins } per { counted } ({ counted-of })
short-city-points = { points } per { counted } ({ counted-of })
short-any-symbol = symbol of your choice
short-build-free = one card an age for nothing
short-seventh = play the seventh card too
short-copy-guild = copy a neighbour's guild
full-for-sale = Neighbours can buy it.
full-not-for-sale = It is not for sale.
full-neighbour-price = { $neighbours ->
    [left] From your next turn on you buy { $things } from your left neighbour for { coins } a unit.
    [right] From your next turn on you buy { $things } from your right neighbour for { coins } a unit.
   *[both] From your next turn on you buy { $things } from both neighbours for { coins } a unit.
}
full-conflict-shields = { shields } in the conflicts at the end of each age.
full-city-science = Scientific symbol: { $symbol }. Each symbol counts the square of its number, each set of three different ones 7 points more.
full-city-coins = Take { coins } at once for each { counted } { counted-in }.
full-city-points = At the end { points } for each { counted } { counted-in }.
full-any-symbol = At the end one scientific symbol of your choice: the best for you.
full-build-free = Once in each age you build a card from your hand for nothing.
full-city-revive = At the end of this turn you build a card of the discard pile for nothing.
full-seventh = On the last turn of each age you play your seventh card too.
full-copy-guild = At the end one guild of a neighbour counts for you too: the best one.
board-makes = The board produces { $resource } every turn; neighbours can buy it.
where-cities = Built by: { $names }.

## Classic: choosing

ask-free-city = Which card for the Free City? Number or name. Help: ?
ask-payment = Which payment? Number. Back: { $back }
act-stage = stage { $n }
act-free = build for nothing
bad-built = { $name } is built already: no city has two buildings of one name.
bad-stages = All stages of { $name } are built.
bad-bound = The Free City can build { $name } by chain, so it may do nothing else with it.
bad-keep = The Free City may discard only if it can't use any card otherwise.
bad-no-free = No card can be built for nothing now.
bad-unpayable = { $name } needs { $cost }: own goods, those of the neighbours and { $coins } are not enough.
bad-payment = There is no payment { $number } here; there is 1 to { $last }.
bad-not-in-hand = { $name } is not in the hand: { $names }.

## Classic: what happened

turn-build = { $who ->
    [you] You build { $card } ({ $bill }).
   *[them] { $name } builds { $card } ({ $bill }).
}
turn-stage = { $who ->
    [you] You build stage { $number } with { $card } ({ $bill }).
   *[them] { $name } builds stage { $number } ({ $bill }).
}
turn-discard = { $who ->
    [you] You discard { $card } for { coins }.
   *[them] { $name } discards a card for { coins }.
}
turn-free = { $who ->
    [you] You build { $card } for nothing.
   *[them] { $name } builds { $card } for nothing.
}
turn-revive = { $who ->
    [you] You build { $card } from the discard pile.
   *[them] { $name } builds { $card } from the discard pile.
}
turn-coins = Coins: { $things }.
turn-conflicts = Conflicts, { $age }: { $things }.
turn-passed = { $to ->
    [left] The hands pass to the left.
    [right] The hands pass to the right.
   *[across] The hands are exchanged.
}

## Classic: commands

words-stage = stage, s
words-free = free, f
words-passed = passed, k, known
help-city-turn = Choose a card: build it, lay it under the next stage of your wonder, or discard it for 3 coins. All act at once; then the hands pass on.
help-city-trade = What you lack you buy from your neighbours, for 2 coins a unit or for 1 with a discount. What they build this turn can't be bought yet.
help-city-win = At the end of each age shields are compared with both neighbours. After age III the most points win; then the most coins.
help-build-paid = build it straight away; the second number is the payment
help-stage = build the next stage with it
help-free = build it for nothing, once an age (Olympia)
help-cities = all cities in full
help-passed = the hands that you have seen in this age
help-own-pile = what you have discarded, and what lies under your board
legend-stage = stage of the wonder
legend-neighbours = left and right neighbour
legend-all = both neighbours and the own city
legend-count = number of buildings
legend-ways = several ways to pay
legend-never = can't be paid
legend-built = built

## Classic: the end

end-cities-points = { $who ->
    [you] You win with { $high } points; the next has { $low }.
   *[them] { $name } wins with { $high } points; the next has { $low }.
}
end-cities-coins = { $who ->
    [you] { $high } points for more than one: you win with more coins.
   *[them] { $high } points for more than one: { $name } wins with more coins.
}
end-cities-shared = Equal in points and coins: { $names } share the victory.

## Why a move was worse

why-kind-of = { $kind ->
    [science] science
    [military] war
   *[points] points
}
why-low = { $low ->
    [0] under 1 %
   *[other] { $low } %
}
why-high = { $high ->
    [100] over 99 %
   *[other] { $high } %
}
why-wins-now = The better move wins at once, by { why-kind-of }.
why-proved-won = The better move wins whatever turns up.
why-proved-lost = This loses whatever turns up.
why-loses-now = { $name } can now win at once with { $item }, by { why-kind-of }.
why-kind = Defeat by { why-kind-of } becomes likelier: { why-high } instead of { why-low }.
why-uncovers = Uncovers { $card } for { $name }, who takes it at a cost of { $cost }.
why-again = The better move brings another turn.
why-seventh = The better move is the seventh wonder: after it { $name } can build none.
why-unpayable = After the better move { $card } costs { $name } { $cost } and only { $coins } are there.
why-tempo = After the better move { $name } has to uncover a card; now there is a choice.
why-chain = { $card } would have been free, thanks to { $chain }.
why-turns-up = Cards turned up for { $name }: { $n }. The better move turns up none.
why-coins = Coins left: { $left } instead of { $instead }.

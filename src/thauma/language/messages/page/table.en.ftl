### The table and the parts that all pages share.

home = To the lobby
tools = Tools
close = Close
try-again = Try again
connection-lost = Connection lost. Your move is kept.
connection-back = Connected again.
connecting = Connecting …
preparing-title = The computer is setting up its table
preparing-words = It does so once on a new machine, for a minute or two; then the game goes on by itself.
preparing-again = The server has just been started anew. In a few seconds the game goes on by itself.
bot-name = Bot, level { $level }
seat-number = Seat { $n }
guest-words = Guest Külaline Gæst Vieras Host Vendég
clock-days = { $days } d { $hours } h
wonder-built = Built
wonder-gone = Out of the game
equation-own = yours
equation-chosen = by choice
equation-waived = waived
equation-printed = price
equation-buy = buy
equation-free = Costs nothing
equation-chain = Free: { $card } stands in the city
equation-leaves = leaves { $n }
equation-short = { $n } short
lost-title = { $why ->
    [address] Nothing stands here
    [table] This table is gone
    [page] This page did not load
   *[server] The server is away
}
lost-words = { $why ->
    [address] The road ends: there is no such page. Perhaps the link is cut off.
    [table] The table was closed, or the link is cut off.
    [page] The connection is gone, or the page is older than the server. Try again.
   *[server] It can't be reached just now. Your games are kept; try again in a moment.
}

## At every table

menu = Menu
settings = Settings
cards-and-rules = Cards and rules
theme-day = Day
theme-night = Night
take-back = Take back
resign = Resign
resign-title = Resign this game?
resign-words = The game ends at once and the others win.
play-on = Play on
offer-asks = { $name } asks to take the last move back.
offer-waits = You asked to take your move back; the answer is awaited.
offer-yes = Agree
offer-no = Refuse
rematch = Rematch
rematch-join = To the rematch
replay = Replay
share = Share
link-copied = The link is copied.
seal-opened = The shuffle matches the seal shown at the start.
seal-broken = The shuffle does not match the seal shown at the start.
score-sheet = Score sheet
score-points = Points
score-category = { $category ->
    [military] Military
    [civilian] Civic
    [science] Science
    [commerce] Commerce
    [guilds] Guilds
    [wonder] Wonder
    [wonders] Wonders
    [progress] Progress
   *[treasury] Treasury
}
end-title = { $name } wins
end-title-points = { $name } wins, { $high } to { $low }
end-title-shared = A shared victory
end-how = { $by ->
    [military] Military supremacy: the pawn stands in the enemy capital.
    [science] Scientific supremacy: six different symbols.
    [resignation] The other side resigned.
    [time] The other side ran out of time.
   *[points] Most points after the last age.
}
end-decided = decided the game
seat-waiting = waiting
seat-to-move = to move
seat-away = away
turn-of-name = { $name } to move
sending = On its way …
city-of = City: { $name }
your-city = Your city
the-table = The table
dock = Chosen card
put-back = Put back
log-title = Moves
points-so-far = Points so far
act-build-label = Build
act-discard-label = Discard
choose-first = Choose one
book-where = { $where ->
    [open] lies open
    [covered] covered
    [discarded] discarded
    [buried] under a wonder
    [box] not in this game
    [hand] in your hand
   *[unseen] unseen
}
type-short = { $colour ->
    [blue] civic
    [green] science
    [yellow] trade
    [red] military
    [purple] guilds
   *[brown] goods
}

## Asked of a thing on the table

peek-who-pays = Who could pay
peek-own = own
peek-free-with = Free with { $card }.
peek-opens = Makes { $cards } free.
peek-token-how = Whoever has a pair of the same symbol takes one of these tokens.
peek-has = { $who ->
    [you] You have it.
    [nobody] Nobody has it.
   *[them] { $name } has it.
}
peek-makes-free = { $open ->
    [yes] Makes { $card } free. It lies open now.
   *[no] Makes { $card } free.
}

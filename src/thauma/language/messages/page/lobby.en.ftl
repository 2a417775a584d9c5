### The lobby, the lists of games, the room before a game.

## The line at the top and the ground

lobby-skip = To the content
lobby-pages = Pages
lobby-menu = Menu
lobby-play = Play
lobby-watch = Watch
lobby-account = Your name and account
lobby-account-of = { $name }: name and account
lobby-theme = { $to ->
    [night] Make it night
   *[day] Make it day
}
lobby-offline = You are offline. The score pad, the cards and the rules work; tables need a connection.
lobby-trademark = An independent project, not affiliated with the publisher of 7 Wonders. All drawings and words are our own.

## Start

lobby-title = Sit down and play
lobby-play-words = starts at once, no account, the bots never cheat
lobby-duel-words = two cities, 20 minutes
lobby-classic-words = 3 to 7 cities, 30 minutes
lobby-play-duel = Play Duel
lobby-play-classic = Play 7 Wonders
lobby-strength = Strength of the bot
lobby-level = Level { $n }
lobby-level-words = { $level ->
    [1] first evening: follows one plan, overlooks a lot
    [2] has played a few times, still misses threats
    [3] knows its way, plays by rules of thumb
    [4] judges well, but overlooks some moves
    [5] sees more and judges well
    [6] a strong player who slips now and then
    [7] looks far ahead and hardly slips
   *[8] the best we have: thinks longest, solves endings
}
lobby-make = Make a table
lobby-join = Join by link or code
lobby-hot-seat = Hot seat
lobby-guest = Guest { $n }
lobby-back = Back

## Lists

lobby-tables = Tables
lobby-your-games = Your games
lobby-all-games = All
lobby-open-tables = Open tables
lobby-running = Being played now
lobby-no-tables = No open table just now. Make one, and it stands here for everybody.
lobby-people = { $people ->
    [one] { $people } person here
   *[other] { $people } people here
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lobby-sit = Sit
lobby-open-seats = { $n ->
    [one] { $n } open seat
   *[other] { $n } open seats
}
lobby-chosen = { $n } of { $all } chosen
lobby-waiting-for = Waiting for { $names }.
lobby-waiting = Waiting for players.
lobby-turn = turn { $n }
lobby-gone-title = The server does not answer
lobby-gone = Tables can't be shown just now. The score pad, the cards and the rules work all the same.

## What a table is

lobby-game = { $game ->
    [duel] Duel
   *[classic] 7 Wonders
}
lobby-free-city = 7 Wonders for two
lobby-time = Time
lobby-time-none = unhurried
lobby-time-bank = { $minutes } min + { $increment } s a move
lobby-time-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
lobby-wonders = { $wonders ->
    [draft] wonders picked in turn
   *[first_game] fixed wonders, for a first game
}
lobby-pawn-title = Pawn in the middle after an age
lobby-pawn = { $pawn ->
    [last_player_begins] whoever took the last card begins
   *[last_player_chooses] whoever took the last card chooses
}
lobby-boards-title = Boards
lobby-boards = { $boards ->
    [random] by chance
    [A] all sides A
    [B] all sides B
   *[chosen] chosen boards
}
lobby-board = board
lobby-side = side
lobby-rated = rated
lobby-outcome = { $by ->
    [science] { $names } wins by science.
    [military] { $names } wins by military.
    [resignation] { $names } wins: resignation.
    [time] { $names } wins on time.
   *[points] { $n ->
        [one] { $names } wins by points.
       *[other] { $names } share the victory.
    }
}

## Making a table

lobby-which-game = Game
lobby-how-many = Players
lobby-seats = Seats
lobby-seat-kind = { $kind ->
    [me] me
    [open] open
   *[bot] bot
}
lobby-hot-words = Everybody at one device: after each turn it goes to the next player.
lobby-listed = Show it in the lobby
lobby-listed-words = Anybody may sit down. Otherwise only with the link.
lobby-rated-wish = Rated
lobby-rated-words = Counts for the ratings; everybody needs an account.
lobby-make-go = Make the table
lobby-start = Start
lobby-starts-full = { $n ->
    [one] Starts as soon as somebody sits on the open seat.
   *[other] Starts as soon as somebody sits on each of the { $n } open seats.
}
lobby-starts-now = Starts at once.

## Joining

lobby-join-words = Paste the link, or type the code at its end.
lobby-join-go = To the table
lobby-join-unreadable = That is neither a link to a table nor a code. A code looks like Xk3-9fPqLm2A.

## The room before a game

lobby-open-seat = Open seat
lobby-kept-for = kept for { $name }
lobby-here = here
lobby-away = not here just now
lobby-host = host of the table
lobby-put-bot = Bot
lobby-sit-down = Sit down
lobby-stand-up = Stand up
lobby-open-again = Open again
lobby-invite = Invite somebody
lobby-invite-words = Whoever has this link can sit down or watch.
lobby-link = Link
lobby-qr = The link as a QR code
lobby-code = Code:
lobby-copy = Copy
lobby-share = Share
lobby-copied = Copied.
lobby-not-copied = The browser does not allow copying. Select the text and copy it yourself.
lobby-seal = The cards are already shuffled and sealed.
lobby-seal-words = This number belongs to exactly this deal. After the game the deal is opened, and anybody can check that no card was changed.
lobby-seal-copy = Copy the seal
lobby-close-table = Close the table
lobby-closed = This table was closed
lobby-closed-words = It was closed before the game began. There are others, or you make one of your own.
lobby-your-name = You play as
lobby-name-example = your name
lobby-name-keep = Keep it
lobby-name-kept = You are { $name } now.

## Games to look at

lobby-lists = Lists
lobby-list = { $list ->
    [now] Being played
    [mine] Mine
   *[finished] Finished
}
lobby-paste = Replay a record
lobby-none-now = No listed game is being played just now.
lobby-none-mine = You have no games yet.
lobby-none-found = No finished game fits.
lobby-find = Search
lobby-find-player = Player
lobby-find-by = Victory
lobby-any = any
lobby-by = { $by ->
    [points] points
    [science] science
    [military] military
    [resignation] resignation
   *[time] time
}
lobby-more = More
lobby-decline = No, thanks
lobby-absence = If somebody stays away
lobby-absence-of = { $after ->
    [never] no bot plays for them
    [minutes] a bot may play after ten minutes
    [day] a bot may play after a day
   *[other] a bot may play after a minute
}
lobby-no-new-tables = No new tables for now. Running games go on.
lobby-removed-words = Whoever runs this server removed it: { $reason }
lobby-deleted = deleted

### Games of the past.

replay-title = Replay
replay-loading = The game is being opened …
replay-at = { $n } of { $all }
replay-first = To the beginning
replay-back = One step back
replay-play = Play by itself
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-slider = Position in the game
replay-seat = Seen from
replay-spectator = Spectator
replay-link = Copy the link to this position
replay-record = Copy the record
replay-leave = To the finished games
replay-paste = Replay a record
replay-paste-words = A game that was played elsewhere, or a record that somebody sent you: paste it here and watch it at the table.
replay-paste-field = Record (JSON)
replay-unreadable = This is not a record of Duel or 7 Wonders. A record is one JSON object that begins with {"{"}"format": "thauma/1".
replay-file = Open a file
replay-go = Replay

## What the computer thinks of it.

analysis-thinking = Thinking …
analysis-best = Best moves here
analysis-searched = { $n } games searched
analysis-curve = Win chance: { $name }
analysis-played = played
analysis-accuracy = Accuracy:
analysis-then = Then
analysis-steps = pawn { $n }
analysis-opens = { $n ->
    [one] opens a card
   *[other] opens { $n } cards
}
analysis-stage = { $card }, for a stage

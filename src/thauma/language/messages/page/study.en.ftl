### The board for trying things.

study-title = Study
study-against = { $one } against { $other }
study-before = before card { $n }
study-card = card { $n } of { $all }
study-under = under 1 %
study-over = over 99 %
study-into = { $card } into { $wonder }
study-best-for = Best moves for { $name }
study-depth = depth { $n }
study-proved = proved
study-lines = { $n } lines
study-all = All { $n }
study-go = Let the engine think
study-pause = Pause the engine
study-eval = { $one } { $n } percent. { $other } { $m } percent.
study-moments = Key moments
study-luck = luck
study-promote = Make main line
study-delete = Delete
study-share = Share
study-try = Play any move: it becomes a branch.
study-mark = { $mark ->
    [inaccuracy] slip
    [mistake] mistake
   *[blunder] blunder
}
study-only = the only good move
study-suggested = Suggested, win chance { $chance }.
study-with = Win chance { $chance }.
study-show = Show best moves
study-quiet = Quiet: hide the engine
study-sheet = Score sheet
study-comment = Say something about this branch
study-file = Save as a file, with all branches

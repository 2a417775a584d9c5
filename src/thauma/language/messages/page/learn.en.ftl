# Lessons: a game with a coach.
learn-title = Learn
learn-lead = A game with a coach beside you: short steps, nothing to read before.
learn-start = Start
learn-again = Once more
learn-coach = Coach
learn-step = Step { $n } of { $all }
learn-take = Take the ringed card.
learn-do = { $act ->
    [wonder] Now build the wonder.
    [discard] Now sell the card.
    [stage] Now build the stage.
    [progress] Choose it, then confirm.
   *[build] Now press Build.
}
learn-wait = { $name } is thinking.
learn-later = That one later. Take the ringed card.
learn-strayed = The rules allow it, but the lesson goes another way. Take it back, or play on as you like.
learn-returning = Back to the lesson.
learn-lead-back = Take it back
learn-back = Back
learn-why = Why?
learn-freely = Choose freely
learn-skip = Skip this step
learn-leave = Leave the lesson
learn-finished = Well played.
learn-real-game = Play a real game
lesson-duel-title = The first game of Duel
lesson-duel-words = Eight short steps to your first victory, ten minutes.
lesson-duel-end = You won by the army. Six different science signs win just as well, and otherwise the points decide after three ages.
lesson-duel-goal-title = What it is about
lesson-duel-goal = Two cities grow side by side; yours is on the left. Each turn you take one card. This one is free and brings 4 coins.
lesson-duel-goal-why = There are three ways to win: the pawn in the rival capital, six different science signs, or the most points after three ages.
lesson-duel-cover-title = What lies on top
lesson-duel-cover = Only a card with nothing on it can be taken. Take this one for its wood, and the hidden card above it turns over.
lesson-duel-price-title = What it costs
lesson-duel-price = The line of stone on a card is its price: 1 clay. You make none, so you buy it for 2 coins.
lesson-duel-price-why = A good costs 2 coins and 1 more for each that the other city makes. Of clay it makes none yet.
lesson-duel-trade-title = How to trade
lesson-duel-trade = Stone is dear, for the other city makes it: 4 coins a piece. Your yellow reserve holds it at 1, so this card costs 2.
lesson-duel-chain-title = Free by a chain
lesson-duel-chain = The banner on this card hangs on a building of yours as well. So you build it for nothing.
lesson-duel-symbols-title = Science
lesson-duel-symbols = Green cards carry signs. You have this sign once already: two of a kind earn a progress token.
lesson-duel-symbols-why = Six different signs win the game at once. It is worth counting the other city's too.
lesson-duel-token = The ringed token suits you: from now on each red card that you build has one shield more.
lesson-duel-wonder-title = A wonder
lesson-duel-wonder = A card can also go face down under a wonder. This one brings 12 coins, and you play again at once.
lesson-duel-pawn-title = The pawn
lesson-duel-pawn = Two shields, and one more by your token: the pawn takes three steps and stands in their capital. That wins.
learn-door = Never played? Learn in ten minutes
learn-door-words = A first game with a coach beside you: eight short steps, nothing to read before.
lesson-classic-title = The first age of 7 Wonders
lesson-classic-words = Six turns with two neighbours, five minutes.
lesson-classic-end = Your army beat both neighbours. Two more ages go the same way, passed the other way round and back; then all points count.
lesson-classic-hand-title = The hand
lesson-classic-hand = You choose one card, all at the same time; then the hands go round. This one gives you a second stone each turn.
lesson-classic-trade-title = The neighbours
lesson-classic-trade = This card costs 1 wood. You make none, but a neighbour does: you pay that neighbour 2 coins and build.
lesson-classic-wonder-title = Your wonder
lesson-classic-wonder = Your first stage costs 2 stones, which you make. Put this card face down under it: 3 points.
lesson-classic-sell-title = Selling
lesson-classic-sell = Nothing useful? Any card can be sold for 3 coins. You need them next turn.
lesson-classic-army-title = The army
lesson-classic-army = At the end of the age you compare shields with each neighbour. Two shields beat them both.
lesson-classic-points-title = Points
lesson-classic-points = Blue cards are points: 3 for 1 stone of your own. It is the last card of the age; the other is thrown away.

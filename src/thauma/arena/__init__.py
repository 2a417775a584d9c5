"""Games among players, many at a time: self-play, and the arena that says who is stronger and how sure that is.

>>> from thauma.arena import Plan, run
>>> plan = Plan("duel", ("greedy", "random"), seats=2)
>>> results = run(plan, games=4)
>>> results.games, [player.name for player in results.players]
(4, ['greedy', 'random'])
"""

from thauma.arena.ledger import Ledger
from thauma.arena.plan import Plan
from thauma.arena.running import run
from thauma.arena.sprt import Sprt
from thauma.arena.standing import Results

__all__ = ["Ledger", "Plan", "Results", "Sprt", "run"]

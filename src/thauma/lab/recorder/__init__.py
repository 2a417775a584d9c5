"""Complete games by the hundred thousand: played, kept, replayed and turned back into records, in compiled calls.

The folder of each game offers the same:

| name              |                                                                                             |
|-------------------|---------------------------------------------------------------------------------------------|
| `DEAL_DTYPE`, `MOVE_DTYPE`, `FACTS_DTYPE` | what a deal, a move and the facts about a finished game are         |
| `record_games`    | games of the players `random` and `greedy`, the same that `arena.selfplay` plays one by one |
| `replay_games`    | the facts about games, and whether their moves are legal                                    |
| `encode_games`    | the moves of records (as numbers: `rows_of`) as they are kept here                          |
| `seat_and_action` | the way back, move by move                                                                  |
"""

from types import ModuleType

from thauma.lab.recorder.games import FINE, NOT_OVER, Games, Seed

__all__ = ["FINE", "NOT_OVER", "Games", "Seed", "room_of"]


def room_of(game: str) -> ModuleType:
    """The folder of a game."""
    from importlib import import_module

    return import_module(f"thauma.lab.recorder.{game}")

"""What can go wrong when a bot is asked.

ThaumaError
├── BadQuestion    there is nothing to choose, or the position can't be read
├── ThinkersBusy   too many wait already
├── ThoughtLost    everybody who thought about it failed
└── NotThinking    the thinkers were stopped
"""

from thauma.games.errors import ThaumaError


class BadQuestion(ThaumaError):
    code = "bad_question"


class ThinkersBusy(ThaumaError):
    code = "server_busy"


class ThoughtLost(ThaumaError):
    code = "thought_lost"


class NotThinking(ThaumaError):
    code = "not_thinking"


class WorkerLost(Exception):
    """A worker died, or was given up; only the pool sees this."""

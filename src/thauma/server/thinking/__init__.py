"""Where the server's bots think: in processes of their own, so that a thought never delays anybody."""

from thauma.server.thinking.errors import BadQuestion, NotThinking, ThinkersBusy, ThoughtLost
from thauma.server.thinking.jobs import Look, Question, Study
from thauma.server.thinking.pool import Numbers, Thinkers

__all__ = [
    "BadQuestion",
    "Look",
    "NotThinking",
    "Numbers",
    "Question",
    "Study",
    "Thinkers",
    "ThinkersBusy",
    "ThoughtLost",
]

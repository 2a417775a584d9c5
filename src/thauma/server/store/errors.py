"""What can go wrong between the server and its database. Each is one sentence.

StoreError
├── CannotOpen       the database can't be used: unreachable, newer than this program
│   └── InUse        another process has it
├── ServerBusy       too much waits already: try again in a moment
│   └── StoreUnavailable  the database did not answer for a while; the sentence says what that means
├── AlreadyThere     a table of that id, or a rematch of that table, exists
└── CannotCopy       a backup or a restore was refused or failed; nothing was changed
"""

from thauma.games.errors import ThaumaError


class StoreError(ThaumaError):
    code = "store_error"


class CannotOpen(StoreError):
    code = "cannot_open"


class InUse(CannotOpen):
    pass


class ServerBusy(StoreError):
    code = "server_busy"


class StoreUnavailable(ServerBusy):
    pass


class AlreadyThere(StoreError):
    code = "already_there"


class CannotCopy(StoreError):
    code = "cannot_copy"

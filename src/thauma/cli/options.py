"""Options and arguments that several commands have. Loads nothing but Typer, so that help comes at once."""

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="duel or classic")]
RecordsFile = Annotated[str, typer.Argument(metavar="FILE", help="records, one a line; - reads standard input")]
Rules = Annotated[
    list[str] | None, typer.Option("--rules", metavar="OPTION=VALUE", help="a rule option; may be repeated")
]
Seats = Annotated[int | None, typer.Option(metavar="N", help="how many play (classic: 2 to 7)")]
Boards = Annotated[
    str | None, typer.Option(metavar="WONDER:SIDE,…", help="classic: a chosen board for each city, such as gizah:A")
]
Database = Annotated[str | None, typer.Option(metavar="URL", help="sqlite:///FILE; the server's usual one if absent")]
JsonResult = Annotated[bool, typer.Option("--json", help="the results as one JSON object on standard output")]
JsonPerGame = Annotated[bool, typer.Option("--json", help="one JSON object a game instead of words")]
OnRay = Annotated[str | None, typer.Option(metavar="ray", help="play on a Ray cluster")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="the file of the backup")]
Force = Annotated[bool, typer.Option("--force", help="take the place of what is there")]

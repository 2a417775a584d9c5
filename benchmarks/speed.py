"""The speed of every game's rules in one run, as a table. `make bench` runs it."""

import sys

from thauma.cli.bench import measure
from thauma.games import NAMES, game


def main() -> None:
    asked = sys.argv[1:] or NAMES
    for name in asked:
        fewest, most = game(name).seats
        for seats in sorted({fewest, min(3, most), most}):
            print(f"\n{name}, {seats} seats")
            for key, value in measure(name, seats):
                print(f"  {key:32} {value:>16,.2f}" if isinstance(value, float) else f"  {key:32} {value!s:>16}")


if __name__ == "__main__":
    main()

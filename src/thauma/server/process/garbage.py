"""Python's search for cyclic garbage, which stops everything while it lasts.

With a thousand games in memory a whole search takes a good part of a second, and by Python's own measure it would come
every few seconds. Nearly all that a server throws away is freed without it, so it may come seldom.
"""

import gc

THRESHOLDS = (5_000, 5, 40)  # a whole search after a million more objects that last, not after 70 000


def search_seldom() -> None:
    gc.set_threshold(*THRESHOLDS)


def leave_out_what_stays() -> None:
    """What is in memory now, such as modules and compiled rules, is there to the end: nobody need search it again."""
    gc.collect()
    gc.freeze()

"""The exact ending of Duel: the kernels.

`search.py` grows the tree, `value.py` says what an ending is worth, `outcomes.py` what chance may bring, `key.py` when
two positions are the same, `bounds.py` what a city can still reach; `layout.py` holds what all of them keep.
"""

"""Signs and colours. No colour stands without a sign, so everything can be read in black and white."""

# The sign of each type of building; colour only repeats it.
SIGN = {"brown": "▲", "grey": "◆", "blue": "■", "green": "●", "yellow": "☼", "red": "▼", "purple": "♠"}
COIN = "◎"
POINT = "★"
SHIELD = SIGN["red"]
WONDER = "Ω"
BUILT = "✓"
AGAIN = "↻"
CHAIN = "∞"
DEAR = "!"  # after a price that is more than the city has
EYE = "◉"  # a card that would be uncovered
PAWN = "◈"
CARD = "▯"
LEFT, RIGHT, BOTH, DOWN = "◀", "▶", "◀▶", "▾"  # neighbours; with the own city too
NEXT = "▸"  # the stage that is built next
NEVER = "✗"  # can't be had

# Middle tones that can be read on a dark and on a light ground; Rich finds the nearest that a terminal has.
COLOUR = {
    "brown": "#b07a45",
    "grey": "#8a929c",
    "blue": "#4a86d9",
    "green": "#34a05f",
    "yellow": "#c79a1b",
    "red": "#d64f5c",
    "purple": "#a06bd0",
}
GOLD = "bold #d6a419"  # yours to take
ACT = "bold #1f9aa5"  # where a person can act
GAIN = "#34a05f"  # free or gained
WARN = "#d64f5c"  # too dear, lost
FAINT = "dim"
STRONG = "bold"
PLAIN = ""

# The colours of the lines of a score sheet.
CATEGORY_COLOUR = {
    "military": COLOUR["red"],
    "civilian": COLOUR["blue"],
    "science": COLOUR["green"],
    "commerce": COLOUR["yellow"],
    "guilds": COLOUR["purple"],
}

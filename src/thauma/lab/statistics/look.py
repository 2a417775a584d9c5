"""The look of reports: colours by name, for day and night. The page's colours, as they are in web/src/styles."""

DAY = {
    "paper": "#FFFCF4",
    "paper-2": "#F2E9D8",
    "ink": "#17223B",
    "ink-2": "#3F4A63",
    "ink-3": "#5C6680",
    "rule": "#D9D2C4",
    "accent": "#0B6573",
    "gold": "#E2A420",
    "brown": "#8A5638",
    "grey": "#66727E",
    "blue": "#2C64AE",
    "green": "#1F7A55",
    "yellow": "#C98A0E",
    "red": "#C13A38",
    "purple": "#774A9E",
}
NIGHT = {
    "paper": "#1A2540",
    "paper-2": "#243252",
    "ink": "#F5EEDF",
    "ink-2": "#C5CCDC",
    "ink-3": "#A0ABC2",
    "rule": "#3B486A",
    "accent": "#6CCFD8",
    "gold": "#F0BC4A",
    "brown": "#DDAA86",
    "grey": "#B4C0CC",
    "blue": "#8FBBF2",
    "green": "#7FD0AC",
    "yellow": "#F0C469",
    "red": "#F39C97",
    "purple": "#CBA6EC",
}
FONT = '"Commissioner", "Segoe UI", "Noto Sans", system-ui, sans-serif'

# Matplotlib knows no variables of a style sheet: each colour is drawn as one that stands for it, and then exchanged.
STAND_IN = {name: f"#0f0f{number:02x}" for number, name in enumerate(DAY)}


def with_variables(svg: str) -> str:
    """A drawing in stand-in colours, in those of the style sheet around it."""
    for name, stand_in in STAND_IN.items():
        svg = svg.replace(stand_in, f"var(--{name})")
    return svg


def variables() -> str:
    """The colours as a style sheet declares them, by day and by night."""
    return f":root{{{_declare(DAY)}}}\n@media (prefers-color-scheme:dark){{:root{{{_declare(NIGHT)}}}}}"


def _declare(colours: dict[str, str]) -> str:
    return ";".join(f"--{name}:{colour}" for name, colour in colours.items())


def standalone(svg: str) -> str:
    """A drawing that brings its colours along, for a file of its own."""
    head, rest = svg.split(">", 1)
    style = f"<style>{variables()} svg{{background:var(--paper)}} text{{font-family:{FONT} !important}}</style>"
    return f'<?xml version="1.0" encoding="utf-8"?>\n{head}>\n{style}{rest}'

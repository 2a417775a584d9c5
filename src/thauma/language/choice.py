"""Which language to speak: the one asked for, else the one of the environment, else English."""

from collections.abc import Mapping

from thauma.catalog.names import LANGUAGES, load

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which POSIX lets them decide
DEFAULT = "en"


class UnknownLanguage(ValueError):
    """A language was asked for that nobody has translated to."""


def find_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, if there is such; without one, the environment's; English if that isn't among ours.

    >>> find_language(None, {"LANG": "fi_FI.UTF-8"})
    'fi'
    """
    if asked is not None:
        return _known(asked)
    for variable in VARIABLES:
        if environment.get(variable):
            code = _code(environment[variable])
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT


def _known(asked: str) -> str:
    code = _code(asked)
    if code in LANGUAGES:
        return code
    own_names = ", ".join(f"{language} ({load(language).own_name})" for language in LANGUAGES)
    raise UnknownLanguage(f"there is no language {asked!r}; there are {own_names}")


def _code(locale: str) -> str:
    """The language of a locale such as et_EE.UTF-8."""
    return locale.replace("-", "_").split(".")[0].split("_")[0].lower()

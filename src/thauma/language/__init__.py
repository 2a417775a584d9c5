"""What the table says to people, in six languages. Imports the catalog and nothing else of ours."""

from thauma.catalog.names import LANGUAGES
from thauma.language.choice import UnknownLanguage, find_language
from thauma.language.speaker import Speaker, speaker

__all__ = ["LANGUAGES", "Speaker", "UnknownLanguage", "find_language", "speaker"]

"""What is said in a language: catalogues of messages, which count and decline as it does."""

from pnp.words.catalogues import Catalogue, catalogue, house, messages, said, spoken, told
from pnp.words.mistakes import WordsError
from pnp.words.sources import MessageSource

__all__ = [
    "Catalogue",
    "MessageSource",
    "WordsError",
    "catalogue",
    "house",
    "messages",
    "said",
    "spoken",
    "told",
]

"""What is said in a language: catalogues of messages, which count and decline as it does."""

from typing import TYPE_CHECKING

from pnp.doors import door
from pnp.words.catalogues import Catalogue, catalogue, house, messages, said, spoken, told
from pnp.words.mistakes import WordsError
from pnp.words.sources import MessageSource

if TYPE_CHECKING:
    from pnp.words.complaints import complained
    from pnp.words.complaints import sources as word_sources
    from pnp.words.needs import needs as find_needs
    from pnp.words.saying import formatted
    from pnp.words.sources import plain_text
else:
    __getattr__ = door(__name__)

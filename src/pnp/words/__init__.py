"""What is said in a language: catalogues of messages, which count and decline as it does."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr
from pnp.words.catalogues import (
    Catalogue,
    MessageSource,
    WordsError,
    find_shipped_sources,
    list_languages,
    list_messages,
    make_catalogue,
    say,
    say_with_needed,
)

if TYPE_CHECKING:
    from pnp.words.catalogues import find_plain_text
    from pnp.words.complaints import list_sources, translate_complaint
    from pnp.words.formatting import find_needs, format_message
else:
    __getattr__ = lazy_getattr(__name__)

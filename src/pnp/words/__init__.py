"""Messages in a language: catalogues that count and decline as the language does."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.words.catalogues import (
        Catalogue,
        MessageSource,
        WordsError,
        find_plain_text,
        find_shipped_sources,
        list_languages,
        list_messages,
        make_catalogue,
        say,
        say_with_needed,
    )
    from pnp.words.complaints import list_sources, translate_complaint
    from pnp.words.formatting import find_needs, format_message
else:
    __getattr__ = lazy_getattr(__name__)

"""What is said on a component: one text for every language, or one for each."""

from typing import Annotated, TypeAlias

from pydantic import AfterValidator, Discriminator, Field, Tag

from pnp.errors import phrase, said
from pnp.models.languages import CODE, is_language, meant_language
from pnp.models.scalars import MAPPING, TEXT, Form, refused, shape

LONGEST_TEXT = 2000


def _language(code: str) -> str:
    if is_language(code):
        return code
    raise refused(
        said("form-language", "is-no-language-code"),
        meant_language(code) or phrase("write-a-code-such-as-en-cs-pl-or-pt-br"),
    )


LanguageCode: TypeAlias = Annotated[str, AfterValidator(_language), Form(CODE)]
FieldText: TypeAlias = Annotated[str, Field(max_length=LONGEST_TEXT)]
ByLanguage: TypeAlias = Annotated[dict[LanguageCode, FieldText], Field(min_length=1)]
Words: TypeAlias = Annotated[
    Annotated[FieldText, Tag(TEXT)] | Annotated[ByLanguage, Tag(MAPPING)], Discriminator(shape)
]


def find_text(words: Words, language: str) -> str | None:
    """The words in a language; None where they are not written in it."""
    return words if isinstance(words, str) else words.get(language)

"""Findings: the program's own codes, the kind of a file, the line, column and card of each finding; and the
check of words that a set has in only some of its languages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any

from pnp.checks.printing.parts import list_elements
from pnp.data import positions
from pnp.data.sources import Source, find_place
from pnp.errors import Location, Problem, find_nearest, get_code
from pnp.models.findings import Code, FileKind, Finding, Found
from pnp.models.game import Game
from pnp.models.languages import is_language
from pnp.models.layouts import elements
from pnp.models.layouts.layout import FieldRule, Layout, find_field_kind, locate_default
from pnp.models.trees import Entry, get_entry, list_entries, list_items

PRINT = (
    OVERFLOW := Code("print-overflow", "error"),
    CUT := Code("print-cut", "error"),
    GLYPH := Code("print-glyph", "error"),
    TYPE_SMALL := Code("print-type-small", "warning"),
    UNSAFE := Code("print-unsafe", "warning"),
    OVERLAP := Code("print-overlap", "warning"),
    HIDDEN := Code("print-hidden", "warning"),
    COARSE := Code("print-coarse", "warning"),
    CONTRAST := Code("print-contrast", "warning"),
    ALIKE := Code("print-colours-alike", "warning"),
    NO_BACK := Code("print-no-back", "warning"),
    BARE_BACK := Code("print-bare-back", "warning"),
    NO_PAPER := Code("print-no-paper", "warning"),
)
OTHER = Code("form-other", "error")
UNKNOWN_FILE = Code("form-unknown-file", "error")
LANGUAGE_MISSING = Code("form-language-missing", "warning")
LANGUAGE_UNSPOKEN = Code("form-language-unspoken", "warning")
SHEET_WARNING = Code("sheet-warning", "warning")

# The codes of the mistakes that loaders report.
LOADERS = (
    *("unreadable", "encoding", "syntax", "table", "limit", "empty"),
    *("type", "range", "length", "unknown-key", "missing-key", "duplicate-key"),
    *("unknown-name", "duplicate-name", "unknown-card", "duplicate-id", "id", "rule"),
    *("language", "picture", "drawing", "colour"),
    *("layout", "field", "element", "sheet", "players", "twice"),
    *("board", "map", "galaxy", "pattern", "constellation", "tile", "action"),
    *("expression", "figure", "sign", "text", "words", "drawn"),
)
FORM = tuple(Code(f"form-{name}", "error") for name in LOADERS)

OWN_CODES = (OTHER, UNKNOWN_FILE, *FORM, LANGUAGE_MISSING, LANGUAGE_UNSPOKEN, *PRINT, SHEET_WARNING)


def all_codes(games: Sequence[Game]) -> Iterator[tuple[Code, Game | None]]:
    """Yield every code; the codes of a game come with their game."""
    for code in OWN_CODES:
        yield code, None
    for game in games:
        for code in game.checks().codes if game.checks else ():
            yield code, game


def place_findings(
    source: Source, found: Iterable[Found], game: str = "", deck: str = "", table: str = ""
) -> Iterator[Finding]:
    """Yield findings at the lines and columns of their objects. `deck` and `table` are the names for findings
    about a whole deck or table."""
    findings = [*found]
    if not findings:
        return  # the file is not walked again for nothing
    spans = positions.find_spans(source, [each.location for each in findings])
    find_index = positions.make_index_finder(source, spans)
    for one in findings:
        at = find_place(source.text, find_index(one.location, one.key, one.at))
        card = one.card or _card_at(source, one.location)
        whole = table if one.table else deck if one.whole else ""
        yield Finding(
            one.code, source.path, *at, card, one.arguments, one.rows, game, aside=one.aside, whole=whole
        )


def place_problems(problems: Iterable[Problem], source: Source | None) -> Iterator[Finding]:
    """Yield the problems that loaders report as findings, each by the code that its words bear. A problem in
    the file of `source` belongs to the card in whose lines it stands."""
    known = [*problems]
    card_at = positions.find_entries(source, "cards") if source and known else None
    for one in known:
        number = card_at(one.line, one.column) if card_at and source and one.file == source.path else None
        card_id = "" if number is None or source is None else _card_at(source, ("cards", number))
        words = (one.wrong, one.right)
        code = Code(get_code(one.wrong) or OTHER.id, "error")
        yield Finding(code, one.file, one.line, one.column, card_id, words=words)


def _card_at(source: Source, location: tuple[str | int, ...]) -> str:
    """Return the id of the card that contains a location."""
    id = positions.get_object(source.tree, (*location[:2], "id")) if location[:1] == ("cards",) else ""
    return id if isinstance(id, str) else ""


# A key that only one kind of file has at its top, the surest first. A card set may name a board.
_MARKS: dict[str, FileKind] = {
    "parts": "kit",
    "players": "sheet",
    "cards": "cards",
    "deck": "cards",
    "board": "board",
    "faces": "layout",
    "extends": "layout",
}
_OF_LAYOUTS = frozenset(Layout.__struct_fields__) - {"size", "about"}


def find_file_kind(tree: Any) -> FileKind | None:
    """Return the kind of a file by the keys at its top; if none of them tells, by one that is nearly a
    telling key."""
    keys = [*tree] if isinstance(tree, dict) else []
    for mark, kind in _MARKS.items():
        if mark in keys:
            return kind
    if _OF_LAYOUTS.intersection(keys):
        return "layout"
    near = (find_nearest(key[:40], _MARKS) for key in keys)
    return next((_MARKS[mark] for mark in near if mark is not None), None)


_OF_CARDS = ("title", "text", "note", "name")


def check_languages(tree: Entry, layout: Layout, known: Collection[str]) -> Iterator[Found]:
    """Yield a finding for each language that words lack or may not be in. A plain text is for every language.
    A set speaks all languages that any of its words are in; if its game has words in some languages, it
    speaks only these."""
    spoken = languages_of_set(tree, layout, known)
    for entry in _list_words(tree, layout):
        strange = [language for language in entry.value if language not in spoken]
        for language in filter(is_language, strange):
            arguments = {"language": language, "languages": ", ".join(known)}
            yield Found(LANGUAGE_UNSPOKEN, (*entry.location, language), arguments, key=True)
        lacking = tuple(language for language in spoken if _lacks_language(entry, language))
        if lacking and not strange:
            arguments = {"key": str(entry.location[-1]), "languages": ", ".join(lacking)}
            yield Found(LANGUAGE_MISSING, entry.location, arguments)


def _lacks_language(words: Entry, language: str) -> bool:
    """Tell whether nothing is written in a language; another check reports values that are no texts."""
    text: object = words.value.get(language, "")
    return isinstance(text, str) and not text.strip()


def languages_of_set(tree: Entry, layout: Layout, known: Collection[str]) -> list[str]:
    """List the languages that any words of a set are written in, as they come up; only known ones, if any are
    known."""
    entries = _list_words(tree, layout)
    written = dict.fromkeys(language for entry in entries for language, _ in list_items(entry))
    return [language for language in written if is_language(language) and (not known or language in known)]


def languages_of_layout(layout: Layout, own: Callable[[Location], bool]) -> list[str]:
    """List the languages in which a layout says something at places of its own."""
    return list(dict.fromkeys(language for place, language in _list_layout_words(layout) if own(place)))


def _list_layout_words(layout: Layout) -> Iterator[tuple[Location, str]]:
    """Yield each place where a layout says something in a language (in messages, defaults and texts), and the
    language."""
    rules = {name: rule for name, rule in layout.fields.items() if isinstance(rule, FieldRule)}
    entries: list[tuple[Location, object]] = [(("messages",), layout.messages)]
    entries += [(locate_default(name), rule.default) for name, rule in rules.items()]
    texts = ((place, each) for place, each in list_elements(layout) if isinstance(each, elements.Text))
    entries += [((*place, "text"), each.text) for place, each in texts]
    for place, words in entries:
        for language in words if isinstance(words, dict) else ():
            yield (*place, language), language


def _list_words(tree: Entry, layout: Layout) -> Iterator[Entry]:
    """List all words of a set that are written by language."""
    own = tuple(name for name, rule in layout.fields.items() if find_field_kind(rule) == "words")
    entries = [get_entry(tree, "name"), get_entry(tree, "back", "title")]
    cards = list_entries(get_entry(tree, "cards"))
    entries += [get_entry(card, key) for card in cards for key in (*_OF_CARDS, *own)]
    return (entry for entry in entries if isinstance(entry.value, dict))

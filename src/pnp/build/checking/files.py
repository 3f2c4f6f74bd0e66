"""`pnp check`: finds errors, warnings and figures in the files of designers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from os.path import normpath
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pnp import data, games
from pnp.build.checking.layouts import check_layout
from pnp.build.checking.printing import check_print, known_languages
from pnp.build.sets import supplies
from pnp.build.sets.resolved import ResolvedSet, is_of_game, is_shipped, resolve_source
from pnp.build.sets.wording import find_check_words
from pnp.build.tables.scoring import Scored, no_game_mistake, read_game, score_source
from pnp.checks import findings
from pnp.data import Source
from pnp.data.sources import real_path
from pnp.data.validation import validate
from pnp.data.yaml_reader import read_yaml
from pnp.errors import InputError, Mistake, PnpError, Problem, code_phrase, get_words, phrase, suggest
from pnp.loading import SPREADSHEETS, TABLES, read_set, refuse_ending
from pnp.models import trees
from pnp.models.cards import Kit
from pnp.models.findings import Checked, Code, FileKind, Finding, Found, Subject
from pnp.models.game import Game, Supplies
from pnp.models.scalars import is_short_name
from pnp.report.findings import Words, phrase_finding
from pnp.report.phrasing import translate
from pnp.scoring import Caution, Reason


def check_kit(source: Source) -> None:
    """Raise an InputError with all mistakes of a kit, if any."""
    folder = Path(source.path).parent

    def list_lacking(tree: Any) -> Iterator[Mistake]:
        game = trees.get_text(trees.Entry(tree), "game")
        if game is not None and game not in games.list_all_names():
            yield no_game_mistake(trees.Entry(tree), "kit")
        for _, part in trees.list_items(trees.get_entry(trees.Entry(tree), "parts")):
            for entry in trees.list_entries(part):
                name = trees.get_text(entry)
                if name and is_short_name(name) and not (folder / f"{name}.yaml").is_file():
                    yield _make_lacking_file(entry, name, folder)

    validate(source, Kit, (list_lacking,))


def _make_lacking_file(named: trees.Entry, name: str, folder: Path) -> Mistake:
    what = code_phrase("form-unknown-name", "there-is-no-file-name-beside-this-one", name=f"{name}.yaml")
    known = suggest(name, [path.stem for path in sorted(folder.glob("*.yaml"))])
    return trees.make_mistake(named, what, known or phrase("name-card-sets-that-lie-in-its-folder"))


class OpenedSet(Struct, frozen=True):
    """A card set to check: resolved for printing and read for its game, as far as either works, with the
    mistakes of its form."""

    source: Source
    resolved: ResolvedSet | None
    deck: supplies.ScoredSet | None
    problems: tuple[Problem, ...] = ()
    omitted: int = 0


class CheckedTogether(Struct, frozen=True):
    """All files that are checked together, by the id of their game. `sets` holds the shipped sets joined with
    the given ones, `given` the given card sets, `boards` the given board, if there is just one for the
    game."""

    sets: Mapping[str, supplies.SuppliesRead]
    given: Mapping[str, Sequence[OpenedSet]]
    boards: Mapping[str, Source]


def open_set(source: Source) -> OpenedSet:
    """Resolve a set. One that cannot be printed may still belong to a game."""
    try:
        resolved = resolve_source(source)
    except PnpError as error:
        refusal = _make_refusal(error, source.path)
        return OpenedSet(source, None, _read_for_game(source), refusal.problems, refusal.omitted)
    # A set whose game or deck was only guessed joins no table; the guess is reported.
    deck = resolved.deck if resolved.deck and _is_named(resolved.deck) else None
    return OpenedSet(source, resolved, deck, resolved.problems, resolved.omitted)


def _make_refusal(error: PnpError, file: str) -> InputError:
    """Return an error as an InputError; an error without a place is placed at the top of the file."""
    return error if isinstance(error, InputError) else InputError([Problem(file, 1, 1, *get_words(error))])


def _is_named(deck: supplies.ScoredSet) -> bool:
    tree = trees.Entry(deck.source.tree)
    return trees.get_text(tree, "game") == deck.game.id and trees.get_text(tree, "deck") == deck.deck


def _read_for_game(source: Source) -> supplies.ScoredSet | None:
    """Read a set that cannot be printed for its game; return None if that fails too."""
    try:
        game = supplies.named_game(source) if is_of_game(source) else None
        return supplies.read_game_set(game, source) if game and supplies.named_deck(source, game) else None
    except PnpError:  # already reported for the set itself
        return None


def lay_on_tables(sets: Sequence[OpenedSet], given_boards: Sequence[Source]) -> CheckedTogether:
    """Group all sets and boards by game, one table for each."""
    given: dict[str, list[OpenedSet]] = {}
    boards: dict[str, list[Source]] = {}
    for one in sets:
        if one.deck:
            given.setdefault(one.deck.game.id, []).append(one)
    for source in given_boards:
        boards.setdefault(trees.get_text(trees.Entry(source.tree), "game") or "", []).append(source)
    joined = {id: _join_opened(own) for id, own in given.items()}
    return CheckedTogether(joined, given, {id: own[0] for id, own in boards.items() if len(own) == 1})


def _join_opened(given: Sequence[OpenedSet]) -> supplies.SuppliesRead:
    """Join the given sets that do not ship with the shipped supplies of their game."""
    decks = [one.deck for one in given if one.deck]
    joined = supplies.join_sets(decks[0].game, [deck for deck in decks if not _is_shipped_deck(deck)])
    # Cards without copies are not on the table.
    unprinted = _get_ids((deck.source for deck in decks), lambda card: not trees.count_copies(card))
    all_cards = joined.supplies.decks.items()
    decks_left = {name: {id: deck[id] for id in deck if id not in unprinted} for name, deck in all_cards}
    return replace(joined, supplies=replace(joined.supplies, decks=decks_left))


def _is_shipped_deck(deck: supplies.ScoredSet) -> bool:
    return is_shipped(deck.source, deck.game, deck.deck)


def check_set(opened: OpenedSet, table: CheckedTogether) -> Iterator[Finding]:
    source, resolved, deck = opened.source, opened.resolved, opened.deck
    problems = [*opened.problems]
    if deck:
        problems += supplies.find_joining_problems(source, table.sets[deck.game.id], problems)
    yield from findings.place_problems(problems, source)
    if resolved:
        spoken = trees.Entry(source.tree), resolved.layout.layout, known_languages(resolved)
        yield from findings.place_findings(source, findings.check_languages(*spoken))
        try:
            yield from check_print(resolved)
        except PnpError as error:  # an error in drawing must not hide other findings
            yield from findings.place_problems(_make_refusal(error, source.path).problems, source)
    if deck and deck.game.checks and not problems:
        yield from _check_play(deck, opened, table)


def _check_play(deck: supplies.ScoredSet, opened: OpenedSet, table: CheckedTogether) -> Iterator[Finding]:
    game, source = deck.game, deck.source
    assert game.checks is not None
    tree = trees.Entry(source.tree)
    # A shipped deck is checked alone: a set may replace it, and a set beside it reports in its own file.
    joined = supplies.join_sets(game, ()) if _is_shipped_deck(deck) else table.sets[game.id]
    on_table = replace(joined.supplies, board=_find_board(opened, game, table))
    if game.board and on_table.board is None:
        return  # the board's mistakes are reported already
    entries, deck_cards = [*trees.list_entries(tree, "cards")], on_table.decks[deck.deck]
    every = ((entries[one.number], one.id) for one in deck.cards)
    cards = [(card, deck_cards[id]) for card, id in every if trees.count_copies(card)]
    ground = _find_board_path(opened, game, table)
    other_sources = (given.source for given in table.given[game.id] if given is not opened)
    subject = Subject("cards", tree, on_table, deck.deck, cards, elsewhere=_get_ids(other_sources))
    deck_key = f"{deck.deck} {ground} {_is_shipped_deck(deck)}"
    yield from findings.place_findings(source, game.checks().find(subject), game.id, deck_key, str(ground))


def _find_board(opened: OpenedSet, game: Game, table: CheckedTogether) -> Any:
    """Return the board that a set is drawn for, else the one checked with it, else the one that ships."""
    given, resolved = table.boards.get(game.id), opened.resolved
    if resolved and (game.board is None or given is None or resolved.board_file):
        return resolved.board
    if given is None:
        return None
    try:
        return supplies.read_own_board(game, Path(given.path), given.path).value
    except InputError:
        return None


def _find_board_path(opened: OpenedSet, game: Game, table: CheckedTogether) -> Path | None:
    """Return the file of the board that a set is checked on; None for the shipped board."""
    given, own = table.boards.get(game.id), opened.resolved and opened.resolved.board_file
    named = own or (Path(given.path) if given and game.board else None)
    return real_path(named) if named else None


def _get_ids(
    sets: Iterable[Source], wanted: Callable[[trees.Entry], bool] = lambda _: True
) -> frozenset[str]:
    cards = (card for given in sets for card in trees.list_entries(trees.Entry(given.tree), "cards"))
    return frozenset(trees.get_text(card, "id") or "" for card in cards if wanted(card))


def check_board(source: Source, table: CheckedTogether) -> Iterator[Finding]:
    game = read_game(source, "board")
    if game.board is None:
        named = trees.get_entry(trees.Entry(source.tree), "game")
        right = phrase("give-a-score-sheet-players-a-card-set-cards")
        raise data.make_mistakes_refusal(
            source, [trees.make_mistake(named, supplies.word_no_board(game), right)]
        )
    board = supplies.read_own_board(game, Path(source.path), source.path).value
    if game.checks:
        ground = real_path(Path(source.path))
        on_table = replace(_find_supplies_on(ground, game, table), board=board)
        given = table.given.get(game.id, ())
        own = (one.source for one in given if _find_board_path(one, game, table) == ground)
        subject = Subject("board", trees.Entry(source.tree), on_table, board=board, elsewhere=_get_ids(own))
        yield from findings.place_findings(source, game.checks().find(subject), game.id, table=str(ground))


def _find_supplies_on(ground: Path, game: Game, table: CheckedTogether) -> Supplies:
    """Join the shipped supplies with the sets that are not drawn for another board."""
    given = table.given.get(game.id, ())
    own = [one for one in given if _find_board_path(one, game, table) in (ground, None)]
    if own and len(own) == len(given):
        return table.sets[game.id].supplies
    return _join_opened(own).supplies if own else supplies.join_sets(game, ()).supplies


def check_sheet(file: str) -> Iterator[Finding]:
    """Yield the warnings of a score sheet. Raise an InputError with its mistakes and those of the files that
    it names."""
    path = Path(file)
    source = read_yaml(path, file)
    scored = score_source(source, path.parent, path.parent.as_posix())
    found = [_make_warning_finding(scored, each) for each in scored.result.warnings]
    yield from findings.place_findings(source, found, scored.game.id)


def _make_warning_finding(scored: Scored, caution: Caution) -> Found:
    """Make a finding of a warning, at its player, or at the top if it concerns the whole table."""
    names = [player.name for player in scored.result.players]
    at = ("players", names.index(caution.player)) if caution.player in names else ()
    reason = Reason(f"warning-{caution.code}", caution.arguments)
    arguments = {"of": "table" if caution.player is None else "player", "player": caution.player or ""}
    return Found(findings.SHEET_WARNING, at, {"warning": reason, **arguments})


MOST_AT_A_PLACE = 20  # findings: equal ones stand close together


class _OpenedFile(Struct, frozen=True):
    """A file under the name that the user gave, with what could be read of it."""

    file: str
    kind: FileKind | None
    source: Source | None = None
    refused: InputError | None = None
    card_set: OpenedSet | None = None


class _CheckState(Struct, frozen=True):
    """State shared by the checks of all files: the table, the layouts that card sets were `drawn` with so
    far, and for each file with too many mistakes the number of those left out (`omitted`)."""

    table: CheckedTogether
    drawn: set[Path]
    omitted: Counter[str]


def check(files: Sequence[str], language: str, or_english: bool) -> tuple[Checked, ...]:
    """Return the findings of the files, or of all shipped files, in words of the language."""
    words = find_check_words(language, asked=not or_english)
    words("")  # refuse a language without words now, even if nothing is found

    def word(finding: Finding) -> Finding:
        return replace(finding, words=phrase_finding(finding, words))

    found = check_files(files or supplies.list_shipped_files())
    return tuple(replace(file, findings=tuple(map(word, file.findings))) for file in found)


def check_files(files: Sequence[str]) -> list[Checked]:
    """Check each of the files, and the files that they name. Sets of a game are checked together."""
    files_by_name: dict[str, str] = {}
    for file in files:
        files_by_name.setdefault(_get_name(file), file)
    opened = [*map(_open_file, files_by_name.values())]
    boards = [each.source for each in opened if each.source and each.kind == "board"]
    table = lay_on_tables([each.card_set for each in opened if each.card_set], boards)
    run = _CheckState(table, set(), Counter())
    every = [finding for each in _sort_for_checking(opened) for finding in _check_file(each, run)]
    return _sort_by_file(opened, every, run.omitted)


def _sort_for_checking(opened: Sequence[_OpenedFile]) -> list[_OpenedFile]:
    """Sort card sets before other files, and sets that replace a deck before those that join it. So a layout
    is checked with the cards of its sets first."""

    def is_later(each: _OpenedFile) -> tuple[bool, bool]:
        return each.kind != "cards", each.source is not None and not supplies.is_replacing(each.source)

    return sorted(opened, key=is_later)


def _open_file(file: str) -> _OpenedFile:
    path = Path(file)
    is_card_set = path.suffix.lower() in (*TABLES, *SPREADSHEETS)
    try:
        source = read_set(path, file) if is_card_set else read_yaml(path, file)
    except InputError as error:
        return _OpenedFile(file, None, refused=error)
    kind = "cards" if is_card_set else findings.find_file_kind(source.tree)
    if kind != "cards":
        return _OpenedFile(file, kind, source)
    try:
        refuse_ending(path, file)
        return _OpenedFile(file, kind, source, card_set=open_set(source))
    except InputError as error:
        return _OpenedFile(file, kind, source, refused=error)


def _check_file(opened: _OpenedFile, run: _CheckState) -> Iterator[Finding]:
    try:
        if opened.refused:
            raise opened.refused
        if opened.card_set:
            yield from _check_opened_set(opened.card_set, run)
        elif opened.source:
            yield from _check_kind(opened.kind, opened.source, run)
    except PnpError as error:
        refused = _make_refusal(error, opened.file)
        # The omitted ones came last: count them for the last file.
        run.omitted[_get_name(refused.problems[-1].file)] += refused.omitted
        yield from findings.place_problems(refused.problems, opened.source)


def _check_opened_set(card_set: OpenedSet, run: _CheckState) -> Iterator[Finding]:
    layouts = card_set.resolved.layout.files if card_set.resolved else ()
    run.drawn.update(real_path(path) for path in layouts)
    run.omitted[_get_name(card_set.source.path)] += card_set.omitted
    yield from check_set(card_set, run.table)


def _check_kind(kind: FileKind | None, source: Source, run: _CheckState) -> Iterator[Finding]:
    match kind:
        case "board":
            yield from check_board(source, run.table)
        case "sheet":
            yield from check_sheet(source.path)
        case "kit":
            check_kit(source)
        case "layout" if real_path(Path(source.path)) not in run.drawn:
            yield from check_layout(source)
        case None:
            yield from findings.place_problems(source.problems, source)
            yield from findings.place_findings(source, [Found(findings.UNKNOWN_FILE)])


def _sort_by_file(
    opened: Sequence[_OpenedFile], every: Sequence[Finding], omitted: Mapping[str, int]
) -> list[Checked]:
    """Group the findings by file, each once; the given files come first."""
    kinds = {_get_name(each.file): each for each in opened}
    by_file: dict[str, list[Finding]] = {name: [] for name in kinds}
    # A file that names a set repeats the mistakes of its cards without their ids.
    for finding in sorted(_drop_repeated(every), key=lambda each: (each.line, each.column, not each.card)):
        own = by_file.setdefault(_get_name(finding.file), [])
        last = own[-MOST_AT_A_PLACE:]
        if finding not in (last if finding.card else [replace(each, card="") for each in last]):
            own.append(finding)
    others = {name: _open_file(own[0].file) for name, own in by_file.items() if name not in kinds}
    return [
        Checked((one := kinds.get(name) or others[name]).file, one.kind, tuple(own), omitted.get(name, 0))
        for name, own in by_file.items()
    ]


def _drop_repeated(every: Sequence[Finding]) -> Iterator[Finding]:
    """Keep a finding about a whole deck or table only in the last of its files: for a table, that of its
    board."""
    last = {_find_owner(finding): finding.file for finding in every}
    for finding in every:
        if not finding.whole or last[_find_owner(finding)] == finding.file:
            yield finding


def _find_owner(finding: Finding) -> tuple[str, str, str, str]:
    return finding.game, finding.whole, finding.code.id, finding.card


def _get_name(name: str) -> str:
    """Return a file's absolute path: the same however the user names the file, even if it cannot exist."""
    return normpath(Path.cwd() / name)


def find_codes() -> Iterator[tuple[Code, str]]:
    """Yield every code; a code of a game with its id."""
    found = [game for id in games.list_all_names() if (game := games.find_game(id))]
    return ((code, game.id if game else "") for code, game in findings.all_codes(found))


def list_codes(words: Words) -> Iterator[tuple[str, str, str]]:
    """Yield the id, the kind and the example of each code, in words."""
    for code in list_codes_as_data(words):
        yield code["code"], translate(words(""), f"check-{code['kind']}"), code["example"]


def list_codes_as_data(words: Words) -> Iterator[dict[str, str]]:
    """Yield the codes for programs. `game` is empty for a code of the program itself."""
    for code, game in find_codes():
        example = translate(words(game), f"{code.id}-example")
        yield {"code": code.id, "kind": code.kind, "game": game, "example": example}

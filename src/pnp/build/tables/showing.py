"""Draws what lay on the table of a score sheet: one picture for each player, drawn as the game's cards
are."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pnp.build.kits.making import save_file, write_pages
from pnp.build.kits.orders import Format
from pnp.build.kits.render_set import render_whole_set
from pnp.build.sets.resolved import ResolvedSet, fill_fields
from pnp.build.sets.resources import figures_of
from pnp.build.sets.supplies import game_folder
from pnp.build.sets.wording import phrases
from pnp.build.tables.scoring import STANDARD_INPUT, Scored, score_file
from pnp.data.sources import Source
from pnp.data.validation import validate
from pnp.draw import DrawnCard
from pnp.draw.language.markup import SIGNS
from pnp.errors import UsageError, cut_short, phrase
from pnp.files import manifest
from pnp.files.folders import replace_folder
from pnp.loading import LayoutRequest, load_layout
from pnp.models.layouts.layout import make_set_type
from pnp.models.printing import Ink
from pnp.press.faces import cut_out
from pnp.press.jobs import make_slug
from pnp.report.phrasing import Phrases, format_line_points, format_points, is_by_hand, translate
from pnp.scene import Info, Page
from pnp.scoring import Line, Standing
from pnp.text.fonts import list_characters

LAYOUT = "position"  # of each game, in its folder of layouts
LONGEST_NAME, LONGEST_TITLE = 30, 70  # characters: more are cut off, for a heading is one line
REGULAR = "DejaVuSans"  # has the letters that the fonts of the house lack
FINE_DPI = 240  # letters of a picture that fills a screen are large
UNKNOWN = "?"  # for a letter that no font has
SEATS = ("alpha", "beta", "gamma", "delta", "epsilon")  # the signs of players, in their order


class View(Struct, frozen=True):
    """The options of pictures of positions, every default filled in."""

    out: Path
    language: str
    asked: bool  # whether the user asked for the language; if not, English may replace it
    formats: tuple[Format, ...]
    dpi: float
    ink: Ink
    explain: bool


class ShownSheet(Struct, frozen=True):
    """The pictures of a score sheet, which lie in a folder of their own."""

    folder: Path
    files: tuple[str, ...]


def show(sheet: str, view: View) -> ShownSheet:
    scored = score_file(sheet)
    if scored.game.position_fields is None:
        wrong = phrase("there-are-no-pictures-of-game", game=scored.game.id)
        raise UsageError(wrong, phrase("score-it-with-pnp-score-sheet", sheet=sheet))
    words = phrases(scored.game, view.language, view.asked)
    view = replace(view, language=words.catalogue.language)
    cards = draw_positions(scored, words, view)
    return _write_pictures(scored, cards, view)


def draw_positions(scored: Scored, words: Phrases, view: View) -> tuple[DrawnCard, ...]:
    """Draw one picture for each player, in the order of the score sheet: each is a card of a set without a
    file."""
    game = scored.game
    assert game.position_fields is not None
    own = game_folder(game, "layouts") / game.id / f"{LAYOUT}.yaml"
    request = (
        LayoutRequest(own.name, own.parent) if game.root else LayoutRequest(f"{game.id}/{LAYOUT}", Path())
    )
    layout = load_layout(request)
    ids = [str(number) for number, _ in enumerate(scored.result.players)]
    source = Source(scored.sheet, "", {"deck": LAYOUT, "cards": [{"id": id} for id in ids]}, "mapping")
    cards = validate(source, make_set_type(layout.layout))
    figures = figures_of(game, scored.board)
    blank = ResolvedSet(source, source.tree, layout, cards, game, figures=figures)
    usual = (_list_usual_values(scored, number, words, view) for number, _ in enumerate(ids))
    pictured = zip(ids, usual, game.position_fields(scored.position, scored.result), strict=True)
    values = {id: {**same, **seen} for id, same, seen in pictured}
    ready = replace(blank, cards=fill_fields(blank, lambda card: values[card.id]))
    return render_whole_set(ready, view.language, view.ink, backs=False).cards


def _list_usual_values(scored: Scored, number: int, words: Phrases, view: View) -> Mapping[str, Any]:
    """Return the values for a player's picture that every game has."""
    standing = scored.result.players[number]
    state = translate(words, "score-not-finished") if scored.result.state == "unfinished" else ""
    titles = (state, scored.title, scored.played)
    return {
        "seat": SEATS[number % len(SEATS)],
        "player": _write_plain(standing.name, LONGEST_NAME),
        "place": f"{standing.place}.",
        "total": format_points(standing.total),
        "caption": _write_plain(" \N{MIDDLE DOT} ".join(filter(None, titles)), LONGEST_TITLE),
        "explain": view.explain,
        **_list_line_values(standing, words),
    }


def _list_line_values(standing: Standing, words: Phrases) -> Mapping[str, Any]:
    """Return the lines of a score, their names, their points, and the places that earned these."""
    by_hand = any(map(is_by_hand, standing.lines))
    return {
        "asterisk": _write_plain(translate(words, "score-by-hand")) if by_hand else "",
        "lines": tuple(line.id for line in standing.lines),
        "names": tuple(translate(words, f"line-{line.id}") for line in standing.lines),
        "points": tuple(_write_plain(format_line_points(line)) for line in standing.lines),
        "marks": tuple(map(_list_places, standing.lines)),
    }


def _list_places(line: Line) -> tuple[str, ...]:
    return tuple(dict.fromkeys(place for reason in line.reasons for place in reason.places))


def _write_plain(text: str, longest: int = LONGEST_TITLE) -> str:
    """Escape a user's text: signs stand for themselves, and letters that no font has become question
    marks."""
    short, known = cut_short(text, longest), list_characters(REGULAR)
    return "".join(f"\\{c}" if c in SIGNS else c if c in known else UNKNOWN for c in short)


def _write_pictures(scored: Scored, cards: tuple[DrawnCard, ...], view: View) -> ShownSheet:
    folder = shown_folder(scored.sheet, view.out)
    names = [f"{number}-{make_slug(each.name)}" for number, each in enumerate(scored.result.players, 1)]
    standings = zip(cards, scored.result.players, strict=True)
    pages = [Page(cut_out(card.front), standing.name) for card, standing in standings]
    info = Info(scored.title or _find_stem(scored.sheet), "pnp", LAYOUT, view.language)
    outputs = write_pages(pages, info, view.formats, view.dpi, names, "table", fine=FINE_DPI)
    with replace_folder(folder, manifest.find_foreign_files) as part:
        files = tuple(save_file(part, file, content, 1, 0, "front", "") for file, content, _ in outputs)
        options = {"language": view.language, "ink": view.ink, "explain": view.explain}
        options |= {"formats": list(view.formats), "dpi": view.dpi if "png" in view.formats else None}
        record = manifest.Manifest(folder.name, options, (), files, (), ())
        (part / manifest.NAME).write_bytes(manifest.write_manifest(record))
    return ShownSheet(folder, tuple(file.file for file in files))


def shown_folder(sheet: str, out: Path) -> Path:
    """Return the folder for the pictures of a score sheet."""
    return out / f"{_find_stem(sheet)}-shown"


def _find_stem(sheet: str) -> str:
    return "table" if sheet == STANDARD_INPUT else make_slug(Path(sheet).stem)

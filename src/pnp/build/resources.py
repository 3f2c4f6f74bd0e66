"""What a layout may name, looked up for it: icons, figures, pictures, and messages in a language."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from pnp.build.inks import in_ink
from pnp.data import positions, read_yaml
from pnp.draw import Fault, parsed
from pnp.draw.faults import RefusedError
from pnp.draw.sign_figure import sign_figure
from pnp.errors import phrase, said
from pnp.figures import FIGURES
from pnp.library import held
from pnp.loading import traced
from pnp.manifest import digest
from pnp.models.fields import attribute, default_place, defaults_of, kind_of
from pnp.places import shipped
from pnp.scene import Bitmap

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from pnp.build.resolved import ResolvedSet
    from pnp.draw.expression_values import Say, Value
    from pnp.draw.faults import Place
    from pnp.draw.icons import Icon
    from pnp.draw.signs import SignSet
    from pnp.errors import Problem
    from pnp.figures import Figure
    from pnp.loading import LoadedLayout
    from pnp.models.game import Game
    from pnp.models.inks import Ink
    from pnp.scene import Scene
    from pnp.words import Catalogue, MessageSource

Named: TypeAlias = "tuple[Path, str, str]"  # a picture by who names it, how, and its digest
Take: TypeAlias = "Callable[[Path, str], Bitmap | Scene]"  # by the file that names it, and how
BLANK = Bitmap("png", b"", 1, 1)  # stands for a picture that is not there, while the rest is looked at


@held
def icons() -> Mapping[str, Icon]:
    return parsed(read_yaml(shipped("layouts") / "icons.yaml", "icons.yaml").tree)


@held
def figures(game: Game | None = None) -> Mapping[str, Figure]:
    """Those of the house, and those that a game draws of the board that ships."""
    if game is None:
        return {**FIGURES, "sign": sign_figure(_signs)}
    from pnp.build.supplies import shipped_board

    return _with_board(game, shipped_board(game))


def figures_of(game: Game | None, board: Any) -> Mapping[str, Figure]:
    """Those of the house, and for a set of a game those that it draws of a board. Of the board that ships
    they are the very same each time: they remember where names and lines have room, which takes long."""
    if game is None:
        return figures()
    from pnp.build.supplies import shipped_board

    return figures(game) if board is shipped_board(game) else _with_board(game, board)


def _with_board(game: Game, board: Any) -> Mapping[str, Figure]:
    return {**figures(), **(game.figures(board) if game.figures else {})}


def all_figures() -> Mapping[str, Figure]:
    """Those of the house and of all games; a layout knows those of the game that its set names."""
    from pnp import games

    every = (games.game(name) for name in games.all_names())
    return {name: figure for game in (None, *every) for name, figure in figures(game).items()}


@held
def _signs() -> Mapping[str, SignSet]:
    from pnp.draw.sign_file import parsed_signs

    return parsed_signs(read_yaml(shipped("layouts") / "signs.yaml", "signs.yaml").tree, icons())


class Gallery(Struct, frozen=True):
    """The pictures of a deck; `faults` are what is wrong with those that its cards name, `taken` what was
    read so far."""

    picture: Callable[[str, Place | None], Bitmap | Scene]
    faults: tuple[Fault, ...]
    taken: set[Named]


def opened(resolved: ResolvedSet, path: Path, ink: Ink) -> Gallery:
    """Each picture is read once for all cards that show it; those of a layout when it asks for them."""
    named = [*_named(resolved)]
    names = sorted({name for name, _ in named})
    taken: set[Named] = set()
    take = partial(_taken, taken, ink)
    found, refused = _pictures(names, path, take) if names else ({}, {})
    faults = tuple(
        Fault(place, *refused[name], of="set" if place[0] == "cards" else "layout")
        for name, place in named
        if name in refused
    )
    own: dict[Path, Bitmap | Scene] = {}
    file_of = cache(partial(_file_of, resolved.layout))

    def picture(name: str, written: Place | None) -> Bitmap | Scene:
        if written is not None:
            return _of_layout(own, file_of(written), name, take)
        if name not in found and name not in refused:
            wrong = said(
                "form-unknown-name", "the-picture-name-is-named-by-no-field-of-a-card", name=name[:60]
            )
            raise RefusedError(wrong, phrase("give-the-card-a-field-of-type-picture"))
        return found.get(name, BLANK)

    return Gallery(picture, faults, taken)


def _named(resolved: ResolvedSet) -> Iterator[tuple[str, Place]]:
    """The pictures that cards name, with the place of each; a default is named by the layout."""
    own = [name for name, rule in resolved.layout.layout.fields.items() if kind_of(rule) == "picture"]
    fields = [("picture", "picture"), *((name, attribute(name)) for name in own)]
    cards = resolved.cards.cards
    defaults = defaults_of(type(cards[0])) if cards else {}
    for index, card in enumerate(cards):
        for name, key in fields:
            given = getattr(card, key)
            if given:
                yield given, default_place(name) if given == defaults.get(name) else ("cards", index, name)


def _pictures(
    names: Sequence[str], path: Path, take: Take
) -> tuple[dict[str, Bitmap | Scene], dict[str, tuple[str, str]]]:
    """The pictures by the names that the cards call them; of those that cannot be taken, what is wrong."""
    from pnp.pictures import PictureError

    found: dict[str, Bitmap | Scene] = {}
    refused: dict[str, tuple[str, str]] = {}
    for name in names:
        try:
            found[name] = take(path, name)
        except PictureError as error:
            refused[name] = error.wrong, error.right
    return found, refused


def _taken(taken: set[Named], ink: Ink, file: Path, name: str) -> Bitmap | Scene:
    """A picture in an ink, which is noted with the digest of what was read."""
    from pnp.pictures import decoded, picture_bytes

    content = picture_bytes(file, name)
    taken.add((file, name, digest(content)))
    return in_ink(decoded(content, name), ink)


def _file_of(layout: LoadedLayout, written: Place) -> Path:
    """The file of the layout, or of those that it extends, that says what stands at a place."""
    source, _ = traced(layout.merged, layout.sources[-1], written)
    files = zip(layout.files, layout.sources, strict=True)
    return next(path.resolve() for path, each in files if each is source)


def _of_layout(own: dict[Path, Bitmap | Scene], file: Path, name: str, take: Take) -> Bitmap | Scene:
    """A picture beside the file that names it, which is read once."""
    from pnp.pictures import PictureError

    path = file.parent / name
    if path not in own:
        try:
            own[path] = take(file, name)
        except PictureError as error:
            raise RefusedError(error.wrong, error.right) from None
    return own[path]


class Speaker(Struct, frozen=True):
    """What words the messages of the house and of a layout; `problems` are those of the layout's own."""

    say: Say
    problems: tuple[Problem, ...]


def speaker(layout: LoadedLayout, language: str, game: Game | None = None) -> Speaker:
    """The messages of the house and of a game are read when one is asked for; those of the layout at once,
    for mistakes."""
    catalogue = cache(lambda: _catalogue(layout, language, game))
    problems = _problems(catalogue) if language in (layout.layout.messages or {}) else ()
    return Speaker(_silent if problems else _say(catalogue), problems)


def _problems(catalogue: Callable[[], Catalogue]) -> tuple[Problem, ...]:
    from pnp.words import WordsError

    try:
        catalogue()
    except WordsError as error:
        if not error.problems:
            raise
        return error.problems
    return ()


def _silent(_message: str, _values: Mapping[str, Value]) -> str:
    return ""


def _say(catalogue: Callable[[], Catalogue]) -> Say:
    def say(message: str, values: Mapping[str, Value]) -> str:
        from pnp.words import said

        arguments: dict[str, Any] = {name: "" if value is None else value for name, value in values.items()}
        return said(catalogue(), message, **arguments)

    return say


def _catalogue(layout: LoadedLayout, language: str, game: Game | None) -> Catalogue:
    from pnp.words import MessageSource, catalogue

    own = layout.layout.messages or {}
    if language not in own:
        return _shipped_catalogue(language, game)
    source, location = traced(layout.merged, layout.sources[-1], ("messages", language))
    text = own[language]

    def at(indexes: Any) -> Any:
        return positions(source, [(location, index) for index in indexes])

    return catalogue(language, (*_shipped_words(language, game), MessageSource(source.path, text, at)))


@held
def _shipped_catalogue(language: str, game: Game | None) -> Catalogue:
    """One for all sets and inks, so that a message is read and compiled once."""
    from pnp.words import catalogue

    return catalogue(language, _shipped_words(language, game))


@held
def _shipped_words(language: str, game: Game | None) -> tuple[MessageSource, ...]:
    from pnp.build.reporting import words_of
    from pnp.words import house

    return (*house(language), *(words_of(game, language) if game else ()))

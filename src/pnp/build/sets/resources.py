"""Looks up what a layout names: icons, figures, messages in a language, and pictures in an ink."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from pnp import pictures, words
from pnp.build.sets.supplies import shipped_board
from pnp.data import find_positions, read_yaml
from pnp.draw import DrawnCard, Fault, parse_icons
from pnp.draw.faults import RefusedError
from pnp.draw.language.terms import Say, Value
from pnp.draw.symbols import Icon, SignSet, make_sign_figure
from pnp.errors import Location, Problem, code_phrase, phrase
from pnp.figures import FIGURES, Figure
from pnp.files.manifest import make_digest
from pnp.geometry import Box
from pnp.library import find_shipped, hold_results
from pnp.loading import LoadedLayout, find_origin
from pnp.models.game import Game
from pnp.models.layouts.layout import find_defaults, find_field_kind, locate_default, name_attribute
from pnp.models.printing import Ink
from pnp.pictures.tones import LEAST_EXPONENT, lightening_curve
from pnp.scene import Bitmap, Face, Group, Image, Placed, Scene, Shape

if TYPE_CHECKING:
    from pnp.build.sets.resolved import ResolvedSet


MOST_ON_PAPER = 0.25  # mean darkness: a third of a dark picture's, and as pale as a wash of watercolour
# of the curves that make a drawing paler, tried in this order
EXPONENTS = (1.0, 0.8, 0.65, 0.5, 0.4, 0.3, LEAST_EXPONENT)
DOTS = 300 / 25.4  # in a millimetre
MOST_DOTS = 4000  # on the longer side of a picture


class DotCache(Struct, frozen=True):
    """The pictures and scenes converted to dots so far, by identity. The originals are kept alive, as
    identities of dead objects recur."""

    bitmaps: dict[tuple[int, int, int], tuple[Bitmap, Bitmap]] = field(default_factory=dict)
    scenes: dict[int, tuple[Scene, Scene]] = field(default_factory=dict)


def convert_to_ink(picture: Bitmap | Scene, ink: Ink) -> Bitmap | Scene:
    """Convert a picture to an ink. In black, a bitmap stays as it is: it becomes dots once its size is
    known."""
    if ink == "night" or (ink == "black" and isinstance(picture, Bitmap)):
        return picture
    if isinstance(picture, Bitmap):
        return pictures.make_paler(picture, MOST_ON_PAPER)
    return pictures.repaint_in_black(picture) if ink == "black" else _lighten_drawing(picture)


def _lighten_drawing(drawing: Scene) -> Scene:
    """Make a drawing light enough for paper."""
    from pnp.press.ink_coverage import InkCache, box_area, scene_ink

    most = MOST_ON_PAPER * box_area(drawing.box)
    for exponent in EXPONENTS:
        paler = pictures.repaint_by_curve(drawing, lightening_curve(exponent)) if exponent < 1 else drawing
        dark = scene_ink(paler, InkCache()).dark
        if dark <= most:
            return paler
    return pictures.repaint_by_curve(drawing, lightening_curve(exponent, most / dark))


def convert_to_dots(cards: Iterable[DrawnCard]) -> tuple[DrawnCard, ...]:
    """Convert the bitmaps of cards to black and white dots, at the size at which they are shown."""
    known = DotCache()

    def dot(face: Face) -> Face:
        scene = _dot_scene(face.scene, known)
        return face if scene is face.scene else replace(face, scene=scene)

    return tuple(replace(card, front=dot(card.front), back=card.back and dot(card.back)) for card in cards)


def _dot_scene(scene: Scene, known: DotCache) -> Scene:
    found = known.scenes.get(id(scene))
    if found is None:
        shapes = _dot_shapes(scene.shapes, known)
        new = scene if shapes is scene.shapes else replace(scene, shapes=shapes)
        found = known.scenes[id(scene)] = (scene, new)
    return found[1]


def _dot_shapes(shapes: tuple[Shape, ...], known: DotCache) -> tuple[Shape, ...]:
    """Convert the bitmaps in shapes to dots. Without bitmaps return the same tuple: recurring shapes are
    known by identity."""
    new = tuple([_dot_shape(shape, known) for shape in shapes])
    return new if any(a is not b for a, b in zip(new, shapes, strict=True)) else shapes


def _dot_shape(shape: Shape, known: DotCache) -> Shape:
    match shape:
        case Image(box, bitmap):
            return replace(shape, bitmap=_dot_bitmap(bitmap, box, known))
        case Placed():
            scene = _dot_scene(shape.scene, known)
            return shape if scene is shape.scene else replace(shape, scene=scene)
        case Group():
            shapes = _dot_shapes(shape.shapes, known)
            return shape if shapes is shape.shapes else replace(shape, shapes=shapes)
        case _:
            return shape


def _dot_bitmap(bitmap: Bitmap, box: Box, known: DotCache) -> Bitmap:
    density = min(DOTS, MOST_DOTS / max(box.width, box.height))
    width, height = (max(1, round(side * density)) for side in (box.width, box.height))
    key = id(bitmap), width, height
    if key not in known.bitmaps:
        known.bitmaps[key] = bitmap, pictures.make_dotted(bitmap, width, height)
    return known.bitmaps[key][1]


NamedPicture: TypeAlias = "tuple[Path, str, str]"  # the naming file, the name, the digest
TakePicture: TypeAlias = "Callable[[Path, str], Bitmap | Scene]"  # by the naming file and the name
# in place of a picture that is missing, while the rest is checked
BLANK_PICTURE = Bitmap("png", b"", 1, 1)


@hold_results
def icons() -> Mapping[str, Icon]:
    return parse_icons(read_yaml(find_shipped("layouts") / "icons.yaml", "icons.yaml").tree)


@hold_results
def figures(game: Game | None = None) -> Mapping[str, Figure]:
    """Return the figures of the house, and those that a game draws from its shipped board."""
    if game is None:
        return {**FIGURES, "sign": make_sign_figure(_read_signs)}
    return _join_figures(game, shipped_board(game))


def figures_of(game: Game | None, board: Any) -> Mapping[str, Figure]:
    """Return the figures of the house, and for a game those that it draws from a board. For the shipped board
    they are the same objects each time: they remember where names and lines have room, which is slow to
    find."""
    if game is None:
        return figures()
    return figures(game) if board is shipped_board(game) else _join_figures(game, board)


def _join_figures(game: Game, board: Any) -> Mapping[str, Figure]:
    return {**figures(), **(game.figures(board) if game.figures else {})}


def all_figures() -> Mapping[str, Figure]:
    """Return the figures of the house and of all games. A layout knows only those of its set's game."""
    from pnp import games

    every = (games.find_game(name) for name in games.list_all_names())
    return {name: figure for game in (None, *every) for name, figure in figures(game).items()}


@hold_results
def _read_signs() -> Mapping[str, SignSet]:
    from pnp.draw.symbols import parse_signs

    return parse_signs(read_yaml(find_shipped("layouts") / "signs.yaml", "signs.yaml").tree, icons())


class Gallery(Struct, frozen=True):
    """The pictures of a deck. `faults` are those of pictures that its cards name; `taken` are the pictures
    read so far."""

    picture: Callable[[str, Location | None], Bitmap | Scene]
    faults: tuple[Fault, ...]
    taken: set[NamedPicture]


def open_gallery(resolved: ResolvedSet, path: Path, ink: Ink) -> Gallery:
    """Read the pictures that cards name, each once for all cards; those of a layout are read on demand."""
    names_and_places = [*_list_pictures(resolved)]
    names = sorted({name for name, _ in names_and_places})
    taken: set[NamedPicture] = set()
    take = partial(_read_and_note_picture, taken, ink)
    pictures, mistakes = _take_pictures(names, path, take) if names else ({}, {})
    faults = tuple(
        Fault(place, *mistakes[name], of="set" if place[0] == "cards" else "layout")
        for name, place in names_and_places
        if name in mistakes
    )
    own: dict[Path, Bitmap | Scene] = {}
    file_of = cache(partial(_find_file, resolved.layout))

    def picture(name: str, written: Location | None) -> Bitmap | Scene:
        if written is not None:
            return _take_layout_picture(own, file_of(written), name, take)
        if name not in pictures and name not in mistakes:
            unnamed = "the-picture-name-is-named-by-no-field-of-a-card"
            wrong = code_phrase("form-unknown-name", unnamed, name=name[:60])
            raise RefusedError(wrong, phrase("give-the-card-a-field-of-type-picture"))
        return pictures.get(name, BLANK_PICTURE)

    return Gallery(picture, faults, taken)


def _list_pictures(resolved: ResolvedSet) -> Iterator[tuple[str, Location]]:
    """Yield the pictures that cards name, with the place of each; a default has its place in the layout."""
    own = [name for name, rule in resolved.layout.layout.fields.items() if find_field_kind(rule) == "picture"]
    fields = [("picture", "picture"), *((name, name_attribute(name)) for name in own)]
    cards = resolved.cards.cards
    defaults = find_defaults(type(cards[0])) if cards else {}
    for index, card in enumerate(cards):
        for name, key in fields:
            picture = getattr(card, key)
            if picture:
                yield (
                    picture,
                    locate_default(name) if picture == defaults.get(name) else ("cards", index, name),
                )


def _take_pictures(
    names: Sequence[str], path: Path, take: TakePicture
) -> tuple[dict[str, Bitmap | Scene], dict[str, tuple[str, str]]]:
    """Return the pictures by the names on the cards, and for each that cannot be read its mistake."""
    found: dict[str, Bitmap | Scene] = {}
    mistakes: dict[str, tuple[str, str]] = {}
    for name in names:
        try:
            found[name] = take(path, name)
        except pictures.PictureError as error:
            mistakes[name] = error.wrong, error.right
    return found, mistakes


def _read_and_note_picture(taken: set[NamedPicture], ink: Ink, file: Path, name: str) -> Bitmap | Scene:
    """Read a picture in an ink, and note it with the digest of its file."""
    content = pictures.read_picture(file, name)
    taken.add((file, name, make_digest(content)))
    return convert_to_ink(pictures.decode_picture(content, name), ink)


def _find_file(layout: LoadedLayout, written: Location) -> Path:
    """Return the file in which a place is written: that of the layout, or of one that it extends."""
    source, _ = find_origin(layout, written)
    files = zip(layout.files, layout.sources, strict=True)
    return next(path.resolve() for path, each in files if each is source)


def _take_layout_picture(
    own: dict[Path, Bitmap | Scene], file: Path, name: str, take: TakePicture
) -> Bitmap | Scene:
    """Read a picture beside the file that names it, once."""
    path = file.parent / name
    if path not in own:
        try:
            own[path] = take(file, name)
        except pictures.PictureError as error:
            raise RefusedError(error.wrong, error.right) from None
    return own[path]


class Speaker(Struct, frozen=True):
    """Words the messages of the house, a game and a layout; `problems` are those of the layout's own
    messages."""

    say: Say
    problems: tuple[Problem, ...]


def make_speaker(layout: LoadedLayout, language: str, game: Game | None = None) -> Speaker:
    """Make a speaker. The messages of the house and of a game are read on demand; the layout's own at once,
    to find mistakes."""
    catalogue = cache(lambda: _read_messages(layout, language, game))
    problems = _find_problems(catalogue) if language in (layout.layout.messages or {}) else ()
    return Speaker((lambda _message, _values: "") if problems else _make_say(catalogue), problems)


def _find_problems(catalogue: Callable[[], words.Catalogue]) -> tuple[Problem, ...]:
    try:
        catalogue()
    except words.WordsError as error:
        if not error.problems:
            raise
        return error.problems
    return ()


def _make_say(catalogue: Callable[[], words.Catalogue]) -> Say:
    def say(message: str, values: Mapping[str, Value]) -> str:
        arguments: dict[str, Any] = {name: "" if value is None else value for name, value in values.items()}
        return words.say(catalogue(), message, **arguments)

    return say


def _read_messages(layout: LoadedLayout, language: str, game: Game | None) -> words.Catalogue:
    own = layout.layout.messages or {}
    if language not in own:
        return _read_catalogue(language, game)
    source, location = find_origin(layout, ("messages", language))
    text = own[language]

    def read_index(indexes: Any) -> Any:
        return find_positions(source, [(location, index) for index in indexes])

    of_layout = words.MessageSource(source.path, text, read_index)
    return words.make_catalogue(language, (*_read_words(language, game), of_layout))


@hold_results
def _read_catalogue(language: str, game: Game | None) -> words.Catalogue:
    """Read one catalogue for all sets and inks, to read and compile a message once."""
    return words.make_catalogue(language, _read_words(language, game))


@hold_results
def _read_words(language: str, game: Game | None) -> tuple[words.MessageSource, ...]:
    from pnp.build.sets.wording import words_of

    return (*words.find_shipped_sources(language), *(words_of(game, language) if game else ()))

"""The orders of `pnp make`: checks names and choices, makes an order of them, records it and names its
folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from os import PathLike, fspath
from os.path import realpath, relpath
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, TypedDict, Unpack, get_args
from unicodedata import normalize

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from pnp import press
from pnp.errors import UsageError, group_digits, phrase, suggest
from pnp.models.languages import is_language, suggest_language
from pnp.models.printing import INKS, Flip, Ink

Format: TypeAlias = Literal["pdf", "svg", "png"]
Progress: TypeAlias = Callable[[int, int], None]  # called with the number of pages done, and of all pages
LONGEST_NAME = 60  # bytes of each half of a folder's name: what is printed, and how
DIGITS = 8  # of a digest in a name
BACKS = {"duplex": "", "none": "no-backs"}  # their words in a folder's name, where these differ
# Options that make no other kit. An order for some parts of a kit has a folder of its own anyway.
NOT_IDENTIFYING = {"dpi", "margins", "bleed", "marks", "mark_colour", "apart", "printer", "parts", "sheet"}
OPTIONS = {"language": "lang", "formats": "format"}  # names on the command line, where these differ


class KitPart(Struct, frozen=True):
    """A part of an order: its sets share sheets of paper, with no other set."""

    name: str
    sets: tuple[Path, ...]
    apart: float = 0.0  # mm between its pieces


class Choices(TypedDict, total=False):
    """The choices for a kit besides its card sets, its paper and its folder."""

    language: str
    ink: Ink
    layout: str | PathLike[str] | None  # in place of the layouts that the sets name
    only: str | Sequence[str]  # these cards, by their ids
    copies: int
    players: int | None  # the number of players
    formats: str | Sequence[str]
    dpi: float  # of PNG files
    proof: bool  # all faces small on few pages, to look at
    force: bool  # another kit in the folder may be replaced


class Order(Struct, frozen=True):
    """What is to be made, every default filled in."""

    sets: tuple[Path, ...]
    out: Path
    language: str
    sheet: press.SheetOptions
    formats: tuple[Format, ...] = ("pdf",)
    dpi: float = 300.0
    only: tuple[str, ...] = ()
    copies: int = 1
    ink: Ink = "night"
    proof: bool = False  # all faces small on few pages, to look at
    layout: str | None = None  # in place of the layouts that the sets name
    kit: str = ""  # the game whose kit it is
    parts: tuple[KitPart, ...] = ()  # of a kit
    is_partial_kit: bool = False  # whether some of its parts are left out
    blank: bool = False  # only the paper is counted, nothing is drawn
    players: int | None = None  # the number of players; None is for as many as can play
    force: bool = False  # another kit in the folder may be replaced


class MadeKit(Struct, frozen=True):
    """The kit that is in the folder now."""

    folder: Path
    drawn: bool  # False where nothing had changed since the last time
    manifest: dict[str, Any]
    replaced_another: bool = False
    pieces: tuple[press.Piece, ...] = ()  # that were drawn
    gone: tuple[str, ...] = ()  # files of the previous kit that were removed


def folder_name(order: Order) -> str:
    """Return the folder's name: the game or the card sets, then every option that differs from its default,
    be it from the command line or from the settings."""
    from pnp.press.faces import DEVICE

    kit = order.kit or _shorten("+".join(_clean_name(path.stem) or "cards" for path in order.sets))
    name = f"{kit}-{_shorten('-'.join(_list_unusual_options(order)))}".strip("-")
    return f"_{name}" if DEVICE.match(f"{name}.") else name


def _list_unusual_options(order: Order) -> Iterator[str]:
    sheet = order.sheet
    paper = sheet.paper.name.lower() if sheet.paper != press.USUAL_PAPER else ""
    only = "+".join(_clean_name(id) for id in sorted(order.only))
    words = (
        f"for-{order.players}" if order.players else "",
        "-".join(part.name for part in order.parts) if order.is_partial_kit else "",
        order.language if order.language != "en" else "",
        order.ink if order.ink != "night" else "",
        f"layout-{_clean_name(Path(order.layout).stem)}" if order.layout else "",
        paper,
        BACKS.get(sheet.backs, sheet.backs),
        "short-edge" if sheet.flip == "short" else "",
        "single" if sheet.imposition == "single" else "",
        f"{order.copies}-copies" if order.copies > 1 else "",
        f"skip-{sheet.skip}" if sheet.skip else "",
        "-".join(order.formats) if order.formats != ("pdf",) else "",
        "proof" if order.proof else "",
        f"only-{only}" if only else "",
    )
    yield from filter(None, words)


def _clean_name(name: str) -> str:
    return re.sub(r"[^\w.-]+", "-", normalize("NFC", name)).strip(".-")


def _shorten(name: str) -> str:
    """Shorten a long name to its beginning and a digest of the whole; names stay distinct."""
    encoded = name.encode()
    if len(encoded) <= LONGEST_NAME:
        return name
    beginning = encoded[: LONGEST_NAME - DIGITS - 1].decode(errors="ignore").rstrip(".-+")
    return f"{beginning}-{sha256(encoded).hexdigest()[:DIGITS]}"


def parts_of(order: Order) -> tuple[KitPart, ...]:
    """Return the parts in the order of printing; card sets without a kit are one part."""
    return order.parts or (KitPart("cards", order.sets),)


def layout_name(order: Order) -> str | None:
    """Return the ordered layout; a file by its path from the first set's folder."""
    layout = order.layout
    if layout is None or not Path(layout).suffix:
        return layout
    return Path(relpath(layout, order.sets[0].parent)).as_posix()


def record_order(order: Order) -> dict[str, Any]:
    """Return the order for the manifest: all that affects the output, without the places of files."""
    return {
        "sets": [path.name for path in order.sets],
        "source": None if order.kit else _digest_source(order),
        "game": order.kit or None,
        "parts": [part.name for part in order.parts],
        "players": order.players,
        "language": order.language,
        "ink": order.ink,
        "proof": order.proof,
        "layout": layout_name(order),
        "formats": list(order.formats),
        "dpi": order.dpi if "png" in order.formats else None,
        "only": sorted(order.only),
        "copies": order.copies,
        "sheet": to_builtins(order.sheet),
    }


def _digest_source(order: Order) -> str:
    """Return a digest of the sets' paths from the kit, which reveals no names of folders. A set that is a
    link stays the same set if the link's target changes."""
    out = realpath(order.out)
    places = [str(Path(realpath(path.parent), path.name)) for path in order.sets]
    with suppress(ValueError):  # they lie on another drive
        places = [Path(relpath(place, out)).as_posix() for place in places]
    return sha256("\0".join(places).encode(errors="surrogateescape")).hexdigest()[: 2 * DIGITS]


def describe_difference(before: dict[str, Any], now: dict[str, Any]) -> str:
    """Say how the kit of a manifest differs from the one that is asked for; empty if it does not."""
    old_identity, new_identity = _find_identity(before), _find_identity(now)
    other = [name for name, value in new_identity.items() if old_identity.get(name, value) != value]
    if {"sets", "game"} & {*other}:
        sets = before.get("sets")
        set_names = ", ".join(map(str, sets if isinstance(sets, list) else ()))
        return phrase("holds-a-kit-made-from-sets", sets=str(before.get("game") or set_names))
    if "source" in other:
        return phrase("holds-a-kit-made-from-another-sets", sets=", ".join(now["sets"]))
    options = ", ".join(f"--{OPTIONS.get(name, name)}" for name in other)
    return phrase("holds-a-kit-made-with-another-options", options=options) if other else ""


def _find_identity(options: dict[str, Any]) -> dict[str, Any]:
    """Return the options that identify a kit. The sets of a game's kit do not: the program chooses them."""
    sheet = options.get("sheet")
    every = {**options, **(sheet if isinstance(sheet, dict) else {})}
    left_out = NOT_IDENTIFYING | ({"sets"} if every.get("game") else set())
    return {name: value for name, value in every.items() if name not in left_out}


FORMATS: Final[tuple[Format, ...]] = get_args(Format)
MOST_ASKED = {"copies": 100, "players": 20}


def plan_order(
    sets: Sequence[str | PathLike[str]],
    out: str | PathLike[str],
    sheet: str | press.SheetOptions = "A4",
    parts: str | Iterable[str] = (),
    **choices: Unpack[Choices],
) -> Order:
    """Make the order for card sets, or for the kit of one named game."""
    if not sets:
        raise UsageError(phrase("nothing-is-named"), phrase("name-card-sets-or-a-game"))
    options = press.SheetOptions(press.paper(sheet)) if isinstance(sheet, str) else sheet
    _refuse_unknown_options(options)
    usual = Order(tuple(map(Path, sets)), Path(out), "en", options)
    order = replace(usual, **_check_choices(**choices))
    names = [fspath(name) for name in sets if is_kit_name(name)]
    if len(names) > 1:
        raise UsageError(phrase("one-kit-is-made-at-a-time"), phrase("name-card-sets-or-a-game"))
    if names and len(sets) > 1:
        wrong = phrase("kits-and-card-sets-are-not-made-together")
        raise UsageError(wrong, phrase("make-others-by-a-command-of-its-own", others=names[0]))
    part_names = list_names(parts)
    if names:
        from pnp.build.kits.kits import fill_kit_order, read_parts

        return fill_kit_order(order, names[0], read_parts(",".join(part_names)) if part_names else ())
    if part_names:
        raise UsageError(phrase("only-a-kit-has-parts"), phrase("name-card-sets-or-a-game"))
    return order


def _check_choices(**choices: Any) -> dict[str, Any]:
    """Check and convert the choices of a caller from Python; refuse wrong values in words."""
    for name in choices:
        if name not in Choices.__annotations__:
            raise TypeError(f"make() got an unexpected keyword argument '{name}'")
    if "language" in choices:
        refuse_unknown_language(choices["language"])
    if "ink" in choices:
        refuse_unknown(choices["ink"], INKS)
    if "formats" in choices:
        choices["formats"] = known_formats(choices["formats"])
    if "only" in choices:
        choices["only"] = list_names(choices["only"])
    if choices.get("layout") is not None:
        choices["layout"] = fspath(choices["layout"])
    for name, most in MOST_ASKED.items():
        number = choices.get(name)
        if number is not None and not (isinstance(number, int) and 1 <= number <= most):
            right = phrase("ask-for-1-to-most", most=group_digits(most))
            raise UsageError(phrase("strange-is-not-known", strange=f"{name}={number}"), right)
    return choices


def list_names(names: str | Iterable[str]) -> tuple[str, ...]:
    """Return names, each once; a single name may be a plain text."""
    return tuple(dict.fromkeys([names] if isinstance(names, str) else names))


def known_formats(names: str | Iterable[str]) -> tuple[Format, ...]:
    """Return the named formats in the program's order; refuse others."""
    format_names = list_names(names)
    wrong = next((name for name in format_names or ("",) if name not in FORMATS), None)
    if wrong is not None:
        right = suggest(wrong, FORMATS) or phrase("known-are-names", names=", ".join(FORMATS))
        raise UsageError(phrase("there-is-no-format-name", name=wrong), right)
    return tuple(name for name in FORMATS if name in format_names)


def refuse_unknown(name: str, known: Sequence[str]) -> None:
    if name not in known:
        right = suggest(str(name), known) or phrase("known-are-names", names=", ".join(known))
        raise UsageError(phrase("strange-is-not-known", strange=str(name)), right)


def refuse_unknown_language(code: str) -> None:
    if not is_language(code):
        right = suggest_language(code) or phrase("write-its-code-such-as-en-cs-pl-or-pt-br")
        raise UsageError(phrase("code-is-no-language", code=code), right)


def _refuse_unknown_options(sheet: press.SheetOptions) -> None:
    from pnp.press.jobs import Backs, Bleed, Imposition, Marks

    kinds = {"backs": Backs, "flip": Flip, "imposition": Imposition, "bleed": Bleed, "marks": Marks}
    for name, kind in kinds.items():
        refuse_unknown(getattr(sheet, name), get_args(kind))


def is_kit_name(name: str | PathLike[str]) -> bool:
    """Tell whether a name means a game's kit and no file."""
    path = Path(name)
    if path.suffix or path.name != fspath(name) or path.is_file():
        return False
    from pnp.build.kits.kits import is_kit

    return is_kit(path.name)

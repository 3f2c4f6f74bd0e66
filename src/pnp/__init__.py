"""Prints and scores five board games about stars.

Four functions do what the commands of the same names do: `make`, `check`, `score` and `show`. Whatever goes
wrong is a `pnp.errors.PnpError` that says it in words. What is wrong with files is raised as one
`InputError`, whose `problems` tell file, line, column, what is wrong and what would be right; what cannot
be asked for as `UsageError`, a place that cannot be written as `OutputError`. Call them from one thread:
for more at once, use processes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Unpack

if TYPE_CHECKING:
    from os import PathLike

    from pnp.build.kits.orders import Choices, Format, MadeKit
    from pnp.build.tables.showing import ShownSheet as Shown
    from pnp.models.findings import Checked
    from pnp.models.printing import Ink
    from pnp.press import SheetOptions
    from pnp.scoring import Result

__all__ = ["__version__", "check", "make", "score", "show"]

__version__ = "0.2.0"


def make(
    *sets: str | PathLike[str],
    out: str | PathLike[str] = "output",
    sheet: str | SheetOptions = "A4",
    parts: str | Sequence[str] = (),
    progress: Callable[[int, int], None] | None = None,
    **choices: Unpack[Choices],
) -> MadeKit:
    """Makes a kit ready to print, in a folder of its own below `out`: of card sets, or of a game by its
    name.

    A `sheet` is a paper by its name, or all that `pnp.press.SheetOptions` can say. `parts` are some of
    those of a game's kit. `progress` is told how many pages are done, and of how many. The choices are
    those of `pnp make`, such as `language`, `ink`, `formats`, `only`, `copies` and `players`. A kit that
    lies there already, made of the same files in the same way, is not made again.

    >>> kit = make("nova-luna", parts="tokens", formats=["svg"])
    >>> kit.manifest["files"][0]["file"]
    '1-tokens-a4-single-1.svg'
    """
    from pnp.build.kits.making import make
    from pnp.build.kits.orders import plan_order as plan

    return make(plan(sets, out, sheet, parts, **choices), progress)


def check(*files: str | PathLike[str], language: str = "en", or_english: bool = False) -> tuple[Checked, ...]:
    """What is wrong with card sets, boards, layouts, score sheets and kits, and what will disappoint;
    without a file, with all that ships.

    Each finding has a code, a line, a column, a card, and its `words` in a language: what is wrong and what
    would be right. A game without words in that language is refused, or speaks English if it may. Files of
    one game that are named together are checked together.

    >>> from pathlib import Path
    >>> _ = Path("own.yaml").write_text("deck: own\\ncards: [{id: A1, colour: red}]")
    >>> (own,) = check("own.yaml")
    >>> [(finding.line, finding.words[0]) for finding in own.findings]
    [(2, "the key 'colour' is not known here")]
    """
    from os import fsdecode

    from pnp.build.checking.files import check

    return check([*map(fsdecode, files)], language, or_english)


def score(sheet: str | PathLike[str] | Mapping[str, Any]) -> Result:
    """The result of a score sheet: of the file at a path, of a text, or of a mapping.

    A text is a str that holds a line end or begins with a brace; any other str is a path. Files that a text
    or a mapping names are looked up from the current folder.

    >>> ada = {"name": "Ada", "mosaic": "N04 N12", "tokens": 20}
    >>> ben = {"name": "Ben", "mosaic": "N05", "tokens": 20}
    >>> result = score({"game": "nova-luna", "players": [ada, ben]})
    >>> [(player.name, player.total) for player in result.players]
    [('Ada', 20), ('Ben', 20)]
    """
    from pnp.build.tables.scoring import score

    return score(sheet)


def show(
    sheet: str | PathLike[str],
    out: str | PathLike[str] = "output",
    *,
    language: str = "en",
    or_english: bool = False,
    ink: Ink = "night",
    formats: str | Sequence[str] = ("png",),
    dpi: float = 150.0,
    explain: bool = False,
) -> Shown:
    """Draws the position of the score sheet in a file, a picture a player, in a folder named after it below
    `out`.

    With `explain` the lines of the score stand beside it. A game without words in the language is refused,
    or speaks English if it may.

    >>> from pathlib import Path
    >>> players = "[{name: Ada, mosaic: N04 N12, tokens: 20}, {name: Ben, mosaic: N05, tokens: 20}]"
    >>> _ = Path("table.yaml").write_text(f"game: nova-luna\\nplayers: {players}")
    >>> show("table.yaml").files
    ('1-ada.png', '2-ben.png')
    """
    from os import fsdecode
    from pathlib import Path

    from pnp.build.kits.orders import known_formats, refuse_unknown, refuse_unknown_language
    from pnp.build.tables.showing import View, show
    from pnp.models.printing import INKS

    refuse_unknown_language(language)
    refuse_unknown(ink, INKS)
    view = View(Path(out), language, not or_english, known_formats(formats), dpi, ink, explain)
    return show(fsdecode(sheet), view)

"""`pnp make`: card sets in, a folder of files to print out, with a bar on long work and a summary at
its end."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

import typer

from pnp.cli.completion import complete_card, complete_game_or_file, complete_layout
from pnp.cli.main import FAILED, make_printable, print_error, word_error
from pnp.cli.options import choose_language, given_options, refuse_ignored, with_option, without_option
from pnp.errors import PnpError, UsageError, enumerated, near, phrase, plural, sentence
from pnp.models.printing import Flip, Ink, Paper, Printer  # noqa: TC001 (typer reads the annotations)
from pnp.press import DEFAULT_MARGINS, USUAL_PAPER, SheetOptions, paper
from pnp.press.job import Backs, Bleed, Imposition  # noqa: TC001 (typer reads the annotations)
from pnp.settings import Settings, load_settings, named_printer

if TYPE_CHECKING:
    from pnp.build import Kit, Order
    from pnp.build.order import Choices, Format

LONG_WORK = 40  # pages; less is done before a bar could be read
CELLS = 30


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None]]:
    """Yields what is to be told how many pages are done, and of how many."""
    shown = -1

    def tell(done: int, whole: int) -> None:
        nonlocal shown
        cells = CELLS * done // whole
        if whole >= LONG_WORK and cells != shown:
            shown = cells
            sys.stderr.write(f"\r[{'#' * cells}{'.' * (CELLS - cells)}] {done} of {whole} pages")
            sys.stderr.flush()

    try:
        yield tell if sys.stderr.isatty() else lambda _done, _whole: None
    finally:
        if shown >= 0:
            sys.stderr.write("\r\033[K")


NAMED = 3  # files that were taken away
TURNED = {"long": "turned about the long edge", "short": "turned about the short edge"}


class GivenOptions(NamedTuple):
    """The options that the command line names, and those that the user's settings or printers answer."""

    said: frozenset[str]
    settled: frozenset[str]


def summarise(kit: Kit, order: Order, given: GivenOptions) -> Iterator[str]:
    files = kit.manifest["files"]
    if not kit.drawn:
        made = plural(len(files), "file")
        yield f"{kit.folder}: nothing has changed, so nothing was drawn: {made}, each as it was made"
    else:
        replaced = ", in place of another kit" if kit.replaced_another else ""
        yield f"{kit.folder}: {tell_contents(kit.manifest, files, order)}{replaced}"
    if kit.gone:
        yield f"gone: {name_files(kit.gone)}"
    unsaid = {
        option: words for option, words in list_choices(files, order).items() if option not in given.said
    }
    settled = [words for option, words in unsaid.items() if option in given.settled]
    assumed = [f"{words} (--{option})" for option, words in unsaid.items() if option not in given.settled]
    if settled:
        yield f"from your settings: {', '.join(settled)}"
    if assumed:
        yield f"assumed: {', '.join(assumed)}"
    yield f"next: {advise_printing(files, order)}"


def name_files(files: tuple[str, ...]) -> str:
    """The names of files, of many the first."""
    rest = len(files) - NAMED
    some = files if rest <= 1 else files[:NAMED]
    return ", ".join(some) + (f" and {plural(rest, 'other')}" if rest > 1 else "")


def tell_contents(manifest: dict[str, Any], files: list[dict[str, Any]], order: Order) -> str:
    noun = "piece" if order.kit else "card"
    printed = plural(sum(card["copies"] for card in manifest["cards"]), noun)
    if order.proof:
        pages = f"{plural(len(manifest['sheets']), 'page')} of {files[0]['paper']}"
        return f"{plural(len(manifest['cards']), noun)} small on {pages}, {plural(len(files), 'file')}"
    if order.sheet.imposition == "single":
        place = f"{plural(len(manifest['sheets']), 'page')} of one face each"
    else:
        sheets = sum(part["sheets"] for part in manifest["parts"])
        place = f"{plural(sheets, 'sheet')} of {files[0]['paper']}"
    return f"{printed} on {place}, {plural(len(files), 'file')}"


def list_choices(files: list[dict[str, Any]], order: Order) -> dict[str, str]:
    """What the order has that need not be said, by the options that say it."""
    profile = order.sheet.printer
    on_sheets = order.sheet.imposition == "sheet"
    turned = any(file["sides"].startswith("two-sided") or is_back(file) for file in files)
    found = {
        "paper": f"paper {order.sheet.paper.name}" if on_sheets else "",
        "flip": f"paper {TURNED[order.sheet.flip]}" if on_sheets and turned else "",
        "lang": f"language {order.language}",
        "printer": f"printer {profile.name}" if profile else "",
    }
    return {option: words for option, words in found.items() if words}


def is_back(file: dict[str, Any]) -> bool:
    return file["sides"] in ("back", "backs")


def advise_printing(files: list[dict[str, Any]], order: Order) -> str:
    """How the first file is printed: the one thing that a printer's dialogue gets wrong is the scale."""
    first, *others = files
    if first["file"].startswith("1-assembly-") and order.formats[0] == "pdf":
        return (
            f"print {first['file']} at 100 % (never 'fit to page'): it says how the rest is printed and made"
        )
    if order.proof or order.sheet.imposition == "single" or order.formats[0] != "pdf":
        return f"open {first['file']}"
    parts = [file["file"] for file in files if in_parts(file)]
    start = f"print {first['file']} at 100 % (never 'fit to page')"
    if in_parts(first):
        return f"{start}, on one side, and join the parts as each page says"
    joined = f"; then print {' and '.join(parts)} on one side and join the parts" if parts else ""
    return f"{start}, {advise_finishing(first, others, order)}{joined}"


def in_parts(file: dict[str, Any]) -> bool:
    return bool(file["sides"] == "in parts")


def advise_finishing(first: dict[str, Any], others: list[dict[str, Any]], order: Order) -> str:
    """What is done with the first file, and what comes of it."""
    if first["sides"] == "folded":
        return "on one side, fold each sheet on its dashed line, glue, then cut"
    if first["sides"].startswith("two-sided"):
        return f"on both sides, {TURNED[order.sheet.flip]}, then cut"
    backs = next((file["file"] for file in others if is_back(file)), None)
    behind = f", then {backs} on its other side or on paper to be glued behind it" if backs else ""
    return f"on one side{behind}, then cut"


EVERY: Final = "all"  # the kits that there are
IGNORED_IN_A_PROOF = ("backs", "flip", "printer", "imposition", "marks", "lines", "skip", "bleed")


def make(
    context: typer.Context,
    sets: Annotated[
        list[Path],
        typer.Argument(
            metavar="SET|GAME...",
            autocompletion=complete_game_or_file,
            help="Card sets: YAML, JSON or CSV files; or games: their kits; or all.",
        ),
    ],
    out: Annotated[Path, typer.Option("--out", "-o", help="Where the kit's own folder is put.")] = Path(
        "output"
    ),
    paper: Annotated[
        str | None, typer.Option(help="A3, A4, A5, Letter, Legal, Tabloid or WIDTHxHEIGHT in mm.")
    ] = None,
    backs: Annotated[Backs, typer.Option(help="How backs come to their fronts.")] = "duplex",
    flip: Annotated[Flip | None, typer.Option(help="The edge a two-sided sheet is turned about.")] = None,
    printer: Annotated[str | None, typer.Option(help="A printer that `pnp printer set` knows.")] = None,
    imposition: Annotated[
        Imposition, typer.Option(help="Many faces on a sheet, or one face a page.")
    ] = "sheet",
    format_: Annotated[str, typer.Option("--format", help="pdf, svg, png, or several: pdf,png.")] = "pdf",
    dpi: Annotated[float | None, typer.Option(help="The resolution of PNG files, 300 if not said.")] = None,
    bleed: Annotated[Bleed, typer.Option(help="What neighbours do with their bleed.")] = "shared",
    marks: Annotated[bool, typer.Option(help="Draw crop marks.")] = True,
    lines: Annotated[bool, typer.Option("--lines", help="Draw whole cutting lines, not marks.")] = False,
    only: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ID", autocompletion=complete_card, help="Only these cards: --only A1,A2-A9 or again."
        ),
    ] = None,
    copies: Annotated[int, typer.Option(min=1, max=100, help="How often the whole is printed.")] = 1,
    skip: Annotated[int, typer.Option(min=0, help="Free places on a sheet used before.")] = 0,
    lang: Annotated[
        str | None,
        typer.Option(metavar="LANGUAGE", help="en, cs or pl; cards of your own, in any that they have."),
    ] = None,
    ink: Annotated[Ink, typer.Option(help="On dark grounds, on white paper, or in pure black.")] = "night",
    layout: Annotated[
        str | None,
        typer.Option(
            metavar="NAME|FILE", autocompletion=complete_layout, help="A layout in place of the sets' own."
        ),
    ] = None,
    proof: Annotated[bool, typer.Option("--proof", help="All faces small on few pages, to look at.")] = False,
    players: Annotated[int | None, typer.Option(min=1, max=20, help="What so many players need.")] = None,
    parts: Annotated[
        str | None, typer.Option(help="Of a kit: assembly, cards, boards, tokens, pads, aids.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace another kit that lies there.")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Make them again at every save.")] = False,
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="With --watch: where the faces are to be seen.")
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="With --watch: see them in the browser.")] = False,
) -> None:
    """Make card sets, or the whole kits of games, ready to print.

    Card sets of one call make one kit; each game has its own, in a folder of its name.
    """
    from pnp.build.order import plan_order

    forms, kits = read_formats(format_), choose_kits(sets)
    idle = ignored_options(imposition == "single", backs, marks, "png" in forms, proof)
    if kits:
        idle["layout"] = phrase("with-a-kit-whose-sets-have-their-own")
    else:
        idle["parts"] = phrase("without-the-name-of-a-game-whose-kit-is-made")
    if not watch:
        idle |= dict.fromkeys(("port", "open_"), without_option("--watch"))
    refuse_ignored(context, idle)
    settings = load_settings()
    drawn = "none" if not marks else "lines" if lines else "crop"
    rest = {"backs": backs, "imposition": imposition, "bleed": bleed, "marks": drawn, "skip": skip}
    sheet = choose_sheet(settings, paper, printer, flip, **rest)
    if proof:  # is looked at, not cut
        sheet = SheetOptions(sheet.paper)
    language, cards = choose_language(lang, settings), choose_cards(only)
    chosen: Choices = {
        "language": language,
        "ink": ink,
        "layout": layout,
        "only": cards,
        "copies": copies,
        "players": players,
        "formats": forms,
        "dpi": 300.0 if dpi is None else dpi,
        "proof": proof,
        "force": force,
    }
    orders = _plan_kits(kits, parts, out, sheet, chosen) if kits else [plan_order(sets, out, sheet, **chosen)]
    asked = GivenOptions(given_options(context), settled_options(settings, sheet.printer))
    if watch:
        from pnp.cli.watching import watch_kits

        watch_kits(orders, asked, port, open_)
        return

    raise typer.Exit(max(_make_one(order, asked) for order in orders))


def _make_one(order: Order, asked: GivenOptions) -> int:
    """Make a kit and say so, or what is wrong, which keeps no other from being made; its exit code."""
    from pnp.build.making import make as make_kit

    try:
        with progress_bar() as bar:
            kit = make_kit(order, bar)
    except PnpError as error:
        sys.stdout.flush()  # so that both streams on one terminal keep the order of the kits
        return print_error(word_error(error, order.language), FAILED)
    print(*summarise(kit, order, asked), sep="\n")
    return 0


def choose_kits(sets: list[Path]) -> tuple[str, ...]:
    """The games whose kits are asked for; none where card sets are."""
    plain = [path for path in sets if path.name == str(path) and not path.suffix]
    names = [path.name for path in plain if not path.is_file()]
    if not names:
        return ()
    from pnp.build.kits import is_kit, kit_names
    from pnp.cli.games import find_meant_game

    named: dict[str, tuple[str, ...]] = {name: (id,) for name in names if is_kit(id := find_meant_game(name))}
    named |= {EVERY: kit_names()} if EVERY in names else {}
    kits = [kit for name in names for kit in named.get(name, ())]
    missing = [path.name for path in plain if not path.exists() and path.name not in named]
    if missing:
        raise UsageError(enumerated((_no_kit(name, kit_names()) for name in missing), "\n"))
    if kits and any(str(path) not in named for path in sets):
        others = ", ".join(str(path) for path in sets if str(path) not in named)
        right = phrase("make-others-by-a-command-of-its-own", others=others)
        raise UsageError(phrase("kits-and-card-sets-are-not-made-together"), right)
    return tuple(dict.fromkeys(kits))


def _no_kit(name: str, kits: tuple[str, ...]) -> str:
    from pnp.data.source import suggest_file

    guess = near(name, kits) or suggest_file(Path(name))
    known = guess or phrase("the-kits-are-known", known=", ".join(kits))
    wrong = phrase("there-is-no-file-name-nor-game-of-that-name-whose", name=name)
    return sentence(wrong, known)


def _plan_kits(
    kits: tuple[str, ...], parts: str | None, out: Path, sheet: SheetOptions, chosen: Choices
) -> list[Order]:
    """An order for each kit; nothing is made where any is not as it is asked for. Parts that only some of the
    kits have are left out of the others, which is told."""
    from pnp.build.kits import read_kit, read_parts
    from pnp.build.order import plan_order
    from pnp.words.complaints import translate

    wanted, known = read_parts(parts), {name: {*read_kit(name).parts} for name in kits}
    somewhere = wanted & {part for own in known.values() for part in own}
    orders, wrong, notes = [], [], []
    for name, own in known.items():
        if lacking := ", ".join(sorted(somewhere - own)):
            notes.append(
                phrase("left-out-parts-which-the-kit-of-name-does-not-have", parts=lacking, name=name)
            )
        asked = wanted - (somewhere - own)
        try:
            if asked or not wanted:
                orders.append(plan_order([name], out, sheet, sorted(asked), **chosen))
        except UsageError as error:
            wrong.append(error.sentence)
    if wrong:
        raise UsageError(enumerated(dict.fromkeys(wrong), "\n"))
    for note in notes:
        print(make_printable(translate(note, chosen["language"])))
    return orders


def settled_options(settings: Settings, profile: Printer | None) -> frozenset[str]:
    """The options that the settings answer where the command line does not, or a printer."""
    answered = {
        "lang": settings.language,
        "paper": profile or settings.printer or settings.paper,
        "flip": profile,
        "printer": profile,
    }
    return frozenset(option for option, answer in answered.items() if answer)


def choose_sheet(
    settings: Settings, paper: str | None, printer: str | None, flip: Flip | None, **rest: Any
) -> SheetOptions:
    """What the command line says, else the printer, else the settings, else what is usual."""
    single = rest["imposition"] == "single"  # its pages are as large as the faces
    profile = None if single else choose_printer(printer, settings)
    return SheetOptions(
        paper=USUAL_PAPER if single else choose_paper(paper, profile, settings),
        margins=profile.margins if profile else DEFAULT_MARGINS,
        flip=flip or (profile.flip if profile else "long"),
        printer=profile,
        **rest,
    )


def ignored_options(
    one_a_page: bool, backs: Backs, marks: bool, pictures: bool, proof: bool
) -> dict[str, str]:
    """The options that would change nothing, and what makes them idle."""
    idle = {}
    if not pictures:
        idle["dpi"] = without_option("--format png")
    if proof:
        return idle | dict.fromkeys(IGNORED_IN_A_PROOF, with_option("--proof"))
    if backs in ("none", "fold"):
        idle["flip"] = with_option(f"--backs {backs}")
    if not marks:
        idle["lines"] = with_option("--no-marks")
    if one_a_page:
        idle |= dict.fromkeys(("paper", "flip", "printer", "lines"), with_option("--imposition single"))
    return idle


def choose_printer(name: str | None, settings: Settings) -> Printer | None:
    return settings.printer if name is None else named_printer(settings, name)


def choose_paper(name: str | None, profile: Printer | None, settings: Settings) -> Paper:
    if name is not None:
        return paper(name)
    return profile.paper if profile else settings.paper or USUAL_PAPER


def choose_cards(written: list[str] | None) -> tuple[str, ...]:
    """The ids that `--only` names, one by one or divided by commas, each once; none: all cards."""
    names = (name.strip() for part in written or () for name in part.split(","))
    found = tuple(dict.fromkeys(filter(None, names)))
    if written is not None and not found:
        right = phrase("write-ids-such-as-a1-a2-or-leave-it-out")
        raise UsageError(phrase("only-names-no-card"), right)
    return found


def read_formats(text: str) -> tuple[Format, ...]:
    """The formats in a list such as `pdf,png`."""
    from pnp.build.order import known_formats

    return known_formats([name.strip().lower() for name in text.split(",")])

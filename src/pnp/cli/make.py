"""`pnp make`: card sets in, a folder of files to print out."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

import typer

import pnp
from pnp.cli.idle import having, refuse_idle, without
from pnp.cli.languages import chosen_language
from pnp.cli.progress import progress_bar
from pnp.cli.summary import Given, summary
from pnp.errors import PnpError, UsageError, enumerated, near, phrase, sentence
from pnp.models.inks import Ink  # noqa: TC001 (typer reads the annotations)
from pnp.models.printer import Flip  # noqa: TC001 (likewise)
from pnp.press.job import Backs, Bleed, Imposition  # noqa: TC001 (likewise)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.build.order import Choices, Format, Order
    from pnp.models.paper import Paper
    from pnp.models.printer import Printer
    from pnp.press import SheetOptions
    from pnp.settings import Settings

EVERY: Final = "all"  # the kits that there are
IDLE_IN_A_PROOF = ("backs", "flip", "printer", "imposition", "marks", "lines", "skip", "bleed")


def make(
    context: typer.Context,
    sets: Annotated[
        list[Path],
        typer.Argument(
            metavar="SET|GAME...", help="Card sets: YAML, JSON or CSV files; or games: their kits; or all."
        ),
    ],
    out: Annotated[Path, typer.Option(help="Where the kit's own folder is put.")] = Path("output"),
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
        list[str] | None, typer.Option(metavar="ID", help="Only these cards: --only A1,A2 or again.")
    ] = None,
    copies: Annotated[int, typer.Option(min=1, max=100, help="How often the whole is printed.")] = 1,
    skip: Annotated[int, typer.Option(min=0, help="Free places on a sheet used before.")] = 0,
    lang: Annotated[str | None, typer.Option(metavar="LANGUAGE", help="en, cs, pl, ...")] = None,
    ink: Annotated[Ink, typer.Option(help="On dark grounds, on white paper, or in pure black.")] = "night",
    layout: Annotated[
        str | None, typer.Option(metavar="NAME|FILE", help="A layout in place of the sets' own.")
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
    from pnp.build.kits import chosen_parts
    from pnp.settings import load_settings

    forms, said, kits = formats(format_), given(context), chosen_kits(sets)
    idle = idle_options(imposition == "single", backs, marks, "png" in forms, proof)
    refuse_idle(said, idle | idle_of_kits(bool(kits)) | idle_of_watching(watch))
    settings = load_settings()
    drawn = "none" if not marks else "lines" if lines else "crop"
    rest = {"backs": backs, "imposition": imposition, "bleed": bleed, "marks": drawn, "skip": skip}
    sheet = chosen_sheet(settings, paper, printer, flip, **rest)
    if proof:
        sheet = of_a_proof(sheet)
    language, cards = chosen_language(lang, settings), chosen_cards(only)
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
    own = chosen_parts(parts)
    wanted = [*_kits(kits, own)] if kits else [Wanted(tuple(sets))]
    orders = _plans(wanted, out, sheet, chosen)
    _tell_left_out(kits, own, language)
    asked = Given(said, settled(settings, sheet.printer))
    if watch:
        from pnp.cli.make_watched import make_watched

        make_watched(orders, asked, port, open_)
        return

    raise typer.Exit(max(_make_one(*each, sheet, chosen, asked) for each in zip(wanted, orders, strict=True)))


class Wanted(NamedTuple):
    """What makes one kit: card sets, or a game and the parts of its kit."""

    sets: tuple[Path, ...]
    parts: tuple[str, ...] = ()


def _make_one(one: Wanted, order: Order, sheet: SheetOptions, chosen: Choices, asked: Given) -> int:
    """Make a kit and say so, or what is wrong, which keeps no other from being made; its exit code."""
    from pnp.cli.main import FAILED, complained, worded

    try:
        with progress_bar() as bar:
            kit = pnp.make(*one.sets, out=order.out, sheet=sheet, parts=one.parts, progress=bar, **chosen)
    except PnpError as error:
        sys.stdout.flush()  # so that both streams on one terminal keep the order of the kits
        return complained(worded(error, order.language), FAILED)
    print(*summary(kit, order, asked), sep="\n")
    return 0


def chosen_kits(sets: list[Path]) -> tuple[str, ...]:
    """The games whose kits are asked for; none where card sets are."""
    plain = [path for path in sets if path.name == str(path) and not path.suffix]
    names = [path.name for path in plain if not path.is_file()]
    if not names:
        return ()
    from pnp.build.kits import is_kit, kit_names
    from pnp.cli.games import meant_game

    named: dict[str, tuple[str, ...]] = {name: (id,) for name in names if is_kit(id := meant_game(name))}
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
    from pnp.data.files import file_near

    guess = near(name, kits) or file_near(Path(name))
    known = guess or phrase("the-kits-are-known", known=", ".join(kits))
    wrong = phrase("there-is-no-file-name-nor-game-of-that-name-whose", name=name)
    return sentence(wrong, known)


def _kits(kits: tuple[str, ...], parts: frozenset[str]) -> Iterator[Wanted]:
    """The kits with the parts that are asked for: what only some of them have is left out of the others."""
    left_out = _left_out(kits, parts)
    for name in kits:
        own = parts - left_out[name]
        if own or not parts:
            yield Wanted((Path(name),), tuple(sorted(own)))


def _left_out(kits: tuple[str, ...], parts: frozenset[str]) -> dict[str, frozenset[str]]:
    from pnp.build.kits import kit_of

    known = {name: {*kit_of(name).parts} for name in kits}
    somewhere = parts & {part for own in known.values() for part in own}
    return {name: somewhere - own for name, own in known.items()}


def _tell_left_out(kits: tuple[str, ...], parts: frozenset[str], language: str) -> None:
    from pnp.cli.main import printable
    from pnp.words.complaints import complained

    for name, lacking in _left_out(kits, parts).items() if kits else ():
        if lacking:
            out = ", ".join(sorted(lacking))
            note = phrase("left-out-parts-which-the-kit-of-name-does-not-have", parts=out, name=name)
            print(printable(complained(note, language)))


def _plans(wanted: Sequence[Wanted], out: Path, sheet: SheetOptions, chosen: Choices) -> list[Order]:
    """An order for each kit; nothing is made where any is not as it is asked for."""
    from pnp.build.planning import plan

    found, wrong = [], []
    for one in wanted:
        try:
            found.append(plan(one.sets, out, sheet, one.parts, **chosen))
        except UsageError as error:
            wrong.append(error.sentence)
    if wrong:
        raise UsageError(enumerated(dict.fromkeys(wrong), "\n"))
    return found


def idle_of_kits(kits: bool) -> dict[str, str]:
    if kits:
        return {"layout": phrase("with-a-kit-whose-sets-have-their-own")}
    return {"parts": phrase("without-the-name-of-a-game-whose-kit-is-made")}


def idle_of_watching(watch: bool) -> dict[str, str]:
    return {} if watch else dict.fromkeys(("port", "open_"), without("--watch"))


def given(context: typer.Context) -> frozenset[str]:
    """The options that the command line names, whatever they say."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    return frozenset(name for name, source in sources.items() if source and source.name == "COMMANDLINE")


def settled(settings: Settings, profile: Printer | None) -> frozenset[str]:
    """The options that the settings answer where the command line does not, or a printer."""
    answered = {
        "lang": settings.language,
        "paper": profile or settings.printer or settings.paper,
        "flip": profile,
        "printer": profile,
    }
    return frozenset(option for option, answer in answered.items() if answer)


def of_a_proof(sheet: SheetOptions) -> SheetOptions:
    """Nothing but the paper: a proof is looked at, not cut."""
    from pnp.press import SheetOptions

    return SheetOptions(sheet.paper)


def chosen_sheet(
    settings: Settings, paper: str | None, printer: str | None, flip: Flip | None, **rest: Any
) -> SheetOptions:
    """What the command line says, else the printer, else the settings, else what is usual."""
    from pnp.press import DEFAULT_MARGINS, USUAL_PAPER, SheetOptions

    single = rest["imposition"] == "single"  # its pages are as large as the faces
    profile = None if single else chosen_printer(printer, settings)
    return SheetOptions(
        paper=USUAL_PAPER if single else chosen_paper(paper, profile, settings),
        margins=profile.margins if profile else DEFAULT_MARGINS,
        flip=flip or (profile.flip if profile else "long"),
        printer=profile,
        **rest,
    )


def idle_options(one_a_page: bool, backs: Backs, marks: bool, pictures: bool, proof: bool) -> dict[str, str]:
    """The options that would change nothing, and what makes them idle."""
    idle = {}
    if not pictures:
        idle["dpi"] = without("--format png")
    if proof:
        return idle | dict.fromkeys(IDLE_IN_A_PROOF, having("--proof"))
    if backs in ("none", "fold"):
        idle["flip"] = having(f"--backs {backs}")
    if not marks:
        idle["lines"] = having("--no-marks")
    if one_a_page:
        idle |= dict.fromkeys(("paper", "flip", "printer", "lines"), having("--imposition single"))
    return idle


def chosen_printer(name: str | None, settings: Settings) -> Printer | None:
    from pnp.settings import named_printer

    return settings.printer if name is None else named_printer(settings, name)


def chosen_paper(name: str | None, profile: Printer | None, settings: Settings) -> Paper:
    from pnp.press import USUAL_PAPER, paper

    if name is not None:
        return paper(name)
    return profile.paper if profile else settings.paper or USUAL_PAPER


def chosen_cards(written: list[str] | None) -> tuple[str, ...]:
    """The ids that `--only` names, one by one or divided by commas, each once; none: all cards."""
    names = (name.strip() for part in written or () for name in part.split(","))
    found = tuple(dict.fromkeys(filter(None, names)))
    if written is not None and not found:
        right = phrase("write-ids-such-as-a1-a2-or-leave-it-out")
        raise UsageError(phrase("only-names-no-card"), right)
    return found


def formats(text: str) -> tuple[Format, ...]:
    """The formats in a list such as `pdf,png`."""
    from pnp.build.planning import known_formats

    return known_formats([name.strip().lower() for name in text.split(",")])

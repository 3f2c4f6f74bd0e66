"""`pnp make`: turns card sets into a folder of files to print; shows a bar on long work, and a summary."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Set
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import typer
from typer import Argument, Option

from pnp import build, errors
from pnp.cli import options
from pnp.cli.main import print_refusal
from pnp.cli.options import complete_card, complete_game_or_file, complete_layout, find_meant_game
from pnp.models.printing import USUAL_INK, Flip, Ink, Printer
from pnp.press import USUAL_PAPER, SheetOptions
from pnp.press import paper as find_paper
from pnp.press.jobs import Backs, Bleed, Imposition
from pnp.settings import Settings, load_settings, named_printer

Files: TypeAlias = list[dict[str, Any]]  # of a manifest

LONG_WORK = 40  # pages; less is done before a bar could be read
CELLS = 30


@contextmanager
def progress_bar(language: str) -> Iterator[Callable[[int, int], None]]:
    """Yield a function to call with the number of pages done, and of all pages."""
    shown = -1

    def tell(done: int, whole: int) -> None:
        nonlocal shown
        cells = CELLS * done // whole
        if whole >= LONG_WORK and cells != shown:
            from pnp.words.complaints import translate_complaint

            shown, pages = cells, errors.phrase("done-of-whole-pages", done=done, whole=whole)
            bar = f"{'#' * cells}{'.' * (CELLS - cells)}"
            sys.stderr.write(f"\r[{bar}] {translate_complaint(pages, language)}")
            sys.stderr.flush()

    try:
        yield tell if sys.stderr.isatty() else lambda _done, _whole: None
    finally:
        if shown >= 0:
            sys.stderr.write("\r\033[K")


NAMED = 3  # removed files that are named
TURNED = {"long": "paper-turned-about-the-long-edge", "short": "paper-turned-about-the-short-edge"}
PRINTED_TURNED = {
    "long": "print-on-both-sides-turned-about-the-long-edge",
    "short": "print-on-both-sides-turned-about-the-short-edge",
}
# The message for each origin of a choice, and the commands that set a default for good.
ORIGINS = {
    "settings": "from-your-settings-choices",
    "system": "from-the-system-choices",
    "assumed": "assumed-choices",
}
SETTING = {
    "paper": "pnp settings paper letter",
    "flip": "pnp printer set NAME --flip short --default",
    "lang": "pnp settings language cs",
}


def summarise(kit: build.MadeKit, order: build.Order, origins: Mapping[str, str]) -> Iterator[str]:
    """Yield what was made, which choices the command line did not make, and what to do next."""
    files = kit.manifest["files"]
    if not kit.drawn:
        file_count = errors.count_things(len(files), "file")
        unchanged = errors.phrase("nothing-has-changed-so-nothing-was-drawn-files", files=file_count)
        yield errors.at_place(kit.folder, unchanged)
    else:
        contents = tell_contents(kit.manifest, files, order)
        replaced = errors.phrase("contents-in-place-of-another-kit", contents=contents)
        yield errors.at_place(kit.folder, replaced if kit.replaced_another else contents)
    if kit.gone:
        yield errors.phrase("gone-files", files=errors.first_of(kit.gone, NAMED))
    choices = list_choices(files, order)
    for origin, message in ORIGINS.items():
        if found := [words for option, words in choices.items() if origins[option] == origin]:
            yield errors.phrase(message, choices=errors.enumerate_parts(found))
    if commands := [SETTING[option] for option in choices if origins[option] == "assumed"]:
        yield errors.phrase("to-set-that-for-good-commands", commands=", ".join(commands))
    yield errors.phrase("next-what", what=advise_printing(files, order))


def tell_contents(manifest: dict[str, Any], files: Files, order: build.Order) -> str:
    cards, paper = manifest["cards"], files[0]["paper"]
    number = len(cards) if order.proof else sum(card["copies"] for card in cards)
    piece_count = errors.count_things(number, "piece" if order.kit else "card")
    arguments = {"printed": piece_count, "files": errors.count_things(len(files), "file")}
    pages = errors.count_things(len(manifest["sheets"]), "page")
    if order.proof:
        return errors.phrase("printed-small-on-pages-of-paper", pages=pages, paper=paper, **arguments)
    if order.sheet.imposition == "single":
        return errors.phrase("printed-on-pages-of-one-face-each", pages=pages, **arguments)
    sheets = errors.count_things(sum(part["sheets"] for part in manifest["parts"]), "sheet")
    return errors.phrase("printed-on-sheets-of-paper", sheets=sheets, paper=paper, **arguments)


def list_choices(files: Files, order: build.Order) -> dict[str, str]:
    """Return an order's choices in words, by option, without those that need no mention."""
    profile = order.sheet.printer
    on_sheets = order.sheet.imposition == "sheet"
    turned = any(file["sides"].startswith("two-sided") or is_back(file) for file in files)
    choices = {
        "paper": errors.phrase("paper-paper", paper=order.sheet.paper.name) if on_sheets else "",
        "flip": errors.phrase(TURNED[order.sheet.flip]) if on_sheets and turned else "",
        "lang": errors.phrase("language-language", language=order.language),
        "ink": errors.phrase("ink-ink", ink=order.ink) if order.ink != USUAL_INK else "",
        "printer": errors.phrase("printer-printer", printer=profile.name) if profile else "",
    }
    return {option: words for option, words in choices.items() if words}


def is_back(file: dict[str, Any]) -> bool:
    return file["sides"] in ("back", "backs")


def advise_printing(files: Files, order: build.Order) -> str:
    """Say how to print the first file: above all at its own scale, which printers' dialogues get wrong."""
    first, *other_files = files
    start = errors.phrase("print-file-at-100-never-fit-to-page", file=first["file"])
    if first["file"].startswith("1-assembly-") and order.formats[0] == "pdf":
        return errors.phrase("print-it-says-how-the-rest-is-printed-and-made", print=start)
    if order.proof or order.sheet.imposition == "single" or order.formats[0] != "pdf":
        return errors.phrase("open-file", file=first["file"])
    if in_parts(first):
        return errors.phrase("print-on-one-side-and-join-parts-as-each-page-says", print=start)
    finished = advise_finishing(start, first, other_files, order)
    parts = [file["file"] for file in files if in_parts(file)]
    if not parts:
        return finished
    then = "print-then-print-parts-on-one-side-and-join-them"
    return errors.phrase(then, print=finished, parts=errors.join_by_and(parts))


def in_parts(file: dict[str, Any]) -> bool:
    return bool(file["sides"] == "in parts")


def advise_finishing(start: str, first: dict[str, Any], other_files: Files, order: build.Order) -> str:
    """Say how to print the first file, and how to finish what it prints."""
    if first["sides"] == "folded":
        return errors.phrase("print-on-one-side-fold-each-sheet-glue-then-cut", print=start)
    if first["sides"].startswith("two-sided"):
        return errors.phrase(PRINTED_TURNED[order.sheet.flip], print=start)
    backs = next((file["file"] for file in other_files if is_back(file)), None)
    if backs:
        return errors.phrase("print-on-one-side-then-backs-on-other-then-cut", print=start, backs=backs)
    return errors.phrase("print-on-one-side-then-cut", print=start)


EVERY: Final = "all"  # means every kit
IGNORED_IN_A_PROOF = ("backs", "flip", "printer", "imposition", "marks", "lines", "skip", "bleed")


def make(
    context: typer.Context,
    sets: Annotated[
        list[Path],
        Argument(
            metavar="GAME|FILE...",
            autocompletion=complete_game_or_file,
            help="Games, such as nebula, or all. Or files with cards of your own: YAML, JSON or CSV.",
        ),
    ],
    out: Annotated[
        Path, Option("--out", "-o", metavar="FOLDER", help="Put the folder of the kit into this one.")
    ] = Path("output"),
    paper: Annotated[
        str | None, Option(metavar="PAPER", help="A3, A4, A5, Letter, Legal, Tabloid, or WIDTHxHEIGHT in mm.")
    ] = None,
    backs: Annotated[
        Backs,
        Option(
            help="Print backs on the other side of the paper (duplex), beside their fronts, to be folded "
            "(fold), in a file of their own (separate), or not at all (none)."
        ),
    ] = "duplex",
    flip: Annotated[
        Flip | None, Option(help="The edge that your printer turns two-sided paper about.")
    ] = None,
    printer: Annotated[
        str | None, Option(metavar="NAME", help="A printer that you set up with `pnp printer`.")
    ] = None,
    imposition: Annotated[
        Imposition, Option(help="Put many cards on each page (sheet), or one card on each page (single).")
    ] = "sheet",
    format_: Annotated[
        str, Option("--format", "-f", metavar="FORMATS", help="pdf, svg or png; or several: pdf,png.")
    ] = "pdf",
    dpi: Annotated[
        float | None, Option(metavar="N", help="Dots per inch of PNG files; 300 if not given.")
    ] = None,
    bleed: Annotated[
        Bleed, Option(help="Neighbours share one cut (shared), have a bleed each (own), or have none (none).")
    ] = "shared",
    marks: Annotated[bool, Option(help="Draw crop marks, or leave them out.")] = True,
    lines: Annotated[bool, Option("--lines", help="Draw whole cutting lines, not crop marks.")] = False,
    only: Annotated[
        list[str] | None,
        Option(
            metavar="ID", autocompletion=complete_card, help="Only these cards: A1,A2-A9. May be given again."
        ),
    ] = None,
    copies: Annotated[int, Option(metavar="N", min=1, max=100, help="Print everything N times.")] = 1,
    skip: Annotated[
        int, Option(metavar="N", min=0, help="Leave the first N places free, on paper used before.")
    ] = 0,
    lang: Annotated[
        str | None,
        Option(
            "--lang", "-l", metavar="LANGUAGE", help="en, cs or pl; your own cards in any that they have."
        ),
    ] = None,
    ink: Annotated[
        Ink | None,
        Option("--ink", "-i", help="Dark grounds, white paper, or pure black; night if not given."),
    ] = None,
    layout: Annotated[
        str | None,
        Option(
            metavar="NAME|FILE",
            autocompletion=complete_layout,
            help="Draw your cards by this layout in place of their own.",
        ),
    ] = None,
    proof: Annotated[
        bool, Option("--proof", help="Print all faces small on a few pages, to look at.")
    ] = False,
    players: Annotated[
        int | None, Option("--players", "-p", metavar="N", min=1, max=20, help="Print what N players need.")
    ] = None,
    parts: Annotated[
        str | None,
        Option(
            metavar="PARTS",
            help="Parts of a kit, such as cards,boards: assembly, cards, boards, tokens, pads, aids.",
        ),
    ] = None,
    force: Annotated[bool, Option("--force", help="Replace another kit that lies there.")] = False,
    watch: Annotated[bool, Option("--watch", "-w", help="Make everything again at every save.")] = False,
    port: Annotated[
        int | None,
        Option(metavar="N", min=1, max=65535, help="With --watch: show the faces in a browser at this port."),
    ] = None,
    open_: Annotated[bool, Option("--open", help="With --watch: open that page in the browser.")] = False,
) -> None:
    """Make the files to print: the kit of a game, or your own cards.

    A kit is a folder with all that you print. Each game has a kit of its own; files with cards that you name
    together make one.
    """

    forms, kits = read_formats(format_), choose_kits(sets)
    idle = ignored_options(imposition == "single", backs, marks, "png" in forms, proof)
    if kits:
        idle["layout"] = errors.phrase("with-a-kit-whose-sets-have-their-own")
    else:
        idle["parts"] = errors.phrase("without-the-name-of-a-game-whose-kit-is-made")
    if not watch:
        idle |= dict.fromkeys(("port", "open_"), options.without_option("--watch"))
    options.refuse_ignored(context, idle)
    settings = load_settings()
    drawn = "none" if not marks else "lines" if lines else "crop"
    rest = {"backs": backs, "imposition": imposition, "bleed": bleed, "marks": drawn, "skip": skip}
    sheet = choose_sheet(settings, paper, printer, flip, **rest)
    if proof:  # is looked at, not cut
        sheet = SheetOptions(sheet.paper)
    language, cards = options.choose_language(lang, settings), choose_cards(only)
    choices: build.Choices = {
        "language": language,
        "ink": ink or settings.ink or USUAL_INK,
        "layout": layout,
        "only": cards,
        "copies": copies,
        "players": players,
        "formats": forms,
        "dpi": 300.0 if dpi is None else dpi,
        "proof": proof,
        "force": force,
    }
    if kits:
        orders = _plan_kits(kits, parts, out, sheet, choices)
    else:
        orders = [build.plan_order(sets, out, sheet, **choices)]
    origins = find_origins(options.given_options(context), settings, sheet.printer)
    if watch:
        from pnp.cli.watching import watch_kits

        watch_kits(orders, origins, port, open_)
        return

    raise typer.Exit(max(_make_one(order, origins) for order in orders))


def _make_one(order: build.Order, origins: Mapping[str, str]) -> int:
    """Make a kit and report it, or report what is wrong and let the others be made; return an exit code."""
    try:
        with progress_bar(order.language) as bar:
            kit = build.make(order, bar)
    except errors.PnpError as error:
        return print_refusal(error, order.language)
    options.print_lines(order.language, *summarise(kit, order, origins))
    return 0


def choose_kits(sets: list[Path]) -> tuple[str, ...]:
    """Return the games whose kits are asked for; none if card sets are."""
    plain = [path for path in sets if path.name == str(path) and not path.suffix]
    names = [path.name for path in plain if not path.is_file()]
    if not names:
        return ()

    meant = {name: find_meant_game(name) for name in names}
    kits_by_name: dict[str, tuple[str, ...]] = {name: (id,) for name, id in meant.items() if build.is_kit(id)}
    kits_by_name |= {EVERY: build.kit_names()} if EVERY in names else {}
    kits = [kit for name in names for kit in kits_by_name.get(name, ())]
    missing = [path.name for path in plain if not path.exists() and path.name not in kits_by_name]
    if missing:
        wrong = (_word_no_kit(name, build.kit_names()) for name in missing)
        raise errors.UsageError(errors.enumerate_parts(wrong, "\n"))
    if kits and any(str(path) not in kits_by_name for path in sets):
        others = ", ".join(str(path) for path in sets if str(path) not in kits_by_name)
        right = errors.phrase("make-others-by-a-command-of-its-own", others=others)
        raise errors.UsageError(errors.phrase("kits-and-card-sets-are-not-made-together"), right)
    return tuple(dict.fromkeys(kits))


def _word_no_kit(name: str, kits: tuple[str, ...]) -> str:
    from pnp.data.sources import suggest_file

    guess = errors.suggest(name, kits) or suggest_file(Path(name))
    known = guess or errors.phrase("the-kits-are-known", known=", ".join(kits))
    wrong = errors.phrase("there-is-no-file-name-nor-game-of-that-name-whose", name=name)
    return errors.sentence(wrong, known)


def _plan_kits(
    kits: tuple[str, ...], parts: str | None, out: Path, sheet: SheetOptions, choices: build.Choices
) -> list[build.Order]:
    """Make an order for each kit, or refuse all if one is wrong. Parts that only some of the kits have are
    left out of the others, and reported."""

    part_names, known = build.read_parts(parts), {name: {*build.read_kit(name).parts} for name in kits}
    somewhere = part_names & {part for own in known.values() for part in own}
    orders, wrong, notes = [], [], []
    for name, own in known.items():
        if lacking := ", ".join(sorted(somewhere - own)):
            left_out = "left-out-parts-which-the-kit-of-name-does-not-have"
            notes.append(errors.phrase(left_out, parts=lacking, name=name))
        kit_parts = part_names - (somewhere - own)
        try:
            if kit_parts or not part_names:
                orders.append(build.plan_order([name], out, sheet, sorted(kit_parts), **choices))
        except errors.UsageError as error:
            wrong.append(error.sentence)
    if wrong:
        raise errors.UsageError(errors.enumerate_parts(dict.fromkeys(wrong), "\n"))
    if notes:
        options.print_lines(choices["language"], *notes)
    return orders


def find_origins(named_options: Set[str], settings: Settings, profile: Printer | None) -> dict[str, str]:
    """Return where each choice comes from: the command line (`said`), the settings, the system, or else a
    default (`assumed`)."""
    answers = {
        "paper": profile or settings.printer or settings.paper,
        "flip": profile,
        "lang": settings.language,
        "ink": settings.ink,
        "printer": profile,
    }
    origins = {option: "settings" if answer else "assumed" for option, answer in answers.items()}
    if not settings.language and options.system_language():
        origins["lang"] = "system"
    return {option: "said" if option in named_options else origin for option, origin in origins.items()}


def choose_sheet(
    settings: Settings, paper: str | None, printer: str | None, flip: Flip | None, **rest: Any
) -> SheetOptions:
    """Choose paper and margins: from the command line, else the printer, else the settings, else the usual
    ones."""
    if rest["imposition"] == "single":  # its pages are as large as the faces
        return SheetOptions(USUAL_PAPER, flip=flip or "long", **rest)
    profile = settings.printer if printer is None else named_printer(settings, printer)
    paper_to_use = None if paper is None else find_paper(paper)
    if profile is None:
        return SheetOptions(paper_to_use or settings.paper or USUAL_PAPER, flip=flip or "long", **rest)
    held, flip = paper_to_use or profile.paper, flip or profile.flip
    return SheetOptions(held, profile.margins, flip=flip, printer=profile, **rest)


def ignored_options(
    one_a_page: bool, backs: Backs, marks: bool, pictures: bool, proof: bool
) -> dict[str, str]:
    """Return the options that would change nothing, each with the reason."""
    idle = {}
    if not pictures:
        idle["dpi"] = options.without_option("--format png")
    if proof:
        return idle | dict.fromkeys(IGNORED_IN_A_PROOF, options.with_option("--proof"))
    if backs in ("none", "fold"):
        idle["flip"] = options.with_option(f"--backs {backs}")
    if not marks:
        idle["lines"] = options.with_option("--no-marks")
    if one_a_page:
        single = options.with_option("--imposition single")
        idle |= dict.fromkeys(("paper", "flip", "printer", "lines"), single)
    return idle


def choose_cards(texts: list[str] | None) -> tuple[str, ...]:
    """Return the ids that `--only` names, one by one or divided by commas, each once; none means all
    cards."""
    names = (name.strip() for part in texts or () for name in part.split(","))
    ids = tuple(dict.fromkeys(filter(None, names)))
    if texts is not None and not ids:
        right = errors.phrase("write-ids-such-as-a1-a2-or-leave-it-out")
        raise errors.UsageError(errors.phrase("only-names-no-card"), right)
    return ids


def read_formats(text: str) -> tuple[build.Format, ...]:
    """Read the formats in a list such as `pdf,png`."""

    return build.known_formats([name.strip().lower() for name in text.split(",")])

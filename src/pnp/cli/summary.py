"""What `pnp make` says when it is done: what was made, what was assumed, what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from pnp.errors import plural

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.build import Kit, Order

NAMED = 3  # files that were taken away
TURNED = {"long": "turned about the long edge", "short": "turned about the short edge"}


class Given(NamedTuple):
    """The options that the command line names, and those that the user's settings or printers answer."""

    said: frozenset[str]
    settled: frozenset[str]


def summary(kit: Kit, order: Order, given: Given) -> Iterator[str]:
    files = kit.manifest["files"]
    if not kit.drawn:
        made = plural(len(files), "file")
        yield f"{kit.folder}: nothing has changed, so nothing was drawn: {made}, each as it was made"
    else:
        replaced = ", in place of another kit" if kit.replaced_another else ""
        yield f"{kit.folder}: {contents(kit.manifest, files, order)}{replaced}"
    if kit.gone:
        yield f"gone: {named(kit.gone)}"
    unsaid = {option: words for option, words in choices(files, order).items() if option not in given.said}
    settled = [words for option, words in unsaid.items() if option in given.settled]
    assumed = [f"{words} (--{option})" for option, words in unsaid.items() if option not in given.settled]
    if settled:
        yield f"from your settings: {', '.join(settled)}"
    if assumed:
        yield f"assumed: {', '.join(assumed)}"
    yield f"next: {advice(files, order)}"


def named(files: tuple[str, ...]) -> str:
    """The names of files, of many the first."""
    rest = len(files) - NAMED
    some = files if rest <= 1 else files[:NAMED]
    return ", ".join(some) + (f" and {plural(rest, 'other')}" if rest > 1 else "")


def contents(manifest: dict[str, Any], files: list[dict[str, Any]], order: Order) -> str:
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


def choices(files: list[dict[str, Any]], order: Order) -> dict[str, str]:
    """What the order has that need not be said, by the options that say it."""
    profile = order.sheet.printer
    on_sheets = order.sheet.imposition == "sheet"
    found = {
        "paper": f"paper {order.sheet.paper.name}" if on_sheets else "",
        "flip": f"paper {TURNED[order.sheet.flip]}" if on_sheets and is_turned(files) else "",
        "lang": f"language {order.language}",
        "printer": f"printer {profile.name}" if profile else "",
    }
    return {option: words for option, words in found.items() if words}


def is_turned(files: list[dict[str, Any]]) -> bool:
    """Whether backs lie where a turned sheet wants them."""
    return any(file["sides"].startswith("two-sided") or is_back(file) for file in files)


def is_back(file: dict[str, Any]) -> bool:
    return file["sides"] in ("back", "backs")


def advice(files: list[dict[str, Any]], order: Order) -> str:
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
    return f"{start}, {finish(first, others, order)}{joined}"


def in_parts(file: dict[str, Any]) -> bool:
    return bool(file["sides"] == "in parts")


def finish(first: dict[str, Any], others: list[dict[str, Any]], order: Order) -> str:
    """What is done with the first file, and what comes of it."""
    if first["sides"] == "folded":
        return "on one side, fold each sheet on its dashed line, glue, then cut"
    if first["sides"].startswith("two-sided"):
        return f"on both sides, {TURNED[order.sheet.flip]}, then cut"
    backs = next((file["file"] for file in others if is_back(file)), None)
    behind = f", then {backs} on its other side or on paper to be glued behind it" if backs else ""
    return f"on one side{behind}, then cut"

"""What `pnp make` says when it is done: what was made, what was assumed, what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.build import Kit, Order

TURNED = {"long": "turned about the long edge", "short": "turned about the short edge"}


def summary(kit: Kit, order: Order, assumed: tuple[str, ...]) -> Iterator[str]:
    files = kit.manifest["files"]
    if not kit.drawn:
        made = counted(len(files), "file")
        yield f"{kit.folder}: nothing has changed, so nothing was drawn: {made}, each as it was made"
    else:
        yield f"{kit.folder}: {contents(kit.manifest, files, order)}"
    if assumed:
        yield f"assumed: {', '.join(assumed)}"
    yield f"next: {advice(files, order)}"


def contents(manifest: dict[str, Any], files: list[dict[str, Any]], order: Order) -> str:
    printed = counted(sum(card["copies"] for card in manifest["cards"]), "card")
    if order.sheet.imposition == "single":
        place = f"{counted(len(manifest['sheets']), 'page')} of one face each"
    else:
        sheets = len({(sheet["printout"], sheet["sheet"]) for sheet in manifest["sheets"]})
        place = f"{counted(sheets, 'sheet')} of {files[0]['paper']}"
    return f"{printed} on {place}, {counted(len(files), 'file')}"


def counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def assumptions(order: Order, *, paper: str | None, flip: str | None, lang: str | None) -> tuple[str, ...]:
    """What the command line did not say and the order has all the same."""
    profile = order.sheet.printer
    on_sheets = order.sheet.imposition == "sheet"
    turned = on_sheets and order.sheet.backs == "duplex"
    said = [
        (paper is None and on_sheets, f"paper {order.sheet.paper.name}"),
        (flip is None and turned, f"paper {TURNED[order.sheet.flip]}"),
        (lang is None, f"language {order.language}"),
        (profile is not None, f"printer {profile.name if profile else ''}"),
    ]
    return tuple(words for assumed, words in said if assumed)


def advice(files: list[dict[str, Any]], order: Order) -> str:
    """How the first file is printed: the one thing that a printer's dialogue gets wrong is the scale."""
    first = files[0]
    if order.sheet.imposition == "single" or order.formats[0] != "pdf":
        return f"open {first['file']}"
    sides = (
        f"on both sides, {TURNED[order.sheet.flip]}" if first["sides"].startswith("two") else "on one side"
    )
    fold = (
        ", fold each sheet on its dashed line, glue, then cut"
        if order.sheet.backs == "fold"
        else ", then cut"
    )
    return f"print {first['file']} at 100 % (never 'fit to page'), {sides}{fold}"

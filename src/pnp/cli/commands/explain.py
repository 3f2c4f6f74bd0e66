"""`pnp explain`: a card of a game in words, with its rulings."""

from __future__ import annotations

from collections.abc import Iterator
from json import dumps
from pathlib import Path
from typing import Annotated

from msgspec import to_builtins
from typer import Argument, Option

from pnp import build, report
from pnp.cli.main import is_ascii_only, make_printable
from pnp.cli.options import Lang, check_games, complete_card, complete_game, find_language


def explain(
    card: Annotated[
        str,
        Argument(
            metavar="CARD",
            autocompletion=complete_card,
            help="The id that stands on the card: P07, V17, C601, S3b, ...",
        ),
    ],
    game: Annotated[
        str | None,
        Option(
            "--game",
            "-g",
            metavar="GAME",
            autocompletion=complete_game,
            help="The game, if several have such a card.",
        ),
    ] = None,
    cards: Annotated[
        list[Path] | None, Option(metavar="FILE", help="Cards of your own; may be given again.")
    ] = None,
    lang: Lang = None,
    json: Annotated[bool, Option("--json", "-j", help="Print JSON.")] = False,
) -> None:
    """Explain a card: what it does, and its rulings.

    Name a card of any game, or of your own, by the id that stands on it.
    """

    (meant,) = check_games([game]) if game else (None,)
    language, asked = find_language(lang, for_programs=json)
    explanation = build.explain_id(card, meant, cards or [], language, asked)
    if json:
        print(dumps(to_builtins(explanation), ensure_ascii=is_ascii_only()))
        return
    for line in text_lines(explanation, build.phrases(None, language, asked, "explain")):
        print(make_printable(line))


def text_lines(explanation: build.Explanation, words: report.Phrases) -> Iterator[str]:
    """Yield a heading, what the card does, its values and its rulings."""
    from pnp.models.game import COLUMNS
    from pnp.report.columns import wrap_text
    from pnp.report.phrasing import translate

    title = " ".join(filter(None, (explanation.id, explanation.name)))
    yield from wrap_text("", f"{title} · {explanation.game} · {explanation.deck}", COLUMNS)
    yield "─" * COLUMNS
    yield from ("  ".join(row) for row in explanation.drawing)
    for text in explanation.text:
        yield from wrap_text("", text, COLUMNS)
    if explanation.values:
        yield from wrap_text("", " · ".join(explanation.values), COLUMNS)
    if explanation.rulings:
        yield ""
        yield f"{translate(words, 'explain-rulings')}:"
    for ruling in explanation.rulings:
        prefix = f"{ruling.name}: " if ruling.name else ""
        yield from wrap_text("- ", prefix + ruling.text, COLUMNS)

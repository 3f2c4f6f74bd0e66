"""`pnp games`: lists the games to play, to score and to print."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from typer import Argument, Option

from pnp import build
from pnp.cli.options import Lang, check_games, choose_language, print_lines
from pnp.errors import concatenate, count_things, enumerate_parts, phrase


def games(
    names: Annotated[
        list[str] | None, Argument(metavar="GAME...", help="Only these games; all if none is named.")
    ] = None,
    paper: Annotated[
        str | None, Option(metavar="PAPER", help="A3, A4, A5, Letter, Legal, Tabloid, or WIDTHxHEIGHT in mm.")
    ] = None,
    players: Annotated[
        int | None,
        Option("--players", "-p", metavar="N", min=1, max=20, help="Count paper for N players only."),
    ] = None,
    lang: Lang = None,
) -> None:
    """List the games: their cards, and the paper that they take."""
    from pathlib import Path

    from pnp.cli.commands.make import choose_sheet
    from pnp.settings import load_settings

    settings = load_settings()
    game_ids = check_games(names or [])
    sheet = choose_sheet(settings, paper, None, None, imposition="sheet")
    order = build.Order((), Path("output"), choose_language(lang, settings), sheet, players=players)
    for listed_game in build.list_games(order, game_ids, asked=lang is not None):
        print_lines(order.language, *lines_of(listed_game, sheet.paper.name))


def lines_of(listed_game: build.ListedGame, paper: str) -> Iterator[str]:
    """Describe a game in a few lines: its name, its decks, and the paper that it takes."""
    arguments = {"id": listed_game.id, "name": listed_game.name}
    if listed_game.players:
        first, last = listed_game.players[0], listed_game.players[-1]
        yield phrase("id-name-first-to-last-players", first=first, last=last, **arguments)
    else:
        yield concatenate(listed_game.id, ": ", listed_game.name)
    decks = ", ".join(f"{deck.name} {deck.cards}" for deck in listed_game.decks)
    yield concatenate("  ", count_things(sum(deck.cards for deck in listed_game.decks), "card"), ": ", decks)
    if not listed_game.parts:
        yield concatenate("  ", phrase("it-is-scored-its-kit-is-not-drawn-yet"))
        return
    sheets = count_things(sum(part.sheets for part in listed_game.parts), "sheet")
    parts = [concatenate(phrase(part.name), f" {part.sheets}") for part in listed_game.parts]
    whole = phrase("sheets-of-paper", sheets=sheets, paper=paper)
    yield concatenate("  ", whole, ": ", enumerate_parts(parts))

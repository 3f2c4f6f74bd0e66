"""Plays many solo games against each rogue galaxy; run as a module, it prints the table of the docs."""

from __future__ import annotations

from typing import NamedTuple

from tests.games.tiny_galaxies.rogues.enemy import rogue_turn
from tests.games.tiny_galaxies.rogues.player import follows, player_turn, rolls_again
from tests.games.tiny_galaxies.rogues.table import Rogue, player_has_won, rogue_has_won, rogues, set_up

GAMES = 1000
MOST_ROUNDS = 200


class Played(NamedTuple):
    rogue: Rogue
    games: int
    wins: int
    rounds: int  # of all games together
    skulls: int  # games that ended with the rogue on the skull

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def row(self) -> str:
        """The player's share of wins, the length of a game in rounds, and how often the skull ended it."""
        return f"{self.share:.1%} | {self.rounds / self.games:.1f} | {self.skulls / self.games:.1%}"


def play(rogue: Rogue, games: int = GAMES) -> Played:
    wins, rounds, skulls = zip(*(game(rogue, seed) for seed in range(games)), strict=True)
    return Played(rogue, games, sum(wins), sum(rounds), sum(skulls))


def game(rogue: Rogue, seed: int) -> tuple[bool, int, bool]:
    """Whether the player won, after how many rounds, and whether the rogue came to the skull."""
    table = set_up(rogue, seed * 5 + rogue.level)
    for number in range(1, MOST_ROUNDS):
        player_turn(table)
        if not player_has_won(table):
            rogue_turn(table, (rolls_again, follows))
        if player_has_won(table) or rogue_has_won(table):
            return not rogue_has_won(table), number, table.rogue.level > len(rogue.dice)
    raise AssertionError(f"{rogue.id}: no end after {MOST_ROUNDS} rounds, seed {seed}")


def main() -> None:
    for played in map(play, rogues()):
        print(f"| {played.rogue.level} | {played.row} |")


if __name__ == "__main__":
    main()

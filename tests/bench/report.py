"""What the bench found, as text: each row with its ratio, the best kept, and how far they differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bench.best import difference
from tests.bench.rows import FILE, MEMORY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tests.bench.rounds import Figure
    from tests.bench.rows import Row


def format_report(rows: Sequence[Row], figures: Mapping[str, Figure], best: Mapping[str, float]) -> str:
    width = max(len(row.name) for row in rows)
    head = f"{'':<{width}}  {'ours':>9}  {'base':>9}  {'ratio':>8}  {'best':>8}"
    lines = (format_row(row, figures[row.name], best.get(row.name), width) for row in rows)
    return "\n".join([head, *lines])


def format_row(row: Row, figure: Figure, best: float | None, width: int) -> str:
    amounts = "  ".join(f"{format_amount(each, row.measure):>9}" for each in (figure.amount, figure.base))
    kept = f"{'new':>8}" if best is None else f"{best:>8.4g}  {difference(figure.ratio, best):>+7.1%}"
    return f"{row.name:<{width}}  {amounts}  {figure.ratio:>8.4g}  {kept}"


def format_amount(value: float, measure: str) -> str:
    return f"{value / 1e6:.2f} MB" if measure in (MEMORY, FILE) else f"{value:.3f} s"


def find_complaints(ratios: Mapping[str, float], best: Mapping[str, float], bound: float) -> list[str]:
    """What `--check` fails for."""
    found = []
    for name, ratio in ratios.items():
        if name not in best:
            found.append(f"{name}: no best is kept; `nox -s bench` writes it")
        elif (worse := difference(ratio, best[name])) > bound:
            found.append(
                f"{name}: {ratio:.4g} is {worse:.0%} worse than the best kept, {best[name]:.4g};"
                f" at most {bound:.0%} may pass"
            )
    return found

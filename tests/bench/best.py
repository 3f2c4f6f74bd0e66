"""The best ratio of each row, kept in a file of the repository."""

from __future__ import annotations

import json
import tomllib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

HEAD = """\
# The best ratio of each row of the bench, from a quiet machine; less is better. `nox -s bench` writes it.
# A line is raised or taken out only where an issue says so. A row without a line gets what is measured next.
"""
MARGIN = 0.03  # what is better by less may be luck


def read_best(path: Path) -> dict[str, float]:
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def format_best(best: Mapping[str, float]) -> str:
    lines = (
        f"{json.dumps(name, ensure_ascii=False)} = {ratio:.4g}\n" for name, ratio in sorted(best.items())
    )
    return HEAD + "".join(lines)


def difference(ratio: float, best: float) -> float:
    """Above 0 is worse."""
    return ratio / best - 1


def is_better(ratio: float, best: float | None) -> bool:
    return best is None or difference(ratio, best) < -MARGIN


def update_best(best: Mapping[str, float], ratios: Mapping[str, float]) -> dict[str, float]:
    better = {name: ratio for name, ratio in ratios.items() if is_better(ratio, best.get(name))}
    return {**best, **better}

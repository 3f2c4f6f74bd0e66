"""Papers by name and by millimetres."""

import re

import pytest

from pnp.errors import UsageError
from pnp.press import paper


@pytest.mark.parametrize(
    ("name", "width", "height"),
    [
        ("A3", 297, 420),
        ("A4", 210, 297),
        ("a5", 148, 210),
        ("Letter", 215.9, 279.4),
        ("LEGAL", 215.9, 355.6),
        (" tabloid ", 279.4, 431.8),
        ("200x300", 200, 300),
        ("200.5 \N{MULTIPLICATION SIGN} 300 mm", 200.5, 300),
        ("300X200", 300, 200),
    ],
)
def test_a_paper_has_its_size(name: str, width: float, height: float) -> None:
    found = paper(name)
    assert (found.width, found.height) == (width, height)


def test_a_paper_is_called_the_same_however_it_is_asked_for() -> None:
    assert paper("a4") == paper("A4")
    assert paper("200.0x300").name == "200x300"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Leter", "did you mean 'letter'?"),
        ("B17", "known are A3, A4, A5, Legal, Letter, Tabloid and WIDTHxHEIGHT"),
        ("200", "there is no paper '200'"),
        ("-5x10", "there is no paper '-5x10'"),
        ("10x300", "each side is 30 to 2000 mm"),
        ("300x2001", "each side is 30 to 2000 mm"),
        ("", "there is no paper ''"),
    ],
)
def test_what_is_no_paper_is_told(name: str, said: str) -> None:
    with pytest.raises(UsageError, match=re.escape(said)):
        paper(name)

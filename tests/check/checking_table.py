"""The table of all that `pnp check` can find, as its page has it; run this to bring the page up to date."""

from __future__ import annotations

from pnp.build import find_check_words, list_codes
from tests import ROOT

PAGE = ROOT / "docs" / "checking.md"
BEGIN, END = "<!-- codes -->\n", "<!-- end of codes -->\n"


def with_table(page: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    table = (
        f"| `{code}` | {kind} | {_cell(example)} |\n"
        for code, kind, example in list_codes(find_check_words("en", True))
    )
    return f"{before}{BEGIN}| code | kind | example |\n|---|---|---|\n{''.join(table)}{END}{after}"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text("utf-8")), "utf-8")

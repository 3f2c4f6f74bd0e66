"""Outside libraries, and which modules of the program may import each."""

from __future__ import annotations

# Outside library: the modules that may import it. A library that is not named here may not be used.
OWNERS: dict[str, tuple[str, ...]] = {
    "PIL": ("picture*", "backends.png*", "drawings.svg"),
    "annotated_types": ("models.markers",),
    "babel": ("words*",),
    "fluent": ("words*",),
    "fontTools": ("text*",),
    "msgspec": ("*",),  # what a frozen record is, in every room
    "openskill": ("kept*",),
    "platformdirs": ("settings*",),
    "prompt_toolkit": ("terminal*",),
    "pydantic_core": ("models.scalars",),
    "pydantic": ("models.markers", "models.scalars", "data.complaints", "schemas"),
    "pypdfium2": ("backends.png*",),
    "pysat": ("games.nebula.solver",),
    "reportlab": ("backends.pdf*",),
    "segno": ("terminal.qr_code",),
    "svgwrite": ("backends.svg*",),
    "tomlkit": ("settings*",),
    "typer": ("cli*",),
    "yaml": ("data*",),
}

"""A number as people write it, for texts and for sentences about what is wrong."""


def write_numeral(value: float) -> str:
    """Write a number with at most six decimals. These are finer than any print, and hide rounding errors of
    binary arithmetic."""
    if isinstance(value, int):
        return str(value)
    text = f"{value:.6f}".rstrip("0").removesuffix(".")
    return "0" if text == "-0" else text

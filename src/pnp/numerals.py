"""A number as people write it, for texts and for sentences about what is wrong."""


def write_numeral(value: float) -> str:
    """Six decimals are finer than any print: they hide what arithmetic in binary leaves behind."""
    if isinstance(value, int):
        return str(value)
    text = f"{value:.6f}".rstrip("0").removesuffix(".")
    return "0" if text == "-0" else text

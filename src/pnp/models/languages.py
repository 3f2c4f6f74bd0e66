"""The codes of languages, as card sets, settings and the command line write them."""

import re

CODE = r"[a-z]{2,3}(-[A-Z]{2})?"


def is_language(code: str) -> bool:
    return re.fullmatch(CODE, code) is not None

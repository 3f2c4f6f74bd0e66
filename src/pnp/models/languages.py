"""The codes of languages, as card sets, settings and the command line write them."""

import re

_CODE = re.compile(r"[a-z]{2,3}(-[A-Z]{2})?")


def is_language(code: str) -> bool:
    return _CODE.fullmatch(code) is not None

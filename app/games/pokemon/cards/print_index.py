"""Which print a set code and a number name, however the list wrote them.

Exporters disagree: "PR-SV 189" is the promo SVP 189, "PR-SM SM31" and "PR-SM 31" are one,
"LOR-TG 24" is Lost Origin TG24, "085" is 85.
"""

from __future__ import annotations

import re

_PROMO_SETS = {
    "PR-SV": "SVP",
    "PR-SW": "SP",
    "SWSHP": "SP",
    "PR-SM": "SMP",
    "PR-XY": "XYP",
    "PR-BLW": "BWP",
    "PR-HS": "HSP",
    "PR-DPP": "DPP",
}
_PROMO_PREFIX = {
    "SP": "SWSH",
    "SMP": "SM",
    "XYP": "XY",
    "BWP": "BW",
    "HSP": "HGSS",
    "DPP": "DP",
}
"""What is printed before the number of a promo, and left out by half of the programs."""
_GALLERY = re.compile(r"^(?P<set>[0-9A-Z]{2,4})-(?P<part>TG|GG|SV|RC)$")
_IN_GALLERY = re.compile(r"^(?P<part>TG|GG)(?P<digits>\d+)$")
_NUMBER = re.compile(r"^(?P<prefix>[A-Z]*?)0*(?P<digits>[1-9][0-9]*|0)(?P<suffix>[A-Z]?)$")

VIRTUAL_SET = "ENERGY"
"""What the "set" of a basic Energy ends in in old exports ("Energy", "XYEnergy"); its number is an
art slot."""
_ID = re.compile(r"^(?=.*\d)[a-z][0-9a-z.]{0,11}-[0-9A-Za-z_!?]{1,8}$")


def is_id(text: str) -> bool:
    """Tell whether a text looks like an id of the public data: "sv8pt5-4", "cel25c-15_A1"."""
    return _ID.match(text) is not None


def print_key(set_code: str, number: str) -> str:
    """Return the card key of a print, "TWM-130"; "" when set or number is missing."""
    set_code, number = set_code.strip().upper(), number.strip().upper().split("/")[0]
    if not set_code or not number or set_code.endswith(VIRTUAL_SET):
        return ""
    set_code = _PROMO_SETS.get(set_code, set_code)
    if gallery := _GALLERY.match(set_code):
        set_code = gallery["set"]
        number = number.removeprefix(gallery["part"])
        return f"{set_code}-{gallery['part']}{_plain(number)}"
    return f"{set_code}-{_plain(number.removeprefix(_PROMO_PREFIX.get(set_code, '')))}"


def live_print(set_code: str, number: str) -> tuple[str, str]:
    """Return set code and number as PTCG Live writes them: SVP 189 is "PR-SV", "189"."""
    for live, promo in _PROMO_SETS.items():
        if set_code.upper() == promo:
            return live, number
    if part := _IN_GALLERY.match(number.upper()):
        return f"{set_code}-{part['part']}", part["digits"]
    return set_code, number


def _plain(number: str) -> str:
    """Return a collector number without leading zeros: "085" -> "85", "TG05" -> "TG5"."""
    found = _NUMBER.match(number)
    return f"{found['prefix']}{found['digits']}{found['suffix']}" if found else number

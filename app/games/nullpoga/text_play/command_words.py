"""The words that people type, in both languages: commands, phases, and the letters of a cell.

Wide letters count as narrow ones, and capitals as small ones. Nothing here is said to anybody.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from unicodedata import normalize

COMMANDS: Mapping[str, tuple[str, ...]] = {
    "summon": ("summon", "s", "召喚"),
    "cast": ("cast", "c", "詠唱", "唱える", "スペル"),
    "attack": ("attack", "a", "攻撃"),
    "move": ("move", "m", "移動"),
    "freeze": ("freeze", "f", "凍結", "凍らせる"),
    "push": ("push", "押す"),
    "repeat": ("repeat", "繰り返し", "繰り返す"),
    "drop": ("drop", "d", "外す"),
    "clear": ("clear", "白紙"),
    "hand": ("hand", "手札"),
    "card": ("card", "カード"),
}
"""Each command with the words for it: the English ones first."""
_SPELLS = ("spells", "スペル")
_ACTIONS = ("actions", "行動")
_CELL = re.compile(r"(e|敵|相手)?(s|b|控え?|スタンバイ|バトル)?([1-5])")
_STANDBY = ("s", "控", "控え", "スタンバイ")


def typed(line: str) -> list[str]:
    """Return the words of a line as they are compared."""
    return normalize("NFKC", line).casefold().split()


def command_of(word: str) -> str:
    """Return which command a word means; "" for none."""
    return next((name for name, words in COMMANDS.items() if word in words), "")


def repeated_phase(word: str) -> str:
    """Return "spells" or "actions"; "" for neither."""
    return "spells" if word in _SPELLS else "actions" if word in _ACTIONS else ""


def cell_letters(word: str) -> tuple[bool, bool, int] | None:
    """Return what a word says of a cell: (the enemy's, on standby, number); None for no cell."""
    found = _CELL.fullmatch(word)
    return None if found is None else (bool(found[1]), found[2] in _STANDBY, int(found[3]))

"""The words that people type, in both languages, and the sentence for each that is not understood.

Wide letters count as narrow ones, and capitals as small ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from unicodedata import normalize

from app.core.text.wording import quoted
from app.core.text.words import Words

COMMANDS: Mapping[str, tuple[str, ...]] = {
    "summon": ("summon", "s", "召喚"),
    "cast": ("cast", "c", "詠唱", "唱える", "スペル"),
    "attack": ("attack", "a", "攻撃"),
    "move": ("move", "m", "移動"),
    "freeze": ("freeze", "f", "凍結", "凍らせる"),
    "push": ("push", "押す"),
    "repeat": ("repeat", "繰り返す", "繰り返し"),
    "drop": ("drop", "d", "外す"),
    "clear": ("clear", "白紙"),
    "hand": ("hand", "手札"),
    "card": ("card", "カード"),
}
"""Each command with the words for it, the usual one first and the Japanese one first of those."""
SPELLS = ("spells", "スペル")
ACTIONS = ("actions", "行動")

USAGE: Mapping[str, Words] = {
    "summon": Words(
        "summon CARD CELL, such as summon rat 3", "召喚 カード マス（例：召喚 ネズミ 3）"
    ),
    "cast": Words(
        "cast CARD CELL, such as cast meteor e4; help lists each spell",
        "詠唱 カード マス（例：詠唱 隕石 敵4）。スペルごとの書き方はヘルプにあります",
    ),
    "attack": Words("attack CELL, such as attack 2", "攻撃 マス（例：攻撃 2）"),
    "move": Words("move CELL CELL, such as move 2 3", "移動 マス マス（例：移動 2 3）"),
    "freeze": Words("freeze CELL, such as freeze e4", "凍結 マス（例：凍結 敵4）"),
    "push": Words("push CELL CELL, such as push e4 e5", "押す マス マス（例：押す 敵4 敵5）"),
    "repeat": Words("repeat spells or repeat actions", "繰り返す スペル、または 繰り返す 行動"),
    "drop": Words("drop NUMBER, as in the plan", "外す 番号（計画の番号）"),
    "card": Words("card NAME, such as card meteor", "カード 名前（例：カード 隕石）"),
}
"""How a command is typed."""


class TypedError(ValueError):
    """A line of which nothing comes; `words` says what, where, and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def typed(line: str) -> list[str]:
    """Return the words of a line as they are compared."""
    return normalize("NFKC", line).casefold().split()


def command_of(word: str) -> str:
    """Return which command a word means; "" for none."""
    return next((name for name, words in COMMANDS.items() if word in words), "")


def typed_otherwise(command: str) -> TypedError:
    """Return that a command lacks something, or has too much."""
    usage = USAGE[command]
    return TypedError(Words(f"Type {usage.en}.", f"「{usage.ja}」と入力してください。"))


def repeated_phase(word: str) -> str:
    """Return "spells" or "actions"; "" for neither."""
    return "spells" if word in SPELLS else "actions" if word in ACTIONS else ""


def unknown(word: str, what: Words, there: Words) -> TypedError:
    """Return that a word names nothing, and what could be named."""
    asked = quoted(word)
    return TypedError(
        Words(
            f"{asked.en} is no {what.en}. {there.en}",
            f"{asked.ja}という{what.ja}はありません。{there.ja}",
        )
    )

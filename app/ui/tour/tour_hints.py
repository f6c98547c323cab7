"""What the five hints say, where they point, and what makes each of them unneeded."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.text.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.text.words import Language

_BLANK = re.compile(r"\{(\w+)\}")


@value
class Hint:
    """One hint. "{undo}" in its words is the key of the action "undo"."""

    place: str
    """What it points at, in the words of whoever knows the window."""
    words: Words
    by_keys: Words
    """The same for hands that are on the keyboard."""
    deeds: frozenset[str]
    """Who does one of these needs the hint no longer: actions by id, gestures by name."""


_UNDO = Words(
    "{undo} takes back what you did last, as often as you like. Nothing is ever lost.",
    "{undo}で直前の操作を取り消せます。何度でも戻せるので、気軽に試せます。",
)
_KEYS = Words(
    "Press {keys} for the keys that work right now, {find} to find any card or action.",
    "{keys}キーで今使えるキーの一覧、{find}でカードや操作の検索ができます。",
)

HINTS: tuple[Hint, ...] = (
    Hint(
        "hand",
        Words(
            "Drag a card from your hand. The place it is over lights up and says what will happen.",
            "手札のカードをドラッグしてみましょう。重ねた場所が光り、どうなるかが表示されます。",
        ),
        Words(
            "Drag a card from your hand, or go to it with Tab and the arrow keys and press Enter: "
            "that does the likeliest thing with it.",
            "手札のカードをドラッグしてみましょう。"
            "Tabと矢印キーでカードを選び、Enterでも操作できます。",
        ),
        frozenset({"drop"}),
    ),
    Hint(
        "card",
        Words(
            "Right click a card for all that can be done with it. "
            "A double click does the likeliest thing.",
            "カードを右クリックすると、できることがすべて出ます。"
            "ダブルクリックなら、よくある操作をすぐに行います。",
        ),
        Words(
            "Right click a card, or press {card_menu} on it, for all that can be done with it. "
            "A double click or Enter does the likeliest thing.",
            "カードを右クリックするか、カードの上で{card_menu}キーを押すと、できることがすべて出ます。"
            "ダブルクリックかEnterなら、よくある操作をすぐに行います。",
        ),
        frozenset({"menu", "likeliest", "card_menu"}),
    ),
    Hint(
        "undo",
        _UNDO,
        _UNDO,
        frozenset({"undo"}),
    ),
    Hint(
        "reading",
        Words(
            "Rest the pointer on a card to see it here. {read} shows it as large as the window.",
            "カードを指すと、ここに大きく出ます。{read}で画面いっぱいに読めます。",
        ),
        Words(
            "The card that pointer or keyboard is on shows here. "
            "{read} twice shows it as large as the window.",
            "指したカードやキーで選んだカードが、ここに大きく出ます。{read}を2回押すと画面いっぱいに読めます。",
        ),
        frozenset({"read"}),
    ),
    Hint(
        "menu",
        _KEYS,
        _KEYS,
        frozenset({"keys", "find"}),
    ),
)


def said(
    hint: Hint, language: Language, key_of: Callable[[str], str], *, by_keys: bool = False
) -> str:
    """Return the words of a hint with the keys filled in; "☰", the menu, for what has none."""
    words = hint.by_keys if by_keys else hint.words
    return _BLANK.sub(lambda blank: key_of(blank[1]) or "☰", words.in_(language))

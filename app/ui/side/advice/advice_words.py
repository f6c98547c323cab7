"""The words and signs that go with every piece of advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import STEP, Noun, counted
from app.core.text.words import Words

if TYPE_CHECKING:
    from app.core.advice import Severity

SIGNS: dict[Severity, str] = {"illegal": "warning", "suspicious": "search", "reminder": "note"}
"""Severity -> icon: none is told by its colour alone."""
SEVERITY: dict[Severity, Words] = {
    "illegal": Words("Against the rules", "ルール違反"),
    "suspicious": Words("Worth a look", "要確認"),
    "reminder": Words("Good to know", "参考"),
}
TAKE_BACK = Words("Take it back", "取り消す")
SINCE = Words(
    "To the step before it. What was done since stays, as a branch.",
    "その1つ前の手順まで戻ります。その後の手順は枝として残ります。",
)
KEEP = Words("Keep, by ruling", "裁定で続ける")
GOT_IT = Words("Got it", "了解")
FOLD = Words("Fold to one line", "1行にたたむ")
UNFOLD = Words("Press to read all of it", "押すと全文を表示")
UNREAD = Words("Not read yet. Press to read all of it", "未読です。押すと全文を表示")
THE_RULE = Words("The rule", "ルール")
RULED_BEFORE = Words("Ruled on before", "過去の裁定")
RULING = Noun("ruling", "rulings", "件")
ABOUT_RULE = Words("About this rule", "このルールについて")
SWITCH_OFF = Words("Switch this rule off at this table", "この卓ではこのルールを確認しない")


def taking_back(steps: int) -> Words:
    """Return what the button says that takes back so many steps."""
    if steps == 1:
        return TAKE_BACK
    many = counted(steps, STEP)
    return Words(f"Go back {many.en}", f"{many.ja}戻る")

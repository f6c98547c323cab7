"""How a Japanese clause ends when another follows: 「山札を切り、7枚引いた」."""

from __future__ import annotations

import re

LINKED = {
    "した": "し",
    "移した": "移し",
    "いた": "き",
    "かれた": "かれ",
    "見た": "見",
    "べた": "べ",
    "えた": "え",
    "つけた": "つけ",
    "げた": "げ",
    "させた": "させ",
    "された": "され",
    "見せた": "見せ",
    "めくった": "めくり",
    "入れた": "入れ",
    "受けた": "受け",
    "得た": "得",
    "合わせた": "合わせ",
    "んだ": "び",
    "進んだ": "進み",
    "決めた": "決め",
    "ばなかった": "ばず",
    "切った": "切り",
    "作った": "作り",
    "とった": "とり",
    "振った": "振り",
    "使った": "使い",
    "なった": "なり",
    "終わった": "終わり",
    "戻った": "戻り",
    "替わった": "替わり",
    "離れた": "離れ",
    "負けた": "負け",
    "続けた": "続け",
    "伏せた": "伏せ",
    "集めた": "集め",
    "待った": "待ち",
    "配った": "配り",
    "配られた": "配られ",
    "取った": "取り",
    "捨てた": "捨て",
    "買った": "買い",
    "売った": "売り",
    "払った": "払い",
    "頼んだ": "頼み",
}
"""How a clause ends (past) -> how it goes on (連用形); of two that fit, the longer one."""

_ENDS = re.compile(
    f"(?:{'|'.join(sorted(LINKED, key=len, reverse=True))})"
    r"(?=(?:\{(?:which|at|until|aimed)\}|（[^（）]*）)*$)"
)


def linked(template: str) -> str | None:
    """Return a sentence's template as it reads before another; None if it ends with no verb."""
    found = _ENDS.search(template)
    if found is None:
        return None
    return template[: found.start()] + LINKED[found[0]] + template[found.end() :]

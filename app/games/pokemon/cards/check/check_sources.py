"""What the rules rest on: short forms for the code, whole names for people."""

from __future__ import annotations

import re

from app.core.text.wording import both, clauses, labelled
from app.core.text.words import Words

_SEED = re.compile(r"(?:ST|BR|TV)\d+")

SOURCES: dict[str, Words] = {
    "APR": Words("Advanced player's rulebook 3.4", "上級プレイヤー用ルールガイド3.4"),
    "RB": Words("Rule book, 2025", "ルールブック（2025年）"),
    "TH": Words("Tournament handbook, 2026", "トーナメントハンドブック（2026年）"),
    "GLC": Words("Rules of Gym Leader Challenge", "ジムリーダーチャレンジのルール"),
    "GLC-FAQ": Words("FAQ of Gym Leader Challenge", "ジムリーダーチャレンジのFAQ"),
    "GLC-BANS": Words("Ban list of Gym Leader Challenge", "ジムリーダーチャレンジの禁止カード一覧"),
    "HALF": Words("Official how-to-play book 2", "公式「遊びかた説明書」第2版"),
    "JP": Words("Japanese regulation page", "公式サイトのレギュレーション"),
    "CARD": Words("Text of the card", "カードの記述"),
    "DATA": Words("Card data", "カードデータ"),
    "FILE": Words("Format file", "レギュレーションのファイル"),
    "MATH": Words("Arithmetic", "確率計算"),
}
"""Short form -> whole name. What follows a short form is the place in it: "APR H"."""

_SEEDS = Words("Rule collection of this program", "このプログラムのルール集")


def spelled_out(source: str) -> Words:
    """Return a source in words: "TH 4" as "Tournament handbook, 2026: 4"."""
    return clauses([_spelled(part.strip()) for part in source.split(",") if part.strip()])


def _spelled(part: str) -> Words:
    if _SEED.match(part):
        return labelled(_SEEDS, part)
    code, _, place = part.partition(" ")
    name = SOURCES.get(code, both(code))
    return labelled(name, place) if place else name

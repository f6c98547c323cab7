"""What the letters of a rule's source stand for, so that a judge finds the words themselves."""

from __future__ import annotations

from app.core.text.words import Words

SOURCES: tuple[tuple[str, Words], ...] = (
    (
        "ST",
        Words(
            "the basic rules this table was made by, sentence by sentence",
            "この卓のもとになった基本ルール（文の番号）",
        ),
    ),
    (
        "APR",
        Words(
            "the official rulebook for advanced players (2025-08), by section",
            "公式の上級プレイヤー用ルールガイド（2025年8月、節の番号）",
        ),
    ),
    ("RB", Words("the international rulebook (2025-03)", "英語版ルールブック（2025年3月）")),
    (
        "TH",
        Words(
            "the international handbook of tournaments (2026-05)", "英語版の大会規定（2026年5月）"
        ),
    ),
    ("CARD", Words("what is printed on the cards", "カードに書かれている文")),
    ("DATA", Words("counted in card data", "カードデータからの集計")),
    (
        "BR",
        Words(
            "the article on Battle Royal, sentence by sentence (variants.md)",
            "バトルロイヤルの紹介記事（文の番号、variants.md）",
        ),
    ),
    (
        "TV",
        Words(
            "the article on two against two, sentence by sentence (variants.md)",
            "2対2の紹介記事（文の番号、variants.md）",
        ),
    ),
    ("JP notice", Words("a notice on the Japanese site", "日本の公式サイトのお知らせ")),
)
"""(what a source begins with, what it is)."""

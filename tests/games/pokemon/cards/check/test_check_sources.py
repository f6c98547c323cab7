"""What a finding rests on, as people read it: short forms spelled out, with the place in them."""

from __future__ import annotations

import re

from app.games.pokemon.cards.check.check_registry import RULES
from app.games.pokemon.cards.check.check_sources import SOURCES, spelled_out


def test_every_source_is_known_by_a_whole_name() -> None:
    for rule in RULES.values():
        for part in rule.source.split(", "):
            code = part.split(" ")[0]
            assert code in SOURCES or re.fullmatch(r"(?:ST|BR|TV)\d+", code), rule.id


def test_a_source_is_spelled_out_in_both_languages() -> None:
    words = spelled_out("APR H, ST028")
    assert words.en == "Advanced player's rulebook 3.4: H; Rule collection of this program: ST028"
    assert words.ja == "上級プレイヤー用ルールガイド3.4：H、このプログラムのルール集：ST028"


def test_a_source_that_nobody_knows_stands_as_it_is_written() -> None:
    assert spelled_out("XYZ 4").en == "XYZ: 4"
    assert spelled_out("RB").ja == "ルールブック（2025年）"

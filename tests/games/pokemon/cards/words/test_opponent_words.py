"""How texts speak of the opponent, in either language."""

from __future__ import annotations

import re

import pytest

from app.games.pokemon.cards.words.opponent_words import (
    AT_CHECKUP,
    ATTACKING,
    EACH,
    ONCE,
    OPPONENT,
    WHILE_ACTIVE,
)


@pytest.mark.parametrize(
    ("phrase", "said", "not_said"),
    [
        (OPPONENT, "choose 1 of your opponent's benched pokémon", "draw 3 cards"),
        (OPPONENT, "相手のベンチポケモンを1匹選ぶ", "自分の山札を3枚引く"),
        (EACH, "each player shuffles their hand", "your opponent shuffles"),
        (EACH, "おたがいのプレイヤーは手札を戻す", "相手は手札を戻す"),
        (ATTACKING, "this turn, your attacks do 30 more", "draw 3 cards"),
        (ONCE, "once during your turn, you may draw", "your opponent's pokémon have no abilities"),
        (ONCE, "自分の番に1回使える", "特性がすべてなくなる"),
        (WHILE_ACTIVE, "as long as this pokémon is in the active spot", "during checkup"),
        (AT_CHECKUP, "during pokémon checkup, put 1 damage counter", "put 1 damage counter"),
    ],
)
def test_a_phrase_is_found_where_it_is_said(
    phrase: re.Pattern[str], said: str, not_said: str
) -> None:
    assert phrase.search(said)
    assert not phrase.search(not_said)

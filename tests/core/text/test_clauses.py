"""A Japanese sentence goes on in its connective form: 「山札を切り、7枚引いた」."""

from __future__ import annotations

import pytest

from app.core.text.clauses import linked
from app.core.text.table_sentences import SENTENCES
from app.games.game_registry import GAMES

ALL = {
    **SENTENCES,
    **{key: words for spec in GAMES.values() for key, words in spec.sentences.items()},
}
DEEDS = sorted(key for key, words in ALL.items() if words.ja.startswith("{actor}が"))
"""What somebody does; all others tell how something stands, and read on as they are."""
NO_VERB = frozenset({"mark:damage"})
"""Told in short: 「30ダメージ」."""


@pytest.mark.parametrize(
    ("sentence", "before_another"),
    [
        ("{actor}が{source}を切った", "{actor}が{source}を切り"),
        ("{actor}が{n}引いた{which}", "{actor}が{n}引き{which}"),
        ("{cards}が{goal}{at}へ入れ替わった", "{cards}が{goal}{at}へ入れ替わり"),
        (
            "新しいスタジアムが出て、{cards}が場を離れた",
            "新しいスタジアムが出て、{cards}が場を離れ",
        ),
        (
            "{actor}が{unit}を{number}回復した（残り{count}）",
            "{actor}が{unit}を{number}回復し（残り{count}）",
        ),
        (
            "{actor}が{source}からランダムに{cards}を選び{goal}へ置いた",
            "{actor}が{source}からランダムに{cards}を選び{goal}へ置き",
        ),
        ("{actor}が{unit}を選んだ", "{actor}が{unit}を選び"),
        ("{actor}が{text}へ進んだ", "{actor}が{text}へ進み"),
        ("{actor}が{cards}を見せた", "{actor}が{cards}を見せ"),
        ("{actor}が{cards}を捨てた", "{actor}が{cards}を捨て"),
        ("{actor}が{cards}を買った", "{actor}が{cards}を買い"),
        ("{actor}が{unit}を売った", "{actor}が{unit}を売り"),
        ("{actor}が{number}コインを払った", "{actor}が{number}コインを払い"),
    ],
)
def test_the_verb_goes_on(sentence: str, before_another: str) -> None:
    assert linked(sentence) == before_another


@pytest.mark.parametrize("sentence", ["対戦開始", "{actor}がコインを投げた：{results}"])
def test_what_ends_with_no_verb_stays(sentence: str) -> None:
    assert linked(sentence) is None


@pytest.mark.parametrize("key", DEEDS)
def test_every_deed_in_the_log_can_go_on(key: str) -> None:
    """A new verb needs a line in `LINKED`; what follows a colon is a list."""
    words = ALL[key].ja
    assert linked(words) or "：" in words or key in NO_VERB, words


@pytest.mark.parametrize("key", DEEDS)
def test_the_log_is_told_in_the_past(key: str) -> None:
    said = (linked(ALL[key].ja) or "").rpartition("}")[2]
    assert not said.endswith(("る", "う", "く", "す"))

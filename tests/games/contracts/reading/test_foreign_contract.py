"""What a game makes of another program's log."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.contracts.reading.foreign_contract import ForeignDeed, ForeignError
from app.games.game_registry import GAMES


def test_a_log_that_cannot_be_told_says_why_in_both_languages() -> None:
    problem = ForeignError(Words("Too long.", "長すぎます。"))
    assert (str(problem), problem.words.ja) == ("Too long.", "長すぎます。")


def test_a_deed_needs_no_more_than_its_sentence() -> None:
    deed = ForeignDeed("Aki draws 1 card")
    assert (deed.otherwise, deed.cards, deed.orders, deed.coins, deed.turn) == ((), (), (), (), 0)


def test_one_game_reads_logs_and_the_others_do_not() -> None:
    assert [name for name in GAMES if (logs := GAMES[name].foreign) and logs()] == ["pokemon"]

"""A game that was looked back at, in sentences of both languages."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.contracts.planned.review_contract import JudgedTurn
from app.session.computer.game_review import ReviewedTurn
from app.session.computer.review_words import causes, headline, of_hundred, signed


def turn(stood: float, after: float | None, number: int = 4) -> ReviewedTurn:
    best = (Words("Cat: standby 1", "ネコ：スタンバイ1"), Words("Rat attacks", "ネズミが攻撃"))
    return ReviewedTurn(number, 9, JudgedTurn(stood, 0.5, 0.3, 0.62, best), after)


def test_chances_are_told_of_a_hundred() -> None:
    assert [of_hundred(one) for one in (0.0, 0.584, 1.0, None)] == ["0", "58", "100", "–"]
    assert [signed(one) for one in (0.04, -0.12, 0.001)] == ["+4", "−12", "0"]


def test_where_the_win_went_is_the_headline() -> None:
    assert headline([turn(0.6, 0.2)], "Aki").en == (
        "The win went from Aki in turn 4: 60 → 20 of 100."
    )
    assert headline([turn(0.2, 0.8)], "Aki").en == "The win came to Aki in turn 4: 20 → 80 of 100."
    assert headline([turn(0.6, 0.9)], "Aki").en == (
        "It never changed hands. Turn 4 counted most for Aki: 60 → 90 of 100."
    )
    assert (
        headline([turn(0.6, 0.2)], "Aki").ja == "ターン4で形勢がAkiから離れました（勝率60%→20%）。"
    )
    assert headline([turn(0.6, None)], "Aki").en == "No turn was played to its end yet."


def test_what_moved_the_chances_is_told_part_by_part() -> None:
    assert [one.en for one in causes(turn(0.6, 0.4))] == [
        "−12: another plan promised more: Cat: standby 1; Rat attacks.",
        "−20: the other plan met it better than was to be expected.",
        "+10: chance, and what was hidden.",
    ]
    assert causes(turn(0.6, 0.4))[0].ja == (
        "−12：もっと良い計画がありました（ネコ：スタンバイ1、ネズミが攻撃）。"
    )


def test_what_is_within_the_judgement_s_own_doubt_is_not_told() -> None:
    even = ReviewedTurn(1, 1, JudgedTurn(0.5, 0.5, 0.51, 0.52), 0.52)
    assert causes(even) == ()
    kind = ReviewedTurn(1, 1, JudgedTurn(0.5, 0.5, 0.7, 0.5), 0.7)
    assert [one.en for one in causes(kind)] == [
        "+20: the other plan met it worse than was to be expected."
    ]

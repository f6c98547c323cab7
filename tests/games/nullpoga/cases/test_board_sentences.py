from __future__ import annotations

from app.core.data.value import replace
from app.games.nullpoga.cases.board_sentences import called, told
from tests.games.nullpoga.planned import CARDS, laid, side


def test_each_player_has_a_line_in_both_languages() -> None:
    board, _ = laid(side({3: "boar"}, hand=["rat"], wild=[1]), turn=4)
    turn, first, second = told(board, CARDS)
    assert (turn.en, turn.ja) == ("Turn 4", "ターン4")
    assert first.en == "A: life: 20, mana: 4, hand (Rat), wilderness (1), battle zone (3: Boar 3/2)"
    assert first.ja == (
        "A：ライフ：20、マナ：4、手札（ネズミ）、荒野（1）、バトルゾーン（3：イノシシ3/2）"
    )
    assert second.en == "B: life: 20, mana: 4"


def test_who_has_won_is_told_at_the_end() -> None:
    lines = [*told(replace(laid()[0], winner="B"), CARDS)]
    assert lines[-1].en == "B has won"


def test_a_frog_is_called_by_its_rank() -> None:
    frog = laid(side({0: "frog"}))[0].sides[0].battle[0]
    assert frog is not None
    assert called(frog, CARDS).en == "Private Frog"
    assert called(replace(frog, stage=3), CARDS).ja == "カエル軍曹"

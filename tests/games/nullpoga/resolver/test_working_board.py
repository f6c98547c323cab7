from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.games.nullpoga.resolver.board_values import Board, Side, Standing
from app.games.nullpoga.resolver.working_board import settled, working
from tests.games.nullpoga.planned import CARDS, laid, side

FULL = Standing("f", "frog", 2, 1, 2, 1, 2, 2, 1, 1, guarded=True, stunned=True, barred=True)


def board() -> Board:
    ours, theirs = laid(side(battle={0: "rat"}, hand=["boar"], wild=[1, 4]), side())[0].sides
    return Board((ours, replace(theirs, standby=(None, FULL, None, None, None))), 3, "")


def test_a_board_is_the_same_after_it_was_a_working_one() -> None:
    assert settled(working(board(), CARDS)) == board()


def test_a_copy_changes_on_its_own() -> None:
    first = working(board(), CARDS)
    second = first.copy()
    rat = second.battle[0][0]
    assert rat is not None
    rat.life = 0
    second.life[0] = 3
    second.hand[0].clear()
    assert settled(first) == board()


def test_what_monsters_are_called_makes_no_board_look_different() -> None:
    renamed = replace(board().sides[1], standby=(None, replace(FULL, uid="x"), None, None, None))
    other = replace(board(), sides=(board().sides[0], renamed))
    assert working(board(), CARDS).looks() == working(other, CARDS).looks()


def test_lives_cells_and_wilderness_do_and_hands_do_not() -> None:
    mine, theirs = board().sides
    usual = working(board(), CARDS).looks()

    def looks(changed: Side) -> tuple[object, ...]:
        return working(replace(board(), sides=(changed, theirs)), CARDS).looks()

    assert looks(replace(mine, hand=(), mana=0, deck=())) == usual
    assert looks(replace(mine, life=1)) != usual
    assert looks(replace(mine, wild=())) != usual
    assert looks(replace(mine, battle=(None,) * 5)) != usual


def test_a_name_that_is_taken_is_given_to_nobody_else() -> None:
    laid_out = working(board(), CARDS)
    assert laid_out.named("b1") == "b1"
    assert laid_out.named("rat") == "rat+"
    assert laid_out.named("") == "monster"


def test_a_card_that_is_none_is_refused() -> None:
    odd = replace(FULL, card="dodo")
    mine, theirs = board().sides
    with pytest.raises(KeyError):
        working(replace(board(), sides=(replace(mine, battle=(odd,) * 5), theirs)), CARDS)

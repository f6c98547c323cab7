from app.core.intent import Procedure
from app.games.blackpoker.flow.stage_reading import OVER
from app.games.blackpoker.flow.win_check import CONCEDE, ending, gives_up, losers, winners
from tests.games.blackpoker.black_table import BlackTable, Side


def test_whose_deck_is_empty_after_a_resolution_has_lost() -> None:
    table = BlackTable(Side("S9 C3"), Side(deck=9), format="lite")
    table.through("throwing", keys="S9 C3", target="seat.1")
    assert losers(table.view()) == (1,)
    assert table.view().turn.phase == OVER


def test_a_deck_that_runs_out_by_a_cost_is_noticed_at_the_next_check() -> None:
    table = BlackTable(Side("C7", "", "D2", deck=1), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    assert table.view().turn.phase != OVER
    table.let_pass()
    table.resolve()
    assert table.view().turn.phase == OVER


def test_two_at_once_are_a_draw_in_the_sixth_edition_and_the_turn_player_s_loss_later() -> None:
    empty = Side(deck=0)
    assert losers(BlackTable(empty, empty).view()) == (0, 1)
    later = BlackTable(empty, empty, format="lite", options=(("edition", "9"),))
    assert losers(later.view()) == (0,)


def test_anybody_may_concede_at_any_time() -> None:
    table = BlackTable(format="lite", options=(("turn_lock", "on"),))
    table.do(Procedure(CONCEDE), 1)
    assert table.view().turn.phase == OVER
    assert gives_up(table.view(1), Procedure(CONCEDE))
    assert not gives_up(table.view(1), Procedure("end_turn"))


def test_who_has_won_is_said_once_the_game_is_over() -> None:
    table = BlackTable(Side("S9 C3"), Side(deck=9), format="lite")
    assert winners(table.view()) is None
    table.through("throwing", keys="S9 C3", target="seat.1")
    assert winners(table.view()) == (0,)


def test_of_a_game_that_was_given_up_the_table_does_not_show_who_has_won() -> None:
    table = BlackTable(format="lite")
    table.do(Procedure(CONCEDE), 1)
    assert winners(table.view()) == ()


def test_how_it_ended_is_said_by_the_deck_or_by_who_gave_up() -> None:
    table = BlackTable(Side("S9 C3"), Side(deck=9), format="lite")
    table.through("throwing", keys="S9 C3", target="seat.1")
    found = ending(table.view(), ())
    assert found.winners == (0,)
    assert found.why is not None
    assert found.why.en.startswith("no deck left for ")
    assert found.standing[1].en == "0 cards left in the deck"
    gave_up = ending(table.view(), (("concede", 0, ""),))
    assert gave_up.winners == (1,)

"""Mulligans by the rules: hands are shown, in order, and what each is worth (APR G5, G7)."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure
from app.games.pokemon.procedures.mulligans import left_together, owed
from app.games.pokemon.tasks.kept_opening import opened
from app.games.pokemon.tasks.setup_marks import NO_BASIC, READY, TOGETHER, marked, shared
from tests.games.pokemon_table import DREEPY, FIRE, Game, log
from tests.games.setup_table import BASICS, NONE, put_down, run, says, tasks, told_of, two


def hand(game: Game, seat: int) -> int:
    return game.view().zones[f"hand.{seat}"].count or 0


def both_redraw(game: Game) -> None:
    for seat in (0, 1):
        says(game, NO_BASIC, seat)
    for seat in (1, 0):
        run(game, "mulligan", seat)


# -- each for itself ----------------------------------------------------------------------


def test_seven_cards_are_drawn_from_a_shuffled_deck() -> None:
    game = Game(deck=BASICS)
    run(game, "deal")
    assert game.verbs() == ["shuffle", "draw"]
    assert hand(game, 0) == 7


def test_a_hand_is_shown_before_it_is_shuffled_back() -> None:
    game = two(NONE)
    run(game, "mulligan")
    assert game.verbs(seat=1) == ["show", "mulligan", "shuffle", "draw", "mark"]
    shown = game.table.host.told(game.table.host.tree.cursor, 1)[0]
    assert shown.cards == (FIRE,) * 7
    assert hand(game, 0) == 7


def test_what_is_drawn_anew_is_seen_by_nobody_else() -> None:
    game = two(NONE)
    run(game, "mulligan")
    assert game.refs("hand.0", seat=1) == []
    assert FIRE not in {card.ref for card in game.view(1).cards.values()}


def test_a_hand_that_is_kept_is_never_shown() -> None:
    game = two()
    says(game, "has_basic", 0)
    put_down(game, 0)
    view = game.view(1)
    assert game.refs("hand.0", seat=1) == []
    assert {card.ref for card in view.cards.values() if card.owner == 0} == {None}


def test_each_redraw_alone_counts_one() -> None:
    game = two(NONE)
    for times in (1, 2, 3):
        says(game, NO_BASIC, 0)
        run(game, "mulligan")
        assert owed(game.view(), 1) == times
        assert not marked(game.view(), 0, NO_BASIC), "the new hand is not told of yet"
    assert (owed(game.view(), 0), shared(game.view())) == (0, 0)


def test_redrawing_until_there_is_a_basic_pokemon_says_so_in_the_end() -> None:
    game = two((DREEPY,) + (FIRE,) * 30)
    for _ in range(20):
        run(game, "mulligan", until="1")
        if marked(game.view(), 0, "has_basic"):
            break
    assert DREEPY in game.refs("hand.0")
    shows = game.verbs().count("show")
    assert game.verbs() == ["show", "mulligan", "shuffle", "draw", "mark"] * shows + ["mark"]


# -- together -----------------------------------------------------------------------------


def test_without_a_basic_pokemon_on_either_side_both_redraw_and_nobody_is_owed_a_card() -> None:
    game = two(NONE, NONE)
    both_redraw(game)
    assert (owed(game.view(), 0), owed(game.view(), 1)) == (0, 0)
    assert shared(game.view()) == 1
    assert (hand(game, 0), hand(game, 1)) == (7, 7)


def test_each_shows_and_redraws_the_own_hand_alone() -> None:
    game = two(NONE, NONE)
    for seat in (0, 1):
        says(game, NO_BASIC, seat)
    held = [game.view(seat).cards_in(f"hand.{seat}") for seat in (0, 1)]
    run(game, "mulligan", 1)
    assert left_together(game.view()) == (0,)
    assert game.view(0).cards_in("hand.0") == held[0]
    assert game.refs("hand.0", seat=1) == []
    told = game.table.host.told(game.table.host.tree.cursor, 0)
    shown = [event for event in told if event.verb in ("show", "mulligan")]
    assert [(event.actor, event.cards) for event in shown] == [(1, (FIRE,) * 7)] * 2
    run(game, "mulligan", 0)
    assert left_together(game.view()) == ()
    assert not marked(game.view(), 1, TOGETHER)


def test_a_second_redraw_in_a_round_of_both_is_one_alone() -> None:
    game = two(NONE, NONE)
    for seat in (0, 1):
        says(game, NO_BASIC, seat)
    for _ in range(2):
        run(game, "mulligan", 1)
    run(game, "mulligan", 0)
    assert (shared(game.view()), owed(game.view(), 0), owed(game.view(), 1)) == (1, 1, 0)


def test_who_takes_the_word_back_is_not_made_to_redraw() -> None:
    game = two(NONE, NONE)
    for seat in (0, 1):
        says(game, NO_BASIC, seat)
    run(game, "mulligan", 1)
    game.act("unsaid", 0)
    assert left_together(game.view()) == ()
    assert list(tasks(game)) == ["setup.basic.0"]


def test_after_both_redrew_nobody_sees_the_other_s_hand() -> None:
    game = two(NONE, NONE)
    both_redraw(game)
    assert game.refs("hand.0", seat=1) == game.refs("hand.1", seat=0) == []


def test_two_rounds_of_both_and_three_alone_are_worth_three_cards() -> None:
    game = two(BASICS, NONE)
    for _ in range(2):
        both_redraw(game)
    put_down(game, 0)
    for _ in range(3):
        says(game, NO_BASIC, 1)
        run(game, "mulligan", 1)
    assert shared(game.view()) == 2
    assert owed(game.view(), 0) == 3
    run(game, "extra_draw")
    assert hand(game, 0) == 6 + 3


def test_where_each_redrew_without_a_word_as_many_as_both_had_were_had_together() -> None:
    game = Game(deck=NONE)
    for seat, times in ((0, 3), (1, 1)):
        run(game, "deal", seat)
        for _ in range(times):
            run(game, "mulligan", seat)
    assert (owed(game.view(), 0), owed(game.view(), 1)) == (0, 2)


def test_where_the_table_agreed_on_it_a_round_of_both_counts_for_both() -> None:
    game = Game(deck=BASICS, options=(("both-mulligan", "each-draws"),))
    run(game, "first", by="choice")
    for seat in (0, 1):
        run(game, "deal", seat)
    both_redraw(game)
    assert (owed(game.view(), 0), owed(game.view(), 1)) == (1, 1)
    for seat in (0, 1):
        put_down(game, seat)
    for seat in (0, 1):
        run(game, "extra_draw", seat)
        assert hand(game, seat) == 6 + 1
    assert (owed(game.view(), 0), owed(game.view(), 1)) == (0, 0)


# -- drawing for them ---------------------------------------------------------------------


def owing_two() -> Game:
    game = two(BASICS, NONE)
    put_down(game, 0)
    for _ in range(2):
        run(game, "mulligan", 1)
    put_down(game, 1)
    return game


@pytest.mark.parametrize("drawn", [1, 2])
def test_any_number_of_them_is_drawn_once_after_it_was_said(drawn: int) -> None:
    game = owing_two()
    run(game, "extra_draw", number=str(drawn))
    assert game.verbs()[:2] == ["extra_draw", "draw"]
    assert hand(game, 0) == 6 + drawn
    assert owed(game.view(), 0) == 0


def test_none_may_be_drawn_and_then_that_is_all() -> None:
    game = owing_two()
    run(game, "extra_draw", number="0")
    assert log(game) == "Aki draws nothing for the opponent's mulligans"
    assert (hand(game, 0), owed(game.view(), 0)) == (6, 0)
    assert marked(game.view(), 0, READY)


def test_more_than_they_are_worth_is_drawn_by_whoever_asks_for_it() -> None:
    game = owing_two()
    run(game, "extra_draw", number="5")
    assert hand(game, 0) == 6 + 5


def test_who_drew_has_to_say_ready_again_for_a_basic_may_go_to_the_bench() -> None:
    game = owing_two()
    assert marked(game.view(), 0, READY)
    run(game, "extra_draw")
    assert not marked(game.view(), 0, READY)
    run(game, "setup_place", bench="hand.0#6")
    assert game.view().zones["bench.0"].count == 1
    assert marked(game.view(), 0, READY)


def test_an_opening_counts_all_mulligans_of_its_player() -> None:
    game = two(NONE, NONE)
    both_redraw(game)
    run(game, "mulligan")
    assert _mulligans_of_opening(game) == 2


def _mulligans_of_opening(game: Game) -> int:
    found = opened(*told_of(game, Procedure("setup_place", (("active", "hand.0#0"),))))
    assert found is not None
    return found.mulligans


def test_the_log_tells_the_round_of_both() -> None:
    game = two(NONE, NONE)
    both_redraw(game)
    assert log(game).endswith("nobody has a Basic Pokémon: mulligan 1 of both")
    assert log(game, "ja").endswith("全員にたねポケモンがないため引き直し（1回目）")


def test_the_log_tells_what_is_drawn_for_mulligans() -> None:
    game = owing_two()
    run(game, "extra_draw")
    assert log(game, seat=1) == ("Aki is to draw 2 for the opponent's mulligans; draws 2 cards")
    assert log(game, "ja", seat=1) == "Akiが相手のマリガン分として2枚引くと伝え、2枚引いた"

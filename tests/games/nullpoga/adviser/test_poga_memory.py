"""What a seat remembers: the plays of the turn, and how the phase under way began."""

from __future__ import annotations

from app.games.advising.common_plays import PhaseSet, TurnBegun
from app.games.nullpoga.adviser.poga_memory import PogaMemory, begin, noted
from app.games.nullpoga.adviser.poga_plays import Carried
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.resolver.board_values import BATTLE, Place
from app.games.nullpoga.resolver.rulings import USUAL
from tests.games.nullpoga.poga_table import Half, PogaTable


def opened() -> PogaTable:
    table = PogaTable(Half("1:cat"), Half("5:boar"))
    table.lock(f"attack {table.unit('battle.0#1')}")
    table.run("actions")
    return table


def test_the_board_before_a_phase_is_kept_with_its_plans_and_its_chance() -> None:
    table = opened()
    view = table.view()
    for play in (PhaseSet(0, "actions"), Carried(0, "actions")):
        begun = noted(begin(view), view, play).begun_phase
        assert begun is not None
        assert begun.board == table.board()
        assert begun.chance
        assert begun.plans[0].actions != ()


def test_the_resolver_says_what_comes_of_that_phase() -> None:
    view = opened().view()
    begun = noted(begin(view), view, PhaseSet(0, "actions")).begun_phase
    assert begun is not None
    boards = list(begun.boards(USUAL, card_book().cards))
    lives = [held.life for one in boards if (held := one.at(Place(1, BATTLE, 0))) is not None]
    assert lives == [2, 1]


def test_a_turn_begins_with_nothing_remembered_of_the_one_before() -> None:
    view = opened().view()
    memory = noted(begin(view), view, PhaseSet(0, "actions"))
    after = noted(memory, view, TurnBegun(0, 0))
    assert after == PogaMemory()


def test_another_word_for_a_phase_is_no_phase() -> None:
    view = opened().view()
    assert noted(begin(view), view, PhaseSet(0, "over")).begun_phase is None

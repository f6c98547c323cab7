"""Plays of one gesture that are one in the words of the rules."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.readers.gesture_joining import is_candy, joined
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIRE,
    GARDEVOIR,
    LUCARIO,
    ME,
    WATER,
    YOU,
    energy,
    trainer,
)

CANDY, TOOL = trainer("Rare Candy"), trainer("Band", "tool")
OLD, NEW = trainer("Old Tower", "stadium"), trainer("New Tower", "stadium")


def join(*plays: p.Play, ticks: int = 0) -> list[p.Play]:
    """Return what a gesture comes to."""
    return [play for play, _ in joined(plays, ticks)]


# -- Energy by hand --------------------------------------------------------------------------------


def attached(card: Card | None, source: str = "hand", *, manual: bool = False) -> p.AttachCard:
    return p.AttachCard(ME, "a1", card, source, manual)


def test_as_much_energy_was_attached_by_hand_as_was_ticked_off() -> None:
    two = attached(FIRE), attached(WATER)
    assert join(*two) == [*two]
    assert join(*two, ticks=1) == [attached(FIRE, manual=True), attached(WATER)]
    assert join(*two, ticks=2) == [attached(FIRE, manual=True), attached(WATER, manual=True)]


def test_a_tool_is_attached_by_hand_and_takes_no_tick() -> None:
    both = join(attached(TOOL), attached(FIRE), ticks=1)
    assert both == [attached(TOOL, manual=True), attached(FIRE, manual=True)]


def test_a_card_that_is_not_known_may_be_the_energy_of_the_turn() -> None:
    assert join(attached(None)) == [attached(None)]
    assert join(attached(None), attached(energy("F", "Odd Energy")), ticks=1) == [
        attached(None, manual=True),
        attached(energy("F", "Odd Energy")),
    ]


def test_what_comes_from_elsewhere_is_as_it_was() -> None:
    moved = attached(FIRE, "discard")
    assert join(moved, attached(WATER), ticks=1) == [moved, attached(WATER, manual=True)]


# -- retreating ------------------------------------------------------------------------------------

RETREAT = p.Retreat(ME, "a1", "a2")


def gone(card: Card | None, unit: str = "a1", goal: str = "discard") -> p.Detach:
    return p.Detach(ME, unit, card, goal)


def test_energy_that_is_discarded_pays_for_the_retreat() -> None:
    paid = p.Retreat(ME, "a1", "a2", (FIRE, None))
    assert join(gone(FIRE), gone(None), RETREAT) == [paid]
    assert join(RETREAT, gone(FIRE), gone(None)) == [paid]
    assert join(RETREAT) == [p.Retreat(ME, "a1", "a2", ())]


def test_what_goes_elsewhere_pays_for_nothing() -> None:
    others = gone(FIRE, "a2"), gone(FIRE, goal="hand")
    assert join(*others, RETREAT) == [*others, p.Retreat(ME, "a1", "a2", ())]
    assert join(gone(FIRE), p.Switch(ME, "a1", "a2")) == [gone(FIRE), p.Switch(ME, "a1", "a2")]


def test_a_payment_that_is_said_stays_as_it_is() -> None:
    said = p.Retreat(ME, "a1", "a2", (WATER,))
    assert join(gone(FIRE), said) == [gone(FIRE), said]


# -- a new hand ------------------------------------------------------------------------------------


def test_a_hand_that_was_shown_in_the_gesture_was_shown_before_it_went_back() -> None:
    show = c.Reveal(ME, "hand", ME, 7)
    assert join(show, c.Redraw(ME)) == [show, c.Redraw(ME, shown=True)]
    assert join(c.Reveal(ME, "hand"), c.Redraw(ME))[1] == c.Redraw(ME, shown=True)
    assert join(c.Redraw(ME), show) == [c.Redraw(ME, shown=False), show]


@pytest.mark.parametrize("shown", [c.Reveal(ME, "deck", ME), c.Reveal(ME, "hand", YOU)])
def test_another_pile_or_hand_that_was_shown_is_not_the_one(shown: c.Reveal) -> None:
    assert join(shown, c.Redraw(ME)) == [shown, c.Redraw(ME, shown=False)]


def test_a_hand_is_shown_once_for_each_mulligan() -> None:
    show = c.Reveal(ME, "hand", ME, 7)
    assert join(show, c.Redraw(ME), c.Redraw(ME))[1:] == [
        c.Redraw(ME, shown=True),
        c.Redraw(ME, shown=False),
    ]
    assert join(c.Redraw(ME, shown=True)) == [c.Redraw(ME, shown=True)], "it is told already"


def test_cards_are_drawn_for_mulligans_after_their_number_was_said() -> None:
    said, drawn = t.Announce(ME, "extra_draw", number=2), c.DrawCards(ME, 2)
    extra = c.DrawCards(ME, 2, "mulligan", announced=True)
    assert join(said, drawn) == [said, extra]
    assert join(drawn, said) == [drawn, said]
    assert join(said, drawn, drawn) == [said, extra, drawn]
    other = c.DrawCards(YOU, 2)
    assert join(said, other) == [said, other]
    none = t.Announce(ME, "no_extra_draw")
    assert join(none, drawn) == [none, drawn]


# -- Rare Candy ------------------------------------------------------------------------------------


def test_a_rare_candy_and_its_evolution_know_each_other() -> None:
    play, evolve = c.PlayTrainer(ME, CANDY), p.Evolve(ME, "a1", GARDEVOIR)
    assert join(play, evolve) == [
        c.PlayTrainer(ME, CANDY, onto="a1", evolution=GARDEVOIR),
        p.Evolve(ME, "a1", GARDEVOIR, candy=CANDY),
    ]
    assert join(play) == [play]


def test_another_trainer_lends_no_hand_and_a_candy_lends_it_once() -> None:
    evolve, other = p.Evolve(ME, "a1", GARDEVOIR), p.Evolve(ME, "a2", LUCARIO)
    ball = c.PlayTrainer(ME, trainer("Ball"))
    assert join(ball, evolve) == [ball, evolve]
    assert join(c.PlayTrainer(ME, CANDY), evolve, other)[2] == other


def test_a_candy_is_known_by_its_name() -> None:
    assert is_candy(c.PlayTrainer(ME, CANDY))
    assert not is_candy(c.PlayTrainer(ME, trainer("Candy")))
    assert not is_candy(c.PlayTrainer(ME, None))


# -- attacks ---------------------------------------------------------------------------------------

BITE = p.Attack(ME, "a1", "Bite")


def hurt(unit: str, points: int) -> p.ChangeDamage:
    return p.ChangeDamage(ME, unit, points)


def test_damage_in_the_gesture_of_an_attack_is_what_the_attack_does() -> None:
    assert join(BITE, hurt("b1", 30), hurt("b2", 10)) == [
        p.Attack(
            *(ME, "a1", "Bite"),
            target="b1",
            damage=(("b1", 30), ("b2", 10)),
            entered=True,
            apart=False,
        )
    ]


def test_damage_before_the_attack_and_healing_are_not_its_own() -> None:
    before, healed = hurt("a1", 10), hurt("a1", -10)
    (first, attack, last) = join(before, BITE, hurt("b1", 30), healed)
    assert (first, last) == (before, healed)
    assert isinstance(attack, p.Attack)
    assert attack.damage == (("b1", 30),)


def test_an_attack_that_failed_or_of_which_all_is_said_does_nothing_more() -> None:
    failed = p.Attack(ME, "a1", failed=True)
    assert join(failed, hurt("a1", 30)) == [failed, hurt("a1", 30)]
    entered = p.Attack(ME, "a1", "Bite", damage=(("b1", 30),), entered=True)
    assert join(entered, hurt("b2", 10)) == [entered, hurt("b2", 10)]
    assert join(BITE) == [BITE]


# -- Stadiums --------------------------------------------------------------------------------------


def test_a_stadium_that_leaves_as_another_is_played_was_replaced() -> None:
    left = c.MoveCards(ME, (OLD, None), "stadium", "discard")
    played = c.PlayStadium(ME, NEW)
    assert join(left, played) == [left, c.PlayStadium(ME, NEW, discarded=(OLD,))]
    assert join(played) == [c.PlayStadium(ME, NEW, discarded=())]
    hand = c.MoveCards(ME, (OLD,), "hand", "discard")
    assert join(hand, played)[1] == c.PlayStadium(ME, NEW, discarded=())
    assert join(left) == [left]


# -- what stands for what --------------------------------------------------------------------------


def test_each_play_tells_which_of_those_given_it_stands_for() -> None:
    fire, retreat = gone(FIRE), p.Retreat(ME, "a1", "a2")
    ((paid, origin),) = joined((fire, retreat), 0)
    assert isinstance(paid, p.Retreat)
    assert origin is retreat
    damage = hurt("b1", 30)
    ((_, attack),) = joined((BITE, damage), 0)
    assert attack is BITE


def test_who_is_chosen_in_the_gesture_is_whom_it_is_done_to() -> None:
    plays = [c.PlayTrainer(0, None), c.Choose(0, None, (2,))]
    assert [play for play, _ in joined(plays, 0)] == [c.PlayTrainer(0, None, players=(2,))]
    used = [p.UseAbility(0, "u1"), c.Choose(0, None, (3,))]
    assert [play for play, _ in joined(used, 0)] == [p.UseAbility(0, "u1", players=(3,))]
    alone = [c.Choose(0, None, (3,))]
    assert [play for play, _ in joined(alone, 0)] == alone

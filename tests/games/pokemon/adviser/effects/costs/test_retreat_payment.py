"""What is paid for a retreat: said with it, all there is, or discarded by hand after it."""

from __future__ import annotations

from app.core.data.value import replace
from app.games.pokemon.adviser.effects.costs.retreat_payment import paid_later, payment
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import (
    FIRE,
    ME,
    RALTS,
    YOU,
    energy,
    mon,
    pokemon,
    position,
    trainer,
)

BIG = pokemon("Big", retreat=2)
GONE = p.Detach(ME, "r", FIRE, "discard")
ODD = energy("C", "Odd Energy")


def holding(*attached: object) -> Position:
    return position([mon(BIG, energy=attached)], [mon()], my_bench=[mon(RALTS)])


def after(*plays: p.Play, left: tuple[object, ...] = (FIRE, FIRE)) -> Position:
    """Return a table at which Big went to the Bench, and what was done after it."""
    back = mon(BIG, uid="r", energy=left)
    turn = {"plays": (p.Retreat(ME, "r", "a1", ()), *plays)}
    return position([mon(RALTS)], [mon()], my_bench=[back], turn=turn)


def test_the_cards_that_are_named_pay() -> None:
    paid = payment(holding(FIRE, FIRE), p.Retreat(ME, "a1", "b1", (FIRE,)))
    assert paid is not None
    assert (paid.worths, paid.total, paid.cost.least, paid.is_all) == ((1,), 1, 2, False)


def test_where_nobody_says_it_is_all_there_is() -> None:
    paid = payment(holding(FIRE, FIRE), p.Retreat(ME, "a1", "b1"))
    assert paid is not None
    assert (paid.total, paid.is_all) == (2, True)


def test_nothing_named_in_a_case_is_nothing_paid() -> None:
    case = replace(holding(FIRE), record=Record(is_case=True))
    paid = payment(case, p.Retreat(ME, "a1", "b1", ()))
    assert paid is not None
    assert (paid.total, paid.is_all) == (0, False)


def test_an_energy_that_nobody_can_count_leaves_it_open() -> None:
    assert payment(holding(ODD), p.Retreat(ME, "a1", "b1")) is None
    assert payment(holding(ODD), p.Retreat(ME, "a1", "b1", (ODD,))) is None
    assert payment(holding(), p.Retreat(ME, "nobody", "b1")) is None


def test_energy_discarded_by_hand_pays_for_the_retreat_before_it() -> None:
    paid = paid_later(after(GONE, left=(FIRE,)), ME)
    assert paid is not None
    assert (paid.mon.uid, paid.total, paid.cost.least) == ("r", 1, 2)
    nothing = paid_later(after(), ME)
    assert nothing is not None
    assert nothing.total == 0


def test_nobody_pays_later_who_could_never_have_paid_or_did_not_retreat() -> None:
    assert paid_later(after(left=(FIRE,)), ME) is None
    assert paid_later(after(), YOU) is None
    assert paid_later(after(left=(FIRE, ODD)), ME) is None


def test_the_cost_is_that_of_the_pokemon_that_retreated() -> None:
    grown = pokemon("Grown", retreat=4, stage="stage1", evolves="Big")
    evolved = mon(grown, uid="r", stack=(BIG, grown), energy=(FIRE, FIRE))
    plays = (p.Retreat(ME, "r", "a1", ()), p.Evolve(ME, "r", grown))
    there = position([mon(RALTS)], [mon()], my_bench=[evolved], turn={"plays": plays})
    paid = paid_later(there, ME)
    assert paid is not None
    assert (paid.mon.name.en, paid.cost.least) == ("Big", 2)


def test_a_tool_counts_as_it_was_when_the_pokemon_retreated() -> None:
    balloon = trainer("Balloon", "tool", "The holder retreats for 2 {C} less.")
    later = mon(BIG, uid="r", energy=(FIRE, FIRE), tools=(balloon,))
    plays = (p.Retreat(ME, "r", "a1", ()), p.AttachCard(ME, "r", balloon))
    there = position([mon(RALTS)], [mon()], my_bench=[later], turn={"plays": plays})
    paid = paid_later(there, ME)
    assert paid is not None
    assert paid.cost.least == 2
    gone = paid_later(after(p.Detach(ME, "r", balloon, "discard")), ME)
    assert gone is not None
    assert gone.cost.least == 0


def test_where_the_cost_may_have_been_another_nobody_can_tell() -> None:
    assert paid_later(after(c.PlayStadium(ME, trainer("Gym", "stadium"))), ME) is None
    assert paid_later(after(p.Devolve(ME, "r", BIG)), ME) is None
    assert paid_later(after(p.AttachCard(ME, "r", ODD)), ME) is None


def test_what_was_said_at_once_is_not_said_again() -> None:
    assert paid_later(after(p.AttachCard(ME, "r", FIRE)), ME) is None, "it had one Energy then"
    free = position(
        [mon(RALTS)],
        [mon()],
        my_bench=[mon(BIG, uid="r", energy=(FIRE, FIRE))],
        turn={"plays": (p.Retreat(ME, "r", "a1", (), free=True),)},
    )
    assert paid_later(free, ME) is None

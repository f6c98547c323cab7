"""What is paid for a retreat: said with it, all there is, or discarded by hand after it."""

from __future__ import annotations

from app.core.data.value import replace
from app.games.pokemon.adviser.effects.retreat_payment import paid_later, payment
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

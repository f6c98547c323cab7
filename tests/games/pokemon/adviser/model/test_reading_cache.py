"""What did not change is not read again, and whatever may be read otherwise now is."""

from __future__ import annotations

import pytest

from app.core.advice import Advice
from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView, SeatZone
from app.games.pokemon.adviser.model.card_plays import FlipCoins
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.adviser.model.reading_cache import MOST, Glimpses
from app.games.pokemon.adviser.model.turn_plays import PassTurn
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.knowing import knowing, shipped_but
from tests.games.pokemon.adviser.situation import RIOLU, mon, position
from tests.games.pokemon_table import DREEPY, middle

BEFORE, AND_MORE = "what was remembered", "what was remembered, and more"


@pytest.fixture(scope="module")
def view() -> SeatView:
    return middle().view()


class Reader:
    """Counts how often something was read, each time as a value of its own."""

    def __init__(self) -> None:
        self.times = 0

    def position(self) -> Position:
        self.times += 1
        return position([mon(damage=self.times)])

    def advice(self) -> list[Advice]:
        self.times += 1
        return [Advice("energy-once", "illegal", Words(str(self.times), ""))]

    def mon(self) -> Mon:
        self.times += 1
        return mon(damage=self.times)

    def side(self) -> Side:
        self.times += 1
        return Side(0, f"side {self.times}")

    def mons(self) -> tuple[Mon, ...]:
        self.times += 1
        return (mon(damage=self.times),)

    def pile(self) -> tuple[Card, ...]:
        self.times += 1
        return (RIOLU,) * self.times


@pytest.fixture
def reader() -> Reader:
    return Reader()


def copied(view: SeatView) -> SeatView:
    """Return an equal view that is another one."""
    return replace(view, seat=view.seat)


# -- the whole table -----------------------------------------------------------------------------


def test_a_position_is_read_once_for_a_view_and_a_memory(view: SeatView, reader: Reader) -> None:
    kept = Glimpses()
    first = kept.position(view, BEFORE, reader.position)
    assert kept.position(view, BEFORE, reader.position) is first
    assert kept.position(view, AND_MORE, reader.position) is not first
    assert kept.position(copied(view), AND_MORE, reader.position).mons[0].damage == 3


def test_only_the_last_position_is_kept(view: SeatView, reader: Reader) -> None:
    kept, other = Glimpses(), copied(view)
    for one in (view, other, view):
        kept.position(one, BEFORE, reader.position)
    assert reader.times == 3


def test_what_is_said_of_a_table_is_asked_once(view: SeatView, reader: Reader) -> None:
    kept = Glimpses()
    said = kept.standing(view, BEFORE, reader.advice)
    assert kept.standing(view, BEFORE, reader.advice) is said
    assert kept.standing(view, AND_MORE, reader.advice) is not said
    again = kept.standing(copied(view), AND_MORE, reader.advice)
    assert [one.message.en for one in again] == ["3"]


def test_what_was_said_of_a_gesture_that_was_foreseen_is_not_asked_again(
    view: SeatView, reader: Reader
) -> None:
    kept, coin, pass_on = Glimpses(), (FlipCoins(0),), (PassTurn(0),)

    def judged() -> tuple[list[Advice], bool]:
        return reader.advice(), True

    said = kept.gesture(view, BEFORE, coin, judged)
    assert kept.gesture(view, BEFORE, (FlipCoins(0),), judged) is said
    assert kept.gesture(view, BEFORE, pass_on, judged) is not said
    assert kept.gesture(view, AND_MORE, pass_on, judged) is not said
    again = kept.gesture(copied(view), AND_MORE, pass_on, judged)
    assert [one.message.en for one in again] == ["4"]


def test_what_was_said_while_a_rule_failed_is_not_kept(view: SeatView, reader: Reader) -> None:
    kept = Glimpses()
    kept.gesture(view, BEFORE, (), lambda: (reader.advice(), False))
    kept.gesture(view, BEFORE, (), lambda: (reader.advice(), True))
    assert reader.times == 2


# -- a Pokémon -----------------------------------------------------------------------------------


def active(view: SeatView) -> SeatUnit:
    return view.units[view.zones["active.0"].items[0]]


def test_a_pokemon_is_read_once_as_long_as_it_is_the_same(view: SeatView, reader: Reader) -> None:
    kept = Glimpses()
    first = kept.mon(view, active(view), ("active",), reader.mon)
    assert kept.mon(view, active(view), ("active",), reader.mon) is first
    assert kept.mon(copied(view), active(view), ("active",), reader.mon) is first
    theirs = view.units[view.zones["active.1"].items[0]]
    assert kept.mon(view, theirs, ("active",), reader.mon) is not first
    assert kept.mon(view, active(view), ("active",), reader.mon) is first


def test_it_is_read_again_where_it_changed_or_what_is_remembered_of_it(
    view: SeatView, reader: Reader
) -> None:
    kept, unit = Glimpses(), active(view)
    hurt = replace(unit, marks=(Mark("damage", 30),))
    for one, more in ((unit, ("active",)), (unit, ("bench",)), (hurt, ("bench",))):
        kept.mon(view, one, more, reader.mon)
    assert reader.times == 3
    assert kept.mon(view, hurt, ("bench",), reader.mon).damage == 3


def test_it_is_read_again_where_a_card_of_it_changed(view: SeatView, reader: Reader) -> None:
    kept, unit = Glimpses(), active(view)
    kept.mon(view, unit, (), reader.mon)
    attached = view.cards[unit.attached[0]]
    noted = {**view.cards, attached.handle: replace(attached, marks=(Mark("energy_twice"),))}
    assert kept.mon(replace(view, cards=noted), unit, (), reader.mon).damage == 2


def test_cards_elsewhere_may_change(view: SeatView, reader: Reader) -> None:
    kept, unit = Glimpses(), active(view)
    first = kept.mon(view, unit, (), reader.mon)
    in_hand = view.cards[view.cards_in("hand.0")[0]]
    elsewhere = {**view.cards, in_hand.handle: replace(in_hand, up=not in_hand.up)}
    assert kept.mon(replace(view, cards=elsewhere), unit, (), reader.mon) is first


def test_it_is_read_again_once_an_import_brought_its_card(view: SeatView, reader: Reader) -> None:
    kept, unit = Glimpses(), active(view)
    kept.mon(view, unit, (), reader.mon)
    with knowing(shipped_but(DREEPY, hp=130)):
        assert kept.mon(view, unit, (), reader.mon).damage == 2


def test_a_game_of_many_pokemon_does_not_fill_the_memory(view: SeatView, reader: Reader) -> None:
    kept = Glimpses()
    units = [replace(active(view), id=f"u{number}") for number in range(MOST + 2)]
    for unit in units:
        kept.mon(view, unit, (), reader.mon)
    assert kept.mon(view, units[-1], (), reader.mon).damage == MOST + 2
    assert kept.mon(view, units[0], (), reader.mon).damage == MOST + 3


# -- a side --------------------------------------------------------------------------------------


def of(view: SeatView) -> tuple[SeatZone, ...]:
    names = ("active", "bench", "hand", "prizes", "deck", "discard", "lost")
    return tuple(view.zones[f"{name}.0"] for name in names)


def side_of(
    kept: Glimpses,
    view: SeatView,
    reader: Reader,
    seat: int = 0,
    more: tuple[str, ...] = (),
    told: tuple[str, ...] = (),
) -> Side:
    return kept.side(view, seat, of(view), more, told, reader.side, reader.mons)


def test_a_side_is_read_once_as_long_as_it_is_the_same(view: SeatView, reader: Reader) -> None:
    kept = Glimpses()
    first = side_of(kept, view, reader)
    assert (first.name, first.mons[0].damage) == ("side 1", 2)
    assert side_of(kept, view, reader) is first
    assert side_of(kept, copied(view), reader) is first
    assert side_of(kept, view, reader, seat=1) is not first
    assert side_of(kept, view, reader) is first


@pytest.mark.parametrize("what", ["more", "told"])
def test_a_side_is_read_again_where_what_is_told_beside_it_changed(
    view: SeatView, reader: Reader, what: str
) -> None:
    kept = Glimpses()
    side_of(kept, view, reader)
    again = side_of(kept, view, reader, **{what: ("poisoned",)})
    assert again is not side_of(Glimpses(), view, Reader())
    assert reader.times == 3


def changed_side(view: SeatView, what: str) -> SeatView:
    """Return a view in which one thing is otherwise of what a side is read from."""
    if what in ("deck.0", "bench.0"):
        zones = {**view.zones, what: replace(view.zones[what], count=3)}
        return replace(view, zones=zones)
    if what == "a Pokémon":
        hurt = replace(active(view), marks=(Mark("damage", 30),))
        return replace(view, units={**view.units, hurt.id: hurt})
    handle = {
        "an Energy": active(view).attached[0],
        "a card in hand": view.cards_in("hand.0")[0],
    }[what]
    card = view.cards[handle]
    turned = replace(card, up=not card.up)
    return replace(view, cards={**view.cards, handle: turned})


@pytest.mark.parametrize("what", ["deck.0", "a card in hand"])
def test_what_lies_beside_the_pokemon_is_read_again_and_they_are_not(
    view: SeatView, reader: Reader, what: str
) -> None:
    kept, after = Glimpses(), changed_side(view, what)
    side_of(kept, view, reader)
    again = side_of(kept, after, reader)
    assert (again.name, again.mons[0].damage) == ("side 3", 2)


@pytest.mark.parametrize("what", ["bench.0", "a Pokémon", "an Energy"])
def test_the_pokemon_of_a_side_are_read_again_and_nothing_else(
    view: SeatView, reader: Reader, what: str
) -> None:
    kept, after = Glimpses(), changed_side(view, what)
    side_of(kept, view, reader)
    again = side_of(kept, after, reader)
    assert (again.name, again.mons[0].damage) == ("side 1", 3)


def test_a_side_is_read_again_once_an_import_brought_a_card(view: SeatView, reader: Reader) -> None:
    kept = Glimpses()
    side_of(kept, view, reader)
    ref = view.cards[active(view).base].ref
    assert ref is not None
    with knowing(shipped_but(ref, hp=130)):
        again = side_of(kept, view, reader)
    assert (again.name, again.mons[0].damage) == ("side 3", 4)


def test_what_others_do_lets_a_side_stand(view: SeatView, reader: Reader) -> None:
    kept = Glimpses()
    first = side_of(kept, view, reader)
    theirs = view.units[view.zones["active.1"].items[0]]
    hurt = replace(theirs, marks=(Mark("damage", 30),))
    after = replace(view, units={**view.units, hurt.id: hurt})
    assert side_of(kept, after, reader) is first


def test_all_sides_are_read_once_while_nothing_of_any_changed(
    view: SeatView, reader: Reader
) -> None:
    kept = Glimpses()

    def read() -> tuple[Side, ...]:
        return (side_of(kept, view, reader), side_of(kept, view, reader, seat=1))

    source = (view.units, view.cards)
    first = kept.sides(source, read)
    assert kept.sides(source, read) is first
    assert kept.sides((view.units, dict(view.cards)), read) is not first
    times = reader.times
    ref = view.cards[active(view).base].ref
    assert ref is not None
    with knowing(shipped_but(ref, hp=130)):
        kept.sides((view.units, view.cards), read)
    assert reader.times > times, "an import brought one of the cards"


# -- a pile --------------------------------------------------------------------------------------


def test_a_pile_is_read_once_as_long_as_it_is_the_same(view: SeatView, reader: Reader) -> None:
    kept, zone = Glimpses(), view.zones["discard.0"]
    assert kept.pile(zone, reader.pile) == (RIOLU,)
    assert kept.pile(zone, reader.pile) == (RIOLU,)
    grown: SeatZone = replace(zone, count=3)
    assert kept.pile(grown, reader.pile) == (RIOLU, RIOLU)
    assert kept.pile(view.zones["discard.1"], reader.pile) == (RIOLU,) * 3
    assert kept.pile(grown, reader.pile) == (RIOLU, RIOLU)

"""What the Energy on a Pokémon provides, and whether that pays a cost (seed 000 §6.2, APR A-01, C).

Plain values first, so that a table, a form and an adviser reckon alike; a seat's view is read at
the end. One Energy card may provide several units; one that nobody can tell is never "no".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

from app.core.card import Marks, mark_of, value_of
from app.core.data.value import replace, value
from app.core.text.wording import listed, repeated
from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView
from app.games.pokemon.cards.special_energy import ANY, Around, Types, gives
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS
from app.games.pokemon.table.printed_facts import ENERGY, facts, kind
from app.games.pokemon.table.seat_board import foes
from app.games.table_tools import count, place_of, side

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_record import Card, EnergyType

Cost = tuple["EnergyType", ...]
Paid = Literal["yes", "no", "unknown"]


@value
class EnergyUnit:
    """One Energy, as a cost counts it (エネルギー1個)."""

    types: Types
    """It counts as one of these; every Energy pays a Colorless symbol."""
    known: bool = True
    """False where a card may provide anything, and any number of it."""
    source: str = ""
    """The card that provides it."""


# -- plain values ---------------------------------------------------------------------------------


def units_of(
    card: Card | None, around: Around, marks: Marks = (), source: str = ""
) -> tuple[EnergyUnit, ...]:
    """Return what an Energy card provides where it is attached.

    `marks` are those noted on the card and on its Pokémon: "energy_twice", "energy_R" and the like
    change it. A card that is no Energy provides nothing; one without data may, and gives what is
    written down of a Special Energy of its name.
    """
    units = _provided(card, around, source)
    noted: Types = frozenset(letter for letter in TYPE_WORDS if mark_of(marks, f"energy_{letter}"))
    if noted:
        units = tuple(replace(unit, types=noted, known=True) for unit in units)
    return units * 2 if mark_of(marks, "energy_twice") else units


def _provided(card: Card | None, around: Around, source: str) -> tuple[EnergyUnit, ...]:
    if card is None:
        return (EnergyUnit(ANY, known=False, source=source),)
    if card.kind == "basic_energy":
        known = bool(card.types)
        return (EnergyUnit(frozenset(card.types) or ANY, known, source),)
    if card.kind not in ("special_energy", "unknown"):
        return ()
    written = gives(card)
    there = written.there(around) if written is not None else None
    if there is None:
        return (EnergyUnit(ANY, known=False, source=source),)
    return tuple(EnergyUnit(types, source=source) for types in there)


def all_units(
    cards: Sequence[tuple[str, Card | None, Marks]],
    on: Card | None,
    marks: Marks = (),
    *,
    behind: bool | None = None,
) -> tuple[EnergyUnit, ...]:
    """Return what all Energy on a Pokémon provides.

    `cards` are (handle, card, marks on it) of what is attached, `marks` those on the Pokémon.
    """
    energy = [one for one in cards if one[1] is None or one[1].kind in (*ENERGY, "unknown")]
    found: list[EnergyUnit] = []
    for handle, card, own in energy:
        beside = tuple(other for name, other, _ in energy if name != handle)
        found.extend(units_of(card, Around(on, beside, behind), (*own, *marks), handle))
    return tuple(found)


def missing(units: Iterable[EnergyUnit], cost: Sequence[EnergyType]) -> Cost:
    """Return the symbols of a cost that the known units do not pay.

    Typed symbols first, each by a unit of its own (a maximum matching); what is left of the units
    pays the Colorless ones.
    """
    known = [unit.types for unit in units if unit.known]
    typed = [symbol for symbol in cost if symbol != "C"]
    payer: dict[int, int] = {}
    unmet = tuple(symbol for at, symbol in enumerate(typed) if not _match(typed, known, at, payer))
    spare = len(known) - len(payer)
    return (*unmet, *_colorless(list(cost).count("C") - spare))


def _match(
    typed: Sequence[EnergyType], known: Sequence[Types], at: int, payer: dict[int, int]
) -> bool:
    """Find a unit for symbol `at`, moving earlier symbols to other units where that helps."""
    tried: set[int] = set()

    def found(symbol: int) -> bool:
        for unit, types in enumerate(known):
            if typed[symbol] not in types or unit in tried:
                continue
            tried.add(unit)
            if unit not in payer or found(payer[unit]):
                payer[unit] = symbol
                return True
        return False

    return found(at)


def pays(units: Sequence[EnergyUnit], cost: Sequence[EnergyType]) -> Paid:
    """Tell whether units pay a cost; "unknown" where it hangs on an Energy nobody can tell.

    Such a card counts as any number: there are some that provide two, three or four.
    """
    if not missing(units, cost):
        return "yes"
    return "no" if all(unit.known for unit in units) else "unknown"


def changed_cost(cost: Sequence[EnergyType], marks: Marks) -> Cost:
    """Return an attack's cost with what is noted on its Pokémon: more or less of it, Colorless.

    Increases and decreases add up (APR D-11); typed symbols stay.
    """
    more = value_of(marks, "cost_more") - value_of(marks, "cost_less")
    typed = (symbol for symbol in cost if symbol != "C")
    return (*typed, *_colorless(list(cost).count("C") + more))


def _colorless(number: int) -> Cost:
    symbol: EnergyType = "C"
    return (symbol,) * number


# -- in words -------------------------------------------------------------------------------------


def cost_words(cost: Sequence[EnergyType]) -> Words:
    """Return a cost in words: "Fire and Colorless ×2"; 「炎、無色×2」."""
    if not cost:
        return Words("no Energy", "エネルギーなし")
    return listed([repeated(TYPE_WORDS[letter], n) for letter, n in _counts(cost)])


def paid_words(units: Sequence[EnergyUnit], cost: Sequence[EnergyType]) -> Words:
    """Return how a cost stands: "paid", "1 Fighting missing", "cannot tell whether it is paid"."""
    how = pays(units, cost)
    if how == "yes":
        return Words("paid", "支払い可")
    if how == "unknown":
        return Words("cannot tell whether it is paid", "支払えるか不明")
    lacking = [_amount(letter, n) for letter, n in _counts(missing(units, cost))]
    said = listed(lacking)
    return Words(f"{said.en} missing", f"{said.ja}不足")


def _amount(letter: EnergyType, number: int) -> Words:
    words = Words("Energy", "エネルギー") if letter == "C" else TYPE_WORDS[letter]
    return Words(f"{number} {words.en}", f"{words.ja}{number}個")


def _counts(cost: Sequence[EnergyType]) -> list[tuple[EnergyType, int]]:
    return [(letter, list(cost).count(letter)) for letter in dict.fromkeys(cost)]


# -- on a seat's view -----------------------------------------------------------------------------


def card_seen(view: SeatView, handle: str) -> Card | None:
    """Return what is printed on a card; None for a back and for one without data."""
    ref = view.cards[handle].ref
    known = None if ref is None else facts(ref)
    return None if known is None or known.kind == "unknown" else known


def may_be_energy(view: SeatView, unit: SeatUnit) -> tuple[str, ...]:
    """Return the attached cards that are Energy, or may be as nobody can tell."""
    return tuple(h for h in unit.attached if kind(view.cards[h].ref) in (*ENERGY, "unknown"))


def units_on(view: SeatView, unit: SeatUnit) -> tuple[EnergyUnit, ...]:
    """Return what the Energy on a Pokémon provides, as far as a seat can tell."""
    cards = [(h, card_seen(view, h), view.cards[h].marks) for h in may_be_energy(view, unit)]
    if not cards:
        return ()
    on = card_seen(view, unit.base)
    return all_units(cards, on, unit.marks, behind=_is_behind(view, side(view, unit.id)))


def _is_behind(view: SeatView, seat: int) -> bool | None:
    """Tell whether a player has more Prize cards left than the opponent.

    None where that depends on which opponent is meant, or there is none.
    """
    mine = count(view, place_of(view, "prizes", seat))
    behind = {mine > count(view, place_of(view, "prizes", foe)) for foe in foes(view, seat)}
    return behind.pop() if len(behind) == 1 else None


def cost_on(unit: SeatUnit, cost: Sequence[EnergyType]) -> Cost:
    """Return the cost of an attack of a Pokémon in play."""
    return changed_cost(cost, unit.marks)

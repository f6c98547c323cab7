"""Prize cards (サイド): what a Knock Out is worth, who may take how many, and taking them.

How many a player is to take is a public mark on that player. It is a reminder: taking more or
fewer, or changing the number, is always possible.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from app.core.card import mark_of, value_of
from app.core.ids import SeatId, UnitId
from app.core.intent import Draw, Move, PutMark
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.pokemon.cards.words.opponent_words import AT_CHECKUP
from app.games.pokemon.table.damage_sum import HIT
from app.games.pokemon.table.printed_facts import facts
from app.games.pokemon.table.seat_board import chosen_foe, foes, in_play, players, unit_name
from app.games.pokemon.table.special_conditions import given_by
from app.games.pokemon.variants.every_variant import variant_of
from app.games.pokemon.variants.variant import KnockOutCause, Takers
from app.games.table_tools import Running, Steps, base_ref, count, me, named, number, place_of, side

DUE = "prizes_due"
"""Mark on a player: how many Prizes they are to take."""
ALL_TAKEN = "prizes_taken"
"""Mark on a player who took the last Prize: a table without Prizes is no game won."""
UNSHARED = "prizes_unshared"
"""Mark on a player: for how many Knock Outs of theirs it is yet to be said who takes the Prizes;
its text is what each is worth, "1,2", and of whom one takes where that is known: "1:0+2,2"."""
FELLED = "felled"
"""Mark on a Pokémon: who knocked it out, by a condition; its value is that seat and 1."""
FELLED_AMONG = "felled_among"
"""Mark on a Pokémon: of whom one knocked it out, where several had a part in it; its text names the
seats, "0+2"."""
COUNT = ("poisoned", "burned")
"""Conditions that put counters in a checkup."""


def due(view: SeatView, seat: SeatId) -> int:
    """Return how many Prizes a player is to take: never more than are left."""
    owed = value_of(view.marks.get(f"seat.{seat}", ()), DUE)
    return min(owed, left(view, seat))


def left(view: SeatView, seat: SeatId) -> int:
    """Return how many Prizes a player has left."""
    return count(view, place_of(view, "prizes", seat))


# -- what a Knock Out is worth ------------------------------------------------------------


def worth(view: SeatView, unit: UnitId) -> int:
    """Return how many Prizes are taken for a Pokémon (seed 000 §7.4).

    What its rule box says, changed by the marks "prizes_more" and "prizes_less" on it.
    """
    marks = view.units[unit].marks
    changed = value_of(marks, "prizes_more") - value_of(marks, "prizes_less")
    return max(0, _printed(view, unit) + changed)


def _printed(view: SeatView, unit: UnitId) -> int:
    ref = base_ref(view, view.units[unit])
    return 1 if ref is None else facts(ref).prizes


def working(view: SeatView, unit: UnitId) -> Words:
    """Return how a Pokémon's Prizes come about: "2 for Dragapult ex", "1 + 1 = 2 for Dreepy"."""
    marks = view.units[unit].marks
    more, less = value_of(marks, "prizes_more"), value_of(marks, "prizes_less")
    sum_ = str(_printed(view, unit))
    if more or less:
        sum_ += f" + {more}" if more else ""
        sum_ += f" − {less}" if less else ""
        sum_ += f" = {worth(view, unit)}"
    name = unit_name(view, unit)
    return Words(f"{sum_} for {name.en}", f"{name.ja}で{sum_}枚")


def takers(view: SeatView, unit: UnitId) -> Takers:
    """Return who takes the Prizes for a Pokémon, as the variant of the table has it.

    Where they choose and all but one have none left, that is who takes.
    """
    found = variant_of(view).takers(players(view), _cause(view, unit))
    able = tuple(seat for seat in found.seats if left(view, seat) > due(view, seat))
    if not found.choose:
        return found
    return Takers(able or found.seats, choose=len(able) > 1)


def _cause(view: SeatView, unit: UnitId) -> KnockOutCause:
    """Return what the Prizes for a Pokémon depend on, as far as it shows on the table."""
    marks, in_checkup = view.units[unit].marks, view.turn.phase == "checkup"
    felled = value_of(marks, FELLED)
    if not felled and not in_checkup:
        felled = value_of(marks, HIT)
    cause = felled - 1 if felled else None
    several = mark_of(marks, FELLED_AMONG)
    among: tuple[SeatId, ...] = ()
    if several is not None:
        among = seats_of(view, several.text)
    elif in_checkup and cause is None and variant_of(view).causes:
        among = _in_checkup(view, unit)
    return KnockOutCause(side(view, unit), view.turn.seat, cause, in_checkup, among)


def _in_checkup(view: SeatView, unit: UnitId) -> tuple[SeatId, ...]:
    """Return of whom one knocked out a Pokémon whose damage of a checkup people put by hand.

    Whose Ability works on it then, and who gave it what counts then; nobody where one of them is
    not known.
    """
    others, there = with_a_part(view, unit), view.units[unit].marks
    given = {given_by(view, unit, key) for key in COUNT if mark_of(there, key) is not None}
    known = {seat for seat in given if seat is not None}
    return tuple(sorted({*others, *known})) if others and known == given else ()


def with_a_part(view: SeatView, unit: UnitId) -> frozenset[SeatId]:
    """Return whose Abilities work in the checkup under way and were chosen to work on a Pokémon."""
    owner = side(view, unit)
    return frozenset(
        side(view, other)
        for other in (view.units if view.turn.phase == "checkup" else ())
        if other != unit
        and chosen_foe(view, other) == owner
        and in_play(view, other)
        and _works_in_checkups(view, other)
    )


def _works_in_checkups(view: SeatView, unit: UnitId) -> bool:
    ref = base_ref(view, view.units[unit])
    return ref is not None and any(
        AT_CHECKUP.search(f"{one.text.en} {one.text.ja}".casefold()) is not None
        for one in facts(ref).abilities
        if one.text is not None
    )


def seats_of(view: SeatView, text: str) -> tuple[SeatId, ...]:
    """Return the players that a mark names: "0+2"."""
    seats = (int(one) for one in text.split("+") if one.isdecimal() and len(one) < 3)
    return tuple(seat for seat in dict.fromkeys(seats) if seat < len(view.setting.seats))


def owe(view: SeatView, units: Iterable[UnitId]) -> Steps:
    """Return the steps that note the Prizes for these Pokémon, never more than are left.

    Where several may take them, what is to be shared out is noted on whose Pokémon they were.
    """
    owed: dict[SeatId, int] = {}
    asked: dict[SeatId, tuple[str, ...]] = {}
    for unit in units:
        found, prizes = takers(view, unit), worth(view, unit)
        if found.choose and prizes:
            owner = side(view, unit)
            asked[owner] = (*asked.get(owner, _open(view, owner)), _entry(view, unit, prizes))
        else:
            for seat in found.seats:
                owed[seat] = owed.get(seat, 0) + prizes
    noted = (_unshared(owner, worths) for owner, worths in sorted(asked.items()))
    return (*_owing(view, owed), *noted)


def _owing(view: SeatView, owed: Mapping[SeatId, int]) -> Steps:
    """Return the steps that note Prizes; what a player lacks, the partners take (TV049)."""
    most: dict[SeatId, int] = {}
    for seat, prizes in sorted(owed.items()):
        rest = prizes
        for one in (seat, *(p for p in view.setting.partners(seat) if p != seat)):
            there = most.get(one, due(view, one))
            most[one] = min(there + rest, left(view, one))
            rest -= most[one] - there
    return tuple(
        PutMark((f"seat.{seat}",), DUE, value=number)
        for seat, number in most.items()
        if number > due(view, seat)
    )


# -- who takes, where several may ---------------------------------------------------------


def _entry(view: SeatView, unit: UnitId, prizes: int) -> str:
    """Return what is noted of a Knock Out that is to be shared out."""
    among = variant_of(view).takers(players(view), _cause(view, unit)).seats
    everybody = len(among) == len(foes(view, side(view, unit)))
    return str(prizes) if everybody else f"{prizes}:{'+'.join(map(str, among))}"


def _open(view: SeatView, owner: SeatId) -> tuple[str, ...]:
    """Return what is noted of the Knock Outs of a player's Pokémon that are to be shared out."""
    noted = mark_of(view.marks.get(f"seat.{owner}", ()), UNSHARED)
    entries = noted.text.split(",") if noted is not None else ()
    worths = ((one, one.partition(":")[0]) for one in entries)
    return tuple(one for one, prizes in worths if prizes.isdecimal() and len(prizes) < 3)


def unshared(view: SeatView, owner: SeatId) -> tuple[int, ...]:
    """Return what each Knock Out of a player's Pokémon is worth that somebody is yet to take."""
    return tuple(int(one.partition(":")[0]) for one in _open(view, owner))


def _unshared(owner: SeatId, entries: tuple[str, ...]) -> PutMark:
    return PutMark((f"seat.{owner}",), UNSHARED, value=len(entries), text=",".join(entries))


def possible(view: SeatView, owner: SeatId) -> tuple[SeatId, ...]:
    """Return of whom one knocked out the first Pokémon to be shared out; nobody if not known."""
    (first,) = _open(view, owner)[:1] or ("",)
    named = seats_of(view, first.partition(":")[2])
    return tuple(seat for seat in foes(view, owner) if seat in named)


def sharing(view: SeatView, owner: SeatId) -> tuple[SeatId, ...]:
    """Return who may take the Prizes for the first Knock Out of a player's that is shared out."""
    opponents = possible(view, owner) or foes(view, owner)
    able = tuple(seat for seat in opponents if left(view, seat) > due(view, seat))
    return able or opponents


def share(look: Look, arguments: Mapping[str, str]) -> Running:
    """Say who takes the Prizes for a Knock Out where several may: the first that is open.

    `of` is whose Pokémon it was, `seat` who takes; without `seat` nobody does. With `among` = "all"
    it is asked anew, of every opponent: it was somebody whom the table did not think of.
    """
    view = look()
    owner = number(arguments, "of", me(view))
    entries, worths = _open(view, owner), unshared(view, owner)
    if not entries:
        return
    if arguments.get("among") == "all":
        yield _unshared(owner, (str(worths[0]), *entries[1:]))
        return
    yield _unshared(owner, entries[1:])
    if "seat" in arguments:
        yield from _owing(view, {number(arguments, "seat", me(view)): worths[0]})


# -- taking them --------------------------------------------------------------------------


def take(view: SeatView, cards: Sequence[str], seat: SeatId) -> Steps:
    """Return the steps by which a player takes these Prizes, seen by nobody else."""
    if not cards:
        return ()
    taken = Move(tuple(cards), place_of(view, "hand", seat), -1, verb="take_prize")
    return (taken, *_noted(view, seat, len(cards)))


def take_first(view: SeatView, prizes: int, seat: SeatId) -> Steps:
    """Return the steps by which a player takes the first of the Prizes, as many as there are."""
    prizes = min(prizes, left(view, seat))
    if prizes < 1:
        return ()
    taken = Draw(
        prizes, place_of(view, "prizes", seat), place_of(view, "hand", seat), verb="take_prize"
    )
    return (taken, *_noted(view, seat, prizes))


def _noted(view: SeatView, seat: SeatId, taken: int) -> Steps:
    """Return what taking so many changes of the marks: fewer are due, or none are left."""
    target = (f"seat.{seat}",)
    owed = value_of(view.marks.get(target[0], ()), DUE)
    steps: Steps = ()
    if owed:
        rest = min(max(0, owed - taken), left(view, seat) - taken)
        steps = (PutMark(target, DUE, value=rest),)
    if taken >= left(view, seat):
        steps += (PutMark(target, ALL_TAKEN, value=1),)
    return steps


def take_prizes(look: Look, arguments: Mapping[str, str]) -> Running:
    """Take Prizes into the hand (サイドをとる).

    `cards` names them with commas between ("prizes.0#3"), or `count` says how many from the
    first on: as many as are due if neither is there. `seat` is who takes them.
    """
    view = look()
    seat = number(arguments, "seat", me(view))
    cards = named(view, arguments.get("cards", ""))
    if cards:
        yield from take(view, cards, seat)
        return
    prizes = number(arguments, "count", due(view, seat) or 1)
    # Where none are left the host says so.
    nothing = (
        Draw(
            prizes, place_of(view, "prizes", seat), place_of(view, "hand", seat), verb="take_prize"
        ),
    )
    yield from take_first(view, prizes, seat) or nothing

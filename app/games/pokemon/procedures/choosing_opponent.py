"""Whom a text means by "your opponent" where there are several (BR079, BR081, BR129).

A Trainer means one opponent for each use; an Ability that lasts means one until that player is out.
The choice is a public mark on the card, and nothing waits for it: people may leave it open. Attacks
ask for nothing: they mean the owner of the attacked Pokémon (BR080).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from app.core.ids import SeatId, UnitId, zone_name
from app.core.intent import Announce, PutMark
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.pokemon.cards.words.opponent_words import (
    ATTACKING,
    EACH,
    ONCE,
    ONE_SIDED,
    OPPONENT,
    WHILE_ACTIVE,
)
from app.games.pokemon.table import moves
from app.games.pokemon.table.pokemon_options import by_the_sheet
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.printed_facts import facts, kind
from app.games.pokemon.table.seat_board import (
    CHOSEN,
    NOBODY_CHOSEN,
    chosen_foe,
    in_play,
    is_active,
    separate_foes,
    unit_name,
)
from app.games.table_tools import (
    Running,
    Steps,
    base_ref,
    me,
    named,
    number,
    owner_of,
    place_of,
    side,
    units_in,
)

ASKED_OF = frozenset({"item", "supporter"})
"""Trainers that are done once they are carried out. A Stadium is for everybody; whose the far side
of one with two is, is asked once it lies there."""


# -- what texts say -------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def speaks_of_opponent(text: Words | None, *, each: bool = True) -> bool:
    """Whether a text is about an opponent; `each`, whether both players are read as one of them.

    What it says of attacks is about whoever is attacked, or attacks (BR080). Kept: the same cards
    are asked about at every gesture.
    """
    if text is None:
        return False
    parts = re.split(r"[.:。]", f"{text.en}. {text.ja}".casefold())
    said = ". ".join(part for part in parts if not ATTACKING.search(part))
    if EACH.search(said):
        return each
    return OPPONENT.search(said) is not None


def trainer_asks(view: SeatView, ref: str | None) -> bool:
    """Whether a Trainer means one of several opponents; a card without data is not asked about."""
    if ref is None or kind(ref) not in ASKED_OF or not separate_foes(view, me(view)):
        return False
    return speaks_of_opponent(facts(ref).text, each=_each_is_one(view))


def ability_of(view: SeatView, unit: UnitId, *, lasting: bool = False) -> Words | None:
    """Return the name of the first Ability of a Pokémon that is about an opponent.

    With `lasting` of one that works by itself. None where there are not several opponents.
    """
    ref = base_ref(view, view.units[unit])
    if ref is None or not separate_foes(view, side(view, unit)):
        return None
    for ability in facts(ref).abilities:
        asks = speaks_of_opponent(ability.text, each=_each_is_one(view))
        if asks and not (lasting and is_used(ability.text)):
            return ability.name
    return None


@lru_cache(maxsize=2048)
def is_used(text: Words | None) -> bool:
    """Whether an Ability is used now and then; one that is not works all the time."""
    return text is not None and ONCE.search(f"{text.en} {text.ja}".casefold()) is not None


def has_far_side(view: SeatView, unit: UnitId) -> bool:
    """Whether a Stadium in play does something to one opponent alone (BR240)."""
    standing = view.units[unit]
    if zone_name(standing.zone) != "stadium" or not separate_foes(view, player_of(view, unit)):
        return False
    ref = base_ref(view, standing)
    if ref is None or kind(ref) != "stadium":
        return False
    card = facts(ref)
    texts = (card.name, card.text) if card.text is not None else (card.name,)
    said = " ".join(f"{one.en} {one.ja}" for one in texts)
    return ONE_SIDED.search(said.casefold()) is not None


def lasts(view: SeatView, unit: UnitId) -> bool:
    """Whether a card in play works on one opponent as long as it lies there."""
    return has_far_side(view, unit) or ability_of(view, unit, lasting=True) is not None


def _each_is_one(view: SeatView) -> bool:
    """Whether "each player" means oneself and one opponent, as the table agreed (BR129)."""
    return not by_the_sheet(view, "br-each-player")


# -- choosing -------------------------------------------------------------------------------------


def player_of(view: SeatView, unit: UnitId) -> SeatId:
    """Return whose effect a card in play is; a Stadium is its owner's."""
    standing = view.units[unit]
    shared = zone_name(standing.zone) == "stadium"
    return owner_of(view, standing.base) if shared else side(view, unit)


def choose(
    view: SeatView,
    unit: UnitId,
    seat: SeatId | None,
    name: Words | None = None,
    until: int | None = None,
) -> Steps:
    """Return what notes whom a card in play means, and tells it; None for nobody in particular.

    `name` is what works, where that is not called like the card: its Ability.
    """
    named_so = name or unit_name(view, unit)
    if seat is None:
        nobody = Announce("choose_nobody", packed(named_so)), PutMark((unit,), CHOSEN, value=0)
        return nobody if chosen_foe(view, unit) is not None else ()
    mark = PutMark((unit,), CHOSEN, value=seat + 1, until=until)
    return (told(view, seat, named_so), mark)


def told(view: SeatView, seat: SeatId, name: Words) -> Announce:
    """Return what tells everybody whom a player chooses for a card or an Ability."""
    whom = view.setting.seats[seat].name
    return Announce("choose", packed(Words(f"{whom} for {name.en}", f"{name.ja}の相手に{whom}")))


def play_trainer(look: Look, arguments: Mapping[str, str]) -> Running:
    """Play a Trainer (`card`) from the hand and say whom it means: `seat`.

    With `finish` it goes to the discard pile at once. Trainers that were carried out before go
    there first, as with every Trainer.
    """
    yield from moves.tidy(look())
    view = look()
    (card,) = named(view, arguments.get("card", ""))[:1] or ("",)
    seat, seats = number(arguments, "seat", -1), len(view.setting.seats)
    finish, whom = bool(arguments.get("finish")), seat if 0 <= seat < seats else None
    before = set(units_in(view, "stage"))
    name = _name(view, card)
    yield from moves.play(view, card, finish=finish)
    now = look()
    fresh = [unit for unit in units_in(now, "stage") if unit not in before]
    if fresh:
        yield from choose(now, fresh[0], whom)
    elif finish and whom is not None and name is not None:
        yield told(now, whom, name)
        # It shows on the card for the rest of the turn, where it can still be read.
        (top,) = now.cards_in(place_of(now, "discard", me(now)))[:1] or ("",)
        if top and top not in view.cards_in(place_of(view, "discard", me(view))):
            yield PutMark((top,), CHOSEN, value=whom + 1, until=now.turn.number)


def _name(view: SeatView, card: str) -> Words | None:
    there = view.cards.get(card)
    return facts(there.ref).name if there is not None and there.ref is not None else None


# -- what is open ---------------------------------------------------------------------------------


def lost_choices(view: SeatView) -> tuple[UnitId, ...]:
    """Return the cards in play for which somebody was chosen who is out by now (BR081)."""
    return tuple(
        unit
        for unit in _of_everybody(view, (*IN_PLAY, "stadium"))
        if (seat := chosen_foe(view, unit)) is not None
        and (foes := separate_foes(view, player_of(view, unit)))
        and seat not in foes
        and seat != player_of(view, unit)
    )


def open_choices(view: SeatView) -> tuple[UnitId, ...]:
    """Return what works on one opponent who is yet to be chosen (BR167, BR240).

    Pokémon by their Abilities, and Stadiums with a far side.
    """
    return tuple(
        unit
        for unit in _of_everybody(view, (*IN_PLAY, "stadium"))
        if not {mark.key for mark in view.units[unit].marks} & {CHOSEN, NOBODY_CHOSEN}
        and (has_far_side(view, unit) or _works_by_itself(view, unit))
    )


def _works_by_itself(view: SeatView, unit: UnitId) -> bool:
    """Whether a Pokémon in play has an Ability that works on an opponent now, unasked."""
    if not in_play(view, unit) or ability_of(view, unit, lasting=True) is None:
        return False
    return is_active(view, unit) or not _works_from_active(view, unit)


def _works_from_active(view: SeatView, unit: UnitId) -> bool:
    ref = base_ref(view, view.units[unit])
    texts = [one.text for one in facts(ref).abilities] if ref is not None else []
    said = " ".join(f"{text.en} {text.ja}" for text in texts if text is not None)
    return WHILE_ACTIVE.search(said.casefold()) is not None


def _of_everybody(view: SeatView, zones: Iterable[str]) -> Iterator[UnitId]:
    seats = range(len(view.setting.seats))
    places = dict.fromkeys(
        "stadium" if name == "stadium" else place_of(view, name, seat)
        for name in zones
        for seat in seats
    )
    for place in places:
        yield from units_in(view, place)

"""What ends with shuffling a deck: a search, and cards that go back into it; one gesture each."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.core.ids import place
from app.core.intent import Look, Show, Shuffle
from app.core.view import SeatView
from app.games import game_api
from app.games.game_api import As
from app.games.pokemon.table import moves
from app.games.pokemon.table.printed_facts import evolves
from app.games.table_tools import Running, base_ref, named, own, owner_of, place_of


def search(look: game_api.Look, arguments: Mapping[str, str]) -> Running:
    """Look through the deck, take what is searched for, shuffle.

    `card` names a card key and `goal` where one of them goes ("hand", shown to everybody, or
    "bench"); `unit` names a Pokémon that is evolved with the first card that fits. Where the deck
    holds no such card it is only shuffled.
    """
    deck = own(look(), "deck")
    yield Look(deck)
    view, unit = look(), arguments.get("unit", "")
    if unit in view.units:
        base = base_ref(view, view.units[unit])
        for card in _found(view, lambda ref: evolves(ref, base)):
            yield from moves.evolve(view, card, unit)
    else:
        for card in _found(view, lambda ref: ref == arguments.get("card")):
            if arguments.get("goal") == "bench":
                yield from moves.bench_cards(view, (card,))
            else:
                # By place: what is shown to everybody has a new name afterwards.
                yield Show((card,), ())
                yield from moves.put_cards(look(), (card,), "hand", -1)
    yield Shuffle(deck)


def shuffle_in(look: game_api.Look, arguments: Mapping[str, str]) -> Running:
    """Put cards back into the decks of their owners, who shuffle them (TV060, TV064).

    `cards` names them and `units` whole Pokémon, with commas between.
    """
    view = look()
    cards = named(view, arguments.get("cards", ""))
    units = tuple(unit for unit in arguments.get("units", "").split(",") if unit in view.units)
    parts = (part for unit in units for part in view.units[unit].parts)
    owners = sorted({owner_of(view, ref) for ref in (*cards, *parts)})
    yield from moves.put_cards(view, cards, "deck", verb="return")
    yield from moves.put_units(view, units, "deck", verb="return")
    for owner in owners:
        yield As(owner, Shuffle(place_of(view, "deck", owner)))


def _found(view: SeatView, fits: Callable[[str], bool]) -> tuple[str, ...]:
    """Return the place of the first card of the deck that fits; nothing if there is none."""
    deck = own(view, "deck")
    for index, handle in view.zones[deck].seen:
        ref = view.cards[handle].ref
        if ref is not None and fits(ref):
            return (place(deck, index),)
    return ()

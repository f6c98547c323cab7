"""What the menu of a Pokémon offers for its Energy and Tools."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from app.core.intent import Announce
from app.core.text.wording import listed
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.games.game_api import GameAction, Name, Selection
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS
from app.games.pokemon.procedures.attack_payment import energy_on
from app.games.pokemon.table import moves
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.printed_facts import ENERGY, facts, kind, name_of
from app.games.pokemon.table.seat_board import chosen_pokemon
from app.games.pokemon.table.titles import filled
from app.games.table_tools import Does, Steps, offer, own, ref_of, units_in

KINDS = 4
"""Different Energy cards of one Pokémon, or of a discard pile, offered by menu."""

Cards = Callable[[SeatView, Selection], tuple[str, ...]]


def _different(view: SeatView, cards: Iterable[str]) -> tuple[str, ...]:
    """Return the last card of each kind, the kinds in their order."""
    kinds: dict[str | None, str] = {}
    for card in cards:
        kinds[ref_of(view, card)] = card
    return tuple(kinds.values())


def _naming(title: Words, cards: Cards, index: int) -> Name:
    """Return what puts the name of the card meant in a title."""

    def named(view: SeatView, selection: Selection) -> Words | None:
        there = cards(view, selection)
        if index >= len(there):
            return None
        return filled(title, name_of(ref_of(view, there[index])))

    return named


# -- taking off ---------------------------------------------------------------------------


def _attached_kinds(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return one Energy card of each kind on the first selected Pokémon."""
    for unit in chosen_pokemon(view, selection):
        return _different(view, energy_on(view, view.units[unit]))
    return ()


def _discard_energy(index: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        cards = _attached_kinds(view, selection)[index : index + 1]
        return moves.put_cards(view, cards, "discard", verb="discard")

    return does


def _discard_all_energy(view: SeatView, selection: Selection) -> Steps:
    units = chosen_pokemon(view, selection)
    cards = [card for unit in units for card in energy_on(view, view.units[unit])]
    return moves.put_cards(view, cards, "discard", verb="discard")


def _discard_tools(view: SeatView, selection: Selection) -> Steps:
    units = chosen_pokemon(view, selection)
    attached = [card for unit in units for card in view.units[unit].attached]
    tools = [card for card in attached if kind(ref_of(view, card)) == "tool"]
    return moves.put_cards(view, tools, "discard", verb="discard")


def _discard_attached(view: SeatView, selection: Selection) -> Steps:
    """Discard everything attached to the selected Pokémon, Energy and Tools alike."""
    attached = [
        card for unit in chosen_pokemon(view, selection) for card in view.units[unit].attached
    ]
    return moves.put_cards(view, attached, "discard", verb="discard")


# -- putting on ---------------------------------------------------------------------------


def _discarded_kinds(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return one Energy card of each kind in the own discard pile, if a Pokémon is selected."""
    if not chosen_pokemon(view, selection):
        return ()
    pile = view.cards_in(own(view, "discard"))
    return _different(view, (card for card in pile if kind(ref_of(view, card)) in ENERGY))


def _attach_back(index: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        cards = _discarded_kinds(view, selection)[index : index + 1]
        unit = next(iter(chosen_pokemon(view, selection)), "")
        return moves.attach(view, cards, unit, manual=False) if cards else ()

    return does


# -- counting -----------------------------------------------------------------------------


def _count(view: SeatView, selection: Selection) -> Steps:
    """Say how much Energy of which kind there is: on one Pokémon, otherwise on one's own."""
    units = chosen_pokemon(view, selection)
    verb = "energy_on" if len(units) == 1 else "energy_in_play"
    if not units:
        units = tuple(unit for name in IN_PLAY for unit in units_in(view, own(view, name)))
    units = tuple(unit for unit in units if energy_on(view, view.units[unit]))
    kinds = Counter(
        _provides(ref_of(view, card))
        for unit in units
        for card in energy_on(view, view.units[unit])
    )
    if not kinds:
        return ()
    told = listed([Words(f"{w.en} {n}", f"{w.ja}{n}") for w, n in kinds.most_common()])
    return (Announce(verb, packed(told), units, kinds.total()),)


def _provides(ref: str | None) -> Words:
    """Return what an Energy card is counted as: its type, or its name if it is a special one."""
    types = facts(ref).types if ref is not None and kind(ref) == "basic_energy" else ()
    return TYPE_WORDS[types[0]] if types else name_of(ref)


ACTIONS: tuple[GameAction, ...] = (
    offer(
        "count_energy", Words("Count the Energy", "エネルギーを数える"), _count, "Alt+E", "energy"
    ),
    *(
        offer(
            f"discard_energy_{number}",
            Words(f"Discard an Energy ({number})", f"エネルギーをトラッシュ（{number}）"),
            _discard_energy(number - 1),
            "Ctrl+X" if number == 1 else "",
            "energy",
            named=_naming(Words("Discard {}", "{}をトラッシュ"), _attached_kinds, number - 1),
        )
        for number in range(1, KINDS + 1)
    ),
    offer(
        "discard_all_energy",
        Words("Discard all Energy", "エネルギーをすべてトラッシュ"),
        _discard_all_energy,
        "Ctrl+Shift+X",
        "energy",
    ),
    offer(
        "discard_tools",
        Words("Discard the Tools", "どうぐをトラッシュ"),
        _discard_tools,
        "Alt+T",
        "energy",
    ),
    offer(
        "discard_attached",
        Words("Discard all that is attached", "ついているカードをすべてトラッシュ"),
        _discard_attached,
        group="energy",
    ),
    *(
        offer(
            f"attach_back_{number}",
            Words(f"Attach from the discard pile ({number})", f"トラッシュからつける（{number}）"),
            _attach_back(number - 1),
            "Ctrl+Shift+Q" if number == 1 else "",
            "energy",
            named=_naming(
                Words("Attach {} from the discard pile", "トラッシュの{}をつける"),
                _discarded_kinds,
                number - 1,
            ),
        )
        for number in range(1, KINDS + 1)
    ),
)

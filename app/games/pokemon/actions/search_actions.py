"""Fetching a card from where it cannot be pointed at: the deck, or deep in the discard pile."""

from __future__ import annotations

from app.core.ids import zone_name
from app.core.intent import Procedure
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import GameAction, Name, Selection
from app.games.pokemon.table import moves
from app.games.pokemon.table.printed_facts import is_basic, name_of
from app.games.pokemon.table.seat_board import chosen_pokemon, unit_name
from app.games.pokemon.table.titles import filled
from app.games.table_tools import (
    Does,
    Steps,
    base_ref,
    chosen,
    chosen_units,
    chosen_zone,
    count,
    offer,
    own,
    ref_of,
)

RECOVERED = 12
"""Different cards of a discard pile offered by menu, the last discarded first."""


# -- from the deck ------------------------------------------------------------------------


def _same(view: SeatView, selection: Selection) -> str | None:
    """Return which card is pointed at, if there is a deck to look for another one in."""
    if not count(view, own(view, "deck")):
        return None
    for unit in chosen_units(view, selection):
        return base_ref(view, view.units[unit])
    for ref in chosen(view, selection):
        return ref_of(view, ref)
    return None


def _search(goal: str) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        ref = _same(view, selection)
        if ref is None or (goal == "bench" and not is_basic(ref)):
            return ()
        return (Procedure("search", (("card", ref), ("goal", goal))),)

    return does


def _search_named(title: Words) -> Name:
    def named(view: SeatView, selection: Selection) -> Words | None:
        return filled(title, name_of(_same(view, selection)))

    return named


def _search_evolution(view: SeatView, selection: Selection) -> Steps:
    if not count(view, own(view, "deck")):
        return ()
    for unit in chosen_pokemon(view, selection):
        if base_ref(view, view.units[unit]) is not None:
            return (Procedure("search", (("unit", unit),)),)
    return ()


def _evolution_named(view: SeatView, selection: Selection) -> Words | None:
    for unit in chosen_pokemon(view, selection):
        name = unit_name(view, unit)
        return Words(f"Search the deck to evolve {name.en}", f"山札から{name.ja}を進化させる")
    return None


# -- from the discard pile ----------------------------------------------------------------


def _different(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return one card of each kind in the discard pile that is pointed at."""
    zone = chosen_zone(view, selection)
    if zone_name(zone) not in ("discard", "lost") or selection.units or selection.cards:
        return ()
    kinds: dict[str | None, str] = {}
    for card in view.cards_in(zone):
        kinds.setdefault(ref_of(view, card), card)
    return tuple(kinds.values())


def _recover(index: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        cards = _different(view, selection)[index : index + 1]
        return moves.put_cards(view, cards, "hand", -1) if cards else ()

    return does


def _recover_named(index: int) -> Name:
    def named(view: SeatView, selection: Selection) -> Words | None:
        cards = _different(view, selection)[index : index + 1]
        name = name_of(ref_of(view, cards[0])) if cards else None
        return Words(f"To the hand: {name.en}", f"手札へ：{name.ja}") if name else None

    return named


def _shuffle_pile_in(view: SeatView, selection: Selection) -> Steps:
    """Shuffle all of the own discard pile into the deck."""
    zone = chosen_zone(view, selection)
    if zone != own(view, "discard") or selection.cards or selection.units:
        return ()
    return moves.shuffle_in(view, view.cards_in(zone), ())


ACTIONS: tuple[GameAction, ...] = (
    offer(
        "search_same",
        Words("Search the deck for another one", "山札から同じカードを手札へ"),
        _search("hand"),
        "Ctrl+H",
        "search",
        named=_search_named(Words("Search the deck for {}", "山札から{}を手札へ")),
    ),
    offer(
        "search_bench",
        Words("Search the deck for another one to bench", "山札から同じポケモンをベンチへ"),
        _search("bench"),
        "Ctrl+B",
        "search",
        named=_search_named(Words("Bench {} from the deck", "山札から{}をベンチへ")),
    ),
    offer(
        "search_evolution",
        Words("Search the deck for the evolution", "山札から進化させる"),
        _search_evolution,
        "Ctrl+E",
        "search",
        named=_evolution_named,
    ),
    *(
        offer(
            f"recover_{number}",
            Words(f"To the hand: card {number} of the pile", f"手札へ：{number}種類目"),
            _recover(number - 1),
            group="recover",
            named=_recover_named(number - 1),
        )
        for number in range(1, RECOVERED + 1)
    ),
    offer(
        "pile_into_deck",
        Words("Shuffle all of it into the deck", "すべて山札に戻して切る"),
        _shuffle_pile_in,
        group="recover",
        ruinous=True,
    ),
)

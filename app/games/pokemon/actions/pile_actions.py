"""What the menu of a pile offers: draw, shuffle, look, discard from the top, take Prizes."""

from __future__ import annotations

from app.core.ids import ZoneId
from app.core.intent import Draw
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import GameAction, Selection
from app.games.pokemon.table import moves, prize_cards
from app.games.pokemon.table.pokemon_zones import ZONES
from app.games.table_tools import Does, Steps, chosen, count, me, offer, own, zone_of
from app.games.zone_actions import common_actions
from app.games.zone_actions.pile_names import over, piles_of

PILES = piles_of(ZONES)
"""Prizes are looked at and shuffled, but not drawn: they keep their places."""


def _over(view: SeatView, selection: Selection, name: str) -> ZoneId:
    """Return the own pile `name` if the pointer is over it and no Pokémon is selected."""
    return over(view, selection, lambda _piles: (name,), PILES)


def _draw_one(view: SeatView, _selection: Selection) -> Steps:
    """Draw a card; the first thing done in a turn is the draw that it begins with."""
    begins = not view.turn.ledger
    drawn = common_actions.draw(view, own(view, "deck"), 1, PILES)
    return (*drawn, *moves.tick(view, "draw")) if drawn and begins else drawn


def _discard_top(number: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        zone = _over(view, selection, "deck")
        if not zone or not count(view, zone):
            return ()
        return (Draw(number, zone, own(view, "discard"), verb="discard"),)

    return does


def _top_to_prizes(view: SeatView, selection: Selection) -> Steps:
    """Set out the top card of the deck as a Prize."""
    zone = _over(view, selection, "deck")
    if not zone or not count(view, zone):
        return ()
    return (Draw(1, zone, own(view, "prizes"), verb="set_prizes"),)


def _take_prizes(number: int) -> Does:
    """Return what takes the selected Prizes, or the first `number` of them."""

    def does(view: SeatView, selection: Selection) -> Steps:
        cards = chosen(view, selection)
        zone = own(view, "prizes")
        if any(zone_of(view, ref) != zone for ref in cards) or selection.units:
            return ()
        if cards and number == 1:
            return prize_cards.take(view, cards, me(view))
        if number > 1 and not _over(view, selection, "prizes"):
            return ()
        return prize_cards.take_first(view, number, me(view))

    return does


def _clear_stage(view: SeatView, _selection: Selection) -> Steps:
    """Discard every Trainer whose effect is done."""
    return moves.put_units(view, view.zones["stage"].items, "discard", verb="discard")


_PRIZES = tuple(
    offer(
        f"take_prizes_{number}",
        Words(f"Take {number} Prizes", f"サイドを{number}枚とる"),
        _take_prizes(number),
        str(number),
        "zone",
    )
    for number in range(2, 7)
)

_MILLS = tuple(
    offer(
        f"discard_top_{number}",
        Words(f"Discard the top {number}", f"上から{number}枚をトラッシュ"),
        _discard_top(number),
        "",
        "mill",
    )
    for number in range(2, 9)
)

ACTIONS: tuple[GameAction, ...] = (
    offer(
        "take_prize",
        Words("Take a Prize", "サイドをとる"),
        _take_prizes(1),
        "P",
        "zone",
    ),
    *_PRIZES,
    offer("draw", Words("Draw a card", "1枚引く"), _draw_one, "D", "zone"),
    *common_actions.several_draws(PILES),
    common_actions.shuffle_action(PILES),
    *common_actions.look_actions(PILES),
    offer(
        "discard_top",
        Words("Discard the top card", "一番上をトラッシュ"),
        _discard_top(1),
        "X",
        "zone",
    ),
    *_MILLS,
    *common_actions.draws_up_to(PILES),
    offer(
        "top_to_prizes",
        Words("Set out a Prize", "サイドに1枚置く"),
        _top_to_prizes,
        "Ctrl+P",
        "zone",
    ),
    offer(
        "clear_stage",
        Words("Discard what was played", "使ったカードをトラッシュ"),
        _clear_stage,
        "Z",
        "table",
    ),
)

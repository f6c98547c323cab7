"""What the menu of a pile offers: draw, shuffle, look, discard from the top, take Prizes."""

from __future__ import annotations

from app.core.ids import ZoneId, zone_name
from app.core.intent import Draw, Hide, Look, Show, Shuffle
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import GameAction, Selection
from app.games.pokemon.table import moves, prize_cards
from app.games.pokemon.table.seat_board import hand
from app.games.table_tools import (
    Does,
    Steps,
    chosen,
    chosen_zone,
    count,
    me,
    offer,
    own,
    top,
    zone_of,
)

SHUFFLED = ("deck", "prizes", "hand", "discard", "lost")


def _over(view: SeatView, selection: Selection, name: str) -> ZoneId:
    """Return the own pile `name` if the pointer is over it and no Pokémon is selected.

    Prizes lie side by side: the pointer is over one of them.
    """
    zones = {zone_of(view, ref) for ref in selection.cards if name == "prizes"}
    zones = zones or {chosen_zone(view, selection)}
    return own(view, name) if zones == {own(view, name)} and not selection.units else ""


def _draw(number: int) -> Does:
    def does(view: SeatView, _selection: Selection) -> Steps:
        deck = own(view, "deck")
        return (Draw(number, deck, own(view, "hand")),) if count(view, deck) else ()

    return does


def _draw_one(view: SeatView, selection: Selection) -> Steps:
    """Draw a card; the first thing done in a turn is the draw that it begins with."""
    begins = not view.turn.ledger
    drawn = _draw(1)(view, selection)
    return (*drawn, *moves.tick(view, "draw")) if drawn and begins else drawn


def _draw_over(number: int) -> Does:
    """Return what draws `number` cards with the pointer over the deck."""

    def does(view: SeatView, selection: Selection) -> Steps:
        return _draw(number)(view, selection) if _over(view, selection, "deck") else ()

    return does


def _shuffle(view: SeatView, selection: Selection) -> Steps:
    """Shuffle the pile under the pointer if it is one's own, else the deck."""
    zone = chosen_zone(view, selection)
    if zone_name(zone) not in SHUFFLED or zone != own(view, zone_name(zone)):
        zone = own(view, "deck")
    return (Shuffle(zone),) if count(view, zone) else ()


def _look_at_one_more(view: SeatView, selection: Selection) -> Steps:
    """Look at the top card; pressed again, at one card more."""
    zone = _over(view, selection, "prizes") or own(view, "deck")
    seen = {index for index, _ in view.zones[zone].seen}
    number = next(n for n in range(count(view, zone) + 1) if n not in seen)
    return (Look(zone, number + 1),) if number < count(view, zone) else ()


def _look_over(number: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        zone = _over(view, selection, "deck")
        return (Look(zone, number),) if zone and count(view, zone) else ()

    return does


def _look_through(view: SeatView, selection: Selection) -> Steps:
    zone = _over(view, selection, "deck") or _over(view, selection, "prizes")
    return (Look(zone),) if zone and count(view, zone) else ()


def _end_look(view: SeatView, selection: Selection) -> Steps:
    """End the looks at the own deck or Prizes, whichever the pointer is over."""
    zone = _over(view, selection, "prizes") or own(view, "deck")
    return (Hide(zone),) if any(_is_hidden(view, card) for _, card in view.zones[zone].seen) else ()


def _is_hidden(view: SeatView, handle: str) -> bool:
    return not view.cards[handle].up


def _show_top(view: SeatView, selection: Selection) -> Steps:
    zone = _over(view, selection, "deck")
    cards = top(view, zone, 1) if zone else ()
    return (Show(cards, ()),) if cards and not selection.cards else ()


def _discard_top(number: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        zone = _over(view, selection, "deck")
        if not zone or not count(view, zone):
            return ()
        return (Draw(number, zone, own(view, "discard"), verb="discard"),)

    return does


def _draw_up_to(number: int) -> Does:
    """Return what draws until there are `number` cards in hand."""

    def does(view: SeatView, selection: Selection) -> Steps:
        missing = number - len(hand(view))
        return _draw_over(missing)(view, selection) if missing > 0 else ()

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


_DRAWS = tuple(
    offer(
        f"draw_{number}",
        Words(f"Draw {number}", f"{number}枚引く"),
        _draw_over(number),
        str(number),
        "draw",
    )
    for number in range(1, 10)
)
_LOOKS = tuple(
    offer(
        f"look_{number}",
        Words(f"Look at the top {number}", f"上から{number}枚を見る"),
        _look_over(number),
        f"Alt+{number}",
        "look",
    )
    for number in range(1, 10)
)
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
_UP_TO = tuple(
    offer(
        f"draw_up_to_{number}",
        Words(f"Draw until {number} in hand", f"手札が{number}枚になるまで引く"),
        _draw_up_to(number),
        f"Ctrl+{number}",
        "draw",
    )
    for number in range(2, 10)
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
    *_DRAWS,
    offer("shuffle", Words("Shuffle", "切る"), _shuffle, "S", "zone"),
    offer(
        "look_at_one_more",
        Words("Look at the next card from the top", "上からもう1枚見る"),
        _look_at_one_more,
        "T",
        "zone",
    ),
    *_LOOKS,
    offer("look_through", Words("Look through", "中身を見る"), _look_through, "V", "zone"),
    offer("end_look", Words("Stop looking", "見るのをやめる"), _end_look, "Shift+V", "zone"),
    offer(
        "show_top",
        Words("Show the top card to everybody", "一番上を全員に見せる"),
        _show_top,
        "O",
        "zone",
    ),
    offer(
        "discard_top",
        Words("Discard the top card", "一番上をトラッシュ"),
        _discard_top(1),
        "X",
        "zone",
    ),
    *_MILLS,
    *_UP_TO,
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

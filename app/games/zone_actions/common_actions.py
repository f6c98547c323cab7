"""What every game offers on its piles and hands, made from what it says of its zones.

Draw, shuffle, look, search, show, put into, deal: a game takes these (`zone_actions`,
`zone_procedures`) and writes those of its own beside them. Ids are the same in all games, and so
are keys, unless a game means something else by one (`with_keys`). Piles that people made during
play are meant like the game's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.core.data.value import replace
from app.core.ids import ZoneId
from app.core.intent import Draw, Hide, Look, Move, Show, Shuffle
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import ZoneSpec
from app.games.game_api import GameAction, Selection
from app.games.table_tools import (
    Does,
    Steps,
    chosen_units,
    count,
    loose,
    offer,
    own,
    top,
    zone_of,
)
from app.games.zone_actions.dealing_actions import deal_actions
from app.games.zone_actions.pile_names import (
    DRAWN,
    LOOKED,
    SHUFFLED,
    Piles,
    Which,
    aimed,
    over,
    piles_of,
    reached,
    topped,
)

MOST_AT_ONCE = 9
"""Cards that one key draws or looks at: its digit says how many."""


def zone_actions(zones: Sequence[ZoneSpec], piles: Piles | None = None) -> tuple[GameAction, ...]:
    """Return all that zones like these offer; `piles` says which are meant, if not the usual."""
    piles = piles or piles_of(zones)
    return (
        *pile_actions(zones, piles),
        *put_actions(zones, piles),
        *deal_actions(zones, piles),
    )


def pile_actions(zones: Sequence[ZoneSpec], piles: Piles) -> tuple[GameAction, ...]:
    """Return what is done with piles alone, and with a hand: draw, look, show, shuffle."""
    hides = any(spec.visibility != "public" for spec in zones)
    return (
        *draw_actions(piles),
        *look_actions(piles),
        *((show_action(),) if hides else ()),
        shuffle_action(piles),
    )


def with_keys(actions: Sequence[GameAction], keys: Mapping[str, str]) -> tuple[GameAction, ...]:
    """Return actions with the keys that a game gives them by their ids; the others keep theirs."""
    return tuple(replace(action, key=keys.get(action.id, action.key)) for action in actions)


# -- drawing --------------------------------------------------------------------------------------


def draw_actions(piles: Piles) -> tuple[GameAction, ...]:
    """Return what draws a card, several at once, or up to a number in hand."""
    if not piles.hand or not piles.drawn:
        return ()
    return (
        offer("draw", Words("Draw a card", "1枚引く"), _draw_one(piles), "D", "zone"),
        *several_draws(piles),
        *draws_up_to(piles),
    )


def draw(view: SeatView, zone: ZoneId, cards: int, piles: Piles) -> Steps:
    """Return what draws cards from a pile to the own hand."""
    hand = own(view, piles.hand)
    return (Draw(cards, zone, hand),) if hand in view.zones and zone and count(view, zone) else ()


def _draw_one(piles: Piles) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        pointed = over(view, aimed(view, selection, piles), DRAWN, piles)
        zone = pointed or reached(view, piles.drawn[0])
        return draw(view, zone, 1, piles)

    return does


def several_draws(piles: Piles) -> tuple[GameAction, ...]:
    """Return what draws as many cards as a digit says, with the pointer over the pile."""

    def does(cards: int) -> Does:
        return lambda view, selection: draw(view, over(view, selection, DRAWN, piles), cards, piles)

    return tuple(
        offer(f"draw_{n}", Words(f"Draw {n}", f"{n}枚引く"), does(n), str(n), "draw")
        for n in range(1, MOST_AT_ONCE + 1)
    )


def draws_up_to(piles: Piles) -> tuple[GameAction, ...]:
    """Return what draws until the hand has as many cards as a digit says."""

    def does(cards: int) -> Does:
        def up_to(view: SeatView, selection: Selection) -> Steps:
            missing = cards - count(view, own(view, piles.hand))
            zone = over(view, selection, DRAWN, piles)
            return draw(view, zone, missing, piles) if missing > 0 else ()

        return up_to

    return tuple(
        offer(
            f"draw_up_to_{n}",
            Words(f"Draw until {n} in hand", f"手札が{n}枚になるまで引く"),
            does(n),
            f"Ctrl+{n}",
            "draw",
        )
        for n in range(2, MOST_AT_ONCE + 1)
    )


# -- shuffling, looking, showing ------------------------------------------------------------------


def shuffle_action(piles: Piles) -> GameAction:
    """Return what shuffles the pile under the pointer, or the one that is drawn from."""
    usual = next(iter((*piles.drawn, *piles.shuffled)), "")

    def does(view: SeatView, selection: Selection) -> Steps:
        pointed = over(view, aimed(view, selection, piles), SHUFFLED, piles)
        zone = pointed or reached(view, usual)
        return (Shuffle(zone),) if zone and count(view, zone) else ()

    return offer("shuffle", Words("Shuffle", "切る"), does, "S", "zone")


def show_action() -> GameAction:
    """Return what shows the selected cards to everybody that not everybody sees."""

    def does(view: SeatView, selection: Selection) -> Steps:
        zones = view.setting.zones
        cards = loose(view, selection)
        hidden = tuple(
            ref for ref in cards if zones[zone_of(view, ref)].spec.visibility != "public"
        )
        return (Show(hidden, ()),) if hidden else ()

    return offer("show", Words("Show to everybody", "全員に見せる"), does, "O")


def look_actions(piles: Piles) -> tuple[GameAction, ...]:
    """Return what looks at hidden piles, from the top or through, and shows their top card."""
    if not piles.looked:
        return ()
    one_more = Words("Look at the next card from the top", "上からもう1枚見る")
    show_top = Words("Show the top card to everybody", "一番上を全員に見せる")
    through = _look_over(piles, LOOKED, None)
    return (
        offer("look_at_one_more", one_more, _look_at_one_more(piles), "T", "zone"),
        *(
            offer(
                f"look_{n}",
                Words(f"Look at the top {n}", f"上から{n}枚を見る"),
                _look_over(piles, topped, n),
                f"Alt+{n}",
                "look",
            )
            for n in range(1, MOST_AT_ONCE + 1)
        ),
        offer("look_through", Words("Look through", "中身を見る"), through, "V", "zone"),
        offer("end_look", Words("Stop looking", "見るのをやめる"), _end(piles), "Shift+V", "zone"),
        offer("show_top", show_top, _show_top(piles), "O", "zone"),
    )


def _look_at_one_more(piles: Piles) -> Does:
    """Look at the top card; pressed again, at one card more.

    A pile that others draw from too has to be pointed at: nobody looks at it by a slip.
    """

    def does(view: SeatView, selection: Selection) -> Steps:
        usual = own(view, piles.looked[0])
        zone = over(view, selection, LOOKED, piles) or (usual if usual in view.zones else "")
        if not zone:
            return ()
        seen = {index for index, _ in view.zones[zone].seen}
        further = next(n for n in range(count(view, zone) + 1) if n not in seen)
        return (Look(zone, further + 1),) if further < count(view, zone) else ()

    return does


def _look_over(piles: Piles, which: Which, cards: int | None) -> Does:
    """Look at so many cards of a pile under the pointer; None for all of them."""

    def does(view: SeatView, selection: Selection) -> Steps:
        zone = over(view, selection, which, piles)
        if not zone or not count(view, zone):
            return ()
        return (Look(zone),) if cards is None else (Look(zone, cards),)

    return does


def _end(piles: Piles) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        pointed = aimed(view, selection, piles) if piles.free else selection
        zone = over(view, pointed, LOOKED, piles) or reached(view, piles.looked[0])
        seen = view.zones[zone].seen if zone else ()
        return (Hide(zone),) if any(not view.cards[card].up for _, card in seen) else ()

    return does


def _show_top(piles: Piles) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        zone = over(view, selection, topped, piles)
        if not zone or selection.cards:
            return ()
        return (Show(top(view, zone, 1), ()),) if count(view, zone) else ()

    return does


# -- putting into ---------------------------------------------------------------------------------


def put_actions(zones: Sequence[ZoneSpec], piles: Piles) -> tuple[GameAction, ...]:
    """Return what puts the selected cards into each zone; on top and at the bottom of hidden ones.

    Into the hand goes `H`; into the pile that is drawn from `Up` and `Down`.
    """
    found: list[GameAction] = []
    for spec in zones:
        title = spec.title
        if spec.visibility != "hidden":
            key = "H" if spec.name == piles.hand else ""
            words = Words(f"To: {title.en}", f"{title.ja}へ")
            found.append(offer(f"to_{spec.name}", words, _put(spec.name, 0), key))
            continue
        first = spec.name == next(iter(piles.drawn), "")
        on_top = Words(f"On top: {title.en}", f"{title.ja}の一番上へ")
        below = Words(f"To the bottom: {title.en}", f"{title.ja}の一番下へ")
        up, down = ("Up", "Down") if first else ("", "")
        found.append(offer(f"to_{spec.name}_top", on_top, _put(spec.name, 0), up))
        found.append(offer(f"to_{spec.name}_bottom", below, _put(spec.name, -1), down))
    return tuple(found)


def _put(name: str, at: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        zone = reached(view, name)
        parts = (card for unit in chosen_units(view, selection) for card in view.units[unit].parts)
        cards = tuple(
            ref for ref in (*loose(view, selection), *parts) if zone_of(view, ref) != zone
        )
        return (Move(cards, zone, at),) if cards and zone else ()

    return does

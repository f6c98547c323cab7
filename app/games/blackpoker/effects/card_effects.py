"""What magic does with cards: looking for some, taking them, letting others discard (act list)."""

from __future__ import annotations

from app.core.intent import Hide, Move, Show, Shuffle
from app.core.intent import Look as LookAt
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.deed import Choice, Choices, Deed, Doing, Effect
from app.games.blackpoker.flow.table_steps import count_of, discard, drive, show_and_take, to_grave
from app.games.blackpoker.rules.card_values import number_of
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import DECK, GRAVE, HAND, KEYS, SOLDIERS
from app.games.game_api import As, Look

REVEALED = 4
"""Cards that Recruit reveals."""
BUST = 21
"""More than this is too much for B.J of edition 9."""
TEN = 10
MORE, STOP = "more", "stop"
FOUND = Words("Card to take", "手札に入れるカード")


# -- looking for cards ----------------------------------------------------------------------------


def _look_at_deck(look: Look, deed: Deed) -> Doing:
    if count_of(look(), deed.seat):
        yield As(deed.seat, LookAt(f"{DECK}.{deed.seat}"))
    return ()


def _of_deck(most: int) -> Choices:
    def choices(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
        cards = f.in_order(view, view.cards_in(f"{DECK}.{deed.seat}"))
        return (Choice("cards", FOUND, cards, most, most),)

    return choices


def _search(look: Look, deed: Deed) -> Doing:
    deck, cards = f"{DECK}.{deed.seat}", deed.chosen("cards")
    yield from show_and_take(look, deed.seat, deck, cards)
    if count_of(look(), deed.seat):
        yield As(deed.seat, Shuffle(deck))
    return ()


def _of_grave(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    pile = view.zones[f"{GRAVE}.{deed.seat}"].items
    return (Choice("card", FOUND, pile),)


def _reunion(look: Look, deed: Deed) -> Doing:
    yield from show_and_take(look, deed.seat, f"{GRAVE}.{deed.seat}", deed.chosen("card"))
    return ()


# -- what the opponent loses ----------------------------------------------------------------------


def _show_hand(look: Look, deed: Deed) -> Doing:
    view = look()
    hand, held = f"{HAND}.{deed.foe}", f.held(view, deed.foe)
    if held:
        cards = tuple(f"{hand}#{at}" for at in range(held))
        yield As(deed.foe, Show(cards, (deed.seat,), verb="open_hand"))
    return ()


def _of_their_hand(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    title = Words("Card that is discarded", "捨てさせるカード")
    return (Choice("card", title, view.cards_in(f"{HAND}.{deed.foe}")),)


def _handeth(look: Look, deed: Deed) -> Doing:
    triggered = yield from discard(look, deed.foe, deed.chosen("card"))
    if f.held(look(), deed.foe):
        yield As(deed.foe, Hide(f"{HAND}.{deed.foe}", verb="covered"))
    return triggered


# -- Recruit --------------------------------------------------------------------------------------


def _revealed(view: SeatView, deed: Deed) -> tuple[str, ...]:
    """Return the top cards of the deck, which lie open to everybody by now."""
    return tuple(card for card in view.cards_in(f"{DECK}.{deed.seat}") if view.cards[card].ref)


def _reveal(look: Look, deed: Deed) -> Doing:
    left = look().zones[f"{DECK}.{deed.seat}"].count
    cards = REVEALED if left is None else min(REVEALED, left)
    if cards:
        places = tuple(f"{DECK}.{deed.seat}#{at}" for at in range(cards))
        yield As(deed.seat, Show(places, (), verb="found"))
    return ()


def _rest_of(view: SeatView, deed: Deed) -> tuple[str, ...]:
    most = sum(deed.numbers)
    cards = _revealed(view, deed)
    return tuple(card for card in cards if number_of(view.cards[card].ref or "") > most)


def _order(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    """Ask in which order the rest goes to the bottom: the last one chosen lies lowest."""
    rest = _rest_of(view, deed)
    if len(rest) < 2:
        return ()
    title = Words("To the bottom, in this order", "デッキの底へ（選んだ順）")
    return (Choice("rest", title, rest, len(rest), len(rest), ordered=True),)


def _recruit(look: Look, deed: Deed) -> Doing:
    view = look()
    rest = deed.chosen("rest") or _rest_of(view, deed)
    enter = tuple(card for card in _revealed(view, deed) if card not in rest)
    before = set(f.soldiers(view, deed.seat))
    if enter:
        goal = f"{SOLDIERS}.{deed.seat}"
        yield As(deed.seat, Move(enter, goal, -1, up=True, verb="enter"))
        now = look()
        yield from drive(now, (u for u in f.soldiers(now, deed.seat) if u not in before))
    if rest:
        yield As(deed.seat, Move(rest, f"{DECK}.{deed.seat}", -1, verb="to_bottom"))
    return ()


# -- B.J of edition 9: cards are turned over one at a time ----------------------------------------


def blackjack(refs: tuple[str, ...]) -> int:
    """Return what cards count: courts 10, A 11 unless that is more than 21, Jokers nothing."""
    numbers = [number_of(ref) for ref in refs]
    total = sum(min(number, TEN) for number in numbers)
    return total + TEN if 1 in numbers and total + TEN <= BUST else total


def _turn_over(look: Look, deed: Deed) -> Doing:
    """Turn the next card over: it lies on the stage, open to everybody, beside the key cards."""
    if count_of(look(), deed.seat):
        yield As(
            deed.seat, Move((f"{DECK}.{deed.seat}#0",), f"{KEYS}.{deed.seat}", 0, verb="turn_over")
        )
    return ()


def _turned(view: SeatView, deed: Deed) -> tuple[str, ...]:
    there = view.zones[f"{KEYS}.{deed.seat}"].items
    waiting = {card for one in view.stage.declarations for card in one.cards}
    return tuple(card for card in there if card not in waiting)


def turned_total(view: SeatView, deed: Deed) -> int:
    """Return what the cards count that were turned over so far."""
    return blackjack(tuple(view.cards[card].ref or "" for card in _turned(view, deed)))


def _go_on(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    total = turned_total(view, deed)
    if total > BUST or not count_of(view, deed.seat):
        return ()
    title = Words(f"{total} so far", f"今のところ{total}")
    words = {MORE: Words("One more card", "もう1枚めくる"), STOP: Words("Stop", "やめる")}
    return (Choice("more", title, (MORE, STOP), words=words),)


def _stop(look: Look, deed: Deed) -> Doing:
    """Take what was turned over, unless it is too much."""
    view = look()
    cards = _turned(view, deed)
    if turned_total(view, deed) > BUST:
        yield from to_grave(deed.seat, cards, "bust")
    elif cards:
        yield As(deed.seat, Move(cards, f"{HAND}.{deed.seat}", -1, verb="take"))
    return ()


CARDS = {
    "search": Effect(_search, _of_deck(1), prepare=_look_at_deck, secret=True),
    "reunion": Effect(_reunion, _of_grave, secret=True),
    "handeth": Effect(_handeth, _of_their_hand, prepare=_show_hand),
    "recruit": Effect(_recruit, _order, prepare=_reveal),
}
BLACKJACK = {
    "6": Effect(_search, _of_deck(2), prepare=_look_at_deck, secret=True),
    "9": Effect(_stop, _go_on, prepare=_turn_over, again=("more", MORE)),
}
"""B.J by edition: two cards of one's choice, or cards turned over one by one."""

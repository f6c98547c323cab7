"""What could be started now, with what and at what cost; and what not, by reason."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.text.wording import either, series
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.actions.every_action import PREFIX
from app.games.blackpoker.flow.starting import WHY_NOT, Start, WhyNot, survey
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.card_values import in_short
from app.games.contracts.learning.starts_contract import CostPart, CouldStart, NotNow, Starts

COSTS: dict[str, Words] = {
    "B": Words(
        "B: turn an upright bulwark sideways", "B：縦向きの防壁1枚を横向きにする（ドライブ）"
    ),
    "L": Words("L: take 1 damage", "L：1ダメージを受ける"),
    "D": Words("D: discard a card from your hand", "D：手札を1枚捨てる"),
    "S": Words(
        "S: put a character of yours into the graveyard", "S：自分のキャラクター1体を墓地へ置く"
    ),
}
"""What the letters of a cost mean (4.3.1.1)."""
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
TOLD = 3
"""Ways to give the key cards that are named; of more it is said how many there are."""


def starts(view: SeatView, seat: SeatId) -> Starts:
    """Return what a player could start, in the order of the list of actions."""
    if seat < 0:
        return Starts()
    found, reasons = survey(view, seat)
    if "over" in reasons:
        return Starts()
    for why in ("chance", "doing"):
        if why in reasons:
            return Starts(nothing=WHY_NOT[why])
    by_action: dict[str, list[Start]] = {}
    for one in found:
        by_action.setdefault(one.action.id, []).append(one)
    return Starts(
        tuple(_could(view, ways) for ways in by_action.values()),
        tuple(_not_now(why, actions) for why, actions in _ordered(reasons)),
    )


def cost_parts(cost: str) -> tuple[CostPart, ...]:
    """Return the letters of a cost with what they mean."""
    return tuple(CostPart(letter, COSTS[letter]) for letter in cost)


def suit_sign(action: Action) -> str:
    """Return the suit that all key cards of an action have; "" where others fit as well."""
    suits = {slot.suits for slot in action.keys}
    return SUITS.get(next(iter(suits)), "") if len(suits) == 1 else ""


def _could(view: SeatView, ways: list[Start]) -> CouldStart:
    """Return an action with its first way: its form asks where there are several."""
    first = ways[0]
    combos = tuple(dict.fromkeys(combo for one in ways for combo in one.keys))
    cards = tuple(dict.fromkeys(card for combo in combos for card in combo))
    return CouldStart(
        f"{PREFIX}{first.action.id}",
        first.action.title,
        suit_sign(first.action),
        cost_parts(first.cost),
        _using(view, [combo for combo in combos if combo]),
        cards,
        tuple(combo for combo in combos if combo),
    )


def _using(view: SeatView, combos: list[tuple[str, ...]]) -> Words:
    """Return with which key cards: "with ♣8", "with ♠2+♠5 or ♥3+♥4"."""
    if not combos:
        return Words("", "")
    said = [in_short(view.cards[card].ref or "" for card in combo) for combo in combos]
    every = list(dict.fromkeys(said))
    named, more = every[:TOLD], len(every) - TOLD
    if more > 0:
        several = series(named)
        return Words(f"with {several.en}, {more} more", f"{several.ja}、ほか{more}通り")
    one = either(named)
    return Words(f"with {one.en}", one.ja)


def _not_now(why: WhyNot, actions: list[Action]) -> NotNow:
    return NotNow(WHY_NOT[why], tuple(action.title for action in actions))


def _ordered(reasons: dict[WhyNot, list[Action]]) -> list[tuple[WhyNot, list[Action]]]:
    """Return what is nearest to being possible first: key cards, cost, target, then the rest."""
    first: tuple[WhyNot, ...] = ("keys", "cost", "target", "ready", "stage", "once")
    order = {why: at for at, why in enumerate((*first, *WHY_NOT))} | {
        why: at for at, why in enumerate(first)
    }
    return sorted(reasons.items(), key=lambda one: order[one[0]])

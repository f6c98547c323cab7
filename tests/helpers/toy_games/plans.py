"""Secret plans, opened together: sealed zones, decks whose size others are told only when small."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.core.advice import AdviceRule, plain_adviser
from app.core.fact import StartCard
from app.core.intent import Intent, Move, OpenSeals, Procedure, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import Seat, ZoneSpec
from app.games.game_api import GameAction, GameSpec, Layout, Look, Selection, ZonePlace

HANDS = 4
"""Cards that each seat begins with in its hand."""


def value(ref: str) -> int:
    """Return what a playing card counts: the number that ends its name ("a-07")."""
    return int(ref.rpartition("-")[2].rstrip("+") or 0)


def _lay(_seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    return tuple(
        StartCard(ref, seat, f"hand.{seat}" if index < HANDS else f"deck.{seat}")
        for seat, deck in enumerate(decks)
        for index, ref in enumerate(deck)
    )


def _commit_lowest(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    view = look()
    seat = max(view.seat, 0)
    hand = view.cards_in(f"hand.{seat}")
    known = {card: view.cards[card].ref for card in hand}
    if known:
        lowest = min(hand, key=lambda card: value(known[card] or "0"))
        yield Move((lowest,), f"plan.{seat}")


def _reveal(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    if any(zone.sealed or zone.count for zone in look().zones.values()):
        yield OpenSeals()


def _second_plan(view: SeatView, intent: Intent) -> bool:
    return (
        isinstance(intent, Move)
        and intent.zone == f"plan.{view.seat}"
        and bool(view.zones[intent.zone].count)
    )


SPEC = GameSpec(
    id="plans",
    title=Words("Plans", "計画"),
    seats=(2, 3),
    zones=(
        ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden", counted_below=4),
        ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
        ZoneSpec("plan", Words("Plan", "計画"), visibility="sealed"),
        ZoneSpec("pot", Words("Pot", "場札"), scope="table"),
    ),
    layout=Layout(
        (600, 500),
        (
            ZonePlace("pot", (250, 200, 63, 88), "row"),
            ZonePlace("plan", (250, 300, 63, 88)),
            ZonePlace("deck", (500, 400, 63, 88)),
            ZonePlace("hand", (50, 400, 400, 88), "fan"),
        ),
    ),
    lay=_lay,
    procedures={"commit": _commit_lowest, "reveal": _reveal},
    actions=(
        GameAction(
            "plans.plan",
            Words("Plan", "計画する"),
            lambda view, selection: bool(selection.cards) and view.seat >= 0,
            lambda view, selection: Move(selection.cards, f"plan.{view.seat}"),
            key="P",
        ),
        GameAction(
            "plans.reveal",
            Words("Open all plans", "一斉公開"),
            lambda _view, selection: selection == Selection(),
            lambda _view, _selection: Procedure("reveal"),
            key="O",
            group="table",
        ),
    ),
    sentences={"gamble": Words("{actor} gambles on {cards}", "{actor}が{cards}に賭ける")},
    adviser=lambda: plain_adviser(
        (
            AdviceRule(
                "one-plan",
                "suspicious",
                Words("A plan lies there already.", "計画はすでにあります。"),
                "house rule 2",
            ),
            _second_plan,
        )
    ),
)

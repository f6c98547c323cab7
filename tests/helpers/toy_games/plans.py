"""Secret plans, opened together; stakes under a seal, decks whose size others learn when small."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.core.advice import AdviceRule, plain_adviser
from app.core.fact import StartCard
from app.core.intent import Intent, Move, Procedure, Step
from app.core.intents.seal_intents import LockPlan, OpenPlans, OpenSeals, UnlockPlan
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import Seat, ZoneSpec
from app.games.game_api import As, GameAction, GameSpec, Layout, Look, Selection, ZonePlace

HANDS = 4
"""Cards that each seat begins with in its hand."""


def value(ref: str) -> int:
    """Return what a playing card counts: the number that ends its name ("a-07")."""
    number = ref.rpartition("-")[2].rstrip("+")
    return int(number) if number.isdecimal() else 0


def _lay(_seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    return tuple(
        StartCard(ref, seat, f"hand.{seat}" if index < HANDS else f"deck.{seat}")
        for seat, deck in enumerate(decks)
        for index, ref in enumerate(deck)
    )


def _plan_lowest(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    """Plan to play the lowest card of the hand, and stake the card beside it."""
    view = look()
    seat = max(view.seat, 0)
    hand = view.cards_in(f"hand.{seat}")
    refs = {card: view.cards[card].ref or "0" for card in hand}
    lowest = sorted(hand, key=lambda card: value(refs[card]))
    if lowest and view.seat >= 0 and may_plan(view):
        yield LockPlan(f"play {value(refs[lowest[0]])}")
    for card in lowest[1:2]:
        yield Move((card,), f"stake.{seat}")


def _play_plans(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    """Open the stakes, and play what each seat has planned where the plans lie open."""
    view = look()
    if any(zone.sealed or zone.count for zone in view.zones.values()):
        yield OpenSeals()
    for seal in view.seals:
        planned = seal.text.split()
        for seat, card in _in_hands(look):
            ref = look().cards[card].ref
            if not seal.locked and seat == seal.seat and ref and str(value(ref)) in planned:
                yield As(seat, Move((card,), "pot"))


def _in_hands(look: Look) -> list[tuple[int, str]]:
    view = look()
    return [
        (seat, card)
        for seat in range(len(view.setting.seats))
        for card in view.cards_in(f"hand.{seat}")
    ]


def may_plan(view: SeatView) -> bool:
    """Whether the seat's plan does not lie open already."""
    own = view.seal(view.seat)
    return own is None or own.locked


def _plan(view: SeatView, selection: Selection) -> Intent:
    values = (value(view.cards[card].ref or "") for card in selection.cards)
    return LockPlan(f"play {' '.join(map(str, values))}")


def _second_stake(view: SeatView, intent: Intent) -> bool:
    return (
        isinstance(intent, Move)
        and intent.zone == f"stake.{view.seat}"
        and bool(view.zones[intent.zone].count)
    )


def _own_is_locked(view: SeatView) -> bool:
    own = view.seal(view.seat)
    return own is not None and own.locked


SPEC = GameSpec(
    id="plans",
    title=Words("Plans", "計画"),
    seats=(2, 3),
    zones=(
        ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden", counted_below=4),
        ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
        ZoneSpec("stake", Words("Stake", "賭け札"), visibility="sealed"),
        ZoneSpec("pot", Words("Pot", "場札"), scope="table"),
    ),
    layout=Layout(
        (600, 500),
        (
            ZonePlace("pot", (250, 200, 63, 88), "row"),
            ZonePlace("stake", (250, 300, 63, 88)),
            ZonePlace("deck", (500, 400, 63, 88)),
            ZonePlace("hand", (50, 400, 400, 88), "fan"),
        ),
    ),
    lay=_lay,
    procedures={"commit": _plan_lowest, "reveal": _play_plans},
    actions=(
        GameAction(
            "plans.plan",
            Words("Lock as the plan", "計画として伏せる"),
            lambda view, selection: (
                view.seat >= 0
                and may_plan(view)
                and bool(selection.cards)
                and all(card in view.cards_in(f"hand.{view.seat}") for card in selection.cards)
            ),
            _plan,
            key="P",
        ),
        GameAction(
            "plans.unlock",
            Words("Take the plan back", "計画を取り下げる"),
            lambda view, selection: selection == Selection() and _own_is_locked(view),
            lambda _view, _selection: UnlockPlan(),
            key="U",
            group="table",
        ),
        GameAction(
            "plans.open",
            Words("Open the plans there are", "伏せた計画を公開する"),
            lambda view, selection: (
                selection == Selection()
                and view.seat >= 0
                and any(seal.locked for seal in view.seals)
            ),
            lambda _view, _selection: OpenPlans(),
            group="table",
        ),
        GameAction(
            "plans.stake",
            Words("Stake", "賭ける"),
            lambda view, selection: bool(selection.cards) and view.seat >= 0,
            lambda view, selection: Move(selection.cards, f"stake.{view.seat}"),
            key="S",
        ),
        GameAction(
            "plans.reveal",
            Words("Play the plans", "計画を実行"),
            lambda _view, selection: selection == Selection(),
            lambda _view, _selection: Procedure("reveal"),
            key="O",
            group="table",
        ),
    ),
    sentences={"gamble": Words("{actor} gambles on {cards}", "{actor}が{cards}に賭ける")},
    plans=True,
    adviser=lambda: plain_adviser(
        (
            AdviceRule(
                "one-stake",
                "suspicious",
                Words("A stake lies there already.", "賭け札はすでにあります。"),
                "house rule 2",
            ),
            _second_stake,
        )
    ),
)

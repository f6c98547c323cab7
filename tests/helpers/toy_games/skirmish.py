"""Three or four who plan at once and then fight in turn; whoever was hit three times is out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.core.advice import AdviceRule, plain_adviser
from app.core.card import value_of
from app.core.fact import StartCard
from app.core.intent import Announce, Batch, Draw, Intent, PutMark, Step
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, Settle
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import Seat, ZoneSpec
from app.games.contracts.beginning_contract import Beginning
from app.games.contracts.out_contract import next_seat, playing
from app.games.contracts.stage.chance_contract import ChanceAsked, turn_first
from app.games.game_api import GameAction, GameSpec, Layout, Look, Selection, ZonePlace
from app.games.task_model import Choice, Task

HITS = 30
"""Damage on a seat that puts it out."""
PLAN, FIGHT = "plan", "fight"


def out(view: SeatView, seat: int) -> Words | None:
    """Say that a seat is out."""
    hits = value_of(view.marks.get(f"seat.{seat}", ()), "damage")
    return Words("hit three times", "3回攻撃された") if hits >= HITS else None


def chance(view: SeatView, asked: ChanceAsked) -> int | None:
    """Let the chance go round those who play, also while nothing is declared."""
    return turn_first(view, asked, out)


def _lay(_seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    return tuple(
        StartCard(ref, seat, f"hand.{seat}" if index < 3 else f"deck.{seat}")
        for seat, deck in enumerate(decks)
        for index, ref in enumerate(deck)
    )


def _marked(view: SeatView, seat: int, key: str) -> bool:
    return bool(value_of(view.marks.get(f"seat.{seat}", ()), key))


def _awaited(view: SeatView) -> tuple[int, ...]:
    seats = range(len(view.setting.seats))
    return tuple(seat for seat in seats if not _marked(view, seat, "ready"))


def _ready(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    yield PutMark((f"seat.{max(look().seat, 0)}",), "ready", value=1)


def _begin(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    seats = playing(look(), out)
    if seats:
        yield NextTurn(seats[0], PLAN, seats)


def plan(view: SeatView, _selection: Selection) -> Step | None:
    """Begin a turn of everybody who plays."""
    seats = playing(view, out)
    planned = tuple(f"seat.{seat}" for seat in seats if _marked(view, seat, "planned"))
    if not seats:
        return None
    turn = NextTurn(seats[0], PLAN, seats)
    return Batch((PutMark(planned, "planned", value=0), turn)) if planned else turn


def fight(view: SeatView, _selection: Selection) -> Step:
    """Begin the turn of the seat that fights next."""
    first = view.turn.phase == PLAN
    after = len(view.setting.seats) - 1 if first else view.turn.seat
    return NextTurn(next_seat(view, out, after), FIGHT)


def tasks(view: SeatView) -> tuple[Task, ...]:
    """Return what is to be done, also by those who are out: the program passes them by."""
    if view.turn.phase != PLAN or not view.turn.number:
        return ()
    seats = range(len(view.setting.seats))
    open_plans = [seat for seat in seats if not _marked(view, seat, "planned")]
    return tuple(
        Task(
            f"plan.{seat}",
            seat,
            Words(
                f"{view.setting.seats[seat].name} plans",
                f"{view.setting.seats[seat].name}が計画する",
            ),
            (Choice(Words("Done", "完了"), PutMark((f"seat.{seat}",), "planned", value=1)),),
        )
        for seat in open_plans
    )


def _not_yours(view: SeatView, intent: Intent) -> bool:
    mine = view.turn.of(view.seat) or view.stage.chance == view.seat
    return isinstance(intent, Declare | Draw | Settle) and bool(view.turn.number) and not mine


def _nothing_selected(_view: SeatView, selection: Selection) -> bool:
    return selection == Selection()


SPEC = GameSpec(
    id="skirmish",
    title=Words("Skirmish", "乱戦"),
    seats=(3, 4),
    zones=(
        ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden"),
        ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
        ZoneSpec("pot", Words("Pot", "場札"), scope="table"),
    ),
    layout=Layout(
        (600, 500),
        (
            ZonePlace("pot", (250, 200, 63, 88), "row"),
            ZonePlace("deck", (500, 400, 63, 88)),
            ZonePlace("hand", (50, 400, 400, 88), "fan"),
        ),
    ),
    lay=_lay,
    phases=((PLAN, Words("planning", "計画")), (FIGHT, Words("fight", "戦闘"))),
    marks=(
        ("damage", Words("damage", "ダメージ")),
        ("ready", Words("ready", "準備完了")),
        ("planned", Words("planned", "計画済み")),
    ),
    procedures={"ready": _ready, "begin": _begin},
    beginning=Beginning("begin", _awaited, frozenset({"ready"})),
    actions=(
        GameAction(
            "skirmish.plan",
            Words("All plan", "全員で計画"),
            _nothing_selected,
            plan,
            key="P",
            group="turn",
        ),
        GameAction(
            "skirmish.fight",
            Words("Next to fight", "次の戦闘"),
            _nothing_selected,
            fight,
            key="F",
            group="turn",
        ),
        GameAction(
            "skirmish.pass",
            Words("Pass", "パス"),
            _nothing_selected,
            lambda _view, _selection: PassChance(),
            key="A",
            group="turn",
        ),
        GameAction(
            "skirmish.taunt",
            Words("Taunt", "挑発"),
            _nothing_selected,
            lambda _view, _selection: Announce("taunt"),
            key="T",
            group="table",
        ),
    ),
    sentences={
        "turn:together": Words(
            "Turn {number}: {seats} plan", "{number}ターン目：{seats}が計画する"
        ),
        "taunt": Words("{actor} taunts", "{actor}が挑発した"),
    },
    tasks=tasks,
    chance=chance,
    out=out,
    adviser=lambda: plain_adviser(
        (
            AdviceRule(
                "not-your-turn",
                "illegal",
                Words("It is not your turn.", "あなたの番ではありません。"),
                "house rule 4",
            ),
            _not_yours,
        )
    ),
    turn_rules=frozenset({"not-your-turn"}),
)

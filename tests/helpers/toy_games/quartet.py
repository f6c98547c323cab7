"""Four seats in two teams: shared field and discard, decks and hands of one's own, who is ready."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from app.core.advice import AdviceRule, plain_adviser
from app.core.card import value_of
from app.core.fact import StartCard
from app.core.intent import Announce, Draw, Intent, Move, PutMark, Shuffle, Step
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import Seat, ZoneSpec
from app.games.contracts.beginning_contract import Beginning
from app.games.game_api import (
    Drop,
    Foremost,
    GameAction,
    GameSpec,
    Layout,
    Look,
    Selection,
    ZonePlace,
)


def _lay(_seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    return tuple(
        StartCard(ref, seat, f"deck.{seat}") for seat, deck in enumerate(decks) for ref in deck
    )


def _team(view: SeatView) -> str:
    return f"t{view.setting.seats[max(view.seat, 0)].team}"


def _deal(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    seat = max(look().seat, 0)
    yield Shuffle(f"deck.{seat}")
    yield Draw(3, f"deck.{seat}", f"hand.{seat}")


def _ready(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    yield PutMark((f"seat.{max(look().seat, 0)}",), "ready", value=1)


def _begin(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    yield NextTurn(look().turn.seat)


def _awaited(view: SeatView) -> tuple[int, ...]:
    seats = range(len(view.setting.seats))
    return tuple(
        seat for seat in seats if not value_of(view.marks.get(f"seat.{seat}", ()), "ready")
    )


def _rally(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    units = look().zones[f"field.{_team(look())}"].items
    if units:
        yield Announce("rally", units=units)


def _drops(
    view: SeatView, selection: Selection, zone: str, _unit: str, index: int
) -> Iterable[Drop]:
    if selection.cards:
        yield Drop(view.setting.zones[zone].spec.title, Move(selection.cards, zone, index))


def _draws_again(view: SeatView, intent: Intent) -> bool:
    return isinstance(intent, Draw) and view.turn.used("draw") > 0


SPEC = GameSpec(
    id="quartet",
    title=Words("Quartet", "四人組"),
    seats=(4, 4),
    zones=(
        ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden"),
        ZoneSpec("hand", Words("Hand", "手札"), visibility="owner", cards_of="anyone"),
        ZoneSpec("reserve", Words("Reserve", "控え"), scope="team", visibility="owner"),
        ZoneSpec("field", Words("Field", "場"), scope="team", holds="units"),
        ZoneSpec("discard", Words("Discard", "捨て札"), scope="team"),
    ),
    layout=Layout(
        (800, 600),
        (
            ZonePlace("field", (100, 300, 600, 100), "row"),
            ZonePlace("deck", (720, 400, 63, 88)),
            ZonePlace("discard", (720, 500, 63, 88)),
            ZonePlace("reserve", (20, 400, 63, 88), "fan"),
            ZonePlace("hand", (100, 500, 600, 88), "fan"),
        ),
    ),
    lay=_lay,
    teams=lambda _count: (0, 1, 0, 1),
    phases=(("main", Words("main", "メイン")),),
    ledger=(("draw", Words("a draw", "ドロー"), 1),),
    marks=(("ready", Words("ready", "準備完了")),),
    procedures={"deal": _deal, "ready": _ready, "begin": _begin, "rally": _rally},
    beginning=Beginning("begin", _awaited, frozenset({"ready"})),
    actions=(
        GameAction(
            "quartet.play",
            Words("Play", "出す"),
            lambda _view, selection: len(selection.cards) == 1,
            lambda view, selection: Move(selection.cards, f"field.{_team(view)}", -1),
            key="P",
        ),
        GameAction(
            "quartet.share",
            Words("Give to the team", "味方に渡す"),
            lambda _view, selection: bool(selection.cards),
            lambda view, selection: Move(selection.cards, f"reserve.{_team(view)}", -1),
            key="S",
        ),
    ),
    foremost=lambda _view, _selection: Foremost(("quartet.play",)),
    drops=_drops,
    sentences={"rally": Words("{actor} rallies {cards}", "{actor}が{cards}を鼓舞した")},
    adviser=lambda: plain_adviser(
        (
            AdviceRule(
                "one-draw",
                "illegal",
                Words("You drew already.", "すでに引きました。"),
                "house rule 1",
            ),
            _draws_again,
        )
    ),
)

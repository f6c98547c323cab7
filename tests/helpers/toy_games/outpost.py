"""Numbered places in a wilderness that all share: they are burnt, aimed at and settled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from app.core.fact import StartCard
from app.core.ids import place
from app.core.intent import Attach, Collect, Draw, Move, MoveUnits, PutMark, Rotate, Shuffle, Step
from app.core.intents.turn_intents import Declare
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import Seat, ZoneSpec
from app.games.contracts.board.number_contract import UnitNumber
from app.games.game_api import Drop, GameAction, GameSpec, Layout, Look, Selection, ZonePlace
from app.games.table_tools import number_actions

CELLS = 5


def strength(ref: str) -> int | None:
    """Return the attack of a soldier, by the number that ends its name; an outpost has none."""
    digits = ref[-2:]
    return int(digits) % 4 if digits.isdigit() and int(digits) else None


def life(ref: str) -> int | None:
    """Return how much anything stands; what was brought from elsewhere is no soldier."""
    digits = ref[-2:]
    return 2 + int(digits) % 5 if digits.isdigit() else None


ATTACK = UnitNumber("attack", Words("attack", "攻撃"), strength, signed=True, sign="⚔")
LIFE = UnitNumber("life", Words("life", "命"), life, of=True, sign="♥")


def _lay(_seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    """The first card of each deck is an outpost that stands in the wilderness."""
    cards = []
    for seat, (outpost, *deck) in enumerate(decks):
        unit, cell = f"outpost {seat}", 1 + seat * (CELLS - 1) // max(1, len(decks) - 1)
        cards.append(StartCard(outpost, seat, "wild", unit=unit, up=True, cell=cell))
        cards += [StartCard(ref, seat, f"deck.{seat}") for ref in deck]
    return tuple(cards)


def _deal(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    seat = max(look().seat, 0)
    yield Shuffle(f"deck.{seat}")
    yield Draw(4, f"deck.{seat}", f"hand.{seat}")


def team_zone(view: SeatView) -> str:
    """Return the camp of the acting seat's team."""
    return f"camp.t{view.setting.seats[max(view.seat, 0)].team}"


def _drops(
    view: SeatView, selection: Selection, zone: str, unit: str, index: int
) -> Iterable[Drop]:
    title = view.setting.zones[zone].spec.title
    if unit and selection.cards:
        yield Drop(Words("Attach", "つける"), Attach(selection.cards, unit))
    if view.setting.zones[zone].spec.holds == "units":
        if selection.units:
            yield Drop(title, MoveUnits(selection.units, zone, index))
        if selection.cards:
            yield Drop(title, Move(selection.cards, zone, index))
    else:
        if selection.units:
            yield Drop(title, Collect(selection.units, zone))
        if selection.cards:
            yield Drop(title, Move(selection.cards, zone, index))


def _burn(_view: SeatView, selection: Selection) -> PutMark | None:
    return PutMark((selection.cell,), "fire", add=1, verb="burns") if selection.cell else None


def _march(_view: SeatView, selection: Selection) -> Declare | None:
    if not (selection.cell and selection.units):
        return None
    return Declare("march", targets=(*selection.units, selection.cell), verb="marches")


SPEC = GameSpec(
    id="outpost",
    title=Words("Outpost", "前哨"),
    seats=(2, 4),
    zones=(
        ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden", counted_below=6),
        ZoneSpec("hand", Words("Hand", "手札"), visibility="owner", team_sees=("tie", "on")),
        ZoneSpec(
            "camp", Words("Camp", "陣地"), scope="team", holds="units", cells=3, touch="holder"
        ),
        ZoneSpec("discard", Words("Discard", "捨て札"), touch="holder"),
        ZoneSpec("line", Words("Line", "列"), holds="units", touch="holder"),
        ZoneSpec("wild", Words("Wilderness", "荒野"), scope="table", holds="units", cells=CELLS),
    ),
    layout=Layout(
        (800, 640),
        (
            ZonePlace("wild", (120, 270, 560, 100), "row"),
            ZonePlace("camp", (220, 390, 360, 100), "row"),
            ZonePlace("line", (20, 400, 180, 88), "row", beside=True),
            ZonePlace("deck", (720, 410, 63, 88)),
            ZonePlace("discard", (720, 520, 63, 88)),
            ZonePlace("hand", (100, 530, 600, 88), "fan"),
        ),
    ),
    lay=_lay,
    teams=lambda count: (0, 1, 0, 1) if count == 4 else tuple(range(count)),
    phases=(("main", Words("main", "メイン")),),
    marks=(("fire", Words("fire", "火")),),
    counted=frozenset({"fire"}),
    takes_keys=frozenset({"/"}),
    numbers=(ATTACK, LIFE),
    procedures={"deal": _deal},
    actions=(
        *number_actions("outpost", ATTACK, "*", "/"),
        *number_actions("outpost", LIFE, "+", "-"),
        GameAction(
            "outpost.camp",
            Words("Make camp", "陣地に出す"),
            lambda view, selection: len(selection.cards) == 1 and view.seat >= 0,
            lambda view, selection: Move(selection.cards, team_zone(view), -1),
            key="P",
        ),
        GameAction(
            "outpost.burn",
            Words("Set fire", "火をつける"),
            lambda _view, selection: bool(selection.cell),
            _burn,
            key="B",
            group="zone",
        ),
        GameAction(
            "outpost.drive",
            Words("Drive", "走らせる"),
            lambda view, selection: bool(selection.units) and view.seat >= 0,
            lambda _view, selection: Rotate(selection.units, 90, verb="drives"),
            key="R",
        ),
        GameAction(
            "outpost.march",
            Words("Declare a march", "行軍を宣言"),
            lambda _view, selection: bool(selection.cell and selection.units),
            _march,
            key="D",
        ),
    ),
    drops=_drops,
    sentences={
        "rotate:drives": Words("{actor} drives {cards}", "{actor}が{cards}を走らせた"),
        "mark:burns": Words("{actor} burns {unit}", "{actor}が{unit}を焼いた"),
        "declare:marches": Words("{actor} marches: {text}", "{actor}が行軍：{text}"),
    },
)


def wild(cell: int) -> str:
    """Return what a place of the wilderness is called."""
    return place("wild", cell)

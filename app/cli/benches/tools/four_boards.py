"""A table of four boards to measure with: a game in which everybody is for themselves.

The places are those of a large free-for-all: own half 1052 x 386, three others 346 x 262 each.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.core.fact import StartCard
from app.core.ids import SeatId
from app.core.intent import Draw, Move, MoveUnits
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import Seat, ZoneSpec
from app.games.game_api import Board, Drop, GameSpec, Layout, Selection, ZonePlace
from app.session.host.local_table import LocalTable, lay_table

OTHERS = (
    ZonePlace("active", (96, 6, 130, 84), "row", slots=2, label="none"),
    ZonePlace("prizes", (4, 10, 84, 76), "grid", slots=4, label="none"),
    ZonePlace("deck", (234, 14, 48, 68)),
    ZonePlace("discard", (290, 14, 48, 68)),
    ZonePlace("bench", (36, 102, 274, 84), "row", slots=4, label="none"),
    ZonePlace("hand", (96, 242, 200, 30), "fan", label="none"),
)
"""The zones of another within 346 x 262."""
LAYOUT = Layout(
    (1084, 784),
    (
        ZonePlace("active", (452, 392, 180, 104), "row", slots=2),
        ZonePlace("bench", (362, 508, 360, 100), "row", slots=4),
        ZonePlace("prizes", (30, 420, 160, 186), "grid", slots=4),
        ZonePlace("deck", (890, 512, 67, 92)),
        ZonePlace("discard", (980, 512, 67, 92)),
        ZonePlace("lost", (980, 404, 67, 92)),
        ZonePlace("hand", (262, 648, 560, 110), "fan", label="none"),
        ZonePlace("stadium", (30, 292, 96, 72), "spot", slots=1, sideways=True),
        ZonePlace("stage", (800, 290, 260, 84), "row"),
        ZonePlace("mat", (0, 0, 1084, 784), "free", label="none"),
    ),
    own=(16, 386, 1052, 386),
    ring=(230, 282, 130, 96),
    others=tuple(Board((x, 16, 346, 262), OTHERS) for x in (16, 369, 722)),
)
ZONES = (
    ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden"),
    ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
    ZoneSpec("prizes", Words("Prizes", "サイド"), visibility="hidden", keeps_places=True),
    ZoneSpec("active", Words("Active Spots", "バトル場"), holds="units"),
    ZoneSpec("bench", Words("Bench", "ベンチ"), holds="units"),
    ZoneSpec("discard", Words("Discard", "トラッシュ")),
    ZoneSpec("lost", Words("Lost", "ロスト")),
    ZoneSpec("stadium", Words("Stadium", "スタジアム"), scope="table", holds="units"),
    ZoneSpec("stage", Words("Play area", "使う場所"), scope="table"),
    ZoneSpec("mat", Words("Mat", "マット"), scope="table", holds="units"),
)
NAMES = ("Aki", "Ren", "Mio", "Sota", "Yui", "Kai", "Rin", "Jun")
HELD = (("hand", 6), ("prizes", 4), ("active", 2), ("bench", 4), ("discard", 5))
"""Cards in the zones of each seat of a full table."""
LEFT = 10
"""Cards left in each deck; all others lie on the mat."""


def lay(_seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    """Every card begins in its seat's deck."""
    return tuple(
        StartCard(ref, seat, f"deck.{seat}") for seat, deck in enumerate(decks) for ref in deck
    )


def drops(
    view: SeatView, selection: Selection, zone: str, _unit: str, index: int
) -> Iterable[Drop]:
    """What is dropped somewhere goes there."""
    spec = view.setting.zones[zone].spec
    if selection.cards:
        yield Drop(spec.title, Move(selection.cards, zone, index))
    elif selection.units and spec.holds == "units":
        yield Drop(spec.title, MoveUnits(selection.units, zone, index))


FOUR = GameSpec(
    id="four",
    title=Words("Four boards", "四つの盤"),
    seats=(2, 8),
    zones=ZONES,
    layout=LAYOUT,
    lay=lay,
    drops=drops,
)


def lay_full(spec: GameSpec, keys: tuple[str, ...], seats: int = 4, cards: int = 240) -> LocalTable:
    """Lay a full table: fields, hands and piles of every seat, the rest on the mat."""
    deck = tuple(keys[number % len(keys)] for number in range(cards // seats))
    table = lay_table(spec, NAMES[:seats], (deck,) * seats, seed=1)
    for seat in range(seats):
        _spread(table, seat)
    return table


def _spread(table: LocalTable, seat: SeatId) -> None:
    client = table.sit(seat)
    deck, zones = f"deck.{seat}", client.view.setting.zones
    for name, count in HELD:
        there = next((z for z in zones.values() if z.spec.name == name and seat in z.holders), None)
        if there is not None:
            client.ask(Draw(count, deck, there.id))
    for number in range(
        max(0, (client.view.zones[deck].count or 0) - LEFT) if "mat" in zones else 0
    ):
        place = (60.0 + (number * 137 + seat * 61) % 950, 60.0 + (number * 53 + seat * 97) % 640)
        client.ask(Move((f"{deck}#0",), "mat", -1, up=True, position=place))

"""A stage with responses, a graveyard that shows its top card, prizes, a mat, a common box.

The chance goes round also while the stage is empty.
People make piles and hands of their own, and some kinds of cards lie open in a hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from time import sleep

from app.core.advice import AdviceRule, plain_adviser
from app.core.data.value import replace
from app.core.fact import StartCard
from app.core.intent import Attach, Draw, Intent, Move, Shuffle, Step
from app.core.intents.turn_intents import Declare, NextTurn, Settle
from app.core.text.words import Words
from app.core.view import SeatDeclaration, SeatView
from app.core.zone import MadeZones, Seat, ZoneSpec
from app.games.contracts.computer_contract import ComputerPlayer
from app.games.contracts.stage.chance_contract import turn_first
from app.games.contracts.stage.stage_contract import DeclarationKinds, next_on_stage
from app.games.contracts.table_option import OptionValue, TableOption
from app.games.game_api import Drop, GameAction, GameSpec, Layout, Look, Selection, ZonePlace
from app.games.task_model import Task


def _lay(_seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    """One card of each deck begins face down on the mat, one in the common box."""
    cards = []
    for seat, deck in enumerate(decks):
        cards.append(StartCard(deck[0], seat, "mat", unit=f"leader {seat}"))
        cards.append(StartCard(deck[1], seat, "box"))
        cards += [StartCard(ref, seat, f"deck.{seat}") for ref in deck[2:]]
    return tuple(cards)


def _setup(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    seat = max(look().seat, 0)
    yield Shuffle(f"deck.{seat}")
    yield Draw(4, f"deck.{seat}", f"hand.{seat}")
    yield Draw(2, f"deck.{seat}", f"prizes.{seat}", "set_prizes")


def _settle_last(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    while look().stage.declarations:
        yield Settle(look().stage.declarations[-1].id)


def _drops(
    _view: SeatView, selection: Selection, zone: str, unit: str, index: int
) -> Iterable[Drop]:
    if selection.cards and unit:
        yield Drop(Words("Attach", "付ける"), Attach(selection.cards, unit))
    if selection.cards:
        yield Drop(Words("Move", "移す"), Move(selection.cards, zone, index))


def _out_of_turn(view: SeatView, intent: Intent) -> bool:
    return isinstance(intent, Declare) and view.stage.chance not in (None, view.seat)


def _draws(view: SeatView, memory: str, chance: Random) -> tuple[Step | None, str]:
    """Draw to three cards, and to one more where chance says so; memory counts the draws."""
    seat, drawn = view.seat, int(memory or 0)
    if len(view.cards_in(f"hand.{seat}")) < 3 and view.zones[f"deck.{seat}"].count != 0:
        return Draw(1, f"deck.{seat}", f"hand.{seat}"), str(drawn + 1)
    return None, f"{drawn}" if chance.random() < 0.5 else memory


def _ponders(view: SeatView, memory: str, _chance: Random) -> tuple[Step | None, str]:
    """Think for ever, which somebody has to end."""
    while view:
        sleep(0.05)
    return None, memory


def _follows(view: SeatView, memory: str, _chance: Random) -> tuple[Step | None, str]:
    """Draw as many cards as the other holds, and end its turn."""
    seat, counts = view.seat, [view.zones[f"hand.{seat}"].count or 0 for seat in (0, 1)]
    if counts[seat] < counts[1 - seat] and view.zones[f"deck.{seat}"].count != 0:
        return Draw(1, f"deck.{seat}", f"hand.{seat}"), memory
    if view.turn.number and view.turn.of(seat):
        return NextTurn(1 - seat), memory
    return None, memory


PLAYERS = {
    "draws": ComputerPlayer(Words("Draws", "引く人"), lambda _ahead: _draws),
    "follows": ComputerPlayer(Words("Follows", "追う人"), lambda _ahead: _follows),
    "ponders": ComputerPlayer(Words("Ponders", "長考する人"), lambda _ahead: _ponders),
}

SPEC = GameSpec(
    id="duel",
    players=PLAYERS,
    title=Words("Duel", "決闘"),
    seats=(2, 2),
    zones=(
        ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden", counted_below=10),
        ZoneSpec(
            "hand",
            Words("Hand", "手札"),
            visibility="owner",
            lies_open=("duela-12", "duelb-12", "joker*"),
        ),
        ZoneSpec("prizes", Words("Prizes", "サイド"), visibility="hidden", keeps_places=True),
        ZoneSpec("field", Words("Field", "場"), holds="units"),
        ZoneSpec("grave", Words("Graveyard", "墓地"), top_only=True),
        ZoneSpec("lane", Words("Lane", "レーン"), scope="table"),
        ZoneSpec("box", Words("Box", "箱"), scope="table", visibility="hidden"),
        ZoneSpec("mat", Words("Mat", "マット"), scope="table", holds="units"),
    ),
    layout=Layout(
        (900, 700),
        (
            ZonePlace("mat", (0, 0, 900, 700), "free", label="none"),
            ZonePlace("field", (200, 400, 500, 100), "row"),
            ZonePlace("deck", (820, 450, 63, 88)),
            ZonePlace("grave", (820, 560, 63, 88)),
            ZonePlace("prizes", (20, 450, 63, 88), "grid"),
            ZonePlace("lane", (400, 306, 63, 88), "row"),
            ZonePlace("box", (20, 306, 63, 88)),
            ZonePlace("hand", (200, 600, 500, 88), "fan"),
        ),
    ),
    lay=_lay,
    phases=(("main", Words("main", "メイン")), ("battle", Words("battle", "バトル"))),
    ledger=(("summon", Words("a summon", "召喚"), 1),),
    marks=(("damage", Words("damage", "ダメージ")), ("stunned", Words("stunned", "気絶"))),
    options=(
        TableOption(
            "tie",
            Words("a tie", "引き分け"),
            (
                OptionValue("replay", Words("played again", "再戦")),
                OptionValue("shared", Words("shared", "両者の勝ち")),
            ),
        ),
    ),
    chance=turn_first,
    procedures={"setup": _setup, "settle": _settle_last},
    actions=(
        GameAction(
            "duel.summon",
            Words("Summon", "召喚"),
            lambda view, selection: len(selection.cards) == 1 and view.seat >= 0,
            lambda view, selection: Move(selection.cards, f"field.{view.seat}", -1),
            key="S",
        ),
        GameAction(
            "duel.declare",
            Words("Declare", "宣言"),
            lambda _view, selection: bool(selection.cards),
            lambda _view, selection: Declare("strike", selection.cards),
            key="D",
        ),
    ),
    drops=_drops,
    made_zones=MadeZones(),
    sentences={"set_prizes": Words("{actor} sets {n} aside", "{actor}が{n}を伏せる")},
    adviser=lambda: plain_adviser(
        (
            AdviceRule(
                "not-your-chance",
                "illegal",
                Words("Another seat holds the chance.", "チャンスは相手にあります。"),
                "house rule 3",
            ),
            _out_of_turn,
        )
    ),
)

STRIKE, PARRY, FEINT = "strike", "parry", "feint"
NAMES = {
    STRIKE: Words("Strike", "打ち込み"),
    PARRY: Words("Parry", "受け流し"),
    FEINT: Words("Feint", "フェイント"),
}


def _called(_view: SeatView, declaration: SeatDeclaration) -> Words | None:
    return NAMES.get(declaration.text)


def _tasks(view: SeatView) -> tuple[Task, ...]:
    return next_on_stage(view, _called)


ON_MAT = replace(
    SPEC,
    layout=replace(SPEC.layout, stage=(915, 160, 310, 370)),
    declared=_called,
    tasks=_tasks,
    actions=(
        *SPEC.actions,
        GameAction(
            "duel.parry",
            NAMES[PARRY],
            lambda view, _selection: view.seat >= 0,
            lambda _view, _selection: Declare(PARRY),
        ),
    ),
    kinds=DeclarationKinds(
        (
            ("blow", Words("Blows", "打撃")),
            ("defence", Words("Defences", "防御")),
            ("idle", Words("Nothing declared", "宣言なし")),
        ),
        lambda _view, one: "defence" if one.text == PARRY else "blow",
        "idle",
    ),
    respond="duel.parry",
    window_keys={"pass_chance": "P", "respond": "R"},
)
"""The same with a place for the stage on the mat, names for declarations, its next step, and short
keys."""

"""A game of units with an action that asks first, and with things that are to be done.

The cards and the mat are those of a shipped game; what is asked and what is to be done is made up
here, so that nothing in it depends on that game's rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.core.card import value_of
from app.core.intent import Batch, PutMark
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Choosable, Form, Number, Pick, Ticks
from app.games.game_api import Foremost, GameAction, Selection
from app.games.game_registry import GAMES
from app.games.task_model import Choice, Task

KEY = "Ctrl+J"
SWINGS = {"poke": (30, Words("Poke", "つつく")), "bash": (60, Words("Bash", "なぐる"))}


def names(view: SeatView, units: tuple[str, ...]) -> tuple[Choosable, ...]:
    from tests.helpers.shipped import shipped_base

    cards = shipped_base()
    return tuple(
        Choosable(unit, cards.get(view.cards[view.units[unit].base].ref or "").name)
        for unit in units
    )


def hit(view: SeatView, selection: Selection, answers: Mapping[str, str]) -> Form | None:
    """Ask how hard, whom of the other side, and what to lay aside for it.

    Nothing is asked once the unit that hits is gone.
    """
    if len(selection.units) != 1 or selection.units[0] not in view.units:
        return None
    own = view.units[selection.units[0]]
    targets = (*view.zones["active.1"].items, *view.zones["bench.1"].items)
    swing = answers.get("swing", "")
    target = answers.get("target", "") if answers.get("target", "") in targets else ""
    paid = tuple(card for card in answers.get("pay", "").split(",") if card in own.attached)
    printed = SWINGS[swing][0] if swing else 0
    worked_out = printed + 10 * len(paid)
    amount = min(int(answers.get("amount", worked_out)), 990)
    lines = [
        Words(f"{printed} printed", f"{printed} 書かれた数"),
        Words(f"+{10 * len(paid)} for {len(paid)} paid", f"+{10 * len(paid)} 払った{len(paid)}枚"),
        Words(f"= {amount}", f"= {amount}"),
    ]
    ready = swing and target
    return Form(
        Words("Hit", "たたく"),
        (
            Pick(
                "swing",
                Words("How", "たたき方"),
                tuple(Choosable(name, words) for name, (_, words) in SWINGS.items()),
                swing,
            ),
            Pick("target", Words("Whom", "相手"), names(view, targets), target),
            Ticks(
                "pay",
                Words("Lay aside", "払うもの"),
                tuple(Choosable(c, _card(view, c)) for c in own.attached),
                paid,
            ),
            Number("amount", Words("Damage", "ダメージ"), amount, 0, 990, 10),
        ),
        Words("Hit now", "たたく"),
        PutMark((target,), "damage", add=amount) if ready else None,
        tuple(lines) if swing else (),
        None if ready else Words("Choose how and whom.", "たたき方と相手を選んでください。"),
    )


def _card(view: SeatView, handle: str) -> Words:
    from tests.helpers.shipped import shipped_base

    return shipped_base().get(view.cards[handle].ref or "").name


def owed(seat: int, prizes: int = 2) -> PutMark:
    """The gesture after which a seat has something to do."""
    return PutMark(("table",), f"owed.{seat}", value=prizes)


def tasks(view: SeatView) -> tuple[Task, ...]:
    """Whoever is owed something takes it; whoever was hit looks after it."""
    found = []
    marks = view.marks.get("table", ())
    for seat, about in enumerate(view.setting.seats):
        number = value_of(marks, f"owed.{seat}")
        if number:
            other = view.zones[f"active.{1 - seat}"].items
            take = PutMark(("table",), f"owed.{seat}", value=0)
            done = Batch((take, PutMark((f"seat.{seat}",), "taken", add=number)))
            found.append(
                Task(
                    f"owed.{seat}",
                    seat,
                    Words(f"{about.name} takes {number}", f"{about.name}が{number}枚取る"),
                    (
                        Choice(Words("Take", "取る"), done),
                        Choice(Words("Hit instead", "かわりにたたく"), action="hit"),
                    ),
                    tuple(other),
                )
            )
        if value_of(marks, f"late.{seat}"):
            found.append(
                Task(
                    f"late.{seat}",
                    seat,
                    Words("Say “Go”", "「どうぞ」と言う"),
                    (Choice(Words("Go", "どうぞ"), PutMark(("table",), f"late.{seat}", value=0)),),
                )
            )
    return tuple(found)


def _is_one(view: SeatView, selection: Selection) -> bool:
    return len(selection.units) == 1 and selection.units[0] in view.units


HIT = GameAction(
    "hit",
    Words("Hit…", "たたく…"),
    _is_one,
    lambda _view, _selection: None,
    key=KEY,
    group="unit",
    form=hit,
)
SPEC = replace(
    GAMES["pokemon"],
    actions=(HIT,),
    foremost=lambda _view, _selection: Foremost(("hit",), ("hit",)),
    tasks=tasks,
    adviser=None,
    once=(("vstar", Words("VSTAR Power", "VSTARパワー")),),
)

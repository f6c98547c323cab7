"""Procedures and actions of a game are done by their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from app.core.data.value import replace
from app.core.intent import Flip, Move, Roll, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Form, Number
from app.games.game_api import GameAction, Look, Selection
from app.games.game_registry import GAMES
from app.games.stepping_stones.stepping_stones_moves import setup
from tests.helpers.toy_games import TOYS
from tests.session.notation.any_game import STONES, hand, seen, why

PLAYED = "Aki plays Moss 5 to the stream, cell 4\n"


def test_a_procedure_runs_by_its_name() -> None:
    assert len(hand(seen("Aki does setup"))) == 3
    told = "this game has no procedure “dance”. Choose setup or end_turn."
    assert why("Aki does dance") == told


def test_a_procedure_is_told_cards_units_and_numbers_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[Mapping[str, str]] = []

    def listens(_look: Look, arguments: Mapping[str, str]) -> Iterator[Step]:
        told.append(arguments)
        yield Flip()

    spec = replace(GAMES["stepping_stones"], procedures={"setup": setup, "listen": listens})
    monkeypatch.setitem(TOYS, "stepping_stones", spec)
    head = "seed: 1" + STONES.replace("Aki starts the game\n", "")
    line = "cards Moss 2 and Moss 9, unit Moss 5, count 4, word elsewhere, to Ren, both Aki and Ren"
    view = seen(f"{PLAYED}does listen: {line}", head)
    moss_9, moss_2 = view.cards_in("hand.0")
    (unit,) = view.units
    assert told == [
        {"cards": f"{moss_2},{moss_9}", "unit": unit, "count": "4", "word": "elsewhere"}
        | {"to": "seat.1", "both": "seat.0,seat.1"}
    ]


def test_a_name_that_no_card_has_is_said_where_the_procedure_finds_no_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def order(look: Look, arguments: Mapping[str, str]) -> Iterator[Step]:
        yield Move(tuple(arguments["away"].split(",")), "pile.0", -1)

    spec = replace(GAMES["stepping_stones"], procedures={"setup": setup, "order": order})
    monkeypatch.setitem(TOYS, "stepping_stones", spec)
    head = STONES.replace("Aki starts the game\n", "")
    assert len(hand(seen("Aki does order: away Moss 9 and Moss 2", head))) == 1
    told = "there is no Mosss 2 in Aki's Hand; there: Moss 2."
    assert why("Aki does order: away Moss 9 and Moss 5 and Mosss 2", head) == told


def test_an_action_is_done_by_its_id_or_its_title_with_what_is_selected() -> None:
    view = seen("Aki does set: card Moss 9, cell Stream 4")
    (unit,) = view.units.values()
    assert (view.cards[unit.base].ref, unit.cell) == ("Moss 9", 4)
    assert view == seen("Aki does Set into the stream: card Moss 9, cell Stream 4")
    assert view == seen("Aki does 流れに置く: cards Moss 9, cell Stream 4")
    lifted = seen(f"{PLAYED}Ren does draw 2: zone Pile\nAki does lift: unit Moss 5")
    assert "Moss 5" in hand(lifted)
    assert lifted.zones["hand.1"].count == 5


def test_an_action_is_told_apart_from_what_it_cannot_be_done_with() -> None:
    told = "“Set into the stream” is not offered there. Write with what: "
    assert why("Aki does set").startswith(told)
    assert why("Aki does set: card Moss 9, cell Stream 44") == "there is no cell “Stream 44”."
    assert why("Aki does set: card Mosss 9").startswith("there is no Mosss 9 in Aki's Hand")


def test_what_an_action_asks_is_answered_in_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def asks(_view: SeatView, _selection: Selection, answers: Answers) -> Form:
        sides = int(answers.get("sides", "0"))
        return Form(
            Words("Roll", "振る"),
            (Number("sides", Words("Sides", "面"), sides),),
            Words("Roll", "振る"),
            Roll(sides) if sides else None,
            missing=Words("how many sides", "面の数"),
        )

    spec = GAMES["stepping_stones"]
    words = Words("Roll…", "振る…")
    roll = GameAction("chance", words, lambda *_: True, lambda *_: None, form=asks)
    monkeypatch.setitem(TOYS, "stepping_stones", replace(spec, actions=(roll,)))
    head = "seed: 1" + STONES
    assert seen("Aki does roll: sides 6", head)
    assert why("Aki does chance", head) == "how many sides"
    told = "“Roll…” asks for something else. Correct the answers."
    assert why("Aki does chance: sides many", head) == told

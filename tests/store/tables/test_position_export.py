"""A position and a log, as one seat may hand them on."""

from __future__ import annotations

import json

from app.core.ids import SPECTATOR
from app.core.intent import Attach, Batch, Draw, Look, Move, PutMark
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.seal_intents import LockPlan
from app.core.intents.turn_intents import NextTurn, Use
from app.session.host.local_table import LocalTable, lay_table
from app.store.tables.position_export import log_text, position_json
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS
from tests.store.toy import clients, lay


def _zone(told: dict[str, object], zone: str) -> dict[str, object]:
    zones = told["zones"]
    assert isinstance(zones, list)
    (found,) = [one for one in zones if one["id"] == zone]
    return dict(found)


def test_a_position_holds_what_the_seat_sees_and_no_more() -> None:
    host = lay().host
    aoi, ren = clients(host)
    ren.ask(Draw(3, "deck.1", "hand.1"))
    aoi.ask(Batch((NextTurn(0), Draw(4, "deck.0", "hand.0"))))
    hand = aoi.view.zones["hand.0"].items
    aoi.ask(Move(hand[:1], "bench.0", position=(10.0, 20.0)))
    (unit,) = aoi.view.zones["bench.0"].items
    aoi.ask(Attach(hand[1:2], unit))
    aoi.ask(PutMark((unit,), "damage", 60))
    aoi.ask(PutMark((unit, "seat.0"), "poisoned", 1, until=3))
    aoi.ask(Use("energy"))
    aoi.ask(Look("deck.0", 1))
    aoi.ask(SetOptions((("tie", "sudden-death"),)))

    told = position_json(aoi.view, lambda ref: ref.upper())
    assert json.loads(json.dumps(told)) == told
    assert told["seen_by"] == "Aoi"
    assert told["turn"] == {
        "number": aoi.view.turn.number,
        "seat": "Aoi",
        "phase": aoi.view.turn.phase,
        "used": {"energy": 1},
    }
    assert told["options"] == {"tie": "sudden-death"}
    (bench,) = _zone(told, "bench.0")["units"]  # type: ignore[misc]
    assert bench["damage"] == 60
    assert bench["marks"] == [{"mark": "poisoned", "value": 1, "until_turn": 3}]
    assert bench["base"] == {"card": "sv00-000", "name": "SV00-000"}
    assert bench["attached"] == [{"card": "sv01-001", "name": "SV01-001"}]
    assert bench["position"] == [10.0, 20.0]
    assert [card["card"] for card in _zone(told, "hand.0")["cards"]] == [  # type: ignore[attr-defined]
        "sv02-002",
        "sv03-003",
    ]
    assert _zone(told, "hand.1")["count"] == 3
    assert "cards" not in _zone(told, "hand.1")
    seen = {"place": 0, "card": {"card": "sv04-004", "name": "SV04-004"}}
    assert _zone(told, "deck.0")["seen"] == [seen]

    others = position_json(ren.view, str)
    assert others["options"] == told["options"]
    assert "cards" not in _zone(others, "hand.0")
    assert "seen" not in _zone(others, "deck.0")
    assert not any(handle in json.dumps(others) for handle in ren.view.cards)


def test_of_a_locked_plan_others_are_told_that_it_is_there() -> None:
    table = lay_table(TOYS["plans"], ("Aoi", "Ren"), (("a-1",), ("b-1",)), seed=1)
    aoi, ren = clients(table.host)
    aoi.ask(LockPlan("strike"))
    seats = [position_json(one.view, lambda ref: ref)["seats"][0] for one in (aoi, ren)]
    assert [seat["plan"] for seat in seats] == [
        {"locked": True, "text": "strike"},
        {"locked": True, "text": None},
    ]
    assert "plan" not in position_json(ren.view, lambda ref: ref)["seats"][1]


def test_a_spectator_has_no_name() -> None:
    view = LocalTable(lay().host).sit(SPECTATOR).view
    assert position_json(view, str)["seen_by"] is None


def test_a_log_is_aligned_text() -> None:
    lines = [("1.1", "Aoi draws a card."), ("12.10", "蓮: two\nlines")]
    assert log_text(lines) == "  1.1  Aoi draws a card.\n12.10  蓮: two\n       lines\n"
    assert log_text([]) == ""


def test_the_places_of_a_field_are_told_with_what_lies_on_them() -> None:
    spec = TOYS["outpost"]
    table = lay_table(spec, ("Aki", "Ren"), decks_for(spec, 2), seed=2)
    table.sit(0).ask(PutMark(("wild#3",), "fire", value=2))
    wild = _zone(position_json(table.sit(0).view, str), "wild")
    assert wild["cells"] == [{}, {}, {"marks": [{"mark": "fire", "value": 2}]}, {}, {}]
    assert [unit["cell"] for unit in wild["units"]] == [1, 5]  # type: ignore[attr-defined]

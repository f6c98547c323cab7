"""Core values through JSON and back."""

from __future__ import annotations

import json
import math
import subprocess
import sys
import typing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core import fact as f
from app.core import intent as i
from app.core.card import Mark
from app.core.data import codec
from app.core.table import Setting, Turn
from app.core.text.words import Words
from app.core.view import Event, SeatCard, SeatFact, SeatStage, SeatView, SeatZone
from app.core.zone import Seat, Zone, ZoneSpec
from tests.helpers.any_value import ASKED, any_value

FACTS = typing.get_args(f.Fact)
INTENTS = [kind for kind in typing.get_args(i.TableIntent) if kind not in (i.Batch, i.ForSeat)]


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_every_fact_comes_back_as_it_was(kind: type) -> None:
    @given(any_value(kind))
    def check(fact: f.Fact) -> None:
        data = codec.fact_to_json(fact)
        assert codec.fact_from_json(data) == fact
        assert codec.fact_to_json(codec.fact_from_json(data)) == data

    check()


@pytest.mark.parametrize("kind", INTENTS, ids=lambda kind: kind.__name__)
def test_every_intent_comes_back_as_it_was(kind: type) -> None:
    @given(any_value(kind, ASKED), st.integers(0, 3))
    def check(intent: i.Intent, depth: int) -> None:
        if isinstance(intent, i.Step):
            for _ in range(depth):
                intent = i.Batch((intent, i.Shuffle("deck.0")))
        assert codec.intent_from_json(codec.intent_to_json(intent)) == intent
        if isinstance(intent, i.Step):
            deed = i.ForSeat(1, intent)
            assert codec.intent_from_json(codec.intent_to_json(deed)) == deed

    check()


@pytest.mark.parametrize(
    "raw",
    [
        b'{"kind":"for_seat","seat":true,"step":{"kind":"flip"}}',
        b'{"kind":"for_seat","seat":1}',
        b'{"kind":"for_seat","seat":1,"step":{"kind":"undo"}}',
        b'{"kind":"for_seat","seat":1,"step":{"kind":"for_seat","seat":0,"step":{"kind":"flip"}}}',
        b'{"kind":"batch","steps":[{"kind":"for_seat","seat":1,"step":{"kind":"flip"}}]}',
    ],
)
def test_in_the_place_of_a_seat_stands_one_step_and_nothing_else(raw: bytes) -> None:
    with pytest.raises(codec.CodecError):
        codec.intent_from_json(raw)


@given(any_value(SeatFact))
def test_what_a_seat_is_told_comes_back_as_it_was(told: SeatFact) -> None:
    assert codec.seat_from_bytes(SeatFact, codec.seat_bytes(told)) == told


def _view(*handles: str) -> SeatView:
    zone = Zone("hand.0", ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"), (0,))
    return SeatView(
        0,
        Setting("toy", (Seat("Aoi", 0),), {"hand.0": zone}),
        {"hand.0": SeatZone("hand.0", len(handles), listed=True, items=tuple(sorted(handles)))},
        {handle: SeatCard(handle, "ace", 0, "hand.0") for handle in handles},
        {},
        {"seat.0": (Mark("note:a", text="こたつ"),)},
        Turn(1, 0, "main", (("energy", 1),)),
        SeatStage(),
    )


def test_a_view_comes_back_as_it_was() -> None:
    view = _view("ca", "cb")
    assert codec.seat_from_bytes(SeatView, codec.seat_bytes(view)) == view


def test_equal_views_are_equal_bytes_whichever_card_came_first() -> None:
    assert codec.seat_bytes(_view("ca", "cb")) == codec.seat_bytes(_view("cb", "ca"))


def test_defaults_are_left_out_but_never_the_kind() -> None:
    fact = f.Moved(0, (f.CardMove(3, "hand.0"),))
    assert json.loads(codec.fact_to_json(fact)) == {
        "kind": "moved",
        "actor": 0,
        "moves": [{"card": 3, "zone": "hand.0"}],
    }


def test_text_stays_readable() -> None:
    assert "こたつ".encode() in codec.fact_to_json(f.Announced(0, "say", "こたつ"))


def test_half_a_surrogate_pair_does_not_stop_the_game() -> None:
    data = codec.fact_to_json(f.Announced(0, "say", "a\ud83d"))
    assert codec.fact_from_json(data) == f.Announced(0, "say", "a?")


def test_an_infinite_place_has_no_json() -> None:
    with pytest.raises(codec.CodecError):
        codec.fact_to_json(f.Moved(0, (f.CardMove(1, "mat", position=(math.inf, 0.0)),)))


BAD_FACTS = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b"{}",
    b'{"actor":0}',
    b'{"kind":"teleported","actor":0}',
    b'{"kind":"shuffled","actor":0,"zone":"deck.0"}',
    b'{"kind":"shuffled","actor":0,"zone":"deck.0","order":[1],"sorted":true}',
    b'{"kind":"shuffled","actor":"0","zone":"deck.0","order":[1]}',
    b'{"kind":"shuffled","actor":true,"zone":"deck.0","order":[1]}',
    b'{"kind":"moved","actor":0,"moves":[{"card":1,"zone":"deck.0","ref":"ace"}]}',
    b'{"kind":"moved","actor":0,"moves":[{"card":1,"zone":"mat","position":[NaN,0]}]}',
    b'{"kind":"began","game":"g","seats":[],"cards":[],"zones":[{"name":"a"}]}',
    b'{"kind":"passed","actor":0,"chance":null},{"kind":"passed","actor":0,"chance":null}',
    b"[" * 10_000,
]


@pytest.mark.parametrize("data", BAD_FACTS, ids=range(len(BAD_FACTS)))
def test_a_malformed_fact_is_one_error_with_a_sentence(data: bytes) -> None:
    with pytest.raises(codec.CodecError) as caught:
        codec.fact_from_json(data)
    assert caught.value.reason.en.endswith(".")
    assert caught.value.reason.ja.endswith("。")


def _nested(depth: int) -> object:
    step: object = {"kind": "flip"}
    for _ in range(depth):
        step = {"kind": "batch", "steps": [step]}
    return step


BAD_INTENTS = [
    b"[]",
    b"{}",
    b"null",
    json.dumps({"kind": "flip", "result": [1, 1]}).encode(),
    json.dumps({"count": 1}).encode(),
    json.dumps({"kind": "batch", "steps": [{"count": 1}]}).encode(),
    json.dumps({"kind": "batch", "steps": [{"kind": "undo"}]}).encode(),
    json.dumps({"kind": "batch", "steps": [{"kind": "flip"}], "verb": "move"}).encode(),
    json.dumps({"kind": "batch", "steps": "flip"}).encode(),
    json.dumps(_nested(5)).encode(),
    json.dumps(_nested(100)).encode(),
    json.dumps({"kind": "flip", "count": 10**30}).encode(),
    json.dumps({"kind": "announce", "text": "a" * 5000}).encode(),
    json.dumps({"kind": "move", "zone": "hand.0", "cards": ["c"] * 1001}).encode(),
    json.dumps({"kind": "announce", "text": "a" * 100_000}).encode(),
    b"[" * 10_000,
]


@pytest.mark.parametrize("data", BAD_INTENTS, ids=range(len(BAD_INTENTS)))
def test_a_malformed_intent_is_one_error_with_a_sentence(data: bytes) -> None:
    with pytest.raises(codec.CodecError) as caught:
        codec.intent_from_json(data)
    assert len(caught.value.reason.en) < 400


@given(st.binary(max_size=200))
def test_noise_is_one_error(data: bytes) -> None:
    with pytest.raises(codec.CodecError):
        codec.intent_from_json(data)


def test_nothing_is_built_before_something_is_read() -> None:
    code = "import app.core.data.codec, sys; assert 'pydantic' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_every_event_field_is_plain() -> None:
    told = SeatFact((Event("move", 0, ("ace", None), results=(1, 0)),))
    assert codec.seat_from_bytes(SeatFact, codec.seat_bytes(told)) == told

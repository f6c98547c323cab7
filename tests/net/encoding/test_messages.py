"""Every message is read as it was written, and none that holds too much is read at all."""

from __future__ import annotations

import json
import traceback
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields, is_dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.data.codec import CodecError
from app.core.data.plain_data import plain
from app.core.data.validation import limits_of, misfit
from app.core.data.value import replace
from app.core.intent import (
    Batch,
    Collect,
    Flip,
    ForSeat,
    Intent,
    Move,
    PickRandom,
    Rotate,
    Shuffle,
    TableIntent,
)
from app.core.intents.agreement_intents import Rule
from app.core.intents.laying_intents import Lay
from app.core.text.words import Words
from app.core.view import Event, SeatView
from app.net.encoding import messages
from app.net.transport.limits import LONGEST_TOLD
from app.session.agreement.requests import Wish
from app.session.agreement.still_known import StillKnown
from app.session.agreement.travel_told import Line, TravelTold
from app.session.fairness.record_book import Bound, Standing
from app.session.host.updates import Asked, SignedHead
from app.session.positions.difference_words import Difference
from app.session.readings.fallen_chance import Fallen
from app.session.room.game_clock import ClockFace, ClockSetting
from app.session.room.messages.from_people import (
    Ask,
    BringDeck,
    Chair,
    CloseHand,
    Commit,
    FromPeople,
    MoveSeat,
    OpenLink,
    PauseClock,
    SayReady,
    SeatComputer,
    SetClock,
    Sign,
    Sit,
    SteerComputers,
    WantFile,
    WantPast,
    WantView,
)
from app.session.room.messages.judge_messages import Judging
from app.session.room.messages.reading_messages import (
    EnterReading,
    ReadingEntered,
    ReadingsShown,
    SendReadings,
    SentReading,
    ShownAdvice,
    ShownReading,
)
from app.session.room.messages.remedy_messages import RemediesTold, RemedyTold, WantRemedies
from app.session.room.messages.request_messages import (
    AskLeave,
    Decided,
    GiveReply,
    Questioned,
    Withdraw,
)
from app.session.room.messages.table_talk import (
    Drag,
    Emoted,
    Ghost,
    Point,
    Pointed,
    Said,
    Say,
    ShowEmote,
)
from app.session.room.messages.to_people import (
    Answered,
    Bye,
    ClockShows,
    ComputerAt,
    FilePart,
    Invitation,
    Journal,
    Notice,
    People,
    Person,
    Record,
    Seated,
    ToPeople,
)
from tests.helpers.any_value import ASKED, any_value
from tests.helpers.play import lay
from tests.helpers.toy_games import TOYS

HEX = "0f" * 32
BOUND = Bound(0, HEX, 3, HEX)
FALLEN = (Fallen("coins", (1, 0)), Fallen("pick", cards=("TWM-128", None)))
SAID = ShownAdvice("cond-active-only", "illegal", "Asleep.", "ねむりです。")
TITLE = Words("Shuffle 1 card", "カード1枚を混ぜる")
WISH = Wish("hand", -1, 4, "Sora", 7, "jump", 0)


def a_view() -> SeatView:
    """What the first seat of some game sees."""
    game = next(iter(TOYS))
    return lay(TOYS[game], 1).table.seats[0].view


FROM_PEOPLE: tuple[FromPeople, ...] = (
    Sit("Aki", "player", 1),
    MoveSeat(0, 3),
    BringDeck(("TWM-128", "placeholder:さくら")),
    SayReady(ready=False),
    Ask("a1", 7, Batch((Move(("chandle12",), "hand.0"), Flip(2)))),
    Say("よろしくお願いします"),
    Say("left", team=True),
    ShowEmote("thanks"),
    Point(1.5, -2.0, (3.0, 4.0)),
    Drag(("cabcdefgh",), 10.0, 20.0),
    WantView(),
    WantPast((1, 2), (2,)),
    Commit(HEX, HEX),
    Commit(HEX, HEX, SignedHead(HEX, HEX, -2, HEX, 7, HEX, (1, 3), "ab" * 64)),
    OpenLink(3, HEX),
    Sign(16, HEX * 2, (2, 3)),
    AskLeave("travel", 12, 0),
    AskLeave("ruling", ruling=Rule("energy-once", "One Energy", ("u1", "seat.0"), (0, 1))),
    AskLeave("options", options=(("turn-lock", "off"),)),
    AskLeave("touch", steps=(Collect(("u1",), "grave.1"), Rotate(("u2",), 90))),
    GiveReply("q1", "allow_shuffle"),
    Withdraw("q1"),
    CloseHand(),
    WantFile(),
    SetClock(ClockSetting(1500.0, 10.0, 120.0), (30.0, -2.0)),
    PauseClock(paused=False),
    Chair("mute", 3),
    SeatComputer(1, "careful"),
    SteerComputers("go_on"),
    SendReadings(3, ("c1", "j2"), (SentReading("It was Switch", "[]"), SentReading("", "[]"))),
    EnterReading(1),
    Judging("call"),
    Judging("ask", 1),
    WantRemedies(7),
)
TO_PEOPLE: tuple[ToPeople, ...] = (
    People(
        (Person(1, "Aki", "player", 0, chair=True, decked=True, watches=1, latency=12, wants=3),),
        (1,),
        laid=True,
        teams=(0, 1, 0, 1),
        game="octet",
        computers=(ComputerAt(2, "careful", "thinks"),),
    ),
    Seated(1, "player", 0, "ab" * 16),
    Answered("a1", 8),
    Answered("a1", None, "stale", "Do that again.", "もう一度どうぞ。"),
    Said(1, "hello"),
    Said(1, "left", team=True),
    Emoted(1, "hello"),
    Pointed(1, 1.0, 2.0, (3.0, 4.0)),
    Ghost(1, ("cabcdefgh", None), 1.0, 2.0),
    Notice("muted", "You were muted.", "発言を止められています。"),
    Journal(((-3, 0, 0), (0, "undo", 0, 1), (1, 0, "name", "note")), "ab" * 8, more=True),
    Record(Standing(HEX, 4, (BOUND,), Asked(4, 9, 0, HEX), (BOUND,))),
    Questioned(
        "q1",
        WISH,
        ("allow", "no"),
        20.0,
        TravelTold(
            2,
            (Line(7, 0, 1, 2, (Event("draw", 0),)),),
            (StillKnown(1, "deck.0", ("TWM-128", None)),),
            chance=True,
        ),
    ),
    Questioned("q2", WISH, (), 20.0, ruling=Rule("energy-once", "One Energy", (), (0, 1))),
    Questioned("q3", WISH, (), 20.0, options=(("turn-lock", "off"),)),
    Questioned(
        "q4", WISH, ("allow",), 20.0, deed=(Event("move", 1, ("fox", None), 2),), meant=("u1", "c1")
    ),
    Decided("q1", WISH, allowed=False, why="refused", by=1),
    ClockShows(ClockFace(ClockSetting(1500.0, 0.0, 60.0), (12.5, -3.0), 40.0, (1,), paused=True)),
    FilePart(1, 3, "QUJD"),
    Invitation("chabudai:ABC", "123456"),
    ReadingsShown(3, "line", (ShownReading("It was Switch", "one"), ShownReading("", "two"))),
    ReadingsShown(3, "line", (ShownReading("", "one", FALLEN, (SAID,)),)),
    ReadingEntered(1),
    RemediesTold(
        3,
        9,
        (
            RemedyTold(
                "random hand.0",
                TITLE,
                TITLE,
                (PickRandom("hand.0", 1, "deck.0", unseen=True), Shuffle("deck.0")),
                (Difference(TITLE, TITLE, TITLE),),
                2,
                (StillKnown(1, "deck.0", ("fox", None)),),
                TITLE,
                4,
                far=True,
            ),
        ),
    ),
    Bye("over", "The table is closed.", "卓は閉じられました。"),
)
TOO_MUCH: tuple[Any, ...] = (
    *("", "x" * 65, "x" * 5000, "x" * 40000, "G" * 64, HEX[:-1], "0f" * 65),
    *(-(10**6), -4, 0, 8, 2**53 + 1, 10**7, -1.0, 1e7, -1e7),
    *((-4,), (9,) * 9, (0,), ("",), ("",) * 1001, (1,) * 1001, (1e7, 0.0)),
)
"""Each is too much, or too little, for some field of its type."""


def read(message: Any) -> Any:
    """Return a message as the other side reads it."""
    if isinstance(message, FromPeople):
        return messages.read_from_people(messages.written(message))
    return messages.read_to_people(messages.written(message))


def spoilt(whole: Any, kind: type | None = None) -> Iterator[tuple[type, str, Any]]:
    """Return copies of a value with one field each that holds too much: (of what, field, copy)."""
    if isinstance(whole, tuple):
        for at, part in enumerate(whole):
            for of, name, wrong in spoilt(part):
                yield of, name, (*whole[:at], wrong, *whole[at + 1 :])
    if not is_dataclass(whole):
        return
    for field in fields(whole):
        part = getattr(whole, field.name)
        allowed = limits_of(type(whole)).get(field.name)
        if allowed is not None and part is not None:
            for wrong in TOO_MUCH:
                if type(wrong) is type(part) and not _holds(allowed, wrong):
                    yield type(whole), field.name, replace(whole, **{field.name: wrong})
        for of, name, copy in spoilt(part):
            yield of, name, replace(whole, **{field.name: copy})


def _holds(allowed: Any, wrong: Any) -> bool:
    try:
        return allowed.holds(wrong)
    except TypeError:
        return True  # items of another type: the codec's business


@pytest.mark.parametrize("message", [*FROM_PEOPLE, *TO_PEOPLE], ids=lambda one: type(one).__name__)
def test_what_was_written_is_read_again(message: Any) -> None:
    assert read(message) == message
    assert misfit(message) is None


def test_a_length_does_not_tell_which_card_is_meant() -> None:
    near, far = (Move((f"prizes.0#{place}",), "hand.0") for place in (1, 5))
    assert len(messages.written(Ask("a9", 9, near))) == 128
    assert len(messages.written(Ask("a10", 10, far))) == 128
    short, long = (BringDeck((name,) * 60) for name in ("PAL-1", "SV8a-112"))
    assert len(messages.written(short)) == len(messages.written(long)) == 4096


def test_there_is_an_example_of_every_message() -> None:
    assert {type(one) for one in FROM_PEOPLE} == set(get_args(FromPeople))
    assert {type(one) for one in TO_PEOPLE} == set(get_args(ToPeople))


@pytest.mark.parametrize("message", [*FROM_PEOPLE, *TO_PEOPLE], ids=lambda one: type(one).__name__)
def test_a_field_that_holds_too_much_is_refused_by_its_name(message: Any) -> None:
    for of, name, wrong in spoilt(message):
        with pytest.raises(CodecError) as refused:
            read(wrong)
        said = str(refused.value)
        beyond_any = "at most" in said  # more than any field may hold: which it is does not matter
        assert beyond_any or isinstance(wrong, Ask) or name in said, (of, name)


def limited() -> set[type]:
    """Every class of a message, and of what one is made of, that declares limits."""
    found: set[type] = set()
    open_ = [*get_args(FromPeople), *get_args(ToPeople)]
    while open_:
        kind = open_.pop()
        if kind is Lay:
            continue  # what is asked of the table is the host's to check
        if is_dataclass(kind) and isinstance(kind, type) and kind not in found:
            found.add(kind)
            open_ += get_type_hints(kind).values()
        else:
            open_ += get_args(kind)
    return {kind for kind in found if limits_of(kind)}


def test_every_limit_is_tried() -> None:
    tried = {(of, name) for one in (*FROM_PEOPLE, *TO_PEOPLE) for of, name, _ in spoilt(one)}
    wanted = {(of, name) for of in limited() for name in limits_of(of)}
    assert wanted - tried == {(Journal, "rows")}  # below


def test_every_field_that_can_be_long_has_a_limit() -> None:
    for kind in (
        *get_args(FromPeople),
        *get_args(ToPeople),
        Person,
    ):
        for name, hint in get_type_hints(kind).items():
            if not _is_small(hint):
                assert name in limits_of(kind), f"{kind.__name__}.{name} has no limit"


def _is_small(hint: Any) -> bool:
    """Whether a field can hold no more than its type says, or something with limits of its own."""
    if hint is bool or hint is type(None) or is_dataclass(hint) or get_origin(hint) is Literal:
        return True
    parts = get_args(hint)
    if get_origin(hint) is tuple:
        return get_origin(parts[0]) is Literal
    # An intent is one of many values, each checked by the host.
    return bool(parts) and all(map(_is_small, parts)) and get_origin(hint) is not Union


def test_an_unknown_field_or_kind_is_refused() -> None:
    for text in (
        b'{"kind":"say","text":"hi","loud":true}',
        b'{"kind":"shout","text":"hi"}',
        b'{"text":"hi"}',
        b'{"kind":"ask","id":"1","on":0,"intent":{"kind":"undo"},"seat":1}',
        b'{"kind":"said","person":1,"text":"hi"}',
    ):
        with pytest.raises(CodecError):
            messages.read_from_people(text)


def test_a_gesture_that_is_not_understood_can_be_answered() -> None:
    with pytest.raises(messages.AskError) as refused:
        messages.read_from_people(b'{"kind":"ask","id":"a1","on":0,"intent":{"kind":"fly"}}')
    assert refused.value.id == "a1"
    assert refused.value.reason.ja


def test_a_type_that_only_looks_right_is_refused() -> None:
    for text in (
        b'{"kind":"sit","name":"Aki","seat":true}',
        b'{"kind":"sit","name":"Aki","seat":"0"}',
        b'{"kind":"sit","name":7}',
        b'{"kind":"ready","ready":1}',
        b'{"kind":"ask","id":"1","on":1.0,"intent":{"kind":"undo"}}',
        b'{"kind":"point","x":NaN,"y":0}',
        b'{"kind":"point","x":1e999,"y":0}',
        b'{"kind":"point","x":0,"y":0,"to":[1]}',
        b'{"kind":"say","text":"\\ud83d"}',
        b'{"kind":"say","text":"\xff"}',
        b"[" * 100_000,
        b"",
    ):
        with pytest.raises(CodecError):
            messages.read_from_people(text)


def test_a_journal_of_strange_rows_is_refused() -> None:
    with pytest.raises(CodecError):
        read(Journal(((0,) * 100,), "ab" * 8))
    with pytest.raises(CodecError):
        read(Journal(((0, 2**53 + 1, 0),), "ab" * 8))
    with pytest.raises(CodecError):
        read(Journal(((0, 0, 0),), "ab"))
    with pytest.raises(CodecError):
        messages.read_to_people(b'{"kind":"bye","code":"' + b"x" * LONGEST_TOLD)


def test_what_has_no_limit_of_its_own_has_that_of_a_request() -> None:
    def told(event: Event) -> Questioned:
        travel = TravelTold(1, (Line(7, 0, 1, 2, (event,)),), ())
        return Questioned("q1", WISH, ("no",), 20.0, travel)

    where = "travel.lines.0.events.0"
    assert misfit(told(Event("say", 0, text="x" * 4001))) == f"{where}.text"
    assert misfit(told(Event("say", 0, number=2**60))) == f"{where}.number"


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=8))
def test_no_json_raises_anything_else(nonsense: Any) -> None:
    for example in (*FROM_PEOPLE, *TO_PEOPLE):
        raw = plain(example)
        for name in raw:
            spoiled = json.dumps({**raw, name: nonsense}).encode()
            for reader in (messages.read_from_people, messages.read_to_people):
                with suppress(CodecError):
                    reader(spoiled)


def test_a_refusal_keeps_nothing_of_what_was_refused() -> None:
    def depth(text: bytes) -> int:
        with pytest.raises(CodecError) as caught:
            messages.read_from_people(text)
        return len(list(traceback.walk_tb(caught.value.__traceback__)))

    for text in (b'{"kind":"ask"}', b'{"kind":"ask","id":7,"on":0,"intent":{}}', b"[]", b"{"):
        assert [depth(text) for _ in range(20)] == [depth(text)] * 20


@pytest.mark.parametrize("kind", get_args(TableIntent), ids=lambda kind: kind.__name__)
def test_every_gesture_is_read_as_it_was_written(kind: Any) -> None:
    nested = {Batch: lambda flip: Batch((flip,)), ForSeat: lambda flip: ForSeat(1, flip)}
    one_step = (
        any_value(Flip, ASKED).map(nested[kind]) if kind in nested else any_value(kind, ASKED)
    )

    @given(one_step)
    def check(intent: Intent) -> None:
        ask = Ask("a1", 7, intent)
        assert messages.read_from_people(messages.written(ask)) == ask

    check()


def test_a_gesture_of_a_wrong_form_keeps_its_name() -> None:
    with pytest.raises(messages.AskError, match=r"flip\.x") as caught:
        messages.read_from_people(b'{"id":"a1","on":1,"kind":"ask","intent":{"kind":"flip","x":2}}')

    assert caught.value.id == "a1"

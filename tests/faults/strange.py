"""Messages as no program of ours sends them: mutated from those that it does send."""

from __future__ import annotations

import json
import random
from typing import Any, get_args

from app.core import intent as i
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.seal_intents import LockPlan, OpenPlans, OpenSeals, UnlockPlan
from app.core.intents.turn_intents import (
    Declare,
    NextTurn,
    PassChance,
    Restage,
    SetPhase,
    Settle,
    Use,
)
from app.core.view import SeatView
from app.net.encoding import messages
from app.session.host.updates import SignedHead
from app.session.room.game_clock import ClockSetting
from app.session.room.messages.from_people import (
    Ask,
    BringDeck,
    Chair,
    ChairDeed,
    Commit,
    FromPeople,
    OpenLink,
    PauseClock,
    SayReady,
    SetClock,
    Sign,
    Sit,
    WantFile,
    WantPast,
    WantView,
)
from app.session.room.messages.reading_messages import EnterReading, SendReadings, SentReading
from app.session.room.messages.remedy_messages import WantRemedies
from app.session.room.messages.request_messages import AskLeave, GiveReply, Withdraw
from app.session.room.messages.table_talk import Drag, Point, Say, ShowEmote

_STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    10**40,
    1e308,
    -1e-308,
    float("nan"),
    float("inf"),
    "",
    "\x00",
    "\ud800",
    "🂠" * 50,
    "a" * 3000,
    "０１２",
    "deck.0",
    "hand.0",
    "hand.1",
    "deck.0#0",
    "unone",
    [],
    {},
    [[]],
    {"kind": "draw"},
    ["deck.0"] * 200,
)


def samples(view: SeatView) -> list[bytes]:
    """Return every kind of message, some as somebody with this view might mean them."""
    cards = tuple(sorted(view.cards))[:3] or ("cxxxxxxxx",)
    units = tuple(sorted(view.units))[:2] or ("uxxxxxxxx",)
    seat = max(0, view.seat)
    hand, deck = f"hand.{seat}", f"deck.{seat}"
    intents: tuple[i.Intent, ...] = (
        i.Move(cards[:1], hand),
        i.Bring(("NEW-1",), hand),
        i.Draw(1, deck, hand),
        i.Attach(cards[:1], units[0]),
        i.MoveUnits(units[:1], f"bench.{seat}"),
        i.SwapUnits(units[0], units[-1]),
        i.Collect(units[:1], f"discard.{seat}"),
        i.Shuffle(deck),
        i.Look(deck, 3),
        i.Show(cards[:1], (0, 1)),
        i.Hide(deck),
        i.PickRandom(hand, 1, f"discard.{seat}"),
        i.Face(cards[:1], up=True),
        i.Rotate(units[:1], 90),
        i.PutMark(units[:1], "damage", add=10),
        i.Flip(),
        i.Roll(),
        NextTurn(seat),
        SetPhase("main"),
        Use("supporter"),
        Declare("strike", cards[:1]),
        PassChance(),
        Settle("d1"),
        Restage(("d1", "d2"), (("d1", ("seat.1", "d2")),)),
        OpenSeals(),
        LockPlan("strike first"),
        UnlockPlan(),
        OpenPlans((0, 1)),
        i.Announce("say", "hello"),
        SetOptions((("advice", "off"),)),
        Rule("too-many", "x"),
        i.Batch((i.Draw(1, deck, hand), i.Flip())),
        i.Procedure("setup", (("auto", "1"),)),
        i.Undo(),
        i.Redo(),
        i.Jump(0),
        i.WriteLabel(0, "here", "there"),
    )
    said: tuple[FromPeople, ...] = (
        Sit("Mallory", "spectator"),
        Sit("Mallory", "judge"),
        Sit("Mallory", "player", 0),
        Commit("0" * 64, "1" * 64),
        Commit(
            "0" * 64,
            "1" * 64,
            SignedHead("2" * 64, "6" * 64, 1, "3" * 64, 9, "4" * 64, (1,), "5" * 128),
        ),
        OpenLink(1, "0" * 64),
        Sign(1, "0" * 128, (0,)),
        AskLeave("travel", 1),
        AskLeave("hand", about=0),
        AskLeave("seat", about=0),
        AskLeave("chair"),
        AskLeave("record"),
        AskLeave("ruling", ruling=Rule("too-many", "x", units[:1], (0, 1))),
        AskLeave("options", options=(("turn-lock", "off"),)),
        AskLeave("plans", plans=(0,)),
        AskLeave("touch", steps=(i.Rotate(units[:1], 90), i.PutMark(units[:1], "x", add=1))),
        WantFile(),
        GiveReply("q1", "allow"),
        Withdraw("q1"),
        BringDeck(("A-1", "A-2")),
        SayReady(),
        Say("hello"),
        ShowEmote("hello"),
        Point(0.5, 0.5, (1.0, 1.0)),
        Drag(cards, 0.5, 0.5),
        SetClock(ClockSetting(600.0), (30.0, 30.0)),
        PauseClock(),
        SendReadings(0, cards, (SentReading("A", "[]"), SentReading("B", '[{"actor":0}]'))),
        EnterReading(0),
        WantRemedies(1),
        WantView(),
        WantPast((0, 1, 2), (1, 2)),
        *(Chair(deed, 1) for deed in get_args(ChairDeed)),
        *(Ask(f"m{n}", 0, intent) for n, intent in enumerate(intents)),
    )
    return [messages.written(one) for one in said]


def changed(data: bytes, chance: random.Random) -> bytes:
    """Change a message in its meaning: other types and values, fields that are missing or new."""
    raw = json.loads(data)
    for _ in range(chance.randint(1, 3)):
        raw = _with_a_change(raw, chance)
    # What a string cannot hold on the wire is written as it is nevertheless.
    text = json.dumps(raw, ensure_ascii=chance.random() < 0.5)
    if chance.random() < 0.1:
        text = _doubled(text, chance)
    if chance.random() < 0.05:
        depth = chance.choice((10, 100, 1000, 20_000))
        text = text.replace("[", "[" * depth, 1).replace("]", "]" * depth, 1)
    return text.encode("utf-8", "surrogatepass")


def _with_a_change(raw: Any, chance: random.Random) -> Any:
    """Return JSON with something of it replaced, left out or added."""
    if isinstance(raw, dict) and raw and chance.random() < 0.9:
        return _with_another_field(raw, chance)
    if isinstance(raw, list) and raw and chance.random() < 0.7:
        at = chance.randrange(len(raw))
        return [*raw[:at], _with_a_change(raw[at], chance), *raw[at + chance.randint(0, 1) :]]
    if isinstance(raw, int) and not isinstance(raw, bool) and chance.random() < 0.4:
        return raw + chance.choice((-1, 1, 2, 100, -100, 2**40))
    return chance.choice(_STRANGE)


def _with_another_field(raw: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    name, roll = chance.choice(sorted(raw)), chance.random()
    if roll < 0.1:
        return {key: part for key, part in raw.items() if key != name}
    if roll < 0.2:
        return {**raw, chance.choice(("more", "seat", "person", "")): chance.choice(_STRANGE)}
    if roll < 0.3 and name == "id":
        return {**raw, "id": f"f{chance.randrange(10**9)}"}
    return {**raw, name: _with_a_change(raw[name], chance)}


def _doubled(text: str, chance: random.Random) -> str:
    """Say a field twice."""
    name = chance.choice(("kind", "id", "on", "intent"))
    value = json.dumps(chance.choice(_STRANGE))
    return text.replace("{", f'{{"{name}": {value}, ', 1)

"""What people at a hosted table send: values, so that everybody reads the same fields.

`app/net/encoding/messages.py` gives them their form on the wire. All of it comes from
outside; every field is checked there for its type and its size, and by the room for its sense.
"""

from __future__ import annotations

from typing import Annotated, Literal

from app.core.data.field_limits import (
    CARD_NAME,
    COORDINATE,
    COORDINATES,
    COUNTED,
    COUNTS,
    EYES,
    HANDLES,
    HEX,
    ID,
    LAST_SEAT,
    LONGEST_LIST,
    NUMBER,
    OPTIONS,
    SEAT,
    SENTENCE,
    SIGNATURE,
    SOME_CODE,
    STEPS,
    items,
)
from app.core.data.value import value
from app.core.ids import NodeId, PersonId, SeatId
from app.core.intent import TableIntent
from app.core.intents.agreement_intents import Rule
from app.core.options import Options
from app.session.agreement.requests import KindId, Reply
from app.session.host.updates import SignedHead
from app.session.room.game_clock import TIME_LEFT, ClockSetting
from app.session.trial.asked_steps import MOST_STEPS_ASKED, AskedSteps

Role = Literal["player", "judge", "spectator"]
Emote = Literal["hello", "thanks", "well_played", "thinking", "your_turn", "oops", "wait", "ready"]
EMOTES: tuple[Emote, ...] = (
    "hello",
    "thanks",
    "well_played",
    "thinking",
    "your_turn",
    "oops",
    "wait",
    "ready",
)


@value
class Sit:
    """Take a place at the table: a seat, the judge's, or one to watch from."""

    name: Annotated[str, SENTENCE]
    role: Role = "player"
    seat: Annotated[SeatId, SEAT] | None = None
    """Which seat; None for the first that is free."""
    kind: Literal["sit"] = "sit"


@value
class MoveSeat:
    """Change who sits where before the table is laid: two seats swap their people and decks.

    Whoever looks after the table does it with any two; a player only with the own seat `seat`. With
    a seat that somebody has that is a wish: it happens once they wish for it as well.
    """

    seat: Annotated[SeatId, SEAT]
    to: Annotated[SeatId, SEAT]
    """The seat itself to wish for nothing any more."""
    kind: Literal["move_seat"] = "move_seat"


@value
class BringDeck:
    """Put a deck on the own seat, before the table is laid. Nobody else is shown it."""

    refs: Annotated[tuple[str, ...], items(LONGEST_LIST, CARD_NAME)]
    kind: Literal["deck"] = "deck"


@value
class SayReady:
    """Say that the table may be laid, as far as one's own seat goes."""

    ready: bool = True
    kind: Literal["ready"] = "ready"


@value
class Ask:
    """A gesture. The seat is the one its sender sits on."""

    id: Annotated[str, ID]
    on: Annotated[NodeId, NUMBER]
    intent: TableIntent
    kind: Literal["ask"] = "ask"


@value
class Say:
    """A line of chat."""

    text: Annotated[str, SENTENCE]
    team: bool = False
    """Whether it is for the own team alone, which judges read as well, and nobody else."""
    kind: Literal["say"] = "say"


@value
class ShowEmote:
    """A sign to everybody."""

    sign: Emote
    kind: Literal["emote"] = "emote"


@value
class Point:
    """Point at a place of the mat, or from one place to another, for a moment.

    Places are table units on the mat as the first seat sees it, with its own side below.
    """

    x: Annotated[float, COORDINATE]
    y: Annotated[float, COORDINATE]
    to: Annotated[tuple[float, float], COORDINATES] | None = None
    kind: Literal["point"] = "point"


@value
class Drag:
    """Where the ghost of what somebody drags is now; with nothing dragged it is gone."""

    cards: Annotated[tuple[str, ...], HANDLES] = ()
    """Handles of the cards, or places of those that have none; what another seat does not know is
    told to it as a back."""
    x: Annotated[float, COORDINATE] = 0.0
    """Where the middle of the first of them is, in table units as for `point`."""
    y: Annotated[float, COORDINATE] = 0.0
    kind: Literal["drag"] = "drag"


@value
class WantView:
    """Ask for the whole view: the own one does not fit what the host says."""

    kind: Literal["view"] = "view"


@value
class WantPast:
    """Ask what steps of the history said, and what was seen after some of them."""

    nodes: Annotated[tuple[NodeId, ...], STEPS] = ()
    views: Annotated[tuple[NodeId, ...], STEPS] = ()
    kind: Literal["past"] = "past"


@value
class Commit:
    """Be bound to a chain of links for the chance of this table (`app/session/fairness`)."""

    commitment: Annotated[str, HEX]
    """Hex."""
    key: Annotated[str, HEX]
    """What one signs with: the public half, in hex."""
    held: SignedHead | None = None
    """What one had been told when one was at this seat last."""
    kind: Literal["commit"] = "commit"


@value
class OpenLink:
    """The own link for a draw."""

    number: Annotated[int, COUNTED]
    link: Annotated[str, HEX]
    """Hex."""
    kind: Literal["link"] = "link"


@value
class Sign:
    """Sign all that was told so far."""

    count: Annotated[int, NUMBER]
    signature: Annotated[str, SIGNATURE]
    left_out: Annotated[tuple[int, ...], COUNTS] = ()
    kind: Literal["sign"] = "sign"


@value
class AskLeave:
    """Ask the others for what is not one's own to do (`app/session/agreement/requests.py`)."""

    wish: KindId
    goal: Annotated[NodeId, NUMBER] = 0
    """Where a journey through the history is to lead."""
    about: Annotated[SeatId, EYES] | None = None
    """Whose seat or hand it is about."""
    ruling: Rule | None = None
    """What is to be kept, and whose agreement it needs."""
    options: Annotated[Options, OPTIONS] = ()
    """What the table is to agree on."""
    plans: Annotated[tuple[Annotated[SeatId, SEAT], ...], items(LAST_SEAT + 1)] = ()
    """Whose plans are to open before all are locked; empty for all."""
    steps: Annotated[AskedSteps, items(MOST_STEPS_ASKED)] = ()
    """What a seat is to do with what only it may touch, one after the other as one gesture."""
    kind: Literal["ask_leave"] = "ask_leave"


@value
class GiveReply:
    """Answer what somebody asked for."""

    question: Annotated[str, ID]
    reply: Reply
    kind: Literal["reply"] = "reply"


@value
class Withdraw:
    """Ask no longer."""

    question: Annotated[str, ID]
    kind: Literal["withdraw"] = "withdraw"


@value
class CloseHand:
    """Let nobody see one's hand any more who only watches."""

    kind: Literal["close_hand"] = "close_hand"


@value
class WantFile:
    """Ask for the opened record of the game: the table's file."""

    kind: Literal["want_file"] = "want_file"


@value
class SetClock:
    """Put a clock on the table, or take it away; for who hosts it."""

    clock: ClockSetting | None = None
    left: Annotated[tuple[float, ...], items(LAST_SEAT + 1, TIME_LEFT)] = ()
    """Seconds that each seat has from now on; none for what the setting gives them."""
    kind: Literal["clock"] = "clock"


@value
class PauseClock:
    """Stop the clock for a while, or let it go on; for players and judges."""

    paused: bool = True
    kind: Literal["pause_clock"] = "pause_clock"


@value
class SeatComputer:
    """Let a computer have a free seat, before the table is laid; of who looks after the table."""

    seat: Annotated[SeatId, SEAT]
    player: Annotated[str, SOME_CODE] = ""
    """Which of the game's; "" to free a seat that a computer has."""
    kind: Literal["seat_computer"] = "seat_computer"


@value
class SteerComputers:
    """Have the computers drop what they think about, or think about the table as it stands."""

    do: Literal["stop", "go_on"]
    kind: Literal["steer_computers"] = "steer_computers"


ChairDeed = Literal["kick", "ban", "mute", "unmute", "pass", "lay", "invite", "new_code", "end"]


@value
class Chair:
    """What only the one in the host's chair may do."""

    do: ChairDeed
    person: Annotated[PersonId, NUMBER] = 0
    kind: Literal["chair"] = "chair"


FromPeople = (
    Sit
    | MoveSeat
    | Commit
    | OpenLink
    | Sign
    | AskLeave
    | GiveReply
    | Withdraw
    | BringDeck
    | SayReady
    | Ask
    | Say
    | ShowEmote
    | Point
    | Drag
    | WantView
    | WantPast
    | CloseHand
    | WantFile
    | SetClock
    | PauseClock
    | Chair
    | SeatComputer
    | SteerComputers
)

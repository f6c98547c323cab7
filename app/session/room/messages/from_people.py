"""What people at a hosted table send: values, so that everybody reads the same fields.

`app/net/encoding/messages.py` gives them their form on the wire. All of it comes from
outside; every field is checked there for its type and its size, and by the room for its sense.
"""

from __future__ import annotations

from typing import Annotated, Literal

from app.core.data.field_limits import (
    CARD_NAME,
    COUNTED,
    COUNTS,
    HEX,
    ID,
    LAST_SEAT,
    LONGEST_LIST,
    NUMBER,
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
from app.session.host.updates import SignedHead
from app.session.room.game_clock import TIME_LEFT, ClockSetting
from app.session.room.messages.judge_messages import Judging
from app.session.room.messages.reading_messages import EnterReading, SendReadings
from app.session.room.messages.remedy_messages import WantRemedies
from app.session.room.messages.request_messages import AskLeave, GiveReply, Withdraw
from app.session.room.messages.table_talk import Drag, Point, Say, ShowEmote

Role = Literal["player", "judge", "spectator"]


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
    | SendReadings
    | EnterReading
    | Judging
    | WantRemedies
)

"""What passes between a hosted table and the people at it, besides the cards.

Values only: `app/net/encoding/messages.py` gives them their form on the wire. What people send
comes from outside; every field is checked there for its type and its size, and by the room for
its sense.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from app.core.data.field_limits import (
    CARD_NAME,
    CODE,
    COORDINATE,
    COORDINATES,
    COUNTED,
    COUNTS,
    EYES,
    HANDLE,
    HANDLES,
    HEX,
    ID,
    LAST_SEAT,
    LONGEST_ID,
    LONGEST_LIST,
    NUMBER,
    OPTIONS,
    SEAT,
    SENTENCE,
    SIGNATURE,
    SOME_CODE,
    STEPS,
    characters,
    items,
)
from app.core.data.value import value
from app.core.ids import NodeId, PersonId, SeatId
from app.core.intent import Intent, Rule
from app.core.options import Options
from app.session.agreement.consent import TravelTold
from app.session.agreement.requests import KindId, Reply, Why, Wish
from app.session.fairness.record_book import Standing
from app.session.host.updates import SignedHead
from app.session.room.game_clock import TIME_LEFT, ClockFace, ClockSetting
from app.session.room.person_names import PERSON_NAME
from app.session.room.room_limits import (
    FILE_PARTS,
    FILE_TEXT,
    INVITE,
    LATENCY,
    MOST_DRAGGED,
    PATIENCE,
    PEOPLE,
    ROWS,
    RUN,
    SAYING,
    TOKEN,
)
from app.session.seat.chronicle_entries import Heard

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

# -- what people send ---------------------------------------------------------------------------


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
    intent: Intent
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

# -- what people are told -----------------------------------------------------------------------


@value
class Person:
    """Somebody at the table, as everybody may know them."""

    id: Annotated[PersonId, COUNTED]
    name: Annotated[str, PERSON_NAME]
    role: Role
    seat: Annotated[SeatId, SEAT] | None = None
    here: bool = True
    chair: bool = False
    muted: bool = False
    ready: bool = False
    decked: bool = False
    """Whether a deck lies on the seat; which one is nobody's business."""
    watches: Annotated[SeatId, SEAT] | None = None
    """Of a spectator: the seat whose hand they were allowed to see."""
    latency: Annotated[int, LATENCY] | None = None
    """Milliseconds to the person and back; None if it is not known."""
    wants: Annotated[SeatId, SEAT] | None = None
    """Of a player before the table is laid: the seat they would like to swap theirs for."""


ComputerState = Literal["plays", "thinks", "waits", "failed"]


@value
class ComputerAt:
    """A seat that a computer plays, as everybody may know it."""

    seat: Annotated[SeatId, SEAT]
    player: Annotated[str, CODE]
    """Which of the game's it is."""
    state: ComputerState = "plays"
    """Whether it thinks, waits for somebody else or to be told to go on, or failed and waits."""


@value
class People:
    """Everybody at the table, in the order of their numbers, and what is still free."""

    people: Annotated[tuple[Person, ...], PEOPLE]
    free: Annotated[tuple[SeatId, ...], items(LAST_SEAT + 1, SEAT)] = ()
    laid: bool = False
    """Whether the table is laid; before, seats gather."""
    teams: Annotated[tuple[int, ...], items(LAST_SEAT + 1, SEAT)] = ()
    """The team of each seat, the first being 0; none where everybody plays alone."""
    game: Annotated[str, characters(0, LONGEST_ID)] = ""
    """What is played, by its id: it says whether people bring decks, and of which cards."""
    computers: Annotated[tuple[ComputerAt, ...], items(LAST_SEAT + 1)] = ()
    """The seats that computers play; they are not free."""
    kind: Literal["people"] = "people"


@value
class Seated:
    """Where the one who is told this sits now."""

    person: Annotated[PersonId, COUNTED]
    role: Role
    seat: Annotated[SeatId, EYES]
    """A player's seat, `JUDGE` or `SPECTATOR`: whose eyes one has."""
    token: Annotated[str, TOKEN] = field(default="", repr=False)
    """With it one comes back to the same place; told once."""
    kind: Literal["seated"] = "seated"


@value
class Answered:
    """What became of a gesture."""

    id: Annotated[str, ID]
    node: Annotated[NodeId, NUMBER] | None = None
    """Where the table stands, if it happened."""
    code: Annotated[str, SOME_CODE] = ""
    en: Annotated[str, SENTENCE] = ""
    ja: Annotated[str, SENTENCE] = ""
    kind: Literal["answered"] = "answered"


@value
class Said:
    """A line of chat."""

    person: Annotated[PersonId, COUNTED]
    text: Annotated[str, SAYING]
    team: bool = False
    """Whether the team of who said it is told alone, and judges."""
    kind: Literal["said"] = "said"


@value
class Emoted:
    """Somebody's sign."""

    person: Annotated[PersonId, COUNTED]
    sign: Emote
    kind: Literal["emoted"] = "emoted"


@value
class Pointed:
    """Somebody points at something."""

    person: Annotated[PersonId, COUNTED]
    x: Annotated[float, COORDINATE]
    y: Annotated[float, COORDINATE]
    to: Annotated[tuple[float, float], COORDINATES] | None = None
    kind: Literal["pointed"] = "pointed"


@value
class Ghost:
    """Where somebody drags something; with no cards it is gone."""

    person: Annotated[PersonId, COUNTED]
    cards: Annotated[tuple[str | None, ...], items(MOST_DRAGGED, HANDLE)] = ()
    """Handles that the seat which is told knows; None for a back."""
    x: Annotated[float, COORDINATE] = 0.0
    y: Annotated[float, COORDINATE] = 0.0
    kind: Literal["ghost"] = "ghost"


@value
class Notice:
    """Something everybody, or only one, should know: who came, or that the disk is full."""

    code: Annotated[str, CODE]
    en: Annotated[str, SENTENCE]
    ja: Annotated[str, SENTENCE]
    kind: Literal["notice"] = "notice"


@value
class Past:
    """Steps of the history, as the seat that asked was or would have been told them.

    It goes over the wire as steps do (`app/net/encoding/patch`).
    """

    heard: tuple[Heard, ...]


Row = tuple[int | str, ...]
"""See `app/net/encoding/journal_rows.py`."""


@value
class Journal:
    """What happened so far, without what it was: told to whoever begins to follow the table."""

    rows: Annotated[tuple[Row, ...], ROWS]
    run: Annotated[str, RUN]
    """Names the time for which this host goes on. One that was opened again, with whatever file,
    names another: of what it told before nothing is sure to stand."""
    more: bool = False
    """Whether further rows follow in another message."""
    kind: Literal["journal"] = "journal"


@value
class Record:
    """Where the record of chance stands: told to a player who begins to follow the table."""

    standing: Standing
    kind: Literal["record"] = "record"


@value
class Questioned:
    """Somebody asks for something; one is among those who may answer, or asked it oneself."""

    question: Annotated[str, ID]
    wish: Wish
    replies: tuple[Reply, ...]
    """What one may answer; none for who asked."""
    seconds: Annotated[float, PATIENCE]
    """Until it is a no."""
    travel: TravelTold | None = None
    """What a journey through the history would take back or do again."""
    ruling: Rule | None = None
    """What is to be kept; without the cards it is about, which not everybody sees."""
    options: Annotated[Options, OPTIONS] = ()
    """What the table is to agree on."""
    plans: Annotated[tuple[Annotated[SeatId, SEAT], ...], items(LAST_SEAT + 1)] = ()
    """Whose plans are to open before all are locked; empty for all."""
    kind: Literal["questioned"] = "questioned"


@value
class Decided:
    """A request is over."""

    question: Annotated[str, ID]
    wish: Wish
    allowed: bool
    why: Why
    by: Annotated[SeatId, EYES] | None = None
    """Who said no."""
    kind: Literal["decided"] = "decided"


@value
class ClockShows:
    """What the clock shows now; None where there is none."""

    face: ClockFace | None = None
    kind: Literal["clock_shows"] = "clock_shows"


@value
class FilePart:
    """A part of the table's file, whose record all players agreed to open."""

    number: Annotated[int, FILE_PARTS]
    """Counted from 1."""
    of: Annotated[int, FILE_PARTS]
    data: Annotated[str, FILE_TEXT]
    """Base64."""
    kind: Literal["file_part"] = "file_part"


@value
class Invitation:
    """How guests come to the table now: for whoever hosts it, and nobody else.

    Without the invite of a judge, who sees every hand: the chair may fall to any player.
    """

    invite: Annotated[str, INVITE] = field(repr=False)
    code: Annotated[str, SOME_CODE] = field(default="", repr=False)
    """The spoken code; empty while there is none."""
    kind: Literal["invitation"] = "invitation"


@value
class Bye:
    """The connection ends, and why."""

    code: Annotated[str, CODE]
    en: Annotated[str, SENTENCE]
    ja: Annotated[str, SENTENCE]
    kind: Literal["bye"] = "bye"


ToPeople = (
    People
    | Seated
    | Answered
    | Said
    | Emoted
    | Pointed
    | Ghost
    | Notice
    | Journal
    | Record
    | Questioned
    | Decided
    | ClockShows
    | FilePart
    | Invitation
    | Bye
)
"""What goes over the wire as an object."""
Told = ToPeople | Past

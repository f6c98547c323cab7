"""What people at a hosted table are told: values, so that everybody reads the same fields."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from app.core.data.field_limits import (
    CODE,
    COUNTED,
    EYES,
    ID,
    LAST_SEAT,
    LONGEST_ID,
    NUMBER,
    SEAT,
    SENTENCE,
    SOME_CODE,
    characters,
    items,
)
from app.core.data.value import value
from app.core.ids import NodeId, PersonId, SeatId
from app.session.fairness.record_book import Standing
from app.session.room.game_clock import ClockFace
from app.session.room.messages.from_people import Role
from app.session.room.messages.judge_messages import JudgeMay
from app.session.room.messages.reading_messages import ReadingEntered, ReadingsShown
from app.session.room.messages.remedy_messages import RemediesTold
from app.session.room.messages.request_messages import Decided, Questioned
from app.session.room.messages.table_talk import Emoted, Ghost, Pointed, Said
from app.session.room.person_names import PERSON_NAME
from app.session.room.room_limits import (
    FILE_PARTS,
    FILE_TEXT,
    INVITE,
    LATENCY,
    PEOPLE,
    ROWS,
    RUN,
    TOKEN,
)
from app.session.seat.chronicle_entries import Heard


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
    calls: bool = False
    """Of a player: whether they call a judge."""
    judge: JudgeMay = ""
    """Of a player: what judges may do in their place."""


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
    | ReadingsShown
    | ReadingEntered
    | RemediesTold
    | Bye
)
"""What goes over the wire as an object."""
Told = ToPeople | Past

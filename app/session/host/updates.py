"""What passes between the host and those who listen: answers, updates, the journal."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Literal, get_args

from app.core.data.codec import to_bytes
from app.core.data.field_limits import ACTOR, COUNTED, COUNTS, EYES, HEX, NUMBER, SIGNATURE
from app.core.data.value import replace, value
from app.core.ids import NodeId, SeatId
from app.core.past.history import Node
from app.core.text.words import Words
from app.core.view import Event, SeatFact, SeatView

Travel = Literal["undo", "redo", "jump"]
TRAVELS: tuple[Travel, ...] = get_args(Travel)
"""Ways to go through the history, in the order in which the wire numbers them."""


@value
class Accepted:
    """The intent happened; `node` is where the table stands now."""

    request: str
    node: NodeId


@value
class Refused:
    """The intent was not possible; nothing changed."""

    request: str
    code: str
    """"stale", "unknown-card", "not-yours", … for programs."""
    reason: Words
    """For people: what, where, what to do."""


Answer = Accepted | Refused


@value
class Grew:
    """A gesture happened."""

    node: Node
    request: str = ""
    """What its asker called the request, where that is kept: one that is sent again after the host
    was killed has happened already. Empty for what nobody asked for."""


@value
class Went:
    """The cursor moved along the history."""

    actor: SeatId
    origin: NodeId
    goal: NodeId
    how: Travel
    agreed: tuple[SeatId, ...] = ()
    """Who was asked and agreed; empty where nobody had to be."""
    request: str = ""
    """As in `Grew`."""


@value
class Labelled:
    """Somebody wrote on a node."""

    actor: SeatId
    node: NodeId
    name: str
    note: str
    request: str = ""
    """As in `Grew`."""


@value
class SignedHead:
    """What a seat had been told when it was here last: the last link of its record chain, signed.

    Whoever comes back brings it, so that a host that lost some of it meanwhile, or changed it,
    shows.
    """

    table: Annotated[str, HEX]
    """The table's id, in hex."""
    host: Annotated[str, HEX]
    """What the host was bound to when the seat sat down, in hex: in which of its runs that was."""
    seat: Annotated[SeatId, EYES]
    commitment: Annotated[str, HEX]
    """What it had committed to then, in hex: from there the things are counted."""
    count: Annotated[int, NUMBER]
    """How many things it was told."""
    head: Annotated[str, HEX]
    """Hex of the hash chain over them."""
    left_out: Annotated[tuple[int, ...], COUNTS] = ()
    """Draws that it opened its link for and that call it away."""
    signature: Annotated[str, SIGNATURE] = ""
    """Of all this, as in `Signed`; hex."""

    @property
    def mark(self) -> str:
        """What others are told of it: a hash, by which nothing can be guessed.

        The head alone could be tried against everything that the seat might have been told; nobody
        else can make the signature for such a trial.
        """
        return sha256(to_bytes(self)).hexdigest()


@value
class Committed:
    """A seat sat down, or the host came: it is bound to a chain of links from the next draw on."""

    seat: SeatId
    """`TABLE` for the host."""
    commitment: str
    """The last value of its chain, in hex; the first of the host's names the table."""
    key: str = ""
    """Its Ed25519 public key, in hex; the host signs nothing."""
    program: str = ""
    """The host's version, for whoever carries gestures out again."""
    held: SignedHead | None = None
    """What the seat came back with; only the host's file has it."""
    back: str = ""
    """What everybody is told of that: its mark, in hex; empty in the file that has it whole."""

    @property
    def mark(self) -> str:
        """The mark of what the seat came back with, wherever it stands; empty for nothing."""
        return self.back if self.held is None else self.held.mark


@value
class Asked:
    """A gesture needs chance: every seat is asked for its link of draw `number`."""

    number: Annotated[int, COUNTED]
    """Counted from 1."""
    node: Annotated[NodeId, NUMBER]
    """The step on which the gesture will be carried out."""
    actor: Annotated[SeatId, ACTOR]
    purpose: Annotated[str, HEX]
    """Binds the draw to the gesture and tells nothing of it; hex."""
    intent: str = ""
    """The gesture as canonical JSON; sealed, as `salt` is: seats are told neither."""
    salt: str = ""
    """Hex."""


@value
class Drew:
    """The links of a draw. The gesture it was for follows at once."""

    number: int
    links: tuple[tuple[SeatId, str], ...]
    """(seat, link in hex) in the order of seats."""
    away: tuple[SeatId, ...] = ()
    """Seats that opened none in time."""
    void: bool = False
    """Whether the gesture was not possible with what chance gave, so that none follows."""
    host_link: str = ""
    """Hex; sealed: together with the others it gives away the order of hidden piles."""


@value
class Signed:
    """A seat signs all that it was told since it sat down."""

    seat: SeatId
    count: int
    """How many things that were."""
    head: str
    """Hex of the hash chain over them."""
    left_out: tuple[int, ...] = ()
    """Draws that it opened its link for and that call it away."""
    signature: str = ""
    """Hex."""


FairEntry = Committed | Asked | Drew | Signed
"""What makes a record of chance."""


def public(asked: Asked) -> Asked:
    """Return what every seat is told of a draw that is asked for."""
    return replace(asked, intent="", salt="")


def told_of(entry: FairEntry) -> Committed | Asked | Drew | None:
    """Return what every seat is told of an entry: all but what is sealed; None for nothing."""
    if isinstance(entry, Asked):
        return public(entry)
    if isinstance(entry, Drew):
        return replace(entry, host_link="")
    if isinstance(entry, Committed):
        return replace(entry, held=None, back=entry.mark)
    return None


JournalEntry = Grew | Went | Labelled | FairEntry
"""Everything that ever happened to a table, in the order of time. What a table file holds."""


@value
class Stepped:
    """One gesture, as one seat learns it. Its view follows by `fold`."""

    node: NodeId
    parent: NodeId
    actor: SeatId
    turn: int
    step: int
    facts: tuple[SeatFact, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """What there is to say of the gesture."""
        return tuple(event for fact in self.facts for event in fact.events)


@value
class Placed:
    """The whole view anew: after undo, redo, a jump, or on joining (`went` is None)."""

    node: NodeId
    view: SeatView
    went: Went | None = None


@value
class Relabelled:
    """A node has a new name and note."""

    entry: Labelled


@value
class Recorded:
    """Something new in the record of chance, as every seat may know it.

    A draw that was asked for asks each seat for its link.
    """

    entry: Committed | Asked | Drew


Update = Stepped | Placed | Relabelled | Recorded


@value
class Replaced:
    """The history of the table is another from now on; found by the seat, and told by nobody."""

    kept: NodeId
    """The last step, in the order of time, up to which the old and the new one look alike."""
    gone: int
    """Steps that were known and are not in it any more."""
    alike: bool
    """Whether nothing that was known is seen to be gone or changed."""


@value
class Sketched:
    """A plan in the making is another: no host says that, but whoever makes it."""


SeatUpdate = Update | Replaced | Sketched
"""What those hear who listen at a seat."""

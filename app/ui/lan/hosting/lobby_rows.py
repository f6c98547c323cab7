"""What is written of each seat of a table that gathers, and what can be done about it.

Everybody reads the same of it: who has the seat, whether a deck lies there, who is ready.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.ui.lan.hosting.seat_players import JOINS
from app.ui.lan.people_words import (
    AWAY,
    CHAIR,
    HAS_DECK,
    NO_DECK,
    READY,
    about,
    needs_decks,
    player_named,
    seat_words,
    team_words,
)

if TYPE_CHECKING:
    from app.core.ids import PersonId, SeatId
    from app.core.text.words import Language
    from app.session.room.messages.to_people import People, Person

FREE = Words("free", "空席")
YOU = Words("you", "あなた")
NOT_READY = Words("not ready", "準備中")
TAKE = Words("Sit here", "この席に座る")
WISH = Words("Ask to swap", "交代を頼む")
WISHED = Words("Asked: take back", "依頼を取り消す")
SWAP = Words("Swap seats", "席を交代する")
TICK, OPEN = "✓", "○"
"""Before what is done, and before what is not: told by shape as well."""


@value
class SeatRow:
    """What everybody may know of one seat, as it is written."""

    seat: str
    name: str
    notes: str = ""
    """What else there is to say of who has it."""
    deck: str = ""
    """Whether there is one: which one is nobody's business."""
    ready: str = ""
    decked: bool = False
    is_ready: bool = False
    own: bool = False
    number: SeatId = 0
    deed: str = ""
    """What can be done with it from the own seat; "" for nothing."""
    goal: SeatId = -1
    """The seat to move to by that."""
    offers: tuple[tuple[str, str], ...] = ()
    """(id, title) of who may play it, where one seats computers: "" stands for whoever joins."""
    player: str = ""
    """Which of them does."""

    @property
    def text(self) -> str:
        """All of it in one line."""
        told = (self.seat, self.name, self.notes, self.deck, self.ready)
        return " · ".join(part for part in told if part)


def rows_of(people: People, me: PersonId | None, language: Language) -> list[SeatRow]:
    """Return a row for each seat, in order; nothing is said of decks where nobody brings one."""
    decks = needs_decks(people)
    own = next((one for one in people.people if one.id == me and one.role == "player"), None)
    rows: dict[SeatId, SeatRow] = {}
    offers = _offers(people, own, language)
    for one_played in people.computers:
        seat = one_played.seat
        rows[seat] = SeatRow(
            _titled(people, seat, language),
            player_named(people, one_played.player).in_(language),
            ready=_marked(READY, NOT_READY, language, done=True),
            is_ready=True,
            number=seat,
            offers=offers,
            player=one_played.player,
        )
    for seat in people.free:
        deed = TAKE.in_(language) if own is not None else ""
        rows[seat] = SeatRow(
            _titled(people, seat, language),
            FREE.in_(language),
            number=seat,
            deed=deed,
            goal=seat,
            offers=offers,
        )
    for one in people.people:
        if one.role != "player" or one.seat is None:
            continue
        can = _deed(own, one)
        rows[one.seat] = SeatRow(
            _titled(people, one.seat, language),
            one.name,
            " · ".join(_notes(one, me, language)),
            _marked(HAS_DECK, NO_DECK, language, done=one.decked) if decks else "",
            _marked(READY, NOT_READY, language, done=one.ready),
            one.decked,
            one.ready,
            one.id == me,
            one.seat,
            can.in_(language) if can is not None else "",
            own.seat if own is not None and own.seat is not None and can == WISHED else one.seat,
        )
    return [rows[seat] for seat in sorted(rows)]


def _offers(people: People, own: Person | None, language: Language) -> tuple[tuple[str, str], ...]:
    """Return who may play a seat that nobody has; nothing for who seats no computers."""
    spec = GAMES.get(people.game)
    if spec is None or not spec.players or own is None or not own.chair:
        return ()
    known = ((name, player_named(people, name).in_(language)) for name in spec.players)
    return (("", JOINS.in_(language)), *known)


def _titled(people: People, seat: SeatId, language: Language) -> str:
    """Return which seat it is, and in which team."""
    team = team_words(people.teams, seat).in_(language)
    return " · ".join(part for part in (seat_words(seat).in_(language), team) if part)


def _notes(one: Person, me: PersonId | None, language: Language) -> list[str]:
    notes = [
        words.in_(language)
        for words, so in ((YOU, one.id == me), (CHAIR, one.chair), (AWAY, not one.here))
        if so
    ]
    if one.wants is not None:
        seat = one.wants + 1
        wish = Words(f"would like seat {seat}", f"{seat}番の席を希望")
        notes.append(wish.in_(language))
    return notes


def _deed(own: Person | None, one: Person) -> Words | None:
    """Return what whoever sits at `own` can do about the seat of `one`."""
    if own is None or own.id == one.id:
        return None
    if own.chair or one.wants == own.seat:
        return SWAP
    return WISHED if own.wants == one.seat else WISH


def others_of(people: People, language: Language) -> str:
    """Return who is there without a seat, a line each."""
    return "\n".join(
        f"{one.name} · {about(one, people).in_(language)}"
        for one in people.people
        if one.role != "player"
    )


def _marked(yes: Words, no: Words, language: Language, *, done: bool) -> str:
    return f"{TICK} {yes.in_(language)}" if done else f"{OPEN} {no.in_(language)}"

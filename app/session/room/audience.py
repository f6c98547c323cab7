"""Who hears what of a hosted table, and when: the people there, and those of them who are behind.

What tells of people is told at once. What tells of the cards comes to those who watch with a delay
when the table they see is the one of now (`delayed_view.py`).
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import PersonId
from app.core.text.words import Words
from app.session.host.host import Host
from app.session.room.delayed_view import Behind
from app.session.room.messages.to_people import Notice, Told
from app.session.room.people import Roster

Tell = Callable[[PersonId, Told], None]


class Audience:
    """The people at one table, as those who are told things."""

    def __init__(self, roster: Roster, tell: Tell) -> None:
        self.roster = roster
        self.tell = tell
        """Tells one of them something."""
        self.host: Host | None = None
        """Who owns the truth of the table; None before it is laid."""
        self.behind: Behind | None = None
        """The table that those who watch see, where they see it later."""

    def is_behind(self, person: PersonId) -> bool:
        """Whether somebody sees the table as it was a while ago."""
        return self.behind is not None and self.roster[person].role == "spectator"

    def others(self, but: PersonId, *, behind: bool) -> tuple[PersonId, ...]:
        """Return who is there, of those who are behind or of those who are not."""
        there = (one.id for one in self.roster if one.here and one.id != but)
        return tuple(person for person in there if self.is_behind(person) == behind)

    # -- telling ------------------------------------------------------------------------------

    def tell_all(self, message: Told, *, but: PersonId = 0) -> None:
        """Tell everybody who is there something, `but` one of them."""
        for person in tuple(self.roster):
            if person.here and person.id != but:
                self.tell(person.id, message)

    def refuse(self, person: PersonId, code: str, why: Words) -> None:
        """Tell somebody that what they sent is not possible."""
        self.tell(person, Notice(code, why.en, why.ja))

    def tell_people(self) -> None:
        """Tell everybody who is there."""
        self.tell_all(self.roster.told())

    def let_know(self, code: str, words: Words) -> None:
        """Tell everybody something about the people at the table."""
        self.tell_all(Notice(code, words.en, words.ja))

    def tell_of_play(self, message: Told, *, but: PersonId = 0, fleeting: bool = False) -> None:
        """Tell everybody something that tells of the cards, or of what is done with them.

        What is `fleeting` is lost to those who are behind while very much is to come.
        """
        for person in self.others(but, behind=False):
            self.tell(person, message)
        if self.behind is not None:
            self.behind.later(lambda: self._tell_behind(message, but), fleeting=fleeting)

    def _tell_behind(self, message: Told, but: PersonId) -> None:
        for person in self.others(but, behind=True):
            self.tell(person, message)

    def note_of_play(self, code: str, words: Words) -> None:
        """Tell everybody something about the play."""
        self.tell_of_play(Notice(code, words.en, words.ja))

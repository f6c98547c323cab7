"""A copy of a journal without what only the host's own file holds."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.data.codec import to_bytes
from app.session.fairness.sealed_part import without_sealed
from app.session.host.updates import Asked, Drew, JournalEntry
from tests.helpers.fair import lay_fair
from tests.helpers.toy_games import TOYS

AKI = 0


@pytest.fixture
def journal() -> list[JournalEntry]:
    """Two flips, signed."""
    play = lay_fair(TOYS["duel"], 7, watchers=False)
    for _ in range(2):
        play.ask(AKI, i.Flip())
    play.sign(all_now=True)
    return list(play.host.journal)


def test_neither_what_was_asked_for_nor_the_hosts_link_is_in_it(
    journal: list[JournalEntry],
) -> None:
    copy = without_sealed(journal)
    asked = [entry for entry in copy if isinstance(entry, Asked)]
    drew = [entry for entry in copy if isinstance(entry, Drew)]
    assert {(one.intent, one.salt) for one in asked} == {("", "")}
    assert {one.host_link for one in drew} == {""}


def test_the_links_of_the_seats_and_everything_else_are(journal: list[JournalEntry]) -> None:
    copy = without_sealed(journal)
    assert len(copy) == len(journal)
    for entry, kept in zip(journal, copy, strict=True):
        if isinstance(entry, Asked):
            assert isinstance(kept, Asked)
            assert (kept.number, kept.node, kept.purpose) == (
                entry.number,
                entry.node,
                entry.purpose,
            )
        elif isinstance(entry, Drew):
            assert isinstance(kept, Drew)
            assert (kept.links, kept.away, kept.void) == (entry.links, entry.away, entry.void)
        else:
            assert kept is entry


def test_the_journal_itself_stays_whole(journal: list[JournalEntry]) -> None:
    before = to_bytes(tuple(journal))
    without_sealed(journal)
    assert to_bytes(tuple(journal)) == before
    assert to_bytes(tuple(without_sealed(journal))) != before

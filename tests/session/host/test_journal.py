"""The journal gives back every entry as it was, and keeps of a gesture its number alone."""

from __future__ import annotations

from app.core import intent as i
from app.session.host.journal import journal_of
from app.session.host.updates import Drew, Grew, JournalEntry, Labelled, Went
from tests.helpers.play import lay, play_on
from tests.helpers.toy_games import TOYS


def entries() -> list[JournalEntry]:
    host = play_on(lay(TOYS["duel"], 4), 120).host
    host.submit(i.Request("undo", 0, host.tree.cursor, i.Undo()))
    host.submit(i.Request("name", 0, host.tree.cursor, i.WriteLabel(3, "here")))
    return list(host.journal)


def test_it_holds_what_was_put_in() -> None:
    host = play_on(lay(TOYS["duel"], 4), 120).host
    journal = journal_of(host.tree)
    put: list[JournalEntry] = []
    for number, entry in enumerate(host.journal):
        named = Grew(entry.node, f"{number}.x") if isinstance(entry, Grew) and number % 3 else entry
        put += [named, Drew(number, ((0, "ab"),))]
    for entry in put:
        journal.append(entry)
    assert journal == put
    assert list(journal) == put
    assert journal[-1] == put[-1]
    assert journal[5:40:3] == put[5:40:3]


def test_it_tells_gestures_from_everything_else() -> None:
    made = entries()
    host = play_on(lay(TOYS["duel"], 4), 0).host
    journal = journal_of(host.tree)
    for entry in made:
        journal.append(entry)
    told = [journal.gesture(place) for place in range(len(journal))]
    assert told == [entry.node.id if isinstance(entry, Grew) else None for entry in made]
    kinds = {type(entry) for entry in made}
    assert {Grew, Went, Labelled} <= kinds

"""What the record says so far: who joins in the middle reads on as if it had been there always."""

from __future__ import annotations

import pytest

from app.core.ids import TABLE
from app.games.game_registry import GAMES
from app.session.fairness.record_book import Book
from app.session.host.updates import Asked, Committed, Drew, told_of
from tests.helpers.fair import as_told, come_back, lay_fair, sit_again
from tests.helpers.play import play_on

SPEC = GAMES["pokemon"]


@pytest.mark.parametrize("seed", [3, 5, 6])
def test_who_joins_anywhere_reads_on_as_who_was_there(seed: int) -> None:
    """Also while a draw waits for links: what it is told of came over a wire."""
    first = play_on(lay_fair(SPEC, seed), 25)
    play = come_back(first, first.host.journal)
    sit_again(play, first, *first.witnesses)
    play_on(play, 15)
    setting = play.truth.setting
    told = [told_of(one) for one in play.host.journal if isinstance(one, Committed | Asked | Drew)]
    entries = [one for one in told if one is not None]
    assert any(isinstance(one, Asked) for one in entries)
    always, joined = Book(setting), list[Book]()
    for entry in entries:
        assert always.take(entry) == []
        for book in joined:
            assert book.take(entry) == []
            assert book.standing == always.standing
        joined.append(Book(setting, as_told(always.standing)))
    assert TABLE in always.bound


def test_a_chain_that_came_during_a_draw_counts_from_the_next_one() -> None:
    play = play_on(lay_fair(SPEC, 5), 25)
    setting, book = play.truth.setting, Book(play.truth.setting)
    for entry in play.host.journal:
        if isinstance(entry, Committed | Asked | Drew):
            book.take(entry)
            if isinstance(entry, Asked):
                break
    committed = book.bound[0]
    late = Committed(0, "ab" * 32, committed.key)
    for one in (book, Book(setting, as_told(book.standing))):
        assert one.take(late) == []
        drew = next(
            entry
            for entry in play.host.journal
            if isinstance(entry, Drew) and entry.number == book.number
        )
        assert one.take(drew) == []
        assert (one.bound[0].known, one.bound[0].number) == ("ab" * 32, book.number)

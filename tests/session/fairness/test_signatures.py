"""What seats signed is held against what the record says they were told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.core.past.history import HistoryTree
from app.session.fairness.record_book import Book
from app.session.fairness.record_head import statement
from app.session.fairness.signatures import Signatures
from app.session.host.updates import Asked, Committed, Drew, Grew, JournalEntry, Signed, Went
from tests.helpers.fair import FairPlay, lay_fair
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1


@pytest.fixture
def play() -> FairPlay:
    """Aki and Ren flip a coin each and say something; both have signed all of it."""
    play = lay_fair(TOYS["duel"], 7, watchers=False)
    for seat in (AKI, REN):
        play.ask(seat, i.Flip())
        play.sign(all_now=True)
    play.ask(AKI, i.Announce("say", "gg"))
    play.sign(all_now=True)
    return play


def followed(tree: HistoryTree, journal: Sequence[JournalEntry]) -> tuple[Signatures, list[str]]:
    """Return what is made of a journal, and the codes of what does not fit."""
    book = Book(tree.table_at(0).setting)
    signatures, codes, cursor = Signatures(tree, journal, book), list[str](), 0
    for place, entry in enumerate(journal):
        if isinstance(entry, Committed | Asked | Drew):
            book.take(entry)
        elif isinstance(entry, Grew):
            cursor = entry.node.id
        elif isinstance(entry, Went):
            cursor = entry.goal
        codes += [one.code for one in signatures.take(place, entry, cursor)]
    return signatures, codes


def test_what_seats_were_told_is_what_they_signed(play: FairPlay) -> None:
    signatures, codes = followed(play.host.tree, play.host.journal)
    assert codes == []
    assert [seat for seat, count in signatures.fitting if count] == [AKI, REN]
    last = max(n for n, entry in enumerate(play.host.journal) if isinstance(entry, Grew))
    assert all(end >= last for _, _, end in signatures.signed)


def test_a_seat_was_told_otherwise_than_the_record_says(play: FairPlay) -> None:
    journal = [
        replace(entry, node=replace(entry.node, step=99))
        if isinstance(entry, Grew) and entry.node.id == 1
        else entry
        for entry in play.host.journal
    ]
    _, codes = followed(play.host.tree, journal)
    assert codes == ["told-otherwise"] * 2, "once of each seat"


def test_a_signature_by_another_key_is_none(play: FairPlay) -> None:
    changed = replace(
        next(one for one in play.host.journal if isinstance(one, Signed)), signature="ab" * 64
    )
    _, codes = followed(play.host.tree, [*play.host.journal, changed])
    assert codes == ["no-signature"]


def test_who_signed_without_sitting_down_signed_nothing(play: FairPlay) -> None:
    journal = [
        one for one in play.host.journal if not (isinstance(one, Committed) and one.seat == REN)
    ]
    signatures, codes = followed(play.host.tree, journal)
    assert "no-signature" in codes
    assert REN not in dict(signatures.fitting)


def test_who_was_there_and_is_called_away_says_so(play: FairPlay) -> None:
    witness = play.witnesses[REN]
    play.gone = {REN}
    play.ask(AKI, i.Flip())
    play.gone = set()
    signed = witness.sign()
    assert signed is not None
    (number,) = [one.number for one in play.host.journal if isinstance(one, Drew) and one.away]
    said = statement(play.draws.book.table, REN, signed.count, signed.head, (1, number))
    entry = Signed(REN, signed.count, signed.head, (1, number), witness.key.sign(said))
    _, codes = followed(play.host.tree, [*play.host.journal, entry])
    assert codes == ["left-out"], "of the draw that calls it away"

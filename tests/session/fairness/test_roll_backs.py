"""Hosts that come back with less than they had told: whoever comes back shows it, for ever.

A power failure and a host that throws again look the same, and are told the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from app.core import intent as i
from app.core.ids import TABLE
from app.core.text.words import Words
from app.session.fairness.draws import RefusedProofError
from app.session.fairness.record_check import Verdict, check_fair
from app.session.fairness.record_head import statement
from app.session.fairness.record_report import Fairness
from app.session.fairness.signing_key import SEED, SigningKey
from app.session.host.updates import Asked, Committed, Grew, JournalEntry, Recorded, Signed, Update
from app.store.tables.table_file import read_table, write_table
from tests.helpers.fair import FairPlay, come_back, lay_fair, sit_again
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DUEL = TOYS["duel"]
COIN = i.Flip()


def flips(play: FairPlay, count: int) -> None:
    for _ in range(count):
        play.ask(AKI, COIN)


@pytest.fixture
def play() -> FairPlay:
    """Ten flips of Aki and Ren, whose programs signed now and then."""
    play = lay_fair(DUEL, 7, watchers=False)
    flips(play, 10)
    return play


def without_steps(play: FairPlay, steps: int) -> list[JournalEntry]:
    """The journal of a file whose end is gone, with the last gestures and their draws."""
    journal = list(play.host.journal)
    while steps:
        steps -= isinstance(journal.pop(), Grew)
    while isinstance(journal[-1], Asked) or not isinstance(journal[-1], Grew | Signed):
        journal.pop()
    return journal


def verdict_of(play: FairPlay, journal: Sequence[JournalEntry] | None = None) -> Verdict:
    verdict = check_fair(DUEL, play.host.tree, play.host.journal if journal is None else journal)
    assert verdict is not None
    return verdict


def said_of(play: FairPlay, verdict: Verdict) -> list[Words]:
    return list(Fairness(verdict, play.truth.setting, play.host.tree.nodes).unproven())


def noticed(play: FairPlay) -> list[tuple[int, int, int]]:
    """What the host says from now on: (who had been told more, after which step, how often)."""
    heard: list[tuple[int, int, int]] = []
    play.draws.rolled_back = lambda seat, found, count: heard.append((seat, found.after, count))
    return heard


# -- nothing is gone ------------------------------------------------------------------------------


def test_a_host_that_comes_back_with_everything_is_not_doubted(play: FairPlay) -> None:
    play.ask(REN, COIN)
    back = come_back(play, play.host.journal)
    heard = noticed(back)
    sit_again(back, play, AKI, REN)
    flips(back, 3)
    back.sign(all_now=True)
    verdict = verdict_of(back)
    assert heard == []
    assert (verdict.found, verdict.roll_backs) == ((), ())
    assert verdict.proves_chance, "who comes back signs for what was told before"


def test_what_others_did_while_a_seat_was_away_was_not_told_to_it(play: FairPlay) -> None:
    """Only the beginning of its sitting is what it held."""
    back = come_back(play, play.host.journal)
    sit_again(back, play, AKI)
    flips(back, 5)
    heard = noticed(back)
    sit_again(back, play, REN)
    flips(back, 1)
    assert heard == []
    assert verdict_of(back).roll_backs == ()


def test_a_connection_that_breaks_before_a_chain_is_recorded_changes_nothing(
    play: FairPlay,
) -> None:
    """Who comes back twice brings what was held the first time."""
    back = come_back(play, play.host.journal)
    held = play.witnesses[REN].last_head()
    back.draws.sit(REN, "ab" * 32, play.witnesses[REN].key.public, held)
    back.sit(REN, key=play.witnesses[REN].key, held=held)
    assert verdict_of(back).roll_backs == ()


# -- the end is gone ------------------------------------------------------------------------------


def test_ten_flips_the_last_ones_cut_and_three_flips_more(play: FairPlay, tmp_path: Path) -> None:
    back = come_back(play, without_steps(play, 4))
    heard = noticed(back)
    sit_again(back, play, AKI, REN)
    flips(back, 3)
    back.sign(all_now=True)
    assert heard == [(AKI, 6, 1)]
    verdict = verdict_of(back)
    assert [(one.after, one.noticed) for one in verdict.roll_backs] == [(6, (AKI, REN))]
    assert verdict.found == (), "nobody is accused"
    assert not verdict.proves_chance
    words = said_of(back, verdict)[0]
    assert words.en.startswith("Rolled back 1 time, the last after step 6 (turn 0.6); noticed by ")
    assert "A power failure does that, and so does a host that throws again" in words.en
    assert words.ja.startswith("巻き戻しが1回ありました。最後は手順6（0.6）の後で、")
    # What was written and read again says the same.
    write_table(tmp_path / "a.chabudai", list(back.host.journal))
    opened = read_table(tmp_path / "a.chabudai")
    assert opened.journal == back.host.journal
    assert check_fair(DUEL, opened.tree, opened.journal) == verdict


def test_the_flips_before_the_cut_that_nobody_signed_are_told(play: FairPlay) -> None:
    """And not only what came after the last signature of all."""
    back = come_back(play, without_steps(play, 1))
    sit_again(back, play, AKI, REN)
    flips(back, 3)
    back.sign(all_now=True)
    flips(back, 1)
    told = [(one.first, one.last, one.draws, one.signed) for one in verdict_of(back).stretches]
    assert told == [
        (1, 5, 5, (AKI, REN)),
        (6, 6, 1, (REN,)),
        (7, 9, 3, ()),
        (10, 12, 3, (AKI, REN)),
        (13, 13, 1, ()),
    ]
    words = [words.en.partition(". ") for words in said_of(back, verdict_of(back))[1:]]
    assert [(what, meaning.partition(":")[0]) for what, _, meaning in words] == [
        (
            "Step 6 (turn 0.6), 1 draw: signed by Ren alone",
            "This proves nothing where Ren hosts the table.",
        ),
        (
            "Steps 7–9 (turn 0.7 to 0.9), 3 draws: signed by no seat",
            "This proves nothing",
        ),
        ("Step 13 (turn 0.13), 1 draw: signed by no seat", "This proves nothing"),
    ]


def test_a_sitting_that_is_gone_altogether_is_missed(play: FairPlay) -> None:
    before = list(play.host.journal)
    play.sit(REN)
    flips(play, 2)
    back = come_back(play, before)
    heard = noticed(back)
    sit_again(back, play, REN)
    assert heard == [(REN, 10, 1)]
    assert [one.after for one in verdict_of(back).roll_backs] == [10]


def test_a_run_that_is_gone_with_all_that_sat_down_in_it_counts_from_the_next(
    play: FairPlay,
) -> None:
    """And not from the one in which somebody comes back at last."""
    before = list(play.host.journal)
    gone = come_back(play, before)
    sit_again(gone, play, REN)
    flips(gone, 2)
    back = come_back(play, before)
    flips(back, 1)
    later = come_back(back, back.host.journal)
    sit_again(later, gone, REN)
    assert [one.after for one in verdict_of(later).roll_backs] == [10]
    # The same is shown again by a program that kept it, and is the same.
    last = come_back(later, later.host.journal)
    sit_again(last, gone, REN)
    assert [one.after for one in verdict_of(last).roll_backs] == [10]


def test_who_sat_down_first_in_a_run_that_is_gone_misses_nothing_of_the_one_before() -> None:
    """The table's first run is there, and knows nothing of the seat: it came later."""
    play = lay_fair(DUEL, 7, sitting=(AKI,))
    flips(play, 1)
    kept = list(play.host.journal)
    gone = come_back(play, kept)
    gone.sit(REN)
    flips(gone, 1)
    back = come_back(play, kept)
    heard = noticed(back)
    sit_again(back, gone, REN)
    assert heard == [(REN, 1, 1)]


def test_of_a_lost_run_it_is_supposed_that_it_ended_when_others_missed_something() -> None:
    """Ren sat down in a run that is gone: after the first or the second one, nobody can tell."""
    play = lay_fair(DUEL, 7, sitting=(AKI,))
    flips(play, 1)
    first = come_back(play, play.host.journal)
    sit_again(first, play, AKI)
    flips(first, 3)
    kept = without_steps(first, 2)
    gone = come_back(first, first.host.journal)
    gone.sit(REN)
    flips(gone, 1)
    back = come_back(first, kept)
    heard = noticed(back)
    sit_again(back, first, AKI)
    sit_again(back, gone, REN)
    after = len([one for one in kept if isinstance(one, Grew)])
    assert [(seat, times) for seat, _, times in heard] == [(AKI, 1)], "it is one, told once"
    (one,) = verdict_of(back).roll_backs
    assert one.noticed == (AKI, REN)
    assert one.after == heard[0][1] <= after


def test_every_time_counts_once_whoever_notices_it_and_when(play: FairPlay) -> None:
    once = come_back(play, without_steps(play, 2))
    heard = noticed(once)
    sit_again(once, play, AKI, REN)
    assert heard == [(AKI, 8, 1)], "of what one has noticed everybody is told once"
    flips(once, 8)
    twice = come_back(once, without_steps(once, 3))
    heard = noticed(twice)
    sit_again(twice, once, REN)
    assert heard == [(REN, 13, 2)]
    # Aki comes back later still, in another run of the host, and had noticed nothing new.
    flips(twice, 1)
    later = come_back(twice, twice.host.journal)
    heard = noticed(later)
    sit_again(later, twice, REN)
    assert heard == []
    later.sit(AKI, key=once.witnesses[AKI].key, held=once.witnesses[AKI].last_head())
    verdict = verdict_of(later)
    assert [(one.after, one.noticed) for one in verdict.roll_backs] == [
        (8, (AKI, REN)),
        (13, (AKI, REN)),
    ]
    assert "Rolled back 2 times, the last after step 13" in said_of(later, verdict)[0].en


def test_a_history_of_the_same_length_with_other_coins_is_found(play: FairPlay) -> None:
    back = come_back(play, without_steps(play, 3))
    for _ in range(3):
        back.gone = set()
        back.draws.ask(i.Request(f"again {back.draws.book.number}", AKI, 0, COIN), ())
        back.draws.draw()
    assert len(back.host.tree.nodes) == len(play.host.tree.nodes)
    sit_again(back, play, REN)
    assert [one.after for one in verdict_of(back).roll_backs] == [7]


# -- hosts that keep quiet ------------------------------------------------------------------------


def test_a_host_that_does_not_record_what_a_seat_came_back_with_gets_no_signature(
    play: FairPlay,
) -> None:
    back = come_back(play, without_steps(play, 4))
    witness = play.witnesses[REN]
    held = witness.last_head()
    sit = back.draws.sit
    back.draws.sit = lambda seat, chain, key, _held: sit(seat, chain, key)  # type: ignore[method-assign,misc,assignment]
    again = back.sit(REN, key=witness.key, held=held)
    assert [doubt.code for doubt in back.doubts[REN]] == ["held-dropped"]
    flips(back, 3)
    assert again.sign() is None
    assert again.last_head() == held, "it is brought along until it is on record"
    verdict = verdict_of(back)
    assert verdict.stretches[-1].signed == ()
    assert not verdict.proves_chance


def test_a_host_that_takes_it_out_of_its_file_afterwards_is_found(play: FairPlay) -> None:
    back = come_back(play, without_steps(play, 4))
    sit_again(back, play, REN)
    flips(back, 3)
    back.sign(all_now=True)

    def codes(**changed: object) -> list[str]:
        journal = [
            replace(entry, **changed) if isinstance(entry, Committed) and entry.held else entry
            for entry in back.host.journal
        ]
        return [one.code for one in verdict_of(back, journal).found]

    (mark,) = (one.mark for one in back.host.journal if isinstance(one, Committed) and one.held)
    assert codes(held=None) == ["told-otherwise"]
    assert codes(held=None, back=mark) == ["held-dropped"]
    held = play.witnesses[REN].last_head()
    assert held is not None
    # All of it is in the mark that everybody signed, what the signature leaves out as well.
    assert codes(held=replace(held, host="ab" * 32)) == ["told-otherwise"]
    for changed in (replace(held, count=3), replace(held, signature="00" * 64)):
        assert codes(held=changed) == ["no-signature", "told-otherwise"]


def test_others_are_told_nothing_that_helps_to_guess_a_hand(play: FairPlay) -> None:
    """The head is a hash of what a seat was told: with a guess at that it could be compared."""
    told: list[Update] = []
    back = come_back(play, without_steps(play, 4))
    back.host.join(AKI, told.append)
    held = play.witnesses[REN].last_head()
    assert held is not None
    sit_again(back, play, REN)
    (entry,) = [
        one.entry for one in told if isinstance(one, Recorded) and isinstance(one.entry, Committed)
    ]
    assert isinstance(entry, Committed)
    assert (entry.held, entry.back) == (None, held.mark)
    assert not any(secret in repr(told) for secret in (held.head, held.signature, held.commitment))


# -- what nobody may claim ------------------------------------------------------------------------


def test_only_the_own_signature_is_taken(play: FairPlay) -> None:
    back = come_back(play, play.host.journal)
    held, theirs = play.witnesses[REN].last_head(), play.witnesses[AKI].last_head()
    assert held is not None
    key = play.witnesses[REN].key
    for wrong in (theirs, replace(held, count=held.count + 1), replace(held, signature="00" * 64)):
        with pytest.raises(RefusedProofError):
            back.draws.sit(REN, "ab" * 32, key.public, wrong)
    with pytest.raises(RefusedProofError):
        back.draws.sit(REN, "ab" * 32, SigningKey(b"\x05" * SEED).public, held)
    assert [e.seat for e in back.host.journal if isinstance(e, Committed)].count(REN) == 1


def test_another_key_signs_for_nobody_who_sat_there_before(play: FairPlay) -> None:
    """A host knows every head, and could have a seat come back that it made up."""
    held, forged = play.witnesses[REN].last_head(), SigningKey(b"\x05" * SEED)
    assert held is not None
    said = statement(held.table, REN, held.count, held.head, ())
    made_up = replace(held, left_out=(), signature=forged.sign(said))
    back = come_back(play, play.host.journal)
    with pytest.raises(RefusedProofError):
        back.draws.sit(REN, "ab" * 32, forged.public, made_up)
    entry = Committed(REN, "ab" * 32, forged.public, held=made_up)
    verdict = verdict_of(play, [*play.host.journal, entry])
    assert [one.code for one in verdict.found] == ["no-signature"]
    assert verdict.stretches[-1].signed == ()


def test_what_a_seat_alone_claims_is_told_as_its_word(play: FairPlay) -> None:
    """Ren signs what never was. The record cannot know better, and says who noticed."""
    back = come_back(play, play.host.journal)
    heard = noticed(back)
    held = play.witnesses[REN].last_head()
    assert held is not None
    key = play.witnesses[REN].key
    said = statement(held.table, REN, held.count + 9, "ab" * 32, ())
    claimed = replace(
        held, count=held.count + 9, head="ab" * 32, left_out=(), signature=key.sign(said)
    )
    for _ in range(3):
        back.draws.sit(REN, "ab" * 32, key.public, claimed)
    assert len(heard) == 1, "once, however often it is said"
    verdict = verdict_of(back)
    assert [one.noticed for one in verdict.roll_backs] == [(REN,)]


@pytest.mark.parametrize("seat", [TABLE, 42])
def test_a_made_up_return_breaks_nothing(play: FairPlay, seat: int) -> None:
    held = play.witnesses[REN].last_head()
    assert held is not None
    for odd in (
        held,
        replace(held, seat=99),
        replace(held, count=-1),
        replace(held, count=10**30, left_out=(10**30,)),
        replace(held, table="", commitment="", head="", signature="zz"),
    ):
        entry = Committed(seat, "ab" * 32, "cd" * 32, held=odd)
        assert verdict_of(play, [*play.host.journal, entry]).found or seat == TABLE

"""A draw at the table: who is asked, who is there, what is told, and what is refused."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.data.codec import to_bytes
from app.core.fact import CoinsFlipped
from app.core.ids import JUDGE, SPECTATOR, TABLE
from app.core.text.words import Words
from app.session.fairness.draws import Draws, RefusedProofError
from app.session.fairness.hash_chain import Chain
from app.session.fairness.record_check import check_fair
from app.session.host.entropy import NeedsChance, Unmixed
from app.session.host.updates import (
    Accepted,
    Asked,
    Committed,
    Drew,
    FairEntry,
    Grew,
    JournalEntry,
    Recorded,
    Refused,
    Signed,
    Stepped,
    Update,
)
from app.session.steps.rights import ImpossibleError
from tests.helpers.fair import FairPlay, lay_fair
from tests.helpers.play import lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DUEL = TOYS["duel"]
COIN = i.Flip()


@pytest.fixture
def play() -> FairPlay:
    """Aki and Ren, whose programs mix the chance."""
    return lay_fair(DUEL, 7, watchers=False)


def _draws(play: FairPlay) -> list[Drew]:
    return [entry for entry in play.host.journal if isinstance(entry, Drew)]


# -- a gesture that needs chance ----------------------------------------------------------------


@pytest.mark.parametrize(
    "intent",
    [
        COIN,
        i.Roll(),
        i.Shuffle("deck.0"),
        i.PickRandom(source="deck.0", goal="hand.0", count=1),
        i.Batch((i.Draw(1, "deck.0", "hand.0"), COIN)),
    ],
    ids=lambda one: one.kind,
)
def test_chance_is_asked_for_with_nothing_changed(intent: i.Intent) -> None:
    play = lay(DUEL, 1, entropy=Unmixed(1))
    before = play.truth
    with pytest.raises(NeedsChance):
        play.ask(AKI, intent)
    assert play.truth is before
    assert len(play.host.journal) == 1
    assert not any(play.sent.values())


def test_other_gestures_need_none() -> None:
    play = lay(DUEL, 1, entropy=Unmixed(1))
    for intent in (i.Draw(1, "deck.0", "hand.0"), i.Undo(), i.Redo(), i.WriteLabel(1, "a", "")):
        assert isinstance(play.ask(AKI, intent), Accepted)
    assert isinstance(play.ask(AKI, i.Flip(0)), Refused)


def test_a_draw_opens_one_link_of_each(play: FairPlay) -> None:
    assert isinstance(play.ask(AKI, COIN), Accepted)
    *_, asked, drew, grew = play.host.journal
    assert isinstance(asked, Asked)
    assert isinstance(drew, Drew)
    assert isinstance(grew, Grew)
    assert (asked.number, asked.node, asked.actor) == (1, 0, AKI)
    assert [seat for seat, _ in drew.links] == [AKI, REN]
    assert drew.away == ()
    assert isinstance(grew.node.facts[0], CoinsFlipped)
    assert not any(play.doubts.values())


def test_the_same_links_give_the_same_and_others_do_not() -> None:
    def heads(seed: int) -> tuple[object, ...]:
        play = lay_fair(DUEL, seed)
        play.ask(AKI, i.Flip(20))
        return play.host.tree.nodes[-1].facts

    assert heads(1) == heads(1)
    assert heads(1) != heads(2)


def test_seats_are_told_neither_the_gesture_nor_the_link_of_the_host(play: FairPlay) -> None:
    told: list[Update] = []
    play.host.join(SPECTATOR, told.append)
    play.ask(AKI, i.Shuffle("deck.0"))
    entries = [update.entry for update in told if isinstance(update, Recorded)]
    asked, drew = entries
    assert isinstance(asked, Asked)
    assert isinstance(drew, Drew)
    assert (asked.intent, asked.salt, drew.host_link) == ("", "", "")
    kept = _draws(play)[0]
    sealed = next(entry for entry in play.host.journal if isinstance(entry, Asked))
    secrets = (sealed.intent, sealed.salt, kept.host_link)
    everything = b"".join(line for sent in play.sent.values() for line in sent)
    assert all(secrets)
    assert not any(secret.encode() in everything for secret in secrets)
    # What is told comes before the gesture it was for.
    assert isinstance(told[-1], Stepped)
    assert told.index(told[-1]) > told.index(Recorded(drew))


def test_a_gesture_that_chance_makes_impossible_is_refused_and_its_draw_is_void(
    play: FairPlay,
) -> None:
    answer = play.ask(AKI, i.Batch((COIN, i.Collect(("u0",), "discard.0"))))
    assert isinstance(answer, Refused)
    assert [drew.void for drew in _draws(play)] == [True]
    assert len(play.host.tree.nodes) == 1
    play.ask(AKI, COIN)
    assert [drew.number for drew in _draws(play)] == [1, 2]
    assert not any(play.doubts.values())


# -- who is there -------------------------------------------------------------------------------


def test_a_seat_that_is_away_is_left_out_and_the_record_says_so(play: FairPlay) -> None:
    play.gone = {REN}
    play.ask(AKI, COIN)
    play.gone = set()
    play.ask(AKI, COIN)
    away, there = _draws(play)
    assert away.away == (REN,)
    assert [seat for seat, _ in away.links] == [AKI]
    assert there.away == ()
    assert not any(play.doubts.values())


def test_the_table_waits_for_those_who_are_there_and_bound(play: FairPlay) -> None:
    request = i.Request("a", AKI, 0, COIN)
    assert play.draws.awaited == frozenset()
    play.draws.ask(request, {AKI, REN, JUDGE, SPECTATOR})
    assert play.draws.awaited == {AKI, REN}
    play.open(AKI)
    assert play.draws.awaited == {REN}
    assert isinstance(play.draws.draw(), Accepted)
    assert play.draws.awaited == frozenset()


def test_a_late_link_changes_nothing_and_the_seat_says_that_it_opened_it(play: FairPlay) -> None:
    play.draws.ask(i.Request("a", AKI, 0, COIN), {AKI, REN})
    late = play.witnesses[REN].link()
    assert late is not None
    play.open(AKI)
    play.draws.draw()
    play.draws.hear(REN, *late)
    assert [drew.away for drew in _draws(play)] == [(REN,)]
    assert [doubt.code for doubt in play.doubts[REN]] == ["left-out"]
    signed = play.witnesses[REN].sign()
    assert signed is not None
    assert signed.left_out == (1,)


def test_a_seat_that_opens_a_wrong_link_is_refused_and_named(play: FairPlay) -> None:
    play.draws.ask(i.Request("a", AKI, 0, COIN), {AKI, REN})
    wrong = Chain(bytes(32)).link(1).hex()
    for link in (wrong, "", "zz", wrong.upper()):
        with pytest.raises(RefusedProofError) as refused:
            play.draws.hear(REN, 1, link)
        assert refused.value.code == "wrong-link"
        assert "Ren" in refused.value.words.en
    # The right one is still welcome.
    assert play.draws.awaited == {AKI, REN}
    play.open(REN)
    play.open(AKI)
    play.draws.draw()
    assert _draws(play)[0].away == ()


def test_a_link_twice_and_one_of_another_draw_change_nothing(play: FairPlay) -> None:
    play.draws.hear(REN, 1, "nothing was asked for")
    play.draws.ask(i.Request("a", AKI, 0, COIN), {AKI, REN})
    mine = play.witnesses[REN].link()
    assert mine is not None
    play.draws.hear(REN, *mine)
    play.draws.hear(REN, 1, "once was enough")
    play.draws.hear(AKI, 9, "which draw is that")
    assert play.draws.awaited == {AKI}


def test_a_seat_opens_each_link_once(play: FairPlay) -> None:
    play.draws.ask(i.Request("a", AKI, 0, COIN), {AKI, REN})
    assert play.witnesses[REN].link() is not None
    assert play.witnesses[REN].link() is None


# -- sitting down -------------------------------------------------------------------------------


def test_the_host_is_bound_before_anybody() -> None:
    play = lay_fair(DUEL, 3)
    seats = [entry.seat for entry in play.host.journal if isinstance(entry, Committed)]
    assert seats == [TABLE, AKI, REN, JUDGE]


def test_a_chain_that_comes_during_a_draw_counts_from_the_next(play: FairPlay) -> None:
    play.draws.ask(i.Request("a", AKI, 0, COIN), {AKI, REN})
    play.sit(REN)
    assert play.witnesses[REN].link() is None
    play.open(AKI)
    play.draws.draw()
    play.ask(AKI, COIN)
    assert [drew.away for drew in _draws(play)] == [(REN,), ()]
    assert check_fair(DUEL, play.host.tree, play.host.journal).found == ()  # type: ignore[union-attr]


def test_a_seat_that_comes_during_a_draw_has_no_doubts(play: FairPlay) -> None:
    play.draws.ask(i.Request("a", AKI, 0, COIN), {AKI})
    for seat in (REN, AKI):
        play.sit(seat)
        play.sit(seat)
    play.draws.draw()
    play.ask(AKI, COIN)
    assert [drew.away for drew in _draws(play)] == [(AKI, REN), ()]
    assert not any(play.doubts.values())
    play.sign(all_now=True)
    verdict = check_fair(DUEL, play.host.tree, play.host.journal)
    assert verdict is not None
    assert verdict.found == ()


def test_who_joins_later_is_told_no_link_of_the_host(play: FairPlay) -> None:
    for _ in range(3):
        play.ask(AKI, COIN)
        links = [drew.host_link for drew in _draws(play)]
        told = to_bytes(play.draws.book.standing)
        assert not any(link.encode() in told for link in links)


def test_host_and_seats_agree_where_the_record_stands(play: FairPlay) -> None:
    """Each from what it knows; the seats have never seen a link of the host."""
    for number in range(4):
        play.ask(AKI, COIN)
        if number == 1:
            play.gone = {REN}
        for witness in play.witnesses.values():
            assert witness._book.standing == play.draws.book.standing


def test_who_joins_during_a_draw_is_told_nothing_sealed(play: FairPlay) -> None:
    play.draws.ask(i.Request("a", AKI, 0, COIN), {AKI})
    standing = play.draws.book.standing
    assert standing.open is not None
    assert (standing.open.intent, standing.open.salt) == ("", "")


def test_a_program_may_offer_two_chains_one_after_the_other(play: FairPlay) -> None:
    witness = play.witnesses[REN]
    witness.renew(b"\x01" * 32)
    first = witness.commitment, witness.held
    witness.renew(b"\x02" * 32)
    for commitment, held in (first, (witness.commitment, witness.held)):
        play.draws.sit(REN, commitment, witness.key.public, held)
        play.ask(AKI, COIN)
    assert [drew.away for drew in _draws(play)] == [(), ()]
    assert play.doubts[REN] == []


def test_a_seat_that_sits_down_again_begins_another_chain(play: FairPlay) -> None:
    play.ask(AKI, COIN)
    play.sit(REN)
    play.ask(AKI, COIN)
    play.sign(all_now=True)
    verdict = check_fair(DUEL, play.host.tree, play.host.journal)
    assert verdict is not None
    assert (verdict.found, verdict.away) == ((), ())


@pytest.mark.parametrize("seat", [SPECTATOR, TABLE])
def test_neither_spectators_nor_the_table_sit_down(play: FairPlay, seat: int) -> None:
    with pytest.raises(RefusedProofError):
        play.draws.sit(seat, "ab" * 32, "cd" * 32)


@pytest.mark.parametrize(
    ("commitment", "key"), [("", "ab" * 32), ("ab" * 32, "x"), ("AB" * 32, "")]
)
def test_what_is_no_commitment_is_refused(play: FairPlay, commitment: str, key: str) -> None:
    before = len(play.host.journal)
    with pytest.raises(RefusedProofError, match="Ren"):
        play.draws.sit(REN, commitment, key)
    assert len(play.host.journal) == before


def test_a_used_up_chain_gives_way_to_another(play: FairPlay) -> None:
    short = Chain(b"\x07" * 32, 3)
    play.draws._chain, play.draws._since = short, 0
    for _ in range(5):
        play.ask(AKI, COIN)
    bound = [entry for entry in play.host.journal if isinstance(entry, Committed)]
    assert [entry.seat for entry in bound].count(TABLE) == 2


def test_a_seat_knows_when_its_chain_is_nearly_used_up(play: FairPlay) -> None:
    witness = play.witnesses[REN]
    assert not witness.renewal_due
    witness._chain = witness._offered = Chain(b"\x07" * 32, 17)
    witness._since = 0
    for number in range(2):
        play.draws.ask(i.Request(f"own {number}", AKI, 0, COIN), ())
        play.draws.draw()
    assert witness.renewal_due
    witness.renew(b"\x08" * 32)
    assert not witness.renewal_due
    play.draws.sit(REN, witness.commitment, witness.key.public, witness.held)
    play.doubts[REN].clear()
    play.ask(AKI, COIN)
    assert _draws(play)[-1].away == ()
    assert play.doubts[REN] == []


# -- what cannot be kept ------------------------------------------------------------------------


def _full(*kinds: type[JournalEntry]) -> object:
    def keeper(entries: tuple[JournalEntry, ...]) -> None:
        if any(isinstance(entry, kinds) for entry in entries):
            raise ImpossibleError("disk", Words("The disk is full.", "空きがありません。"))

    return keeper


def test_a_draw_that_the_disk_refuses_is_no_draw(play: FairPlay) -> None:
    play.host.keeper = _full(Asked)  # type: ignore[assignment]
    with pytest.raises(ImpossibleError):
        play.ask(AKI, COIN)
    assert play.draws.book.open is None
    play.host.keeper = _full(Grew)  # type: ignore[assignment]
    refused = play.ask(AKI, COIN)
    assert isinstance(refused, Refused)
    assert refused.code == "disk"
    assert len(play.host.tree.nodes) == 1
    play.host.keeper = _full()  # type: ignore[assignment]
    assert isinstance(play.ask(AKI, COIN), Accepted)
    # The disk may have had room for a few bytes by then: it is not said that a coin cannot fall.
    assert [entry.void for entry in _draws(play)] == [False]
    verdict = check_fair(play.spec, play.host.tree, play.host.journal)
    assert verdict is not None
    assert [discrepancy.code for discrepancy in verdict.found] == ["never-drawn"]


def test_a_draw_is_kept_together_with_its_gesture(play: FairPlay) -> None:
    kept: list[tuple[JournalEntry, ...]] = []
    play.host.keeper = kept.append
    play.ask(AKI, COIN)
    assert [[type(entry) for entry in entries] for entries in kept] == [[Asked], [Drew, Grew]]


# -- signatures ---------------------------------------------------------------------------------


def test_a_seat_signs_now_and_then(play: FairPlay) -> None:
    for _ in range(8):
        play.ask(AKI, COIN)
    signed = [entry for entry in play.host.journal if isinstance(entry, Signed)]
    # Three things are told of each draw; Aki was told that Ren sat down as well.
    assert [(entry.seat, entry.count) for entry in signed] == [(AKI, 16), (REN, 18)]


def test_a_signature_that_does_not_fit_is_refused_and_named(play: FairPlay) -> None:
    play.ask(AKI, COIN)
    signed = play.witnesses[REN].sign()
    assert signed is not None
    for seat, count, signature, left_out in (
        (REN, signed.count + 1, signed.signature, ()),
        (REN, signed.count - 1, signed.signature, ()),
        (REN, signed.count, signed.signature, (1,)),
        (REN, signed.count, "00" * 64, ()),
        (REN, signed.count, "not hex", ()),
        (AKI, signed.count, signed.signature, ()),
        (JUDGE, signed.count, signed.signature, ()),
    ):
        with pytest.raises(RefusedProofError) as refused:
            play.draws.sign(seat, count, signature, left_out)
        assert refused.value.code == "signature"
    play.draws.sign(REN, signed.count, signed.signature)
    assert play.host.journal[-1] == signed
    play.draws.sign(REN, signed.count, signed.signature)
    assert [entry for entry in play.host.journal if isinstance(entry, Signed)] == [signed]


def test_going_on_from_the_journal_binds_the_host_anew(play: FairPlay) -> None:
    play.ask(AKI, COIN)
    again = Draws(play.host, fresh=play.fresh)
    assert again.book.table == play.draws.book.table
    assert again.book.number == 1
    play.draws = again
    for seat in (AKI, REN):
        play.sit(seat)
    play.ask(REN, COIN)
    assert _draws(play)[-1].number == 2
    verdict = check_fair(DUEL, play.host.tree, play.host.journal)
    assert verdict is not None
    assert verdict.found == ()
    assert all(isinstance(entry, FairEntry | Grew) for entry in play.host.journal)

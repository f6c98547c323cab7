"""What a seat's program sees for itself, while the game is played."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.session.fairness.hash_chain import HASH
from app.session.fairness.record_book import Standing
from app.session.fairness.signing_key import SEED, SigningKey, vouches
from app.session.fairness.witness import MOST_UNSIGNED, SIGN_EVERY, Witness
from app.session.host.updates import Asked, Committed, Drew, Recorded, Stepped, Update
from tests.helpers.fair import FairPlay, lay_fair
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DUEL = TOYS["duel"]
COIN = i.Flip()


@pytest.fixture
def play() -> FairPlay:
    """Aki and Ren, whose programs mix the chance."""
    return lay_fair(DUEL, 7, watchers=False)


def _tell(play: FairPlay, *updates: Update) -> list[str]:
    """What Ren's program doubts of what a host tells it alone."""
    client, found = play.table.seats[REN], list[str]()
    for update in updates:
        doubts = play.witnesses[REN].told(update, client.node, client.view)
        found += [doubt.code for doubt in doubts]
    return found


def _asked(number: int = 1, node: int = 0) -> Recorded:
    return Recorded(Asked(number, node, AKI, "ab" * 32))


def _link(play: FairPlay, seat: int, number: int = 1) -> tuple[int, str]:
    chain = play.witnesses[seat]._chain
    assert chain is not None
    return seat, chain.link(number).hex()


def test_an_honest_draw_raises_no_doubt(play: FairPlay) -> None:
    assert _tell(play, _asked()) == []
    mine = play.witnesses[REN].link()
    assert mine == (1, _link(play, REN)[1])
    drew = Recorded(Drew(1, (_link(play, AKI), _link(play, REN))))
    assert _tell(play, drew, Stepped(1, 0, AKI, 0, 1, ())) == []


def test_a_draw_on_another_step_than_the_one_seen(play: FairPlay) -> None:
    assert _tell(play, _asked(node=5)) == ["elsewhere"]


def test_numbers_that_are_left_out(play: FairPlay) -> None:
    assert _tell(play, _asked(3)) == ["misnumbered"]


def test_links_that_nobody_was_asked_for(play: FairPlay) -> None:
    assert _tell(play, Recorded(Drew(1, (_link(play, AKI), _link(play, REN))))) == ["unasked"]


def test_the_link_of_another_seat_is_checked_too(play: FairPlay) -> None:
    _tell(play, _asked())
    assert play.witnesses[REN].link() is not None
    wrong = Recorded(Drew(1, ((AKI, "ab" * HASH), _link(play, REN))))
    assert _tell(play, wrong) == ["wrong-link"]


def test_an_own_link_that_was_never_given(play: FairPlay) -> None:
    _tell(play, _asked())
    drew = Recorded(Drew(1, (_link(play, AKI), _link(play, REN))))
    assert _tell(play, drew) == ["never-opened"]


def test_a_draw_that_is_followed_by_something_else(play: FairPlay) -> None:
    for update in (
        Stepped(1, 0, REN, 0, 1, ()),
        Stepped(2, 1, AKI, 0, 2, ()),
        _asked(2),
    ):
        play = lay_fair(DUEL, 7, watchers=False)
        _tell(play, _asked())
        play.witnesses[REN].link()
        _tell(play, Recorded(Drew(1, (_link(play, AKI), _link(play, REN)))))
        assert _tell(play, update) == ["other-gesture"]


def test_a_void_draw_is_followed_by_anything(play: FairPlay) -> None:
    _tell(play, _asked())
    play.witnesses[REN].link()
    _tell(play, Recorded(Drew(1, (_link(play, AKI), _link(play, REN)), void=True)))
    assert _tell(play, Stepped(1, 0, REN, 0, 1, ())) == []


def test_somebody_else_in_the_own_name(play: FairPlay) -> None:
    assert _tell(play, Recorded(Committed(REN, "ab" * 32, "cd" * 32))) == ["not-mine"]


def test_it_signs_in_a_quiet_moment_and_at_the_latest_after_very_much(play: FairPlay) -> None:
    witness = play.witnesses[REN]
    witness.sign()
    for number in range(SIGN_EVERY):
        assert not witness.is_signature_due(quiet=True)
        _tell(play, Stepped(1 + number, number, AKI, 0, 1, ()))
    assert witness.is_signature_due(quiet=True)
    for number in range(SIGN_EVERY, MOST_UNSIGNED):
        assert not witness.is_signature_due(quiet=False)
        _tell(play, Stepped(1 + number, number, AKI, 0, 1, ()))
    assert witness.is_signature_due(quiet=False)
    witness.sign()
    assert not witness.is_signature_due(quiet=True)


def test_before_it_sits_down_a_program_gives_nothing(play: FairPlay) -> None:
    key = SigningKey(bytes(SEED))
    standing = play.draws.book.standing
    witness = Witness(REN, play.truth.setting, standing, bytes(HASH), key)
    assert witness.link() is None
    assert witness.sign() is None
    assert not witness.is_signature_due(quiet=True)
    assert not witness.renewal_due
    assert witness.told(_asked(), 0, play.view(REN)) == []
    assert witness.link() is None
    assert witness.told(Recorded(Drew(1, (_link(play, AKI),), (REN,))), 0, play.view(REN)) == []


def test_who_joins_later_checks_from_where_the_record_stands(play: FairPlay) -> None:
    for _ in range(3):
        play.ask(AKI, COIN)
    standing = play.draws.book.standing
    assert standing.number == 3
    assert [chain.number for chain in standing.bound if chain.seat >= 0] == [3, 3]
    play.gone = {REN}
    witness = play.sit(REN)
    play.gone = set()
    play.ask(AKI, COIN)
    assert play.doubts[REN] == []
    signed = witness.sign()
    assert signed is not None
    assert signed.count == 3


def test_a_record_without_a_host_is_doubted(play: FairPlay) -> None:
    witness = Witness(REN, play.truth.setting, Standing(), bytes(HASH), SigningKey(bytes(SEED)))
    found = witness.told(
        Recorded(Committed(REN, witness.commitment, witness.key.public)), 0, play.view(REN)
    )
    assert [doubt.code for doubt in found] == ["host-last"]


def test_a_signature_speaks_of_everything_told(play: FairPlay) -> None:
    witness = play.witnesses[REN]
    first = witness.sign()
    play.ask(AKI, i.WriteLabel(0, "here", ""))
    second = witness.sign()
    assert first is not None
    assert second is not None
    assert (first.count, second.count) == (0, 1)
    assert first.head != second.head


def test_a_key_vouches_for_its_own_statements_only() -> None:
    key, other = SigningKey(bytes(SEED)), SigningKey(b"\x01" * SEED)
    signature = key.sign(b"told")
    assert vouches(key.public, signature, b"told")
    assert not vouches(key.public, signature, b"untold")
    assert not vouches(other.public, signature, b"told")
    for nonsense in ("", "zz", "ab"):
        assert not vouches(nonsense, signature, b"told")
        assert not vouches(key.public, nonsense, b"told")

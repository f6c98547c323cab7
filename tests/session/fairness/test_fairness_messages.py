"""What people's programs give for fair chance, as the room of a table takes it in."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import PersonId
from app.session.fairness.fairness_messages import MOST_DOUBTS
from app.session.fairness.hash_chain import Chain
from app.session.fairness.missed_reveals import MOST_MISSED
from app.session.fairness.record_book import WAIT
from app.session.fairness.record_head import statement
from app.session.fairness.signing_key import SigningKey
from app.session.host.updates import Asked, Committed, Drew, SignedHead
from app.session.room.messages.from_people import Ask, Commit, OpenLink, Sign
from app.session.room.messages.to_people import Notice
from tests.session.room.small_room import Evening


@pytest.fixture
def evening() -> Evening:
    """Nobody announced a seed: the seats mix the chance."""
    return Evening(seed=None)


def flip(evening: Evening) -> int:
    """Let Aki flip a coin; return the number of its draw."""
    evening.hear(evening.aki, Ask(f"f{evening.now}", evening.host.tree.cursor, i.Flip()))
    return max(one.number for one in evening.host.journal if isinstance(one, Asked))


def opens(evening: Evening, person: PersonId, chain: Chain, number: int) -> None:
    evening.hear(person, OpenLink(number, chain.link(number).hex()))


def drawn(evening: Evening) -> list[Drew]:
    return [one for one in evening.host.journal if isinstance(one, Drew)]


def test_a_draw_is_made_with_the_links_of_those_who_committed(evening: Evening) -> None:
    people = ((evening.aki, b"a"), (evening.ren, b"r"))
    chains = {person: evening.commit(person, fill) for person, fill in people}
    number = flip(evening)
    for person, chain in chains.items():
        assert drawn(evening) == []
        opens(evening, person, chain, number)
    (drew,) = drawn(evening)
    assert [seat for seat, _ in drew.links] == [0, 1]


def test_a_wrong_link_is_refused_to_who_opened_it(evening: Evening) -> None:
    evening.commit(evening.aki, b"a")
    number = flip(evening)
    opens(evening, evening.aki, Chain(b"x" * 32), number)
    assert evening.codes(evening.aki) == ["wrong-link"]
    assert drawn(evening) == []


def test_who_goes_on_with_wrong_ones_is_not_looked_at_any_more(evening: Evening) -> None:
    chain = evening.commit(evening.aki, b"a")
    number = flip(evening)
    for _ in range(MOST_DOUBTS + 3):
        opens(evening, evening.aki, Chain(b"x" * 32), number)
    assert evening.codes(evening.aki) == ["wrong-link"] * MOST_DOUBTS
    opens(evening, evening.aki, chain, number)
    assert drawn(evening) == [], "not even the right one"


def test_what_is_no_commitment_is_refused(evening: Evening) -> None:
    evening.hear(evening.aki, Commit("ab", "cd"))
    assert evening.codes(evening.aki) == ["malformed"]


def test_a_signature_that_does_not_fit_is_refused(evening: Evening) -> None:
    evening.commit(evening.aki, b"a")
    evening.hear(evening.aki, Sign(0, "ab" * 64))
    assert evening.codes(evening.aki) == ["signature"]


def test_a_program_that_keeps_everybody_waiting_is_named_once(evening: Evening) -> None:
    evening.commit(evening.ren, b"r")
    for _ in range(MOST_MISSED + 2):
        flip(evening)
        evening.pass_time(WAIT + 0.1)
    assert evening.codes(evening.aki).count("no-links") == 1
    (notice,) = (one for one in evening.heard(evening.aki, Notice) if one.code == "no-links")
    assert notice.en.startswith("Ren’s program")


# -- who comes back with more than the table holds ------------------------------------------------


KEY = SigningKey(b"a" * 32)
TABLE_ID = "aa" * 32


def comes_back(evening: Evening, count: int) -> None:
    """Let Aki come back with what is signed for so many things that this host never told."""
    said = statement(TABLE_ID, 0, count, "dd" * 32, ())
    held = SignedHead(TABLE_ID, "bb" * 32, 0, "cc" * 32, count, "dd" * 32, (), KEY.sign(said))
    commitment = Chain(bytes([count]) * 32).commitment.hex()
    evening.hear(evening.aki, Commit(commitment, KEY.public, held))


def test_everybody_is_told_that_the_table_was_rolled_back(evening: Evening) -> None:
    comes_back(evening, 7)
    for person in (evening.aki, evening.ren, evening.sora):
        (notice,) = evening.heard(person, Notice)
        assert notice.code == "rolled-back"
        assert "(1 time so far); Aki had been told more" in notice.en


def test_who_comes_later_is_told_as_well_and_nobody_twice(evening: Evening) -> None:
    comes_back(evening, 7)
    mio = evening.come("Mio")
    assert evening.codes(mio) == ["rolled-back"]
    evening.leave(evening.ren)
    evening.room.arrive(evening.ren, evening.now)
    assert evening.codes(evening.ren) == ["rolled-back"]


def test_who_makes_it_up_again_and_again_is_bound_no_more(evening: Evening) -> None:
    for count in range(1, MOST_DOUBTS + 4):
        comes_back(evening, count)
    bound = [one for one in evening.host.journal if isinstance(one, Committed) and one.seat == 0]
    assert len(bound) == MOST_DOUBTS

"""What links give: the vectors of docs/fair.md, and that nothing in it leans to one side."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from pathlib import Path

from app.core.data.codec import intent_to_json
from app.core.intent import Flip
from app.session.fairness.hash_chain import Chain
from app.session.fairness.mixed_chance import Mixed, Stream, mixed_seed, purpose_of

DOCS = Path(__file__).parents[3] / "docs" / "fair.md"
HOST, AKI, REN = Chain(b"\x00" * 32, 3), Chain(b"\x01" * 32, 3), Chain(b"\x02" * 32, 3)
SALT = b"\x03" * 32


def _vectors() -> dict[str, str]:
    """The table of vectors in the docs: name -> value."""
    rows = re.findall(r"^\| ([^|`]+) \| `([^`]+)` \|$", DOCS.read_text("utf-8"), re.MULTILINE)
    return {name.strip(): value for name, value in rows}


def test_the_vectors_in_the_docs() -> None:
    both = mixed_seed(HOST.commitment, 1, HOST.link(1), [(0, AKI.link(1)), (1, REN.link(1))], [])
    alone = mixed_seed(HOST.commitment, 2, HOST.link(2), [(0, AKI.link(2))], [1])
    stream = Stream(both)
    chance = Mixed(both, SALT)
    intent = intent_to_json(Flip(2))
    assert _vectors() == {
        "commitment of the host, the table's id": HOST.commitment.hex(),
        "commitment of seat 0": AKI.commitment.hex(),
        "commitment of seat 1": REN.commitment.hex(),
        "link of the host in draw 1": HOST.link(1).hex(),
        "link of seat 0 in draw 1": AKI.link(1).hex(),
        "link of seat 1 in draw 1": REN.link(1).hex(),
        "seed of draw 1": both.hex(),
        "seed of draw 2": alone.hex(),
        "first 40 bytes of the stream": stream.take(40).hex(),
        "order": " ".join(map(str, chance.shuffled(range(10)))),
        "picked": " ".join(map(str, chance.sample(range(10), 3))),
        "coins": " ".join("heads" if chance.coin() else "tails" for _ in range(8)),
        "dice": " ".join(str(chance.die(6)) for _ in range(8)),
        "names": " ".join(chance.name() for _ in range(3)),
        "gesture": intent.decode(),
        "purpose": purpose_of(SALT, 5, 1, intent).hex(),
    }


def test_every_link_and_who_was_away_change_everything() -> None:
    links = [(0, AKI.link(1)), (1, REN.link(1))]
    seeds = {
        mixed_seed(HOST.commitment, 1, HOST.link(1), links, []),
        mixed_seed(HOST.commitment, 2, HOST.link(1), links, []),
        mixed_seed(AKI.commitment, 1, HOST.link(1), links, []),
        mixed_seed(HOST.commitment, 1, HOST.link(2), links, []),
        mixed_seed(HOST.commitment, 1, HOST.link(1), links[:1], [1]),
        mixed_seed(HOST.commitment, 1, HOST.link(1), links[1:], [0]),
        mixed_seed(HOST.commitment, 1, HOST.link(1), [], [0, 1]),
        mixed_seed(HOST.commitment, 1, HOST.link(1), links, [2]),
    }
    assert len(seeds) == 8
    assert mixed_seed(HOST.commitment, 1, HOST.link(1), links[::-1], []) in seeds


def _chance(number: int) -> Mixed:
    return Mixed(number.to_bytes(32, "big"), SALT)


def _even(counts: Counter[object], kinds: int, rounds: int) -> bool:
    """Whether all kinds came, each within a fifth of its share."""
    share = rounds / kinds
    return len(counts) == kinds and all(abs(n - share) < share / 5 for n in counts.values())


def test_all_orders_are_as_likely() -> None:
    orders = Counter[object](_chance(n).shuffled("abcd") for n in range(24 * 400))
    assert set(orders) == set(permutations("abcd"))
    assert _even(orders, 24, 24 * 400)


def test_all_picks_coins_and_faces_are_as_likely() -> None:
    picks = Counter[object](_chance(n).sample("abcd", 2) for n in range(12 * 400))
    assert _even(picks, 12, 12 * 400)
    chance = _chance(0)
    assert _even(Counter[object](chance.coin() for _ in range(2000)), 2, 2000)
    assert _even(Counter[object](chance.die(6) for _ in range(6000)), 6, 6000)
    assert _even(Counter[object](chance.die(300) for _ in range(300 * 400)), 300, 300 * 400)


def test_the_smallest_piles() -> None:
    chance = _chance(0)
    assert chance.shuffled(()) == ()
    assert chance.shuffled("a") == ("a",)
    assert chance.sample("a", 1) == ("a",)
    assert Stream(bytes(32)).below(1) == 0


def test_names_do_not_depend_on_what_was_drawn() -> None:
    one, other = _chance(1), _chance(2)
    one.coin()
    assert [one.name() for _ in range(3)] == [other.name() for _ in range(3)]

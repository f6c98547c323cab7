"""Chance at a table: real, or repeatable by an announced seed, or mixed by its seats."""

from __future__ import annotations

import pytest

from app.session.host.entropy import NAME_LENGTH, Entropy, NeedsChance, Unmixed, letters

DECK = tuple(range(60))


def drawn(entropy: Entropy) -> tuple[object, ...]:
    """Return something of everything."""
    return (
        entropy.shuffled(DECK),
        entropy.sample(DECK, 7),
        tuple(entropy.coin() for _ in range(20)),
        tuple(entropy.die(6) for _ in range(20)),
    )


def test_the_same_seed_gives_the_same_and_another_seed_does_not() -> None:
    assert drawn(Entropy(7)) == drawn(Entropy(7)) != drawn(Entropy(8))


def test_without_a_seed_nothing_is_repeated() -> None:
    assert drawn(Entropy()) != drawn(Entropy())


def test_what_is_drawn_is_of_what_there_is() -> None:
    chance = Entropy(7)
    assert sorted(chance.shuffled(DECK)) == list(DECK)
    assert len(set(chance.sample(DECK, 7))) == 7
    assert {chance.coin() for _ in range(50)} == {True, False}
    assert {chance.die(4) for _ in range(100)} == {1, 2, 3, 4}


def test_each_step_of_a_seeded_table_has_chance_of_its_own() -> None:
    first, second, again = Entropy(7), Entropy(7), Entropy(7)
    again.coin()
    for chance in (second, again):
        chance.skip_to(1)
    following = drawn(second)
    assert following != drawn(first)
    assert following == drawn(again), "what was refused before changes nothing"


def test_what_things_are_called_does_not_depend_on_what_was_drawn() -> None:
    quiet, busy = Entropy(7), Entropy(7)
    drawn(busy)
    assert quiet.name() == busy.name()


def test_a_name_is_eight_letters() -> None:
    assert letters(0) == "a" * NAME_LENGTH
    assert letters(1) == "baaaaaaa"
    assert letters(36) == "abaaaaaa"
    assert letters(36**NAME_LENGTH - 1) == "9" * NAME_LENGTH
    assert len({Entropy(seed).name() for seed in range(100)}) == 100


def test_where_the_seats_mix_it_nothing_is_drawn_before_they_have() -> None:
    chance = Unmixed(7)
    for draw in (chance.coin, lambda: chance.die(6), lambda: chance.shuffled(DECK)):
        with pytest.raises(NeedsChance):
            draw()
    assert len(chance.name()) == NAME_LENGTH, "names are no chance"

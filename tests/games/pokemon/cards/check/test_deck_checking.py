"""Every rule is asked about a deck: the gravest first; what nobody knows makes none illegal."""

from __future__ import annotations

from app.cards.deck.finding import SEVERITIES
from app.games.pokemon.cards.check.check_registry import RULES
from tests.games.pokemon.cards.check.making import RIOLU, check, pokemon


def test_a_sound_deck_is_not_illegal() -> None:
    assert [one for one in check({RIOLU: 4}) if one.severity == "illegal"] == []


def test_the_gravest_comes_first() -> None:
    found = check({"name:Nobody": 1, RIOLU: 2}, "glc")
    grave = [list(SEVERITIES).index(one.severity) for one in found]
    assert grave == sorted(grave)
    assert found[0].severity == "illegal"
    assert len(set(grave)) > 1


def test_every_finding_is_that_of_a_rule() -> None:
    found = check({RIOLU: 5, pokemon("Lucario", "me1-77", stage="stage1"): 5}, fill=None)
    assert {one.rule for one in found} <= set(RULES)


def test_what_nobody_knows_makes_no_deck_illegal() -> None:
    found = check({"name:Nobody": 4, "name:Anybody": 4, RIOLU: 4})
    assert not [one for one in found if one.severity == "illegal"]
    assert [one for one in found if one.rule == "deck-unknown-card"]

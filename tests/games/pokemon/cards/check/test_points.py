"""Points of cards: `app/games/pokemon/cards/check/points.py`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.games.pokemon.cards.check.format_rules.known_formats import broken_formats, formats
from app.resources import assets
from tests.games.pokemon.cards.check.making import card, check, of, pokemon, severity

UXIE = pokemon("Uxie", "dp6-43")
OTHER_UXIE = pokemon("Uxie", "swsh9-60")
ARM = card("Junk Arm", "hgss3-87")
POINTS: list[dict[str, object]] = [
    {"name": "Uxie", "points": 3, "prints": ["dp6-43"]},
    {"name": "Junk Arm", "points": 1},
]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder with a Hall of Fame of one's own, whose cards have points."""
    shipped = json.loads((assets() / "formats" / "hall.json").read_bytes())
    (tmp_path / "hall.json").write_text(json.dumps({**shipped, "points": POINTS}))
    assert not broken_formats(tmp_path)
    return tmp_path


def test_deck_points_speaks_of_each_copy(own: Path) -> None:
    finding = of("deck-points", check({UXIE: 1, ARM: 2}, "hall", folder=own))
    assert finding is not None
    assert finding.severity == "illegal"
    assert finding.words.en == (
        "The deck has 5 points, and Hall of Fame allows 4 points (Uxie: 3 points, "
        "Junk Arm ×2: 2 points). Take some of these cards out."
    )
    assert "合計5ポイントで、殿堂の上限4ポイントを" in finding.words.ja
    assert finding.cards == ("Uxie", "Junk Arm")


def test_deck_points_is_silent_up_to_the_limit_and_on_other_prints(own: Path) -> None:
    assert of("deck-points", check({UXIE: 1, ARM: 1}, "hall", folder=own)) is None
    assert of("deck-points", check({OTHER_UXIE: 4, ARM: 4}, "hall", folder=own)) is None


def test_deck_points_unknown_is_silent_where_cards_have_some(own: Path) -> None:
    assert of("deck-points-unknown", check({UXIE: 1}, "hall", folder=own)) is None


def test_deck_points_is_about_formats_that_count_them() -> None:
    for name, format_ in formats().items():
        counts = format_.most_points is not None
        assert counts == (name == "hall")
    assert of("deck-points", check({UXIE: 4, ARM: 4}, "unlimited")) is None
    assert of("deck-points-unknown", check({UXIE: 4}, "unlimited")) is None


def test_deck_points_unknown_speaks_of_the_shipped_file_that_lists_none() -> None:
    found = check({UXIE: 4, ARM: 4}, "hall")
    assert severity("deck-points-unknown", found) == "reminder"
    assert severity("deck-points", found) is None


def test_points_less_than_one_are_no_points(tmp_path: Path) -> None:
    entry = {"title": {"en": "Cup", "ja": "大会"}, "size": 60, "most_points": -1}
    (tmp_path / "cup.json").write_text(json.dumps(entry))
    assert "most_points" in broken_formats(tmp_path)["cup"].en

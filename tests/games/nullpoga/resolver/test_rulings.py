"""Every choice makes a difference, and the first is how the rules are read here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.games.nullpoga.cases.vector_snapshot import snapshot
from app.games.nullpoga.resolver.rulings import (
    CHOICES,
    USUAL,
    Rulings,
    chosen_of,
    rulings_of,
)
from tests.games.nullpoga.planned import at, attack, monster, move, side, steps_of

SWAP = {"card": "swap", "pair": [["A", "battle"], ["B", "battle"]], "col": 2}
RITUAL = {"card": "summon_ritual", "target": at("A", "battle", 2), "monster": "boar"}
TURNED = (9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
ROW = {column: monster("turtle", f"t{column}") for column in range(5)}
SITUATIONS: dict[str, dict[str, Any]] = {
    "acting": {
        "a": side(battle={0: "rat", 2: "boar"}),
        "b": side(battle={2: "wyvern"}),
        "A": {"actions": [attack("rat"), move("boar", 3)]},
        "B": {"actions": [attack("wyvern'")]},
    },
    "moving": {"a": side(battle={0: "rat"}), "A": {"actions": [move("rat", 4)]}},
    "wilderness": {
        "a": side(battle={3: "rat"}),
        "b": side(wild=[0, 1, 2]),
        "A": {"actions": [attack("rat")]},
    },
    "empty_decks": {"a": side(deck=[], life=3), "b": side(deck=[])},
    "burning": {
        "a": side(hand=["blaze", "blaze"]),
        "b": side(battle={1: "turtle"}),
        "A": {"spells": [{"card": "blaze"}] * 2},
    },
    "frog": {
        "a": side(battle={2: monster("frog", attack=5)}),
        "b": side(),
    },
    "colossus": {"a": side(battle={0: "thunder_colossus"}), "b": side(ROW, {0: "turtle"})},
    "push": {
        "a": side(battle={0: "tempest_knight"}),
        "b": side(battle={1: "turtle"}),
        "A": {  # each reading has an entry of its own
            "push": [{"m": "tempest_knight", "target": "turtle'", "to": 4}],
            "actions": [{"m": "tempest_knight", "do": "push", "target": "turtle'", "to": 3}],
        },
    },
    "healing": {
        "a": side({0: "seraphim", 1: "cat"}, {1: monster("turtle", life=1)}),
    },
    "healing_limit": {"a": side(battle={0: "seraphim"})},
    "golem": {
        "a": side({0: "boar"}, hand=["mecha_golem"]),
        "A": {"summons": [{"card": "mecha_golem", "col": 2}]},
    },
    "repeat": {
        "a": side(battle={0: "chrono_mage"}),
        "A": {"actions": [attack("chrono_mage")], "repeat": "actions"},
    },
    "guard": {
        "a": side(hand=["flame_guard"], battle={2: {"id": "cat", "card": "cat", "life": 9}}),
        "b": side(hand=["meteor", "meteor"], standby={2: "fire_dragon"}),
        "A": {"spells": [{"card": "flame_guard", "target": at("A", "battle", 2)}]},
        "B": {
            "spells": [
                {"card": "meteor", "target": at("B", "standby", 0)},
                {"card": "meteor", "target": at("A", "battle", 2)},
            ]
        },
    },
    "ritual": {
        "a": side({2: "rat"}, hand=["summon_ritual", "boar"]),
        "A": {"spells": [RITUAL]},
    },
    "ritual_cost": {
        "a": side(hand=["summon_ritual", "ulvan"]),
        "A": {"spells": [{**RITUAL, "monster": "ulvan"}]},
    },
    "ritual_taken": {
        "a": side({2: "rat"}, hand=["summon_ritual", "boar"]),
        "A": {"spells": [RITUAL]},
    },
    "swap": {"a": side({2: "rat"}, hand=["swap"]), "A": {"spells": [SWAP]}},
    "rain": {
        "a": side(ROW, hand=["fire_rain"]),
        "b": side(ROW),
        "A": {"spells": [{"card": "fire_rain"}]},
    },
}
"""Where each choice of a question comes out otherwise."""


def came(name: str, choice: str) -> Any:
    said = dict(SITUATIONS[name])
    plans = {key: said[key] for key in ("A", "B") if key in said}
    more = {"rulings": {name: choice}, "draws": [TURNED] * 9, **plans}
    return snapshot(steps_of(said.get("a"), said.get("b"), **more)[-1].board)


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_makes_a_difference(name: str) -> None:
    results = [came(name, choice) for choice in CHOICES[name]]
    assert all(results.count(one) == 1 for one in results)


def test_the_first_choice_is_the_usual_one() -> None:
    assert rulings_of({}) == USUAL == Rulings(**{name: all_[0] for name, all_ in CHOICES.items()})
    assert chosen_of(USUAL) == {}


def test_what_was_chosen_is_told() -> None:
    assert chosen_of(rulings_of({"swap": "monsters", "push": "before_steps"})) == {
        "swap": "monsters"
    }


@pytest.mark.parametrize("chosen", [{"swap": "never"}, {"weather": "fine"}])
def test_a_choice_that_is_none_is_refused(chosen: dict[str, str]) -> None:
    with pytest.raises(ValueError):
        rulings_of(chosen)


def test_the_docs_name_every_choice() -> None:
    docs = Path(__file__).parents[4] / "docs" / "cli.md"
    told = " ".join(docs.read_text("utf-8").split())
    for name, choices in CHOICES.items():
        assert f"`{name}` ({', '.join(f'`{one}`' for one in choices)})" in told

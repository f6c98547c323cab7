import pytest

from app.cards.name_keys import search_key
from app.games.blackpoker.actions.every_action import ACTIONS
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.learn.black_lists import at, lists, sections
from app.games.blackpoker.rules.rule_set import rule_set
from app.games.contracts.learning.lists_contract import ListRow, found
from tests.games.blackpoker.black_table import BlackTable

KINDS = [kind for kind, _title in lists().kinds]


def rows(kind: str) -> list[ListRow]:
    return [row for one in sections(kind) for row in one.rows]


@pytest.mark.parametrize("kind", KINDS)
def test_every_action_and_character_of_a_format_is_listed(kind: str) -> None:
    name, _, edition = kind.partition(".")
    rules = rule_set(edition, name)
    listed = [row.title for row in rows(kind)]
    for one in (*rules.actions.values(), *rules.characters.values(), *rules.trumps.values()):
        assert one.title in listed
    started = {row.action for row in rows(kind) if row.action}
    assert started == {f"start_{one.id}" for one in rules.actions.values() if not one.triggered}
    assert started <= {action.id for action in ACTIONS}


@pytest.mark.parametrize("word", ["スルー", "通し", "OK", "対応しません", "対応ありません"])
def test_pass_is_found_by_what_people_say(word: str) -> None:
    left = found(sections("lite.6"), word, search_key)
    assert "Pass" in [row.title.en for one in left for row in one.rows]


@pytest.mark.parametrize(
    ("word", "suit"), [("fear", "♠"), ("信仰", "♥"), ("trade", "♦"), ("杖", "♣")]
)
def test_a_suit_is_found_by_what_it_stands_for(word: str, suit: str) -> None:
    left = found(sections("lite.6"), word, search_key)
    assert suit in [row.sign for one in left for row in one.rows]


def test_a_row_says_when_at_what_cost_with_what_and_at_what() -> None:
    up = next(row for row in rows("lite.6") if row.title.en == "Up")
    said = [fact.en for fact in up.facts]
    assert said == ["cost D, whenever you have the chance", "key ♥A–10", "at any soldier"]
    assert up.sign == "♥"


def test_a_table_has_the_lists_of_its_format_edition_and_trumps() -> None:
    assert at(BlackTable(format="lite").view()) == "lite.6"
    ninth = BlackTable(format="pro", options=(("edition", "9"),))
    assert at(ninth.view()) == "pro.9"
    agreed = (("extra-base", "master"), ("trump-version", "ex3.4.0"))
    extra = at(BlackTable(format="extra", options=agreed).view())
    assert extra == "extra.6.master.ex3.4.0"
    old = [one for one in sections(extra) if one.title.en == "Trumps"]
    new = [one for one in sections("extra.6") if one.title.en == "Trumps"]
    assert 0 < len(old[0].rows) < len(new[0].rows)


def test_the_game_offers_them_with_whose_game_it_is() -> None:
    assert SPEC.lists is not None
    assert "Copyright 2013" in SPEC.lists().credit.en

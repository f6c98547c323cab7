"""Cards in the fields of a case: by id, by name, or only so many of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.games.advising.cases.case_fields import MOST, CaseError
from tests.games.pokemon.adviser.cases.telling import card, reader


def refusal(read: Callable[..., object], *asked: Any) -> str:
    """Return what is said of a field that cannot be read."""
    with pytest.raises(CaseError) as refused:
        read(*asked)
    assert refused.value.words.ja.endswith("。")
    assert str(refused.value) == refused.value.words.en
    return refused.value.words.en


def test_an_effect_is_named_or_only_called_one() -> None:
    for key in ("effect", "by_effect", "cause", "ability_used", "because_of"):
        assert reader(**{key: "Dive"}).by_effect()
    assert not reader(effect=False, cause="").by_effect()


def test_a_card_is_meant_by_its_id_its_key_or_its_name() -> None:
    for written in (
        "sv6-128",
        "TWM-128",
        "Dreepy",
        "name:Dreepy",
        "ドラメシヤ",
        {"card": "Dreepy"},
    ):
        found = reader(card=written).card("card")
        assert found is not None
        assert found.key == "TWM-128"
    assert reader(card=None).card("card") is None


def test_a_card_without_data_is_known_by_its_name_alone() -> None:
    for written in ("Nobody Knows", "name:Nobody Knows"):
        found = card(written)
        assert (found.name.en, found.kind) == ("Nobody Knows", "unknown")


def test_the_first_card_that_is_written_counts() -> None:
    both = reader(card=None, energy="MEE-2", tool="Air Balloon")
    assert both.first_card("card", "energy", "tool") == card("MEE-2")
    assert reader().first_card("card") is None


def test_cards_are_one_or_a_list_and_what_is_left_open_is_left_out() -> None:
    both = (card("Dreepy"), card("Duskull"))
    assert reader(hand=["Dreepy", None, {"card": "Duskull"}, {}]).cards("hand") == both
    assert reader(hand="Dreepy").cards("hand") == both[:1]
    assert len(reader(hand=["Dreepy"] * MOST).cards("hand")) == MOST
    for written in (3, {"card": "x"}, ["x"] * (MOST + 1)):
        said = refusal(reader(hand=written).cards, "hand")
        assert said == "here, hand: a list of card ids is needed."
    assert refusal(reader(hand=["Dreepy", 3]).cards, "hand") == "here, hand: 3 is not a card id."
    assert (
        refusal(reader(hand=[{"card": 3}]).cards, "hand") == "here.hand, card: 3 is not a card id."
    )


def test_cards_of_which_only_the_number_is_told() -> None:
    iono = card("Iono")
    for written, cards in (
        ("Iono", (iono,)),
        (["Iono", "Iono"], (iono, iono)),
        ({"card": "Iono"}, (iono,)),
        (True, (None,)),
        (2, (None, None)),
        (-1, ()),
        (False, ()),
        (None, ()),
    ):
        assert reader(supporter=written).some_cards("supporter") == cards
    assert len(reader(supporter=10**6).some_cards("supporter")) == MOST


@pytest.mark.parametrize("written", [[], {}, 0, "", False])
def test_where_nothing_is_written_there_is_no_card(written: Any) -> None:
    assert reader(key=written).cards("key") == ()


def test_a_list_holds_objects_or_the_cards_themselves() -> None:
    bench = reader(bench=[{"uid": "a1", "card": "Dreepy"}, "Duskull"]).list_of("bench")
    assert [one.card("card") for one in bench] == [card("Dreepy"), card("Duskull")]

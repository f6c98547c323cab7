"""Cards at hand are found by whatever names them; of two with the same one, the first."""

from __future__ import annotations

from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.store.card_index import CardIndex

TWIN = Card("A-1", Words("Twin", "ふたご"), "item", id="a1-1")
OTHER = Card("B-02", Words("Twin", "ふたご"), "item")
AGAIN = Card("A-1", Words("Another", "べつ"), "item")
FIRE = Card("E-2", Words("Basic Fire Energy", "基本炎エネルギー"), "basic_energy", types=("R",))
INDEX = CardIndex([TWIN, OTHER, AGAIN, FIRE])


def test_a_key_is_taken_once() -> None:
    assert list(INDEX.by_key) == ["A-1", "B-02", "E-2"]
    assert INDEX.by_key["A-1"] is TWIN


def test_a_print_is_found_however_its_number_is_written() -> None:
    assert INDEX.by_print["B-2"] is OTHER


def test_of_two_with_one_name_the_first_answers_to_it_and_both_are_its_prints() -> None:
    assert INDEX.by_english["twin"] is INDEX.by_japanese["ふたご"] is TWIN
    assert INDEX.by_name["twin"] == INDEX.by_name["ふたご"] == (TWIN, OTHER)


def test_energy_is_found_by_its_type_and_a_card_by_its_id() -> None:
    assert INDEX.by_energy == {"R": FIRE}
    assert INDEX.by_id == {"a1-1": TWIN}
    assert [one.card for one in INDEX.searched] == [TWIN, OTHER, FIRE]

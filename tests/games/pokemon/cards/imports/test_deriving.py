"""Cards made of what was brought: entries of one print merged, the earlier form's word first."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.pokemon.cards.card_json import card_to_json
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.imports.brought_entry import Form, Tongue
from app.games.pokemon.cards.imports.deriving import Deriving, Entry, merged, name_keys
from app.games.pokemon.cards.store.card_store import CardStore
from tests.games.pokemon.cards.stored_cards import filled, item


def test_a_card_is_found_by_the_name_of_each_language_it_is_in() -> None:
    card = item("A-1", "Kettle", "やかん")
    assert name_keys(card, "both") == {"en": "kettle", "ja": "やかん"}
    assert name_keys(card, "en") == {"en": "kettle"}


def entry(form: Form, card: Card, tongue: Tongue, species: str = "") -> Entry:
    return Entry(form, tongue, species, card_to_json(card), form.encode())


def test_of_two_entries_for_one_print_the_earlier_forms_word_counts() -> None:
    own, public = (
        item("A-1", "Kettle", regulation_mark="G"),
        item("A-1", "Boiler", text=Words("Boil.", "")),
    )
    found = merged([entry("english", public, "en"), entry("own", own, "en")])
    assert found.card.name.en == "Kettle"
    assert found.card.regulation_mark == "G"
    assert found.card.text == Words("Boil.", ""), "what the first lacks is taken from the other"


def test_a_print_in_two_languages_is_one_card_in_both() -> None:
    english, japanese = item("A-1", "Kettle"), item("A-1", "やかん")
    found = merged([entry("tcgdex", japanese, "ja", "54 55"), entry("english", english, "en")])
    assert found.card.name == Words("Kettle", "やかん")
    assert (found.tongue, found.species) == ("both", (54, 55))
    alone = merged([entry("english", english, "en")])
    assert (alone.card, alone.tongue) == (english, "en")
    assert alone.version != found.version, "anything in it is another"


def test_what_is_derived_from_no_entry_is_gone() -> None:
    store = filled(CardStore.in_memory(), item("A-1", "Kettle"), item("A-2", "Pot"))
    store.connection.execute("DELETE FROM entries WHERE key = 'A-2'")
    Deriving(store).derive(["A-1", "A-2"])
    assert [card.key for card in store] == ["A-1"]
    store.close()

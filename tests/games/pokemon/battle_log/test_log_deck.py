"""Which printings the cards of a log are."""

from __future__ import annotations

from app.cards.placeholder_keys import placeholder_key
from app.core.placed.table_position import UNKNOWN
from app.core.text.wording import both
from app.games.pokemon.battle_log.log_deck import LogDeck
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Ability, Attack
from tests.games.pokemon.cards.check.making import pokemon

HIT = pokemon("Riolu", "me1-76")
KICK = pokemon(
    "Riolu",
    "sv1-112",
    attacks=(Attack(both("Kick"), ("C",), "20"),),
    abilities=(Ability(both("Aura"), both("")),),
)
BASE = CardBase([HIT, KICK])


def test_a_card_is_one_that_has_what_it_used() -> None:
    assert LogDeck(BASE, {"Riolu": {"Kick"}}).key("Riolu") == KICK.key
    assert LogDeck(BASE, {"Riolu": {"HIT"}}).key("Riolu") == HIT.key


def test_it_is_the_one_that_has_most_of_it() -> None:
    assert LogDeck(BASE, {"Riolu": {"Kick", "Star Alchemy"}}).key("Riolu") == KICK.key


def test_one_of_the_name_where_it_used_nothing() -> None:
    assert LogDeck(BASE, {}).key("Riolu") in {HIT.key, KICK.key}


def test_the_print_that_is_told_goes_first() -> None:
    named = {"Riolu"}
    ids = {"Riolu": [KICK.id, "xy1-1"]}
    assert LogDeck(BASE, {}, named, ids).key("Riolu") == KICK.key
    assert LogDeck(BASE, {"Riolu": {"Hit"}}, named, ids).key("Riolu") == HIT.key
    assert LogDeck(BASE, {"Riolu": {"Juggle"}}, named, ids).card("Riolu") is None
    other = CardBase([*BASE, pokemon("Jirachi", "me1-1")])
    assert LogDeck(other, {}, named, {"Riolu": ["me1-1"]}).card("Riolu") in (HIT, KICK)
    only = {"Riolu": [KICK.id]}
    assert LogDeck(BASE, {"Riolu": {"Juggle"}}, named, only).key("Riolu") == KICK.key


def test_none_of_them_where_none_has_what_it_used() -> None:
    deck = LogDeck(BASE, {"Riolu": {"Juggle"}})
    assert deck.card("Riolu") is None
    other = BASE.get(deck.key("Riolu"))
    assert (other.name.en, other.known, other.hp) == ("Riolu", False, 0)


def test_one_of_them_where_another_card_lends_it_that_or_the_data_has_no_english_words() -> None:
    star = pokemon("Jirachi", "me1-1", attacks=(Attack(both("Juggle"), ("C",), "20"),))
    lent = LogDeck(CardBase([*BASE, star]), {"Riolu": {"Juggle"}}, {"Riolu", "Jirachi"})
    assert lent.key("Riolu") in {HIT.key, KICK.key}
    only = pokemon("Riolu", "sv1-113", attacks=(Attack(both("はどうけり"), ("C",), "20"),))
    assert LogDeck(CardBase([*BASE, only]), {"Riolu": {"Juggle"}}).card("Riolu") is not None


def test_a_card_without_data_is_a_plain_one_of_that_name_and_an_unnamed_one_unknown() -> None:
    deck = LogDeck(BASE, {})
    assert deck.card("Chabudai") is None
    assert (deck.key("Chabudai"), deck.key("")) == (placeholder_key("Chabudai"), UNKNOWN)


def test_abilities_are_told_from_attacks() -> None:
    assert LogDeck(BASE, {"Riolu": {"Aura", "Kick"}, "Chabudai": {"Fly"}}).abilities == {"Aura"}


def test_what_attaches_from_the_hand_is_told_by_its_text() -> None:
    texts = {
        "Arms": "Attach a Basic Fighting Energy card from your hand to 1 of your Pokémon.",
        "Feast": "Attach a card from your discard pile. Then, shuffle a card from your hand.",
    }
    abilities = tuple(Ability(both(name), both(text)) for name, text in texts.items())
    base = CardBase([pokemon("Riolu", "me1-76", abilities=abilities)])
    assert LogDeck(base, {"Riolu": {"Arms", "Feast", "Hit"}, "Mew": {"Arms"}}).from_hand == {"Arms"}

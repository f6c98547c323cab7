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


def test_one_of_the_name_where_none_has_it_or_it_used_nothing() -> None:
    keys = {HIT.key, KICK.key}
    assert LogDeck(BASE, {"Riolu": {"Juggle"}}).key("Riolu") in keys
    assert LogDeck(BASE, {}).key("Riolu") in keys


def test_a_card_without_data_is_a_plain_one_of_that_name_and_an_unnamed_one_unknown() -> None:
    deck = LogDeck(BASE, {})
    assert deck.card("Chabudai") is None
    assert (deck.key("Chabudai"), deck.key("")) == (placeholder_key("Chabudai"), UNKNOWN)


def test_abilities_are_told_from_attacks() -> None:
    assert LogDeck(BASE, {"Riolu": {"Aura", "Kick"}, "Chabudai": {"Fly"}}).abilities == {"Aura"}

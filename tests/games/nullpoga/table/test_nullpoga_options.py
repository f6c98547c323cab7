"""What people agree on before a game, as options in words."""

from __future__ import annotations

from app.games.nullpoga.nullpoga_game import SPEC
from app.games.nullpoga.resolver.rulings import CHOICES, Rulings
from app.games.nullpoga.table.nullpoga_options import (
    RULINGS,
    VERSION,
    agreed_with_decks,
    cards_at,
    rulings_at,
)
from app.session.host.local_table import lay_table
from tests.games.nullpoga.poga_table import PogaTable


def test_decks_of_bundles_say_so_and_every_table_its_version() -> None:
    assert agreed_with_decks(("standard", "")) == ((VERSION.id, VERSION.usual),)
    assert dict(agreed_with_decks(("bundles", "bundles")))["deck-form"] == "bundles"


def test_an_unknown_version_is_played_with_the_newest_cards() -> None:
    laid = lay_table(SPEC, ("Aki", "Ren"), ((), ()), 3, options=(("cards", "9.99999999"),))
    assert cards_at(laid.sit(0).view)["rat"].cost == 1


def test_every_option_offers_the_choices_of_the_resolver_in_their_order() -> None:
    for name, choices in CHOICES.items():
        offered = tuple(value.id.replace("-", "_") for value in RULINGS[name].values)
        assert offered == choices


def test_a_table_plays_by_what_it_was_set_to_and_by_the_usual_where_that_is_none() -> None:
    agreed = {"moving": "anywhere", "empty-decks": "life-decides", "rain": "no such choice"}
    rulings = rulings_at(PogaTable(options=agreed).view())
    assert rulings == Rulings(moving="anywhere", empty_decks="life_decides")

"""The table of a script: who acts, what it asks of the host, what chance was told to it."""

from __future__ import annotations

from functools import partial

import pytest

from app.core.ids import JUDGE
from app.core.intent import Announce, Draw, Flip, Shuffle
from app.games.contracts.notation_contract import Notation, NotationError, RefusedError
from app.games.pokemon.pokemon_game import SPEC
from app.session.notation.script_header import Header
from app.session.notation.script_table import ScriptTable, laid
from tests.session.notation.small_script import all_cards

AKI, REN = 0, 1
DECK = ("TWM-128", "PAL-185") * 10
"""Dreepy and Iono."""


@pytest.fixture
def table() -> ScriptTable:
    header = Header(seats=("Aki", "Ren"), decks=(DECK, DECK), seed=3)
    return ScriptTable(SPEC, all_cards(), Notation(()).same_name, partial(laid, header, SPEC))


@pytest.mark.parametrize(
    ("text", "who", "deed"),
    [
        ("Ren draws 1 card", REN, "draws 1 card"),
        ("ren draws 1 card", REN, "draws 1 card"),
        ("Renが引く", REN, "引く"),
        ("The judge shuffles", JUDGE, "shuffles"),
        ("draws 1 card", AKI, "draws 1 card"),
    ],
)
def test_who_acts_stands_at_the_beginning_or_is_who_acted_before(
    table: ScriptTable, text: str, who: int, deed: str
) -> None:
    assert table.who(text) == (who, deed)


def test_what_the_host_refuses_is_an_error_of_the_script(table: ScriptTable) -> None:
    table.ask(Announce("say", "hello"), AKI)
    with pytest.raises(RefusedError):
        table.ask(Draw(1, "no-such-zone", "hand.0"), AKI)


def test_coins_fall_as_they_were_told(table: ScriptTable) -> None:
    table.tell_chance("coins", "heads, tails")
    with pytest.raises(NotationError, match="more chance was told"):
        table.check_chance()
    table.ask(Flip(2), AKI)
    table.check_chance()
    (coins,) = [one for one in table.scene(JUDGE).happened() if one.verb == "coins"]
    assert coins.results == (1, 0)


def test_dice_are_numbers(table: ScriptTable) -> None:
    table.tell_chance("dice", "3, 5")
    assert list(table.told.dice) == [3, 5]
    with pytest.raises(NotationError, match="is not a number"):
        table.tell_chance("die", "three")


def test_a_stacked_deck_has_those_cards_on_top_after_its_shuffle(table: ScriptTable) -> None:
    table.stack("Aki", "Iono, Dreepy")
    table.ask(Shuffle("deck.0"), AKI)
    table.ask(Draw(2, "deck.0", "hand.0"), AKI)
    view = table.table.sit(AKI).view
    drawn = {table.name(view.cards[card].ref or "").en for card in view.cards_in("hand.0")}
    assert drawn == {"Iono", "Dreepy"}


def test_only_what_is_in_a_deck_can_lie_on_top(table: ScriptTable) -> None:
    with pytest.raises(NotationError, match="there is no Duskull in Aki's deck list"):
        table.stack("Aki", "Duskull")

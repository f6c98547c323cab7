"""A line with what stands around it, and what lines have in common."""

from __future__ import annotations

from app.games.pokemon.battle_log.log_at import At, deed, in_hand, struck, whose
from app.games.pokemon.battle_log.log_block import Block
from app.games.pokemon.battle_log.log_board import LogPokemon, LogSide
from app.games.pokemon.battle_log.log_cards import LogCard
from app.games.pokemon.battle_log.log_forms import LogForms
from app.games.pokemon.battle_log.log_lines import read_log
from app.games.pokemon.battle_log.log_script import LogScript

PLAYERS = ("Aki", "Ren")


def at(text: str, index: int = -1) -> At:
    """Return a line of a block: that at the margin, or one below it."""
    (line,) = read_log(text)
    forms = LogForms(PLAYERS)
    below = [(one, forms.read(one.text)) for one in line.below]
    block = Block(line, forms.read(line.text), below)
    told, said = (block.line, block.said) if index < 0 else below[index]
    return At(
        LogScript(PLAYERS, frozenset()), block, index, told, said, in_checkup=False, last=True
    )


def test_a_line_is_of_a_player_and_may_name_the_other() -> None:
    one = at("Aki moved Ren's Iono to their hand.")
    assert (one.side.name, one.other.name) == ("Aki", "Ren")
    assert at("Aki drew Iono.").other.name == "Aki"


def test_its_cards_are_those_below_it_the_one_it_names_or_unnamed_ones() -> None:
    assert at("Aki drew 2 cards.\n   • Iono, Budew").names == ["Iono", "Budew"]
    assert at("Aki drew Iono.").names == ["Iono"]
    assert at("Aki drew 2 cards.").names == ["", ""]


def test_it_is_a_search_where_the_deck_is_shuffled_after_it() -> None:
    text = "Aki played Arven.\n- Aki drew Iono.\n- Aki shuffled their deck.\n- Aki drew a card."
    assert [at(text, index).is_search for index in (-1, 0, 2)] == [False, True, False]


def test_a_card_of_the_hand_may_turn_out_to_be_that_one() -> None:
    side = LogSide("Aki")
    side.cards.hand = [LogCard("Budew"), LogCard()]
    card, before = in_hand(side, "Iono")
    assert (card.name if card else "", before, side.cards.assumed) == ("Iono", [], 0)


def test_where_none_can_be_it_comes_from_the_deck_and_is_counted() -> None:
    side = LogSide("Aki")
    side.cards.hand = [LogCard("Budew")]
    card, (takes,) = in_hand(side, "Iono")
    assert takes == deed("Aki takes {} from the deck", *filter(None, [card]))
    assert ([one.name for one in side.cards.hand], side.cards.assumed) == (["Budew"], 1)


def test_none_comes_from_an_empty_deck() -> None:
    side = LogSide("Aki")
    side.cards.deck.clear()
    assert in_hand(side, "Iono") == (None, [])


def test_who_is_hit_is_the_active_one_of_the_name() -> None:
    first, other = LogPokemon([LogCard("Dreepy")]), LogPokemon([LogCard("Dreepy")])
    side = LogSide("Aki", active=first, bench=[other])
    assert struck(side, "Dreepy") is first
    first.cards.append(LogCard("Drakloak"))
    assert struck(side, "Dreepy") is other
    assert struck(side, "Budew") is None


def test_cards_are_whose_deck_has_more_of_the_names() -> None:
    one = at("Aki discarded 2 cards.\n   • Iono, Budew")
    aki, ren = one.script.sides["Aki"], one.script.sides["Ren"]
    assert whose(one, aki, ["Iono", "Budew"]) is aki, "where neither is known to have them"
    ren.cards.deck[0].name = "Iono"
    assert whose(one, aki, ["Iono", "Budew"]) is ren
    assert whose(one, ren, ["Iono", "Budew"]) is ren

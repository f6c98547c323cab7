"""Lines of cards that are drawn, played and discarded."""

from __future__ import annotations

import pytest

from tests.games.pokemon.battle_log.told_games import around, deeds, lie, played, told

SHUFFLES = "- Aki shuffled their deck."


def test_a_card_is_played_and_discarded_at_once() -> None:
    assert told("Aki played Iono.") == ["Aki plays and discards Iono"]
    assert lie(played(around("Aki played Iono.")), "discard.0") == ["Iono"]


def test_a_pokemon_comes_to_the_bench() -> None:
    assert told("Aki played Budew to the Bench.") == ["Aki benches Budew"]


def test_a_draw_comes_off_the_top() -> None:
    assert told("Aki drew 2 cards.") == ["Aki draws 2 cards"]
    assert told("Aki drew Iono.") == ["Aki draws 1 cards"]


def test_what_is_drawn_before_the_deck_is_shuffled_was_searched_for() -> None:
    lines = ("Aki played Poké Pad.", "- Aki drew Budew.", SHUFFLES)
    assert told(*lines)[1:] == ["Aki searches the deck for Budew"]
    assert "Budew" in lie(played(around(*lines)), "hand.0")


def test_what_was_searched_for_unseen_is_taken() -> None:
    lines = ("Aki played Arven.", "- Aki drew 2 cards.", SHUFFLES)
    assert told(*lines)[1:] == ["Aki takes ?, ? from the deck", "Aki shuffles"]


def test_cards_listed_below_the_line_are_what_was_drawn() -> None:
    lines = ("Aki played Arven.", "- Aki drew 2 cards.", "   • Ultra Ball, Rare Candy", SHUFFLES)
    assert told(*lines)[1:] == ["Aki searches the deck for Ultra Ball, Rare Candy"]


def test_what_was_searched_for_may_come_to_the_bench() -> None:
    lines = ("- Aki drew 2 cards and played them to the Bench.", "   • Budew, Dreepy", SHUFFLES)
    (deed,) = deeds("Aki played Buddy-Buddy Poffin.", *lines)[1:]
    assert deed.text == "Aki searches the deck for Budew, Dreepy onto the Bench"
    assert deed.otherwise == ("Aki benches Budew, Dreepy from the deck",)


@pytest.mark.parametrize(
    "line", ["Aki drew and played Budew.", "Aki drew Budew and played it to the Active Spot."]
)
def test_it_may_be_one_card(line: str) -> None:
    assert told(line) == ["Aki searches the deck for Budew onto the Bench"]


def test_a_stadium_may_come_out_of_the_deck() -> None:
    assert told("Aki drew Artazon and played it to the Stadium spot.") == [
        "Aki takes Artazon from the deck",
        "Aki plays Artazon to the Stadium",
    ]


def test_a_stadium_that_lies_there_is_used() -> None:
    lines = ("Aki played Artazon to the Stadium spot.", "Aki played Artazon.")
    assert told(*lines) == ["Aki plays Artazon to the Stadium", "Aki uses the Stadium"]


def test_who_uses_a_stadium_draws_though_the_app_names_whose_it_is() -> None:
    turn = ("Aki played Artazon to the Stadium spot.", "Ren's Turn", "Ren drew a card.")
    lines = ("Ren played Artazon.", "- Aki drew Budew and played it to the Bench.")
    assert told(*turn, *lines, "- Ren shuffled their deck.")[2:] == [
        "Ren uses the Stadium",
        "Ren searches the deck for Budew onto the Bench",
    ]
    assert told(*turn, "Ren played Artazon.", "- Aki drew a card.")[3:] == ["Ren draws 1 cards"]
    assert told(*turn, "Ren played Iono.", "- Aki drew a card.")[3:] == ["Aki draws 1 cards"]


def test_a_hand_that_is_seen_and_has_none_of_the_cards_is_the_others() -> None:
    hand = "Tower, Tower, Tower, Tower, Tower, Tower, Dreepy"
    rens = ("Ren played Iono.", "Ren played Arven.")
    shows = (*rens, "Aki played Potion.", "Aki played Tower.")
    discards = ("- Aki discarded 2 cards.", "   • Iono, Arven")
    assert told(*shows, *discards, hand=hand)[-1] == "Ren discards Iono, Arven"
    own = ("- Aki discarded 2 cards.", "   • Tower, Tower")
    assert told(*shows, *own, hand=hand)[-1] == "Aki discards Tower, Tower"
    assert told(*rens, "Aki played Tower.", *discards)[-1] == "Aki discards Iono, Arven", (
        "it may have had them"
    )


def test_even_with_another_of_the_name_in_the_hand() -> None:
    lines = ("Aki played Artazon to the Stadium spot.", "Aki played Artazon.")
    assert told(*lines, hand="Artazon, Artazon")[1:] == ["Aki uses the Stadium"]


def test_a_stadium_makes_way_for_the_next_by_itself() -> None:
    lines = ("Aki played Jamming Tower to the Stadium spot.", "- Aki discarded Artazon.")
    first = "Aki played Artazon to the Stadium spot."
    assert told(first, *lines)[1:] == ["Aki plays Jamming Tower to the Stadium"]
    table = played(around(first, *lines))
    assert (lie(table, "stadium"), lie(table, "discard.0")) == (["Jamming Tower"], ["Artazon"])


def test_a_stadium_is_discarded_by_something_else() -> None:
    lines = ("Aki's Dreepy used Flap.", "- Aki discarded Artazon.")
    assert told("Aki played Artazon to the Stadium spot.", *lines)[-1] == "Aki discards the Stadium"


def test_cards_are_discarded_from_the_hand() -> None:
    lines = ("Aki played Ultra Ball.", "- Aki discarded 2 cards.", "   • Iono, Drakloak")
    assert told(*lines)[1:] == ["Aki discards Iono, Drakloak"]
    assert sorted(lie(played(around(*lines)), "discard.0")) == ["Drakloak", "Iono", "Ultra Ball"]


def test_what_was_put_on_top_is_what_is_discarded_then() -> None:
    lines = ("Aki put Iono on top of their deck.", "Aki discarded Iono.")
    assert told(*lines)[1:] == ["Aki discards the top card of the deck"]
    assert lie(played(around(*lines)), "discard.0") == ["Iono"]


def test_cards_are_discarded_from_a_pokemon() -> None:
    attached = "Aki attached Basic Psychic Energy to Dreepy in the Active Spot."
    line = "Basic Psychic Energy was discarded from Aki's Dreepy."
    assert told(attached, line)[1:] == [
        "Aki discards Basic Psychic Energy from Aki's Dreepy (Active)"
    ]


def test_several_are_listed_and_those_that_are_on_it_go() -> None:
    attached = "Aki attached Basic Psychic Energy to Dreepy in the Active Spot."
    lines = ("Aki's Dreepy used Flap.", "- 2 cards were discarded from Aki's Dreepy.")
    cards = "   • Basic Psychic Energy, Luminous Energy"
    assert told(attached, *lines, cards)[-1] == (
        "Aki discards Basic Psychic Energy from Aki's Dreepy (Active)"
    )


def test_cards_that_the_hand_is_known_to_hold_are_shown() -> None:
    lines = ("Aki drew Iono.", "Aki revealed Iono.")
    assert told(*lines)[1:] == ["Aki shows Iono"]
    assert told("Aki revealed Iono.") == []


def test_a_card_that_comes_to_the_hand_otherwise_is_out_of_the_deck() -> None:
    assert told("Iono was added to Aki's hand.") == ["Aki takes Iono from the deck"]
    assert told("A card was added to Aki's hand.") == ["Aki takes ? from the deck"]


def test_what_a_card_costs_comes_from_the_hand_and_not_from_the_bench() -> None:
    lines = ("Aki played Earthen Vessel.", "- Aki discarded Budew.")
    game = played(around(*lines, bench=["Budew"]))
    assert (lie(game, "bench.0"), lie(game, "discard.0")) == (
        ["Budew"],
        ["Budew", "Earthen Vessel"],
    )


def test_a_bench_that_becomes_smaller_lets_pokemon_go_with_all_on_them() -> None:
    lines = (
        "Aki evolved Hoothoot to Noctowl on the Bench.",
        "Ren played a card.",
        "- Aki discarded 2 cards.",
        "   • Noctowl, Duskull",
        "- Hoothoot was discarded from Aki's Noctowl.",
    )
    game = played(around(*lines, bench=["Hoothoot", "Duskull", "Budew"]))
    assert game.missing == ()
    assert lie(game, "bench.0") == ["Budew"]
    assert sorted(lie(game, "discard.0")) == ["Duskull", "Hoothoot", "Noctowl"]

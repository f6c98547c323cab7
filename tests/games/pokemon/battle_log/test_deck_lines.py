"""Lines of what goes back to a deck, and of shuffling."""

from __future__ import annotations

from tests.games.pokemon.battle_log.told_games import around, deeds, lie, played, told

IONO = ("Aki played Iono.", "- Aki shuffled their hand.")
UNDER = "- Aki put 6 cards on the bottom of their deck."


def test_a_deck_is_shuffled_and_what_comes_off_it_is_told_before() -> None:
    (shuffles, _) = deeds("Aki shuffled their deck.", "Aki drew Iono.")
    assert shuffles.text == "Aki shuffles"
    assert shuffles.orders == (("Aki", ("Iono",)),)


def test_what_searched_the_deck_shuffles_it() -> None:
    lines = ("Aki played Poké Pad.", "- Aki drew Budew.", "- Aki shuffled their deck.")
    assert told(*lines)[1:] == ["Aki searches the deck for Budew"]


def test_cards_of_the_hand_go_under_the_deck_or_on_top_of_it() -> None:
    assert told("Aki put Iono on the bottom of their deck.") == [
        "Aki puts Iono from hand on the bottom of the deck"
    ]
    assert told("Aki put a card on top of their deck.") == [
        "Aki puts ? from hand on top of the deck"
    ]


def test_what_was_put_on_top_is_drawn_next() -> None:
    lines = ("Aki put Iono on top of their deck.", "Aki drew a card.")
    assert "Iono" in lie(played(around(*lines)), "hand.0")


def test_what_lies_under_the_deck_is_not_drawn() -> None:
    lines = ("Aki put Iono on the bottom of their deck.", "Aki drew 5 cards.")
    assert lie(played(around(*lines)), "deck.0")[-1] == "Iono"


def test_a_whole_hand_goes_under_the_deck() -> None:
    assert told(*IONO, UNDER)[1:] == ["Aki puts the hand on the bottom of the deck"]


def test_the_app_names_who_played_the_card_where_the_other_hand_goes_under() -> None:
    other = ("- Ren shuffled their hand.", "- Aki put 5 cards on the bottom of their deck.")
    drawn = ("- Aki drew 6 cards.", "- Ren drew 3 cards.")
    assert told(*IONO, UNDER, *other, *drawn, rens=["Duskull"])[1:] == [
        "Aki puts the hand on the bottom of the deck",
        "Ren puts the hand on the bottom of the deck",
        "Aki draws 6 cards",
        "Ren draws 3 cards",
    ]


def test_prize_cards_that_nobody_saw_are_exchanged_unseen() -> None:
    out = "- Aki moved Aki's 6 cards to the Prize cards."
    lines = ("Aki played Redeemable Ticket.", "- Aki shuffled their Prize cards.", UNDER, out)
    assert told(*lines)[1:] == [
        "Judge puts ?, ?, ?, ?, ?, ? from Aki's Prizes at the bottom of Aki's Deck",
        "Aki sets out 6 Prizes",
    ]
    game = played(around(*lines))
    assert game.missing == ()
    assert [len(lie(game, zone)) for zone in ("prizes.0", "deck.0")] == [6, 46]
    for seat in (0, 1):
        view = game.table.sit(seat).view
        seen = [*view.cards_in("prizes.0"), *view.cards_in("deck.0")]
        assert [card for card in seen if view.cards[card].ref] == []


def test_a_hand_is_shuffled_into_the_deck() -> None:
    lines = ("Aki played Lillie's Determination.", "- Aki shuffled 6 cards into their deck.")
    assert told(*lines)[1:] == ["Aki shuffles the hand into the deck"]


def test_both_hands_are_though_the_app_names_one_player_for_both() -> None:
    lines = ("- Aki shuffled 6 cards into their deck.", "- Aki shuffled 5 cards into their deck.")
    drawn = ("- Aki drew 4 cards.", "- Aki drew 4 cards.")
    assert told("Aki played Judge.", *lines, *drawn, rens=["Duskull"])[1:] == [
        "Aki shuffles the hand into the deck",
        "Ren shuffles the hand into the deck",
        "Aki draws 4 cards",
        "Ren draws 4 cards",
    ]


def test_of_cards_of_the_discard_pile_those_are_that_lie_there() -> None:
    hand = "Dreepy, Budew, Natu, Arven, Iono, Judge, Super Rod"
    lines = ("Aki played Super Rod.", "- Aki shuffled 2 cards into their deck.", "   • Xatu, Iono")
    assert told("Aki played Switch.", "Aki discarded Iono.", *lines, hand=hand)[3:] == [
        "Aki shuffles Iono from discard pile into the deck"
    ]


def test_a_pokemon_is_with_everything_on_it_though_it_is_said_to_be_played() -> None:
    drawn = "- Aki drew 3 cards.", "   • Dunsparce, Dudunsparce, Iono"
    back = "- Aki shuffled 2 cards into their deck.", "   • Dudunsparce, Dunsparce"
    grown = "Aki evolved Dunsparce to Dudunsparce on the Bench."
    lines = (grown, "Aki drew Dudunsparce.", "Aki played Dudunsparce.", *drawn, *back)
    assert told(*lines, bench=["Dunsparce"])[2:] == [
        "Aki: “Dudunsparce”",
        "Aki draws 3 cards",
        "Aki puts Aki's Dudunsparce (Bench 1) with everything on it into deck",
        "Aki shuffles",
    ]
    game = played(around(*lines, bench=["Dunsparce"]))
    assert game.missing == ()
    assert lie(game, "bench.0") == []


def test_some_of_it_is_and_a_card_of_the_discard_pile() -> None:
    assert told("Aki shuffled a card into their deck.") == [
        "Aki shuffles ? from hand into the deck"
    ]
    lines = ("Aki played Iono.", "Aki shuffled Iono into their deck.")
    assert told(*lines)[1:] == ["Aki shuffles Iono from discard pile into the deck"]

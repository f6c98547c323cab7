"""The cards of one player, unnamed until each shows itself."""

from __future__ import annotations

from app.games.pokemon.battle_log.log_cards import DECK, LogCard, LogCards


def names(cards: list[LogCard]) -> list[str]:
    return [card.name for card in cards]


def drawn(cards: LogCards, *told: str) -> None:
    """Draw cards into the hand, "" for one that is not named."""
    cards.put([card for name in told if (card := cards.draw(name)) is not None], cards.hand)


def test_nobody_knows_the_sixty() -> None:
    assert names(LogCards().deck) == [""] * DECK


def test_a_card_that_is_drawn_unseen_and_played_later_had_that_name_all_along() -> None:
    cards = LogCards()
    order = cards.shuffle()
    drawn(cards, "", "Budew")
    assert names(order) == ["", "Budew"]
    cards.take(cards.hand, "Iono")
    assert names(order) == ["Iono", "Budew"]


def test_it_was_the_one_that_is_known_to_have_lain_in_the_deck_as_it_was_drawn() -> None:
    cards = LogCards()
    known = LogCard("Iono")
    cards.deck.append(known)
    order = cards.shuffle()
    drawn(cards, "")
    assert cards.take(cards.hand, "Iono") is known
    assert (order, len(cards.deck)) == ([known], DECK)
    assert names(cards.deck).count("Iono") == 0


def test_what_came_to_the_deck_after_it_was_drawn_is_another() -> None:
    cards = LogCards()
    cards.shuffle()
    drawn(cards, "Iono", "")
    cards.put([cards.hand.pop(0)], cards.deck)
    cards.now += 1
    cards.deck[-1].since = cards.now
    assert cards.take(cards.hand, "Iono") is not None
    assert names(cards.deck).count("Iono") == 1


def test_the_top_is_drawn_first_and_what_lies_under_the_deck_last() -> None:
    cards = LogCards()
    cards.deck = [LogCard("Iono"), LogCard("Budew"), LogCard()]
    cards.top, cards.bottom = [cards.deck[1]], [cards.deck[0]]
    drawn(cards, "", "", "", "")
    assert names(cards.hand) == ["Budew", "", "Iono"]


def test_a_shuffle_forgets_both() -> None:
    cards = LogCards()
    cards.put_under([LogCard("Iono")])
    cards.shuffle()
    assert (cards.top, cards.bottom) == ([], [])


def test_a_search_takes_a_card_wherever_it_lies() -> None:
    cards = LogCards()
    cards.put_under([LogCard("Iono")])
    found = cards.search("Iono")
    assert (found.name if found else "", cards.bottom) == ("Iono", [])
    assert cards.search() is not None
    cards.deck.clear()
    assert (cards.search("Iono"), cards.draw(), cards.draw("Iono")) == (None, None, None)


def test_a_zone_is_asked_for_so_many_of_a_name() -> None:
    cards = LogCards(hand=[LogCard("Iono"), LogCard("Iono"), LogCard()])
    assert cards.has(cards.hand, ["Iono", "Iono"])
    assert not cards.has(cards.hand, ["Iono", "Iono", "Iono"])
    assert not cards.has(cards.hand, ["Budew"])


def test_a_card_without_a_name_is_taken_first_where_none_is_told() -> None:
    cards = LogCards(hand=[LogCard("Iono"), LogCard()])
    assert [card.name for _ in range(2) if (card := cards.take(cards.hand))] == ["", "Iono"]
    assert cards.take(cards.hand) is None


def test_a_card_is_named_and_stays_where_all_have_names_none_is() -> None:
    cards = LogCards(hand=[LogCard()])
    cards.name_one(cards.hand, "Iono")
    cards.name_one(cards.hand, "Budew")
    assert names(cards.hand) == ["Iono"]

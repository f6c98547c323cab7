from app.games.pokemon.cards.check import formats


def test_a_deck_has_just_as_many_cards_as_its_format_says() -> None:
    known = formats()
    assert (known["standard"].fewest, known["standard"].size) == (60, 60)
    assert (known["half"].fewest, known["half"].size) == (30, 30)

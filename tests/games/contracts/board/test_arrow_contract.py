from app.games.contracts.board.arrow_contract import BoardArrow


def test_an_arrow_says_nothing_unless_it_is_told_to() -> None:
    arrow = BoardArrow("unit", "seat.1")
    assert (arrow.text.en, arrow.text.ja, arrow.open) == ("", "", False)

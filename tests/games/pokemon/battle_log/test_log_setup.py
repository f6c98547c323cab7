"""The setup: hands, mulligans, who is put down, extra cards."""

from __future__ import annotations

from tests.games.pokemon.battle_log.told_games import TURN, lie, played, read, setup

HAND = "Dreepy, Iono, Iono, Arven, Arven, Rare Candy, Budew"
SENT_BACK = "Iono, Iono, Arven, Arven, Rare Candy, Ultra Ball, Judge"


def first(*lines: str) -> list[str]:
    """Return the sentences of a setup."""
    (step, *_) = read("\n".join([*lines, *TURN])).steps
    return [deed.text for deed in step.deeds]


def test_it_is_told_in_the_order_of_the_table() -> None:
    assert first(*setup(hand=HAND, bench=["Budew"])) == [
        "Aki chooses to go first",
        "Aki shuffles and draws 7 cards",
        "Ren shuffles and draws 7 cards",
        "Aki puts down Dreepy with Budew on the Bench",
        "Ren puts down Duskull",
        "Aki is ready",
        "Ren is ready",
    ]


def test_the_hand_that_is_listed_is_the_one_that_is_drawn() -> None:
    game = played("\n".join([*setup(hand=HAND), *TURN]))
    assert sorted(filter("?".__ne__, lie(game, "hand.0"))) == sorted(HAND.split(", ")[1:])
    assert [len(lie(game, zone)) for zone in ("prizes.0", "prizes.1", "hand.1")] == [6, 6, 6]


def test_a_hand_is_drawn_anew_for_each_mulligan_and_the_other_draws_more() -> None:
    lines = setup(hand=SENT_BACK)
    lines[9:9] = [
        "Aki took a mulligan.",
        "- Cards revealed from Mulligan 1",
        f"   • {SENT_BACK}",
        "Ren drew 1 more card because Aki took at least 1 mulligan.",
        "- Ren drew a card.",
    ]
    told = first(*lines)
    assert told[1:3] == ["Aki shuffles and draws 7 cards", "Aki takes a mulligan"]
    assert "Ren draws 1 cards for the mulligans" in told
    game = played("\n".join([*lines, *TURN]))
    assert game.missing == ()
    assert [len(lie(game, zone)) for zone in ("hand.0", "hand.1")] == [7, 7]


def test_mulligans_are_counted_and_each_hand_is_shown() -> None:
    lines = setup()
    lines[9:9] = [
        "Ren took 2 mulligans.",
        "- Cards revealed from Mulligan 1",
        f"   • {SENT_BACK}",
        "- Cards revealed from Mulligan 2",
        f"   • {SENT_BACK}",
    ]
    assert first(*lines).count("Ren takes a mulligan") == 2
    deals = [deed for deed in read("\n".join(lines)).steps[0].deeds if deed.orders]
    orders = [names[:7] for deed in deals for who, names in deed.orders if who == "Ren"]
    assert orders[:2] == [tuple(SENT_BACK.split(", "))] * 2


def test_who_is_not_put_down_is_not_there() -> None:
    lines = [line for line in setup() if "Active" not in line and "decided" not in line]
    told = first(*lines, "Aki's Turn")
    assert told[0] == "Aki goes first"
    assert told[3:5] == ["Aki sets out 6 Prizes", "Ren sets out 6 Prizes"]

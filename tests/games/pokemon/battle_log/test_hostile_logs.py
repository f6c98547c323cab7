"""Logs that somebody spoiled: nothing of one is a command, and none breaks off."""

from __future__ import annotations

import random
import re

import pytest

from app.games.contracts.reading.foreign_contract import ForeignError
from app.games.pokemon.battle_log.foreign_logs import LONGEST_LINE, MOST_LETTERS, MOST_LINES
from app.games.pokemon.benches.long_log import long_log
from app.session.notation.foreign_play import ForeignPlayed
from app.session.notation.foreign_text import summary
from tests.games.pokemon.battle_log.told_games import around, expect, lie, played
from tests.session.notation.small_script import logs

NAMES = (
    *("note: x", "take back", "Mark", "branch x", "Judge", "stack Ren: Iono", "coins: heads"),
    *("{}", "{0}", "“x”", "A, B", "A and B", "<b>A</b>", "é" * 300, "Dreepy", "(a+)+$", "x\x00y"),
    *("\u202ex", "Ren's Turn", "expect turn 1", "go to start", "Aki plays", "Ren's", "a card"),
)


def tried(text: str) -> ForeignPlayed | None:
    """Play a log; None for one that is refused in words."""
    try:
        game = played(text)
    except ForeignError:
        return None
    assert summary(game).ja
    return game


def called(name: str, text: str) -> str:
    """Return a log in which Aki is called otherwise."""
    return re.sub(r"\bAki\b", lambda _: name, text)


@pytest.mark.parametrize("name", NAMES)
def test_a_players_name_is_a_name(name: str) -> None:
    text = around(
        "Aki's Dreepy used take back.",
        "Aki played Iono.",
        "Aki flipped a coin and it landed on heads.",
        "Aki ended their turn.",
        "Ren's Turn",
        "Ren drew a card.",
    )
    game = tried(called(name, text))
    if game is not None:
        done = list(logs(game.table))
        assert not {"undo", "redo", "jump", "label"} & set(done)
        assert not game.table.host.tree.labels
        assert [len(deck) for deck in game.game.decks] == [60, 60]


@pytest.mark.parametrize("name", ["Mark", "note: x", "branch x", "take back", "<b>A</b>", "A, B"])
def test_it_plays_as_any_other(name: str) -> None:
    game = tried(called(name, around("Aki played Iono.", "Aki drew 2 cards.")))
    assert game is not None
    assert game.missing == ()
    assert (lie(game, "discard.0"), len(lie(game, "hand.0"))) == (["Iono"], 8)


@pytest.mark.parametrize(
    "name", ["take back", "note: x", "Ren draws 3 cards", "{}", "{0} and {rest}"]
)
def test_the_name_of_a_card_or_an_attack_is_a_name(name: str) -> None:
    game = tried(
        around(
            f"Aki's Dreepy used {name}.", f"Aki played {name}.", f"Ren's {name} was Knocked Out!"
        )
    )
    assert game is not None
    assert not game.table.host.tree.labels
    assert [len(lie(game, zone)) for zone in ("hand.1", "prizes.1", "active.1")] == [6, 6, 1]


@pytest.mark.parametrize(
    "name",
    [
        *("all", "everything", "the hand", "The Hand", "their hand", "the Stadium", "2 Iono"),
        *("the top 5 cards of the deck", "the top 5 cards of Ren's deck", "Iono and Arven"),
        *("3 cards at random", "3 cards at random from Ren's hand", "Iono, Arven", "Iono x 2"),
    ],
)
def test_one_card_is_one_card(name: str) -> None:
    hand = "Dreepy, Iono, Arven, Iono, Judge, Switch, Budew"
    game = tried(around(f"Aki discarded {name}.", hand=hand))
    assert game is not None
    zones = ("hand.0", "discard.0", "hand.1", "deck.0", "deck.1")
    assert [len(lie(game, zone)) for zone in zones] == [6, 1, 6, 46, 47]
    game = tried(around(f"Aki put {name} on the bottom of their deck.", hand=hand))
    assert game is not None
    assert len(lie(game, "hand.0")) >= 6
    assert [len(lie(game, zone)) for zone in ("hand.1", "deck.1")] == [6, 47]


def test_an_attack_hits_whom_the_line_says() -> None:
    attack = "Bite, 300 to Ren's Budew (Bench 1)"
    text = around(f"Aki's Dreepy used {attack} on Ren’s Duskull for 10 damage.", rens=["Budew"])
    game = tried(text)
    assert game is not None
    expect(game, "Ren's Budew has no damage")


def test_a_judge_fetches_no_card() -> None:
    lines = (
        "Aki played Heavy Ball.",
        "- Aki moved Aki's Iono to their hand.",
        "- Aki shuffled their Prize cards.",
    )
    assert tried(around(*lines, *lines, *["Aki took 6 Prize cards."], *lines)) is not None


def spoiled(seed: int) -> str:
    """Return a log of which lines are dropped, doubled, swapped and cut."""
    chance = random.Random(seed)
    lines = long_log(chance.randrange(20, 120)).splitlines()
    for _ in range(30):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        way = chance.randrange(6)
        if way == 0 and len(lines) > 15:
            del lines[at]
        elif way == 1:
            lines.insert(other, lines[at])
        elif way == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif way == 3:
            lines[at] = lines[at][: chance.randrange(40)]
        elif way == 4:
            lines[at] = re.sub(r"\d+", chance.choice(["0", "61", "9999"]), lines[at])
        else:
            lines[at] = lines[at].replace(" ", chance.choice([" and ", ", ", " {} ", "\x00"]), 1)
    return called(chance.choice((*NAMES, "Aki", "Aki")), "\n".join(lines))


@pytest.mark.parametrize("seed", range(40))
def test_a_spoiled_log_is_played_or_refused(seed: int) -> None:
    tried(spoiled(seed))


@pytest.mark.parametrize(
    "line",
    [
        "   • Iono, Budew",
        "Aki juggles.",
        "Aki drew 9999 cards.",
        "Aki took 9999 Prize cards.",
        "Aki flipped 9999 coins, and 9998 landed on heads.",
        "Ren's Duskull took 10 damage.",
        "[playerName]'s Turn",
        "Aki " + "a's used b " * 90,
        "Aki's a used b on " * 110,
        "Aki's a used b on " * 22,
        "Aki moved Ren's " + "Ren's " * 150,
        "X was discarded from Aki's " * 35,
        "Aki drew " + "(a" * 450,
        "a! " * 300 + "Aki wins",
    ],
    ids=lambda line: line[:30],
)
def test_the_longest_log_is_played(line: str) -> None:
    before = around()
    many = min(MOST_LINES - 15, (MOST_LETTERS - 2 * len(before)) // (len(line) + 1))
    assert tried("\n".join([before, *[line] * many])) is not None


def test_so_many_mulligans_are_none() -> None:
    lines = around().splitlines()
    lines[9:9] = [
        "Aki took 9999 mulligans.",
        "Ren drew 9999 more cards because Aki took at least 1 mulligan.",
    ]
    assert tried("\n".join(lines)) is not None


def test_longer_ones_are_refused() -> None:
    assert tried(around(*["Aki juggles."] * MOST_LINES)) is None
    assert tried(around("x" * (LONGEST_LINE + 1))) is None

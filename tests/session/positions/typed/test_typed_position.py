"""A position as people type it, and what is said of what is not understood."""

from __future__ import annotations

import random

import pytest

from app.core.card import value_of
from app.core.placed.table_position import UNKNOWN, TablePosition
from app.core.table import Turn
from app.games.game_registry import GAMES
from app.session.positions.laid_tables import lay_position
from app.session.positions.position_line import PositionError
from app.session.positions.typed.typed_position import (
    LONGEST_TEXT,
    Typed,
    game_typed,
    typed_position,
)


def typed(text: str, game: str = "pokemon") -> Typed:
    found = typed_position(text, GAMES[game], GAMES.cards(game))
    lay_position(GAMES[game], found.position)
    return found


def lies(position: TablePosition, zone: str) -> list[str]:
    cards = [card.ref for where, card in position.cards if where == zone]
    return [ref if ref == UNKNOWN else GAMES.cards(position.game).get(ref).name.en for ref in cards]


def test_a_side_in_one_line() -> None:
    found = typed(
        "active Dragapult ex 2P 1R, 150, poisoned; bench Dreepy, Duskull 20; prizes 4; "
        "deck 24 unknown"
    )
    position = found.position
    assert found.remarks == ()
    assert lies(position, "active.0") == [
        "Dragapult ex",
        "Basic Psychic Energy",
        "Basic Psychic Energy",
        "Basic Fire Energy",
    ]
    active = next(zone for zone in position.zones if zone.id == "active.0").units[0]
    assert value_of(active.marks, "damage") == 150
    assert value_of(active.marks, "poisoned") == 1
    assert lies(position, "bench.0") == ["Dreepy", "Duskull"]
    assert lies(position, "prizes.0") == [UNKNOWN] * 4
    assert lies(position, "deck.0") == [UNKNOWN] * 24
    assert position.turn == Turn(3, 0, "main", (("draw", 1),))


def test_the_same_in_japanese() -> None:
    english = typed("active Dragapult ex 2P 1R, 150, poisoned; prizes 4; deck 24 unknown")
    japanese = typed("バトル場 ドラパルトex 2超 1炎、150、どく；サイド 4；山札 24枚不明")
    assert japanese == english


def test_both_sides_the_turn_and_what_was_used() -> None:
    position = typed(
        """
        seats: Yuki, Sora           # who plays
        Yuki: active Dreepy         #not Budew; bench Budew
        Sora: active Budew; hand Iono, 2 Ultra Ball, 3 unknown
        stadium Artazon
        turn 5 Sora; used energy, supporter, vstar
        option prizes: 3
        """
    ).position
    assert [seat.name for seat in position.seats] == ["Yuki", "Sora"]
    assert lies(position, "active.1") == ["Budew"]
    assert lies(position, "hand.1") == ["Iono", "Ultra Ball", "Ultra Ball"] + [UNKNOWN] * 3
    assert lies(position, "stadium") == ["Artazon"]
    assert position.turn == Turn(5, 1, "main", (("draw", 1), ("energy", 1), ("supporter", 1)))
    assert dict(position.marks)["seat.1"][0].key == "vstar"
    assert position.options == (("prizes", "3"),)


@pytest.mark.parametrize(
    "text",
    [
        "Ren: active Dreepy 30, asleep; bench Duskull",
        "Ren's active Dreepy asleep 30; bench Duskull",
        "Ren active Dreepy (damage 30, asleep), bench Duskull",
        "Ren: active Dreepy [30, asleep], bench: Duskull",
        "Renのバトル場 ドラメシヤ 30、ねむり、ベンチ ヨマワル",
    ],
)
def test_people_write_the_same_in_many_ways(text: str) -> None:
    assert typed(text).position == typed("Ren: active Dreepy [30, asleep]; bench Duskull").position


@pytest.mark.parametrize(
    ("text", "zone", "cards"),
    [
        ("bench 2 Dreepy", "bench.0", ["Dreepy", "Dreepy"]),
        ("bench 3 unknown", "bench.0", [UNKNOWN] * 3),
        ("bench unknown, Dreepy", "bench.0", [UNKNOWN, "Dreepy"]),
        ("active Dreepy +Bravery Charm", "active.0", ["Dreepy", "Bravery Charm"]),
        ("active Dreepy 2p", "active.0", ["Dreepy", *["Basic Psychic Energy"] * 2]),
        ("hand 5×Iono", "hand.0", ["Iono"] * 5),
        ("hand 2xIono, Dragapult ex ×2", "hand.0", ["Iono"] * 2 + ["Dragapult ex"] * 2),
    ],
)
def test_copies_and_unknown_ones_stand_anywhere(text: str, zone: str, cards: list[str]) -> None:
    found = typed(text)
    assert found.remarks == ()
    assert lies(found.position, zone) == cards


@pytest.mark.parametrize("text", ["active Dreepy 2P 1Z", "hand Iono AB 12", "hand Dragapult ex 2"])
def test_nothing_that_was_typed_is_lost_without_a_word(text: str) -> None:
    (remark,) = typed(text).remarks
    assert "is read as" in remark.en


def test_a_number_may_be_the_beginning_of_a_name() -> None:
    position = typed("hand 2 of Hearts, 10 of Clubs, 2 ♠9", "blackpoker").position
    assert lies(position, "hand.0") == ["2 of Hearts", "10 of Clubs", "9 of Spades", "9 of Spades"]


@pytest.mark.parametrize("text", ["hand " + "[,(," * 4900, "hand " + "word " * 3990, "[" * 20_000])
def test_long_nonsense_is_answered_at_once(text: str) -> None:
    with pytest.raises(PositionError):
        typed(text + " x" * 200)


def test_a_list_that_goes_on_for_ever_does_no_harm() -> None:
    assert lies(typed(",".join(["hand 1"] * 2500)).position, "hand.0") == [UNKNOWN] * 2500


def test_of_two_numbers_the_first_is_the_print_of_the_card() -> None:
    position = typed("active Dragapult ex TWM 130 150").position
    assert lies(position, "active.0") == ["Dragapult ex"]
    assert value_of(position.zones[0].units[0].marks, "damage") == 150


def test_what_came_this_turn_is_said() -> None:
    position = typed("bench Dreepy [new], Duskull; turn 7 Aki").position
    first, second = position.zones[0].units
    assert (first.entered, second.entered) == (7, 6)


def test_marks_of_a_player_of_cells_and_their_units() -> None:
    position = typed(
        "Aki: battle 3: Rat, 1: wilderness; standby Boar; life 12; mana 4", "nullpoga"
    ).position
    assert [(unit.id, unit.cell) for unit in position.zones[0].units] == [("u00000001", 3)]
    marks = dict(position.marks)
    assert marks["battle.0#1"][0].key == "wilderness"
    assert value_of(marks["seat.0"], "mana") == 4
    assert position.turn.also == (1,), "both play a turn of secret plans"


def test_other_games_are_typed_alike() -> None:
    black = typed("soldiers ♠9 + ♥9, ♦J [90°]; hand 4; graveyard ♣3", "blackpoker").position
    assert [len(unit.cards) for unit in black.zones[-1].units] == [2, 1]
    assert black.zones[-1].units[1].turn == 90
    stones = typed("stream 4: Moss 9", "stepping_stones").position
    assert lies(stones, "stream") == ["Moss 9"]


def test_a_team_shares_its_zones() -> None:
    position = typed("seats: A, B, C, D; A: active Dreepy; D: active Budew", "team-battle").position
    assert lies(position, "active.t0") == ["Dreepy"]
    assert lies(position, "active.t1") == ["Budew"]


def test_a_name_without_data_is_a_remark() -> None:
    (remark,) = typed("active Foo Bar").remarks
    assert "Foo Bar" in remark.en


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("activ Dreepy", "“activ Dreepy”: a part begins with a zone"),
        ("active Dreepy [dancing]", "“dancing” is neither a number nor a mark"),
        ("active Dreepy [123456]", "“123456” is neither a number"),
        ("active [asleep]", "begins with a card"),
        ("active < Dreepy", "begins with a card"),
        ("turn 3 Aki lunch", "“lunch” is none of Setup"),
        ("seats: " + "x" * 41 + ", Ren", "40 letters at most"),
        ("used dancing", "“dancing” is none of Draw"),
        ("hand Iono @Nobody", "“Nobody” is none of Aki or Ren"),
        ("seats: A, B, C; active Dreepy", "not by 3"),
        ("seats: A, B; seats: A, B", "a part begins with a zone"),
        ("deck 9999", "more than 3,000"),
        ("hand " + "x" * 121, "not the name of a card"),
        ("x" * (LONGEST_TEXT + 1), "20,000 letters at most"),
        (";".join(["deck 999"] * 4), "more than 3,000"),
    ],
)
def test_what_is_not_understood_is_said(text: str, says: str) -> None:
    with pytest.raises(PositionError, match=says) as told:
        typed(text)
    assert told.value.words.ja


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("battle 9: Rat", "cells there are 1 to 5"),
        ("battle 3: Rat, 3: Cat", "somebody stands"),
        ("battle Rat, Cat, Boar, Rat, Cat, Boar", "no cell is free"),
    ],
)
def test_cells_are_looked_at(text: str, says: str) -> None:
    with pytest.raises(PositionError, match=says):
        typed(text, "nullpoga")


WORDS = (
    *(
        "active",
        "bench",
        "Dreepy",
        "2P",
        "150",
        ",",
        ";",
        "\n",
        "[",
        "]",
        "<",
        "+",
        "@",
        "Aki",
        ":",
    ),
    *(
        "turn",
        "used",
        "5",
        "?",
        "x2",
        "90°",
        "deck",
        "unknown",
        "蓮",
        "\x00",
        "\u202e",
        "#",
        "game",
    ),
)


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_typed_is_laid_or_refused_in_words(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(60):
        text = " ".join(chance.choices(WORDS, k=chance.randrange(1, 25)))
        try:
            typed(text)
        except PositionError as problem:
            told = problem.words
            assert told.en and told.ja, text  # noqa: PT018 - most texts are refused


def test_the_game_is_said() -> None:
    assert game_typed("game: nullpoga; battle Rat") == "nullpoga"
    assert game_typed("active Dreepy") == ""

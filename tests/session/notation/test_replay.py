"""A script is played on a table line by line: what names mean, and what is said of mistakes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.contracts.notation_contract import (
    Blanks,
    Claim,
    Doing,
    Notation,
    NotationError,
    Phrase,
    Scene,
)
from app.games.pokemon.pokemon_game import SPEC
from app.session.notation.replay import replay
from app.session.notation.script_lines import ScriptError
from tests.session.notation.small_script import (
    HEAD,
    LINES,
    all_cards,
    logs,
    no_deck,
    play,
    wrong,
)


def test_a_script_is_played_to_its_end() -> None:
    played = play('draws 1 card\nRen: "Good luck"\nexpect Aki has 6 Prizes\nexpect turn 1')
    assert played.expected == 2
    assert played.header.seats == ("Aki", "Ren")
    assert played.table.sit(0).view.zones["hand.0"].count == 6


def test_nobody_named_goes_on_with_who_acted_before() -> None:
    played = play('Ren: "Good luck"\nThe judge shuffles\n', HEAD)
    assert "say" in set(logs(played.table))


def _says(what: str, weight: int) -> Callable[[Scene, Blanks], Doing]:
    """Return what a sentence does that never fits."""

    def misread(_scene: Scene, _blanks: Blanks) -> Doing:
        raise NotationError(Words(what, what), weight)

    return misread


@pytest.mark.parametrize("line", ["sings a song", "expect a song is sung"])
def test_of_several_readings_the_nearest_is_answered(line: str) -> None:
    assert SPEC.notation is not None
    own, far, near = SPEC.notation(), _says("far off", 1), _says("nearly it", 3)
    game = Notation(
        (Phrase("sings {x}", far), Phrase("sings a {x}", near), *own.phrases),
        (Claim("{x} is sung", far), Claim("a {x} is sung", near), *own.claims),  # type: ignore[arg-type]
    )
    spec = replace(SPEC, notation=lambda: game)
    with pytest.raises(ScriptError, match="nearly it"):
        replay(HEAD + line, lambda _game: spec, no_deck, all_cards())


def test_chance_that_is_told_for_nothing_is_a_mistake() -> None:
    assert "more chance was told" in str(wrong("coin: heads\ndraws 1 card"))


# -- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Duskull",
        "duskull",
        "ヨマワル",
        "PRE-35",
        "Bench 2",
        "ベンチ2",
        "Aki's Duskull",
        "Duskull (Bench)",
    ],
)
def test_a_pokemon_goes_by_many_names(name: str) -> None:
    play(f"attaches Psychic Energy to {name}\nexpect Bench 2 has 1 超エネルギー attached")


def test_several_of_a_name_need_a_place() -> None:
    assert str(wrong("attaches Psychic Energy to Dreepy")) == (
        f"line {LINES + 1}: “Dreepy” may be Dreepy (Active Spot) or Dreepy (Bench 1). "
        "Write one of these."
    )
    line = "attaches Psychic Energy to Dreepy (Active)\n"
    play(line + "expect Dreepy (Bench 1) has nothing attached")


def test_twins_need_no_place() -> None:
    head = HEAD.replace("Snorunt with Munkidori", "Snorunt with Munkidori ×2")
    line = "puts 10 damage on Munkidori\n"
    play(line + "expect Ren's Munkidori (Bench 1) has 10 damage", head)
    assert "may be Ren's Munkidori (Bench 1) or" in str(wrong(line * 2, head))


def test_in_an_attack_the_active_one_of_several_is_meant() -> None:
    head = HEAD.replace("puts down Snorunt with Munkidori", "puts down Munkidori with Munkidori")
    attack = "attacks with Dreepy: Bite, 40 to Munkidori\n"
    play(attack + "expect Ren's Munkidori (Active) has 40 damage", head)
    benched = "attacks: Bite, 40 to Munkidori (Bench 1)\n"
    play(benched + "expect Ren's Munkidori (Bench 1) has 40 damage", head)
    assert "Write one of these." in str(wrong("puts 40 damage on Munkidori", head))


def test_a_pokemon_of_nobody_is_an_opposing_one_for_damage_alone() -> None:
    play("attacks: Bite, 40 to Snorunt\nexpect Ren's Snorunt has 40 damage")
    assert "there is no Snorunt on Aki's side" in str(wrong("evolves Snorunt into Drakloak"))


def test_a_card_that_is_not_there_is_answered_with_what_is() -> None:
    assert str(wrong("plays Hilda")) == (
        f"line {LINES + 1}: there is no Hilda in Aki's Hand; there: Drakloak ×2, Iono and "
        "Basic Psychic Energy ×2."
    )


def test_a_card_without_data_is_played_as_the_script_says() -> None:
    head = HEAD.replace("Iono, Basic Psychic Energy ×2", "Odd Thing, Basic Psychic Energy ×2")
    played = play("plays the Supporter Odd Thing\nexpect supporter used 1 times", head)
    assert "play" in set(logs(played.table))


# -- mistakes -------------------------------------------------------------------------------------


def test_a_draw_of_another_card_than_told_is_an_error() -> None:
    assert "not Hilda. What lies on top" in str(wrong("draws 1 card: Hilda"))
    assert "it is turn 1, Aki's" in str(wrong("Turn 2, Ren"))
    assert "not Hilda" in str(wrong("Turn 1, Aki: draws Hilda"))


def test_an_unknown_attack_is_answered_with_those_there_are() -> None:
    assert "it has no attack “Surf”, but Petty Grudge, Bite." in str(wrong("attacks: Surf"))


def test_the_host_has_the_last_word() -> None:
    assert "Choose two different ones" in str(wrong("retreats to Dreepy (Active) for nothing"))


def test_a_script_stops_at_its_first_mistake() -> None:
    problem = wrong("draws 1 card\n\n# so far\ndances\nsings")
    assert problem.line == LINES + 4


def test_players_speak() -> None:
    assert "say" in set(logs(play('Ren: "Good luck"').table))

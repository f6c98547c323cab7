"""A duel in which an attack is asked for, and what its form says."""

from __future__ import annotations

from app.games.form_model import Form, Number, Pick
from app.games.game_api import Selection
from app.games.pokemon.forms.attack_form import asks
from tests.games.pokemon_table import DUSKULL, FIRE, IONO, LATIAS, PSYCHIC, Game

FROSLASS, ZORUA = "ASC-47", "JTG-97"


def duel(mine: str = ZORUA, *energy: str) -> Game:
    """Aki's turn: one Pokémon each in the Active Spot, two of Ren's on the Bench."""
    game = Game(deck=(mine, DUSKULL, DUSKULL, LATIAS, IONO, *(PSYCHIC, FIRE) * 9))
    game.stand(mine, "active.0", *energy)
    game.stand(DUSKULL, "active.1")
    for ref in (DUSKULL, LATIAS):
        game.stand(ref, "bench.1")
    game.turn(0)
    return game


def form(game: Game, **answers: str) -> Form:
    """Return the form with answers to the fields whose id begins so."""
    said: dict[str, str] = {}
    made = asks(game.view(), Selection(), said)
    for field, answer in answers.items():
        assert made is not None
        name = next(one.id for one in made.fields if one.id.partition(":")[0] == field)
        said[name] = answer
        made = asks(game.view(), Selection(), said)
    assert made is not None
    return made


def number(made: Form, name: str) -> int:
    field = next(one for one in made.fields if one.id.startswith(name))
    assert isinstance(field, Number)
    return field.value


def pick(made: Form, name: str) -> Pick:
    return next(one for one in made.fields if isinstance(one, Pick) and one.id == name)


def lines(made: Form) -> list[str]:
    return [line.en for line in made.lines]


def asks_with(game: Game, answers: dict[str, str]) -> Form:
    made = asks(game.view(), Selection(), answers)
    assert made is not None
    return made

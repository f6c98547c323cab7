"""Sentences of the text notation carried out at a laid table, with no script around them."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.text.words import Words
from app.core.view import Event, SeatView
from app.games.contracts.notation_contract import (
    Blanks,
    NotationError,
    Phrase,
    Scene,
    Told,
    misread,
    readings,
)
from app.games.game_api import As
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.notation import NOTATION
from app.session.host.updates import Refused
from tests.games.pokemon_table import Game


def scene(game: Game, actor: SeatId = 0, told: Told | None = None) -> Scene:
    """Return the table as a player finds it."""

    def name(ref: str) -> Words:
        return known_base().get(ref).name

    def happened() -> list[Event]:
        host = game.table.host
        path = reversed(host.tree.path(host.tree.cursor))
        return [event for node in path for event in reversed(host.told(node, 0))]

    def look(seat: SeatId) -> SeatView:
        return game.table.sit(seat).view

    return Scene(actor, look, name, told or Told(), NOTATION.same_name, lambda: iter(happened()))


def say(game: Game, sentence: str, actor: SeatId = 0) -> None:
    """Carry out the first reading of a sentence that makes sense; raises NotationError."""
    nearest = misread("no such sentence", "そのような文はありません", 0)
    for phrase, blanks in readings(NOTATION.phrases, sentence):
        try:
            _carry_out(game, phrase, blanks, actor)
        except NotationError as problem:
            nearest = max(nearest, problem, key=lambda one: one.weight)
        else:
            return
    raise nearest


def _carry_out(game: Game, phrase: Phrase, blanks: Blanks, actor: SeatId) -> None:
    for asked in phrase.does(scene(game, actor), blanks):
        seat, step = (asked.seat, asked.step) if isinstance(asked, As) else (actor, asked)
        answer = game.ask(step, seat)
        if isinstance(answer, Refused):
            raise NotationError(answer.reason, 4)


def misunderstood(game: Game, sentence: str, actor: SeatId = 0) -> str:
    """Return why a sentence cannot be carried out; "" where it was."""
    try:
        say(game, sentence, actor)
    except NotationError as problem:
        return problem.words.en
    return ""


def denied(game: Game, claim: str, actor: SeatId = 0) -> str:
    """Return what is the case instead of a claim; "" where it holds."""
    nearest = misread("no such claim", "そのような主張はありません", 0)
    for one, blanks in readings(NOTATION.claims, claim):
        try:
            one.holds(scene(game, actor), blanks)
        except NotationError as problem:
            nearest = max(nearest, problem, key=lambda other: other.weight)
        else:
            return ""
    return nearest.words.en

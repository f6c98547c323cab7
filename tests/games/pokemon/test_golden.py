"""A seeded game of a few turns, its whole log as each seat reads it.

A change on purpose: CHABUDAI_GOLDEN=write pytest tests/games/pokemon/test_golden.py
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from app.core.intent import Procedure
from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import plain
from app.games.game_api import Selection
from app.games.lexicon import lexicon
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.table.health import knocked_out
from app.games.pokemon.table.printed_facts import evolves, is_basic, kind
from tests.games.pokemon_table import Game

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "pokemon.json"


def play(seed: int = 45) -> Game:
    """Play by a few fixed habits: bench, attach, evolve, a Supporter, an attack, a knock out."""
    game = Game(seed=seed)
    game.act("setup", seat=0)
    game.act("setup", seat=1)
    game.start()  # Aki might still draw for Ren's mulligan
    for _ in range(8):
        seat = game.view().turn.seat
        _main(game, seat)
        if game.view().turn.number > 1 and game.view().zones[f"active.{1 - seat}"].items:
            _attack(game, seat)
        game.act("end_turn", seat)
        if game.view().turn.phase == "checkup":
            _knock_out(game, 1 - seat)
            game.act("end_turn", seat)
    return game


def _hand(game: Game, seat: int, *kinds: str) -> list[str]:
    view = game.view(seat)
    return [h for h in view.cards_in(f"hand.{seat}") if kind(view.cards[h].ref) in kinds]


def _main(game: Game, seat: int) -> None:
    for card in _hand(game, seat, "pokemon"):
        _put_down(game, seat, card)
    bench = game.view().zones[f"bench.{seat}"].items
    for card in _hand(game, seat, "basic_energy")[:1]:
        game.act("attach", seat, Selection((card,)))
    for card in _hand(game, seat, "supporter", "stadium")[:1]:
        _play(game, seat, card)
    if bench and game.view().turn.number in (6, 7):
        game.act("retreat", seat, Selection(units=bench[:1]))


def _put_down(game: Game, seat: int, card: str) -> None:
    view = game.view(seat)
    ref = view.cards[card].ref
    if is_basic(ref) and len(view.zones[f"bench.{seat}"].items) < 3:
        game.act("bench_basic", seat, Selection((card,)))
    for unit in view.units.values():
        fits = evolves(ref, view.cards[unit.base].ref)
        if fits and unit.zone.endswith(f".{seat}") and unit.changed < view.turn.number:
            game.act("evolve", seat, Selection((card,), (unit.id,)))
            return


def _play(game: Game, seat: int, card: str) -> None:
    game.act("play", seat, Selection((card,)))
    if game.view().zones["stage"].items:
        game.act("hand_below", seat, Selection(zone=f"hand.{seat}"))
        game.act("draw_5", seat, Selection(zone=f"deck.{seat}"))
        game.act("clear_stage", seat)


def _attack(game: Game, seat: int) -> None:
    bench = game.view().zones[f"bench.{1 - seat}"].items
    if bench and game.view().turn.number in (7, 8):
        game.act("to_active", seat, Selection(units=bench[-1:]))
    victim = game.view().zones[f"active.{1 - seat}"].items[0]
    game.do(Procedure("attack"), seat)
    if "attack_fails" in game.verbs():
        return
    game.act("damage_70", seat, Selection(units=(victim,)))
    conditions = ("poisoned", "asleep", "burned", "paralyzed", "confused")
    condition = conditions[game.view().turn.number % 5]
    game.act(condition, seat, Selection(units=(victim,)))
    if victim in knocked_out(game.view()):
        _knock_out(game, 1 - seat)


def _knock_out(game: Game, seat: int) -> None:
    victim = game.view().zones[f"active.{seat}"].items[0]
    game.act("knock_out", 1 - seat, Selection(units=(victim,)))
    game.do(Procedure("take_prizes"), 1 - seat)
    bench = game.view().zones[f"bench.{seat}"].items
    if bench:
        game.act("promote", seat, Selection(units=bench[:1]))


def transcript(game: Game) -> list[dict[str, str]]:
    host, words = game.table.host, lexicon(SPEC, PokemonCards.load())
    lines = []
    for node in host.tree.nodes:
        line = {"step": f"{node.turn}.{node.step}"}
        for seat, who in ((0, "aki"), (1, "ren")):
            line[f"{who} en"] = _said(host.told(node.id, seat), words, game, en=True)
        line["ren ja"] = _said(host.told(node.id, 1), words, game, en=False)
        lines.append(line)
    return lines


def _said(events: object, words: Lexicon, game: Game, *, en: bool) -> str:
    setting = game.view().setting
    return plain(describe_all(events, "en" if en else "ja", setting, words))  # type: ignore[arg-type]


def test_the_game_goes_as_recorded() -> None:
    lines = transcript(play())
    if os.environ.get("CHABUDAI_GOLDEN") == "write":
        text = json.dumps(lines, ensure_ascii=False, indent=1)
        GOLDEN.write_text(text + "\n", encoding="utf-8")
        pytest.skip(f"wrote {GOLDEN}")
    assert lines == json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_the_recorded_game_shows_what_a_game_is_made_of() -> None:
    game = play()
    host = game.table.host
    verbs = {event.verb for node in host.tree.nodes for event in host.told(node.id, 0)}
    wanted = (
        "setup set_prizes mulligan bench attach play replace evolve attack attack_fails mark "
        "unmark phase coins retreat switch knock_out take_prize promote turn draw"
    )
    assert set(wanted.split()) <= verbs

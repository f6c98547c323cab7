"""What the rows say, and what they do not say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from app.core import intent as i
from app.core.intent import Attach, Face, Flip, Move, PutMark
from app.core.intents.turn_intents import NextTurn, Use
from app.core.text.words import Language
from app.games.game_registry import GAMES
from app.ui.look.look import Look
from app.ui.outline.outline_model import OutlineModel
from app.ui.outline.outline_panel import OutlinePanel
from app.ui.outline.sentences.outline_sentences import Sentences
from app.ui.table.bridge import Bridge
from tests.games.pokemon_table import BELT, DRAGAPULT, DRAKLOAK, FIRE, Game
from tests.helpers.play import lay, play_on
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS
from tests.ui.outline.reader import Reader


def test_a_pokemon_says_all_that_matters_in_one_sentence(game: Game, reader: Reader) -> None:
    unit = game.stand(DRAGAPULT, "bench.0", FIRE, FIRE, BELT)
    game.do(PutMark((unit,), "damage", add=80))
    game.do(PutMark((unit,), "poisoned", value=1))
    game.do(PutMark((unit,), "used", value=1))
    game.do(PutMark((unit,), "note:1", value=1, text="next turn"))
    assert reader.panel.model.text(reader.node(unit)) == (
        "Dragapult ex, 240 of 320 HP, damage 80, Poisoned, Used, note: “next turn”, "
        "Energy: 2 Fire, Tool: Bravery Charm"
    )
    assert reader.panel.model.where(reader.node(unit)) == "Bench, 3 of 3"
    reader.panel.look.change(language="ja")
    assert reader.panel.model.text(reader.node(unit)) == (
        "ドラパルトex、残りHP 240（最大320）、ダメージ80、どく、使用済み、メモ：「next turn」、"
        "エネルギー：炎2、どうぐ：勇気のおまもり"
    )
    assert reader.panel.model.where(reader.node(unit)) == "ベンチ、3のうち3番目"


def test_an_evolved_pokemon_tells_its_earlier_stages(game: Game, reader: Reader) -> None:
    unit = game.unit("active.0")
    game.do(Attach((game.card(DRAKLOAK),), unit, "base"))
    assert reader.panel.model.text(reader.node(unit)) == (
        "Drakloak, 90 HP, Energy: 1 Fire, evolved from Dreepy"
    )


def test_prizes_say_in_which_place_they_lie_and_which_are_empty(game: Game, reader: Reader) -> None:
    game.do(Move(("prizes.0#1",), "hand.0", -1))
    model = reader.panel.model
    assert model.text(reader.node("zone:prizes.0")) == "Prizes, 2 cards, empty places: 2"
    assert model.where(reader.node("prizes.0#1")) == "Prizes, 3 of 3"
    reader.panel.look.change(language="ja")
    assert model.text(reader.node("zone:prizes.0")) == "サイド、2枚、空いている場所：2"


def test_seats_tell_turn_and_numbers(game: Game, reader: Reader) -> None:
    game.do(Use("energy"))
    seats = [reader.panel.model.text(node) for node in reader.panel.model.root.children]
    assert seats == [
        "Aki (you), to move, turn 1, Deck 23, Hand 9, Prizes 3, used: Energy",
        "Ren, Deck 33, Hand 2, Prizes 3",
        "Table, turn 1: Aki",
    ]
    game.do(NextTurn(1))
    assert reader.panel.model.text(reader.node("seat.1")).startswith("Ren, to move, turn 2")


def test_piles_tell_their_number_and_what_lies_on_top(game: Game, reader: Reader) -> None:
    def says(zone: str) -> str:
        return reader.panel.model.text(reader.node(f"zone:{zone}"))

    assert says("deck.0") == "Deck, 23 cards"
    assert says("discard.0") == "Discard pile, 2 cards, on top Dreepy"
    assert says("lost.0") == "Lost Zone, empty"
    assert says("bench.0") == "Bench, 2"
    assert says("deck.1") == "Ren's Deck, 33 cards"
    game.do(i.Look("deck.0", 2))
    assert says("deck.0") == "Deck, 23 cards, 2 of them seen by you"
    assert len(reader.node("zone:deck.0").children) == 2


def test_what_is_hidden_stays_hidden(game: Game, reader: Reader) -> None:
    hands = reader.node("zone:hand.1").children
    assert [reader.panel.model.text(node) for node in hands] == ["hidden card", "hidden card"]
    prizes = reader.node("zone:prizes.0").children
    assert [node.row.card for node in prizes] == ["prizes.0#0", "prizes.0#1", "prizes.0#2"]
    assert reader.node("zone:deck.1").children == []


def test_a_pokemon_face_down_is_known_to_who_put_it_there(bridge: Bridge) -> None:
    game = Game()
    game.act("setup", 0)
    game.act("setup", 1)
    bridge = Bridge(game.table, 0)
    said = {}
    for seat in (0, 1):
        bridge.act_as(seat)
        model = OutlineModel(bridge, Sentences(bridge.spec, shipped_base().face, "en"))
        model.begin()
        node = model.find(game.unit("active.0"))
        assert node is not None
        said[seat] = model.text(node)
    assert ", face down, " in said[0]
    assert said[1] == "hidden card, face down"
    bridge.close()


def test_a_screen_reader_gets_every_open_row(game: Game, reader: Reader) -> None:
    rows = reader.rows()
    assert rows[0].startswith("Aki (you), to move")
    assert "Drakloak, Stage 1, 90 HP" in rows
    assert "Ren's Deck, 33 cards" in rows
    assert "Ren's Bench, 1" in rows
    # What lies in a closed pile is read once it is opened.
    assert not any(row.startswith("Dreepy, Basic") for row in rows)
    reader.panel.tree.expand(reader.panel.model.index_of(reader.node("zone:discard.0")))
    assert "Dreepy, Basic, 70 HP" in reader.rows()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game_id", sorted({**GAMES, **TOYS}))
def test_rows_follow_any_game_as_if_read_anew(qapp: object, game_id: str, seed: int) -> None:
    play = lay({**GAMES, **TOYS}[game_id], seed)
    bridge = Bridge(play.table, 0)
    panel = OutlinePanel(Look(language="en"), bridge, shipped_base().face)
    tester = QAbstractItemModelTester(panel.model)
    panel.show()
    for _ in range(40):
        play_on(play, 1, mischief=0.0)
        assert _told(panel.model) == _told(_anew(bridge, "en"))
    panel.look.change(language="ja")
    assert _told(panel.model) == _told(_anew(bridge, "ja"))
    del tester
    panel.close()
    bridge.close()


def _anew(bridge: Bridge, language: Language) -> OutlineModel:
    model = OutlineModel(bridge, Sentences(bridge.spec, shipped_base().face, language))
    model.begin()
    return model


def _told(model: OutlineModel, at: QModelIndex | None = None, depth: int = 0) -> list[str]:
    at = at or QModelIndex()
    told: list[str] = []
    for row in range(model.rowCount(at)):
        index = model.index(row, 0, at)
        assert model.parent(index) == at
        told.append(f"{depth} {index.data()}")
        told += _told(model, index, depth + 1)
    return told


def test_rows_say_no_card_that_the_seat_does_not_see(game: Game, bridge: Bridge) -> None:
    """Whatever lies on the table: a row of a hidden card names none."""
    game.do(Face(game.view().cards_in("active.0")[:1], up=False))
    game.do(Flip())
    names = {card.key: card.name.en for card in shipped_base()}
    model = _anew(bridge, "en")
    unseen = {card.handle for card in bridge.view.cards.values() if card.ref is None}
    for node in model.nodes():
        if node.row.card in unseen or "#" in node.row.card:
            assert not any(name in model.text(node).split(", ")[0] for name in names.values())

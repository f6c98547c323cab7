"""The small picture of a table gives nothing away."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.core.intent import Draw, Move, Procedure, Undo
from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.host.local_table import LocalTable, lay_table
from app.store import recent_tables
from app.ui.home.recent.recent_entries import branches, entry_of
from app.ui.home.recent.small_picture import paint_picture, picture_of, picture_of_seat
from app.ui.look.palette import PALETTES
from app.ui.table.table_document import new_document

FIRE, WATER = "JTG-26", "ASC-46"
"""A Fire Pokémon in Aki's deck, a Water Pokémon in Ren's."""


def table() -> LocalTable:
    made = lay_table(GAMES["pokemon"], ("Aki", "Ren"), ((FIRE,) * 30, (WATER,) * 30), seed=1)
    for seat in (0, 1):
        made.sit(seat).ask(Draw(7, f"deck.{seat}", f"hand.{seat}"))
        made.sit(seat).ask(Draw(6, f"deck.{seat}", f"prizes.{seat}"))
    return made


def colours(made: LocalTable, base: PokemonCards) -> set[str]:
    return {piece.colour for piece in picture_of(made.host, base.face).pieces}


def test_hands_decks_and_prizes_are_backs(base: PokemonCards) -> None:
    made = table()
    assert colours(made, base) == {""}
    assert len(picture_of(made.host, base.face).pieces) == 2 * (7 + 6 + 1)


def test_what_lies_open_shows_its_colour(base: PokemonCards) -> None:
    made = table()
    for seat in (0, 1):
        hand = made.sit(seat).view.zones[f"hand.{seat}"].items
        made.sit(seat).ask(Move(hand[:1], f"active.{seat}", -1, up=seat == 0))
    # Ren's lies face down: not even that Ren knows it shows.
    assert colours(made, base) == {"", "R"}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_s_record_is_painted_as_everybody_sees_the_table(
    base: PokemonCards, seat: int
) -> None:
    made = table()
    hand = made.sit(seat).view.zones[f"hand.{seat}"].items
    made.sit(seat).ask(Move(hand[:1], f"active.{seat}", -1, up=True))
    painted = picture_of_seat(made.sit(seat).view, GAMES["pokemon"], base.face)
    assert painted == picture_of(made.host, base.face, bottom=seat)
    assert [piece.colour for piece in painted.pieces if piece.colour] == ["RW"[seat]]


def test_the_picture_fits_the_mat(base: PokemonCards) -> None:
    picture = picture_of(table().host, base.face)
    for piece in picture.pieces:
        assert 0 <= piece.x <= 1000
        assert -50 <= piece.y <= picture.height + 50


@pytest.mark.parametrize("theme", list(PALETTES))
def test_it_is_painted_whatever_a_newer_program_wrote(
    qapp: QApplication, base: PokemonCards, theme: str
) -> None:
    made = picture_of(table().host, base.face)
    odd = recent_tables.SmallPicture(
        620, (*made.pieces, recent_tables.Piece(-900, 9000, 0, -3, "?!"))
    )
    image = QImage(120, 76, QImage.Format.Format_ARGB32)
    for picture in (made, odd, None):
        painter = QPainter(image)
        paint_picture(
            painter,
            QRectF(0, 0, 120, 76),
            picture,
            PALETTES[theme],
            base.signs,  # type: ignore[index]
        )
        painter.end()


def test_the_entry_of_a_table_leads_to_where_it_is_kept(
    base: PokemonCards, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    now = datetime(2026, 11, 20, tzinfo=UTC)
    document = new_document("pokemon", ("Aki",), ((FIRE,) * 60,), base, lambda _words: None)
    client = document.table.sit(0)
    client.ask(Draw(7, "deck.0", "hand.0"))
    unsaved = entry_of(document, base.face, now)
    assert unsaved is not None
    assert (unsaved.path, unsaved.own) == (document.autosave_path, False)
    assert (unsaved.title, unsaved.seats, unsaved.turn, unsaved.when) == ("Aki", ("Aki",), 0, now)
    assert (unsaved.over, unsaved.ended) == (False, None)
    document.save(tmp_path / "mine.chabudai")
    saved = entry_of(document, base.face, now)
    assert saved is not None
    assert (saved.path, saved.own, saved.title) == (tmp_path / "mine.chabudai", True, "mine")
    client.ask(Undo())
    client.ask(Draw(1, "deck.0", "hand.0"))
    assert branches(document.tree) == 2
    document.close()


def test_a_table_on_which_nothing_was_done_has_no_entry(
    base: PokemonCards, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    document = new_document("pokemon", ("Aki",), ((FIRE,) * 60,), base, lambda _words: None)
    document.nothing_done_yet()
    assert entry_of(document, base.face, datetime.now(UTC)) is None
    document.close()


def test_the_entry_says_who_won(
    base: PokemonCards, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    decks = ((FIRE,) * 60, (WATER,) * 60)
    document = new_document("pokemon", ("Aki", "Ren"), decks, base, lambda _words: None)
    document.table.sit(1).ask(Procedure("concede"))
    entry = entry_of(document, base.face, datetime.now(UTC))
    assert entry is not None
    assert (entry.over, entry.ended) == (True, Words("Aki won", "Akiの勝ち"))
    document.close()

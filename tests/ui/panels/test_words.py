"""Every panel follows the language of the program and can be reached by a screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from app.games.lexicon import lexicon
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.look.palette import DARK
from app.ui.panels.cards.notes import NoteEditor
from app.ui.panels.cards.preview import CardPreview
from app.ui.panels.history.history_panel import HistoryPanel
from app.ui.panels.history.step_words_seen import Telling
from app.ui.panels.log.log_panel import LogPanel
from app.ui.panels.messages.message_list import Messages
from app.ui.panels.messages.messages_panel import MessagesPanel
from app.ui.panels.piles.look_top import LookTop
from app.ui.panels.piles.pile_viewer import PileViewer
from app.ui.panels.slips.coins import ChanceToast
from app.ui.table.bridge import Bridge
from tests.ui.panels.toy import TOY, play

pytestmark = pytest.mark.painted


def panels(bridge: Bridge, base: PokemonCards, art: CardArt, desk: QWidget) -> list[QWidget]:
    words = lexicon(TOY, base)
    telling = Telling(bridge, words)
    return [
        LogPanel(Look(), telling, parent=desk),
        HistoryPanel(Look(), telling, parent=desk),
        CardPreview(Look(), bridge, base.face, parent=desk),
        PileViewer(Look(), bridge, art, base.face, desk),
        LookTop(Look(), bridge, art, base.face, desk),
        ChanceToast(Look(), bridge, words, desk),
        MessagesPanel(Look(), Messages(desk), parent=desk),
        NoteEditor(Look(), bridge, words, desk),
    ]


def test_the_language_of_the_program_can_change(
    bridge: Bridge, base: PokemonCards, art: CardArt, desk: QWidget
) -> None:
    play(bridge)
    made = panels(bridge, base, art, desk)
    log, history, preview, pile, top, _, messages, notes = made
    for language, words in (
        ("en", ("Log", "Keep", "Shuffle", "Search by name", "Clear", "Keep note")),
        ("ja", ("ログ", "保存", "切る", "名前で探す", "消去", "メモを残す")),
    ):
        for panel in made:
            panel.look.change(language=language)
        assert (
            log.accessibleName(),
            history.editor.keep.text(),
            pile.shuffle_button.text(),
            pile.filters.field.placeholderText(),
            messages.clear_button.text(),
            notes.keep_button.text(),
        ) == words
        assert (preview.accessibleName() == "Large card") == (language == "en")
        assert ("Put back in this order" in top.top_button.text()) == (language == "en")


def test_everything_that_takes_the_focus_has_a_name(
    bridge: Bridge, base: PokemonCards, art: CardArt, desk: QWidget
) -> None:
    for panel in panels(bridge, base, art, desk):
        for part in panel.findChildren(QAbstractButton) + panel.findChildren(QLineEdit):
            if isinstance(part.parent(), QLineEdit) or panel is part or not part.isEnabled():
                continue
            if part is getattr(panel, "act", None):
                continue  # has a name once there is something to do
            named = part.accessibleName() or getattr(part, "text", str)()
            assert named, (type(panel).__name__, part)


def test_all_panels_follow_language_and_theme(
    bridge: Bridge, base: PokemonCards, art: CardArt, desk: QWidget
) -> None:
    play(bridge)
    for panel in panels(bridge, base, art, desk):
        panel.look.change(language="en")
        panel.look.change(palette=DARK)
        panel.show()
        panel.grab()

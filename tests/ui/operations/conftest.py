"""One window and one table for all examples of a file; each begins where the table was laid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from app.core.data.codec import seat_bytes
from app.core.intent import Jump
from app.core.text.describe import describe_all
from app.core.text.words import Language, plain
from app.store.personal_settings import Settings
from app.ui.app.application import Translations
from app.ui.app.window import Window
from app.ui.table.table_document import Document
from tests.ui.operations.hands import Hands
from tests.ui.operations.position import Position

if TYPE_CHECKING:
    from tests.ui.operations.example import Example


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    examples: tuple[Example, ...] = getattr(metafunc.module, "EXAMPLES", ())
    if "example" in metafunc.fixturenames:
        cases = [(example, by) for example in examples for by in example.hands()]
        ids = [f"{example.operation}-{example.way}-{by}" for example, by in cases]
        metafunc.parametrize(("example", "by"), cases, ids=ids)


@pytest.fixture(scope="module")
def position() -> Position:
    return Position()


@pytest.fixture(scope="module")
def window(qapp: QApplication, position: Position) -> Iterator[Window]:
    before = qapp.styleSheet(), qapp.font(), qapp.palette()
    translations = Translations(qapp)
    window = Window(
        Settings(animations=False, side_panel=False, tour_seen=True), "en", translations
    )
    window.resize(1280, 720)
    window.show()
    window.put_on_board(Document(position.table, window.cards, None, None))
    QApplication.processEvents()
    yield window
    window.close()
    translations.use("en")
    window.deleteLater()
    qapp.setStyleSheet(before[0])
    qapp.setFont(before[1])
    qapp.setPalette(before[2])


@pytest.fixture
def hands(window: Window, position: Position, by: str) -> Iterator[Hands]:
    assert window.bridge is not None
    assert window.board is not None
    yield Hands(window, by_menu=by == "menu")
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    window.bridge.act_as(0)
    if position.table.host.tree.cursor != position.beginning:
        window.bridge.ask(Jump(position.beginning))
    window.board.choose(())
    QApplication.processEvents()
    assert position.table.host.tree.cursor == position.beginning


@pytest.fixture
def said(window: Window, position: Position) -> Callable[[int, Language], str]:
    """Return what the log says of everything after a node, one line for each step."""

    def said(node: int, language: Language) -> str:
        assert window.document is not None
        host, lexicon = position.table.host, window.document.lexicon
        setting = position.view().setting
        return "\n".join(
            plain(describe_all(host.told(later.id, 0), language, setting, lexicon))
            for later in host.tree.nodes[node:]
        )

    return said


@pytest.fixture
def taken_back(position: Position) -> Callable[[Hands, int, bytes], None]:
    """Undo until the table lies as before, and see that it does."""

    def taken_back(hands: Hands, node: int, view: bytes) -> None:
        tree = position.table.host.tree
        for _ in range(8):
            if tree.cursor == node:
                break
            hands.undo()
        assert tree.cursor == node
        assert seat_bytes(position.view()) == view

    return taken_back

"""The words for the games above a list of decks: whose are shown, and which to go to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from app.games.game_registry import GAMES, deck_games
from app.ui.home.home_link import Link

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.core.text.words import Language
    from app.ui.look.look import Look


class GameLinks(QObject):
    """A word for each game, one for those that share their decks; none where there is but one."""

    wanted = Signal(str)
    """The game whose word was pressed."""

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(page)
        self.links: list[Link] = []
        games = deck_games()
        self._games = games if len(games) > 1 else ()
        for game in self._games:
            link = Link(look, page)
            link.stand_among_others()
            link.clicked.connect(lambda _=False, game=game: self.wanted.emit(game))
            self.links.append(link)

    def mark(self, shown: str) -> None:
        """Mark the game whose decks are shown, whichever was pressed."""
        for link, game in zip(self.links, self._games, strict=True):
            link.setChecked(game == shown)

    def say(self, language: Language) -> None:
        """Write the names of the games."""
        for link, game in zip(self.links, self._games, strict=True):
            link.say(GAMES[game].title.in_(language))

    def step(self, key: int) -> bool:
        """Go to the word left or right of the focused one; False where none of them has it."""
        at = next((n for n, link in enumerate(self.links) if link.hasFocus()), None)
        if at is None:
            return False
        goal = at + (1 if key == Qt.Key.Key_Right else -1)
        if 0 <= goal < len(self.links):
            self.links[goal].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def lay(self, left: float, y: float, width: float) -> float:
        """Lay the words in lines; return where they end."""
        x, line = left, 0.0
        for link in self.links:
            size = link.sizeHint()
            if x > left and x + size.width() > left + width:
                x, y = left, y + line
            link.setGeometry(round(x - link.pad), round(y), size.width(), size.height())
            x += size.width()
            line = size.height()
        return y + line

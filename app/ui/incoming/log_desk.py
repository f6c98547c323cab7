"""Games from elsewhere that come to the window: laid as tables, and played back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.contracts.reading.foreign_contract import ForeignError
from app.games.game_registry import GAMES
from app.session.notation.foreign_text import play_text, summary
from app.ui.table.table_document import played_document

if TYPE_CHECKING:
    from app.ui.app.shell import Shell


def lay_log(window: Shell, text: str) -> bool:
    """Put the game that a log tells on the board, or say why not; return whether it lies there."""
    try:
        played = play_text(text, (GAMES[name] for name in GAMES), GAMES.cards)
    except ForeignError as problem:
        window.tell(problem.words, "error")
        return False
    if played is None:
        return False
    document = played_document(played.table, window.tables.tell_saving)
    document.nothing_done_yet()
    window.put_on_board(document)
    if played.game.position is None:
        window.run_action("play_back")
    window.tell(summary(played), "warning" if played.missing or played.game.remarks else "done")
    return True

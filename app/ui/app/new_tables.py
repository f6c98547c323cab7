"""Laying new tables: with chosen decks, for a lesson, or once more for the same people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.cards.deck.deck import DeckList
from app.cards.deck.deck_own import game_said
from app.core.intent import Procedure
from app.core.options import with_options
from app.core.text.words import Words
from app.games.common_options import agreed_with
from app.games.game_registry import GAMES, USUAL
from app.store.decks.deck_files import game_at, game_of
from app.ui.app.recent_list import RecentList
from app.ui.table.last_table import USUAL_NAMES, names_for
from app.ui.table.table_document import lesson_document, new_document

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.options import Options
    from app.games.contracts.preset_contract import TablePreset
    from app.games.contracts.rematch_contract import Kind
    from app.ui.app.shell import Shell
    from app.ui.table.new_table.chosen_table import NewTable
    from app.ui.table.new_table.new_table_sheet import NewTableSheet

NO_LESSON = Words("No game here has a lesson.", "チュートリアルのあるゲームはありません。")


class NewTables:
    """Lays new tables in the window, and asks what is to be known for it."""

    def __init__(
        self, window: Shell, recent: RecentList, tell_saving: Callable[[Words | None], None]
    ) -> None:
        """`tell_saving` says that a table does not keep itself, or does again."""
        self._window = window
        self._recent = recent
        self._tell_saving = tell_saving

    def lay_alone(self, deck: DeckList) -> None:
        """Play a deck alone, dealt; a game that is not for one is played at both ends."""
        game = game_of(deck)
        seats = GAMES[game].seats[0]
        self.lay(names_for(seats), (deck,) * seats, game=game)

    def lay(
        self,
        names: tuple[str, ...],
        decks: tuple[DeckList | None, ...],
        *,
        seed: int | None = None,
        deal: bool = True,
        game: str = USUAL,
        apart: bool = False,
        options: Options = (),
        first: SeatId | None = 0,
        preset: TablePreset | None = None,
    ) -> None:
        """Lay a new table and say what is odd about its decks; `apart`: with a curtain.

        Without `deal` nothing is dealt: the game is set up step by step. A seat without a deck
        plays with the game's own cards.
        """
        window = self._window
        keys = tuple(() if deck is None else deck.keys for deck in decks)
        agreed = with_options(agreed_with(GAMES[game], decks), options)
        document = new_document(
            game, names, keys, GAMES.cards(game), self._tell_saving, seed, agreed, first
        )
        document.nothing_done_yet()
        document.apart = apart and len(names) > 1
        self._recent.keep_seating(document)
        if preset is not None:
            document.table.sit(0).ask(preset.step)
            document.nothing_done_yet()
        window.put_on_board(document)
        if deal and preset is None:
            self._deal()
        for deck in decks:
            if deck is not None:
                self._tell_remarks(deck)

    def learn(self, game: str = "") -> None:
        """Lay the first game for newcomers: of a game, of the table that shows, or of any."""
        window = self._window
        shown = game or (window.bridge.spec.id if window.bridge is not None else window.shown_game)
        every = (GAMES[name] for name in sorted(GAMES, key=lambda name: name != shown))
        spec = next((one for one in every if one.lesson is not None), None)
        if spec is None or spec.lesson is None:
            window.tell(NO_LESSON)
            return
        lesson, own = spec.lesson(), window.settings.player_name or USUAL_NAMES[0]
        names = (own, lesson.teacher.in_(window.look.language))
        document = lesson_document(spec.id, lesson, names, GAMES.cards(spec.id), self._tell_saving)
        window.put_on_board(document)

    def _tell_remarks(self, deck: DeckList) -> None:
        """Say what was odd about a deck list: the first thing, and how many more."""
        from app.ui.decks.deck_findings import first_of  # noqa: PLC0415 - loads the deck check

        if deck.remarks:
            self._window.tell(first_of(deck.remarks), "warning")

    def _deal(self) -> None:
        document = self._window.document
        if document is None or "setup" not in document.spec.procedures:
            return
        for seat in range(len(document.seats)):
            document.table.sit(seat).ask(Procedure("setup"))
        document.nothing_done_yet()

    def ask_new(
        self,
        game: str = "",
        decks: Sequence[Path | str] = (),
        seats: int = 0,
        *,
        network: bool = False,
    ) -> NewTableSheet:
        """Ask who sits down with which decks; `decks` are files or texts for the first seats.

        `network`: the others come over the network.
        """
        from app.ui.app.frame.new_table_asking import ask_for_table  # noqa: PLC0415 - on demand

        game = game or self._game_of(decks)
        return ask_for_table(self._window, self._lay_chosen, game, decks, seats, network=network)

    def _game_of(self, decks: Sequence[Path | str]) -> str:
        """Return the game of decks that were brought, else of the table that was laid last."""
        for deck in decks:
            said = game_at(deck) if isinstance(deck, Path) else game_said(deck)
            return said if said in GAMES else USUAL
        return self._window.shown_game

    def _lay_chosen(self, chosen: NewTable) -> None:
        if chosen.game != self._window.shown_game:
            self._window.pages.decks.show_game(chosen.game)
        if chosen.names[0] not in USUAL_NAMES:
            self._window.looks.change(player_name=chosen.names[0])
        if chosen.hosting is not None:
            self._window.lan_desk().hosting.host_new(chosen, chosen.hosting)
            return
        self.lay(
            chosen.names,
            chosen.decks,
            seed=chosen.seed,
            deal=chosen.setup,
            game=chosen.game,
            apart=chosen.apart,
            options=chosen.options,
            first=chosen.first,
            preset=chosen.preset,
        )

    def lay_again(self, kind: Kind) -> None:
        """Lay the next table for those at this one; where they are several, ask who sits where."""
        from app.ui.app.frame.rematch_asking import lay_or_ask  # noqa: PLC0415 - not at the start

        lay_or_ask(self._window, self._lay_chosen, kind)

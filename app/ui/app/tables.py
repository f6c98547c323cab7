"""Laying, opening, saving and leaving tables: what comes on the board, and where it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.cards.deck.deck import ENDINGS, DeckList, DeckListError
from app.cards.deck.deck_own import game_said
from app.core.intent import Procedure
from app.core.options import with_options
from app.core.text.words import Words
from app.games.common_options import agreed_with
from app.games.game_registry import GAMES, USUAL
from app.places import is_there
from app.session.positions.position_line import holds_line
from app.store.decks.deck_files import (
    PACK,
    game_at,
    game_of,
    read_deck,
    read_deck_text,
    shipped_decks,
    shipped_for,
)
from app.store.decks.shipped_titles import is_shipped
from app.store.file_trouble import StoreError
from app.store.tables.position_files import text_of
from app.store.tables.table_file import is_table
from app.ui.app.recent_list import RecentList
from app.ui.table.curtain.open_hands import is_open
from app.ui.table.last_table import USUAL_NAMES, names_for
from app.ui.table.table_document import lesson_document, new_document, open_document

if TYPE_CHECKING:
    from app.core.ids import NodeId, SeatId
    from app.core.options import Options
    from app.games.contracts.preset_contract import TablePreset
    from app.games.contracts.rematch_contract import Kind
    from app.store.recent_tables import Entry
    from app.ui.app.shell import Shell
    from app.ui.table.new_table.chosen_table import NewTable
    from app.ui.table.new_table.new_table_sheet import NewTableSheet

NO_LESSON = Words("No game here has a lesson.", "学べるゲームはありません。")
DECK_SUFFIXES = tuple(f".{ending}" for ending in ENDINGS)


class Tables:
    """Everything that puts a table in the window or takes it out."""

    def __init__(self, window: Shell) -> None:
        self._window = window
        self.recent = RecentList(window)

    # -- new ----------------------------------------------------------------------------------

    def shipped(self, game: str = USUAL) -> list[Path]:
        """Return the decks that come with a game."""
        return shipped_decks(game)

    def offered(self, game: str) -> list[Path]:
        """Return those of the shipped decks that are made for a game's tables."""
        return shipped_for(game, GAMES[game].deck_format)

    def known_decks(self, game: str) -> list[Path]:
        """Return the decks of a game that are offered by name: those opened last, then shipped.

        Where a game wants decks of a format, those come first that are known to be of it.
        """
        cards = GAMES.cards(game)
        lately = [path for path in self.recent.decks() if game_at(path) == cards.game]
        offered = self.offered(game)
        return [*offered, *lately] if GAMES[game].deck_format else [*lately, *offered]

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
            game, names, keys, GAMES.cards(game), self.tell_saving, seed, agreed, first
        )
        document.nothing_done_yet()
        document.apart = apart and len(names) > 1
        self.recent.keep_seating(document)
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
        document = lesson_document(spec.id, lesson, names, GAMES.cards(spec.id), self.tell_saving)
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

    def play(self, decks: Sequence[Path | str], seats: int, game: str = "") -> None:
        """Play decks that were dropped or pasted; what is still open is asked for.

        `game` is theirs; "" where they say it themselves, or it is asked with the rest.
        """
        if seats > 1 or len(decks) > 1:
            self.ask_new(game, decks, seats)
            return
        source = decks[0]
        if isinstance(source, Path):
            self.open_file(source, game=game)
            return
        try:
            self.lay_alone(read_deck_text(source, game))
        except DeckListError as problem:
            self._window.tell(problem.words, "warning")

    def lay_again(self, kind: Kind) -> None:
        """Lay the next table for those at this one; where they are several, ask who sits where."""
        from app.ui.app.frame.rematch_asking import lay_or_ask  # noqa: PLC0415 - not at the start

        lay_or_ask(self._window, self._lay_chosen, kind)

    # -- opening ------------------------------------------------------------------------------

    def open_by_hand(self) -> None:
        """Ask for a file and open it."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        path = files.choose_file(self._window)
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path, *, own: bool = True, game: str = "") -> bool:
        """Open a table file or a deck list; says why where it cannot. `own` False: an autosave.

        `game` is that of a list that does not say it.
        """
        window = self._window
        if own and not is_shipped(path):
            window.last_folder = path.parent
        text = text_of(path) if own and not is_table(path) else ""
        if holds_line(text):
            return self.lay_position(text)
        try:
            if path.suffix == PACK or (path.suffix.lower() in DECK_SUFFIXES and not is_table(path)):
                self.lay_alone(read_deck(path, game))
                self.recent.remember_deck(path)
                return True
            from app.store.tables.seat_file import is_seat_file  # noqa: PLC0415 - few open one

            if is_seat_file(path):
                return self._open_seat(path)
            document, damage = open_document(path, self.tell_saving, own=own)
        except (DeckListError, StoreError) as problem:
            window.tell(problem.words, "error")
            return False
        # Several at one screen are kept apart unless they are known to play with open hands.
        document.apart = len(document.sits) > 1 and not is_open(path)
        document.opened = own
        self.recent.keep_seating(document)
        window.put_on_board(document)
        if damage is not None:
            window.tell(damage, "warning")
        return True

    def _open_seat(self, path: Path) -> bool:
        """Open what one seat was told at a table that was hosted elsewhere. Raises StoreError."""
        from app.ui.table.seat_document import open_seat_document  # noqa: PLC0415 - on demand

        document, damage = open_seat_document(path)
        self._window.put_on_board(document)
        if damage is not None:
            self._window.tell(damage, "warning")
        return True

    def open_entry(self, entry: Entry) -> bool:
        """Go on with a table of the list."""
        if not self.open_file(entry.path, own=entry.own):
            return False
        document = self._window.document
        if not entry.own and document is not None and document.kept:
            from app.store.tables.unfinished import offered  # noqa: PLC0415 - after the start

            # It goes on in an autosave of its own.
            offered(entry.path)
            self.recent.forget(entry.path)
        return True

    def go_on(self) -> bool:
        """Open the table that was left last, otherwise a shipped deck; False if there is none."""
        for entry in self.recent.entries():
            if is_there(entry.path) and not entry.record:
                return self.open_entry(entry)
        shipped = self.shipped()
        return bool(shipped) and self.open_file(shipped[0])

    # -- keeping ------------------------------------------------------------------------------

    def tell_saving(self, words: Words | None) -> None:
        """Say that a table does not keep itself, or does again. Called from any thread."""
        self._window.tell(words, "done" if words is None else "warning")

    def save(self) -> bool:
        """Save the table."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        return files.save(self._window)

    def save_as(self) -> bool:
        """Save the table under a new name."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        return files.save(self._window, ask=True)

    def copy_position(self) -> None:
        """Put the position on the clipboard as a line."""
        from app.ui.incoming.position_desk import copy_position  # noqa: PLC0415 - on demand

        copy_position(self._window)

    def play_from_here(self, step: NodeId | None = None) -> None:
        """Go on from a step, the present one if none is named, on another table."""
        from app.ui.incoming.position_desk import play_from_here  # noqa: PLC0415 - on demand

        play_from_here(self._window, step)

    def lay_position(self, text: str) -> bool:
        """Lay the position in a text."""
        from app.ui.incoming.position_desk import lay_text  # noqa: PLC0415 - on demand

        return lay_text(self._window, text)

    def export_log(self) -> None:
        """Write the log as text."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        files.export_log(self._window)

    def export_position(self) -> None:
        """Write the position as JSON."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        files.export_position(self._window)

    def export_case(self) -> None:
        """Write the position for the adviser."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        files.export_case(self._window)

    def save_picture(self) -> None:
        """Write a picture of the board to a file."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        files.save_picture(self._window)

    def copy_picture(self) -> None:
        """Put a picture of the board on the clipboard."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        files.copy_picture(self._window)

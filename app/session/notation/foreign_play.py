"""Plays a game that was read from another program's log: what cannot be done is said, and left.

A card that should be in a hand and is not is fetched from the deck: the log did not tell of it.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.ids import JUDGE
from app.core.intent import Announce
from app.core.text.words import Words
from app.games.contracts.notation_contract import NotationError, RefusedError
from app.games.contracts.reading.foreign_contract import ForeignDeed, ForeignGame
from app.games.notation.script_cards import is_called
from app.session.host.local_table import LocalTable
from app.session.notation.replay import ScriptPlayer
from app.session.notation.script_header import Header
from app.session.positions.laid_tables import lay_position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.core.ids import SeatId
    from app.games.contracts.card_contract import GameCards
    from app.games.game_api import GameSpec


@value
class LeftOut:
    """Lines of the log that the table does not show."""

    lines: tuple[int, ...]
    text: str
    """What should have been done."""
    why: Words


@value
class ForeignPlayed:
    """A game from elsewhere on a table."""

    game: ForeignGame
    table: LocalTable
    left_out: tuple[LeftOut, ...]
    fetched: int
    """Cards that were fetched from a deck, as the log did not tell how they came to a hand."""

    @property
    def missing(self) -> tuple[int, ...]:
        """Numbers of the lines that are not understood, or begin what could not be done."""
        left = (one.lines[0] for one in self.left_out if one.lines)
        return tuple(sorted({*self.game.unread, *left}))

    @property
    def understood(self) -> float:
        """The share of the log's lines that are read and carried out, or need nothing done."""
        return 1 - len(self.missing) / self.game.lines if self.game.lines else 1.0


def play_foreign(game: ForeignGame, spec: GameSpec, cards: GameCards) -> ForeignPlayed:
    """Play a game that was read, to its end."""
    if game.position is not None:
        table = LocalTable(lay_position(spec, game.position))
        return ForeignPlayed(game, table, (), 0)
    header = Header(spec.id, seats=game.players, decks=game.decks, source=game.source)
    playing = _Playing(header, spec, cards)
    for step in game.steps:
        for deed in step.deeds:
            problem = playing.does(deed)
            if problem is not None:
                playing.left_out.append(LeftOut(step.lines, deed.text, problem))
    return ForeignPlayed(game, playing.player.table, tuple(playing.left_out), playing.fetched)


class _Playing:
    def __init__(self, header: Header, spec: GameSpec, cards: GameCards) -> None:
        self.player = ScriptPlayer.laying(header, spec, cards, passes_over=True)
        self.spec = spec
        self.players = header.seats
        self.left_out: list[LeftOut] = []
        self.fetched = 0

    def does(self, deed: ForeignDeed) -> Words | None:
        """Do it, or what is done otherwise; return why neither can be."""
        told = self.player.at.told
        for coins in (told.coins, told.dice, told.picked):
            coins.clear()
        told.orders.clear()
        told.coins.extend(deed.coins)
        for who, names in deed.orders:
            told.orders[self.players.index(who)] = deque([names])
        problem = self._tried(deed.text)
        if problem is not None and deed.cards and self._fetch(deed):
            problem = self._tried(deed.text)
        there = not deed.turn or self.player.table.sit(JUDGE).view.turn.number == deed.turn
        if problem is None and there:
            return None
        for text in deed.otherwise:
            problem = self._tried(text)
            if problem is not None:
                return problem
        return problem

    def _tried(self, text: str) -> Words | None:
        told = self.player.at.told
        try:
            self._carry_out(text)
        except RefusedError as problem:
            # Nothing would change: it stands so already.
            return None if problem.code == "nothing" else problem.words
        except NotationError as problem:
            return problem.words
        finally:
            told.coins.clear()
            told.picked.clear()
        return None

    def _carry_out(self, text: str) -> None:
        """Say what is said, else carry out a sentence.

        It is no line of a script: a player may be called “Mark”, or “note: x”.
        """
        for seat, name in enumerate(self.players):
            if text.startswith(f"{name}: “"):
                self.player.at.ask(Announce("say", text[len(name) + 3 : -1]), seat)
                return
        self.player.sentence(text)

    def _fetch(self, deed: ForeignDeed) -> bool:
        """Fetch cards of the deed from the deck that are not in the hand; whether any was."""
        at = self.player.at
        seat, _ = at.who(deed.text)
        if seat < 0:
            return False
        hand = list(self._refs(seat, self.spec.layout.hand))
        missing = []
        for name in deed.cards:
            found = next((ref for ref in hand if is_called(at.scene(JUDGE), ref, name)), None)
            if found is None:
                missing.append(name)
            else:
                hand.remove(found)
        fetched = False
        who = self.player.table.sit(JUDGE).view.setting.seats[seat].name
        for name in missing:
            done = self._tried(f"{who} takes {name} from the deck") is None
            self.fetched += done
            fetched = fetched or done
        return fetched

    def _refs(self, seat: SeatId, zone: str) -> Iterator[str]:
        view = self.player.table.sit(JUDGE).view
        return (view.cards[card].ref or "" for card in view.cards_in(f"{zone}.{seat}"))

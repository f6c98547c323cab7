"""Plays a script on a table, line by line."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.ids import JUDGE
from app.core.intent import Announce
from app.core.text.actor_names import listed_seats
from app.core.text.words import Words
from app.games.contracts.notation_contract import (
    Notation,
    NotationError,
    Phrase,
    Scene,
    misread,
    readings,
)
from app.games.game_api import GameSpec
from app.games.game_registry import USUAL
from app.games.notation.script_cards import is_called
from app.games.notation.script_places import seat_named, turn_named
from app.session.host.local_table import LocalTable
from app.session.notation.advice_lines import Advised, is_about_advice
from app.session.notation.common_sentences import PHRASES
from app.session.notation.deed_sentences import deeds
from app.session.notation.mark_claims import mark_claims
from app.session.notation.near_forms import not_understood
from app.session.notation.script_header import FindDeck, Header, read_header
from app.session.notation.script_lines import Line, ScriptError, read_lines
from app.session.notation.script_table import ScriptTable, laid
from app.session.notation.stage_sentences import stage_deeds
from app.session.notation.table_claims import CLAIMS
from app.session.notation.zone_sentences import PHRASES as ZONE_PHRASES

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards


@value
class Replayed:
    """A script that was played to its end."""

    header: Header
    table: LocalTable
    expected: int
    """How many `expect` lines held."""


def replay(
    source: str | bytes,
    games: Callable[[str], GameSpec],
    find: FindDeck,
    cards: GameCards,
    usual: str = USUAL,
) -> Replayed:
    """Play a script and return the table; `usual` is the game of one that does not say.

    Raises ScriptError at the first line that fails.
    """
    header, spec, rest = read_header(read_lines(source), games, find, cards, usual)
    player = ScriptPlayer.laying(header, spec, cards)
    player.play(rest)
    return Replayed(header, player.table, player.expected)


_TURN = re.compile(
    r"turn\s+(?P<n>\d{1,4})(?:\s*[,、:·]?\s*(?P<who>.+?))?(?:\s*[:：]\s*draws\s+(?P<card>.+))?",
    re.IGNORECASE,
)
_CHANCE = re.compile(r"(?P<key>coins?|dice|die|random)\s*[:：]\s*(?P<told>.+)", re.IGNORECASE)
_STACK = re.compile(r"stack\s+(?P<who>[^:：]+?)\s*[:：]\s*(?P<cards>.*)", re.IGNORECASE)
_EXPECT = re.compile(r"expect(?:s|ed)?\s+(?P<claim>.+)", re.IGNORECASE)
_SAYS = re.compile(r"(?P<who>[^:：]{1,40}?)\s*[:：]\s*(?P<text>[“\"「].+[”\"」])")


class ScriptPlayer:
    """Carries out the lines of a script, one after the other."""

    def __init__(
        self,
        spec: GameSpec,
        cards: GameCards,
        lays: Callable[[Callable[[], Scene]], LocalTable],
        *,
        passes_over: bool = False,
    ) -> None:
        """`lays` makes the table.

        `passes_over`: what is told of chance and cannot be is no mistake.
        """
        self.spec = spec
        self.expected = 0
        game = spec.notation() if spec.notation is not None else Notation(())
        self._phrases: tuple[Phrase, ...] = (*game.phrases, *PHRASES)
        self._any_game: tuple[Phrase, ...] = (*deeds(spec), *stage_deeds(spec), *ZONE_PHRASES)
        self._claims = (*game.claims, *CLAIMS, *mark_claims(spec))
        self.at = ScriptTable(spec, cards, game.same_name, lays, passes_over=passes_over)
        self.table = self.at.table

    @classmethod
    def laying(
        cls, header: Header, spec: GameSpec, cards: GameCards, *, passes_over: bool = False
    ) -> ScriptPlayer:
        """Return one at a new table. Raises ScriptError."""
        player = cls(spec, cards, partial(laid, header, spec), passes_over=passes_over)
        for line, name, order in header.stacks:
            try:
                player.at.stack(name, order)
            except NotationError as problem:
                raise ScriptError(line, problem.words) from problem
        return player

    @classmethod
    def at_table(cls, table: LocalTable, spec: GameSpec, cards: GameCards) -> ScriptPlayer:
        """Return one at a table that is there; how its chance falls nobody tells."""
        return cls(spec, cards, lambda _scene: table)

    def play(self, lines: Sequence[Line]) -> None:
        """Carry out the lines. Raises ScriptError."""
        claims = (found["claim"] for line in lines if (found := _EXPECT.fullmatch(line.text)))
        if any(is_about_advice(claim.removesuffix(".")) for claim in claims):
            self.at.advised = Advised(self.spec, self.table)
        index = 0
        while index < len(lines):
            line, text = lines[index], lines[index].text
            stacked = _STACK.fullmatch(text)
            if stacked is not None:
                # A list of cards may go on in indented lines below.
                while index + 1 < len(lines) and lines[index + 1].indented:
                    index += 1
                    text += "|" + lines[index].text
            try:
                self.line(text)
            except NotationError as problem:
                raise ScriptError(line.number, problem.words) from problem
            index += 1

    # -- what a line is -------------------------------------------------------------------

    def line(self, text: str) -> None:
        """Carry out one line. Raises NotationError."""
        ways: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], None]], ...] = (
            (_STACK, lambda found: self.at.stack(found["who"], found["cards"])),
            (_TURN, self._turn),
            (_CHANCE, lambda found: self.at.tell_chance(found["key"].casefold(), found["told"])),
            (_EXPECT, lambda found: self._expect(found["claim"])),
            (_SAYS, self._says),
        )
        for form, does in ways:
            found = form.fullmatch(text)
            if found is not None:
                does(found)
                return
        if not self.at.travels.carries_out(text, max(self.at.actor, 0)):
            self.sentence(text.removesuffix(".").removesuffix("。"))

    def sentence(self, text: str) -> None:
        """Carry out a sentence about what somebody does, and nothing else. Raises NotationError."""
        actor, deed = self.at.who(text)
        if self.at.advised is not None:
            self.at.advised.forget()
        before = self.table.host.tree.cursor
        nearest: NotationError | None = None
        # What the game says itself counts: the words of any game are asked only where it has none.
        meant = list(readings(self._phrases, deed)) or list(readings(self._any_game, deed))
        for phrase, blanks in meant:
            try:
                self.at.carry_out(phrase, blanks, actor)
            except NotationError as problem:
                if self.table.host.tree.cursor != before:
                    raise
                if nearest is None or problem.weight > nearest.weight:
                    nearest = problem
            else:
                self.at.actor = actor
                self.at.check_chance()
                return
        own = self.spec.notation is not None
        known = self._phrases if own else (*self._phrases, *self._any_game)
        raise nearest or not_understood(self.at.scene(actor), deed, known)

    # -- turns and claims -----------------------------------------------------------------

    def _turn(self, found: re.Match[str]) -> None:
        """A heading says whose turn it is; it does not begin one."""
        view = self.table.sit(JUDGE).view
        turn, name = view.turn, view.setting.seats[view.turn.seat].name
        seat = turn.seat if found["who"] is None else turn_named(view, found["who"])
        if turn.number != int(found["n"]) or seat is None:
            names = listed_seats(turn.seats, view.setting)
            raise misread(
                f"it is turn {turn.number}, {names.en}'s. A turn ends with “{name} ends the turn”.",
                f"今は{turn.number}ターン目、{names.ja}の番です。"
                f"番は「{name} ends the turn」で終わります。",
            )
        self.at.actor, name = seat, view.setting.seats[seat].name
        if found["card"]:
            own = self.table.sit(seat).view
            drawn = own.cards_in(f"{self.spec.layout.hand}.{seat}")[-1:]
            ref = own.cards[drawn[0]].ref if drawn else None
            if not is_called(self.at.scene(seat), ref, found["card"]):
                self._drew_another(ref, found["card"], name)

    def _drew_another(self, ref: str | None, wanted: str, name: str) -> None:
        drawn = self.at.name(ref) if ref else Words("nothing", "なし")
        raise misread(
            f"{name} drew {drawn.en}, not {wanted}. What lies on top is told by “stack {name}: …” "
            "before the shuffle.",
            f"{name}が引いたのは{wanted}ではありません（{drawn.ja}）。山札の上は、切る前に"
            f"「stack {name}: …」で指定します。",
        )

    def _expect(self, claim: str) -> None:
        self.expected += 1
        claim = claim.removesuffix(".").removesuffix("。")
        if self.at.advised is not None and self.at.advised.claims(claim):
            return
        nearest: NotationError | None = None
        for one, blanks in readings(self._claims, claim):
            try:
                one.holds(self.at.scene(self.at.actor), blanks)
            except NotationError as problem:
                if nearest is None or problem.weight > nearest.weight:
                    nearest = problem
            else:
                return
        raise nearest or not_understood(self.at.scene(self.at.actor), claim, self._claims)

    def _says(self, found: re.Match[str]) -> None:
        view = self.table.sit(JUDGE).view
        seat = seat_named(view, found["who"])
        self.at.ask(Announce("say", found["text"][1:-1]), seat)

"""Plays a script on a table, line by line."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.fact import Began
from app.core.ids import JUDGE, SeatId
from app.core.intent import Announce, Step
from app.core.text.actor_names import NOBODY, listed_seats
from app.core.text.words import Words
from app.core.view import Event
from app.core.zone import Seat
from app.games.contracts.notation_contract import (
    Blanks,
    Notation,
    NotationError,
    Phrase,
    RefusedError,
    Scene,
    Told,
    misread,
    readings,
)
from app.games.game_api import As, GameSpec
from app.games.game_registry import USUAL
from app.games.notation.script_cards import is_called, names_in, parts
from app.games.notation.script_coins import coins_told
from app.games.notation.script_places import seat_named, turn_named
from app.session.host.local_table import LocalTable
from app.session.host.opening import host_table
from app.session.host.updates import Refused
from app.session.notation.advice_lines import Advised, is_about_advice
from app.session.notation.chance_lines import ScriptedEntropy
from app.session.notation.common_sentences import PHRASES
from app.session.notation.deed_sentences import deeds
from app.session.notation.history_lines import Travels
from app.session.notation.mark_claims import mark_claims
from app.session.notation.near_forms import not_understood
from app.session.notation.script_header import FindDeck, Header, read_header
from app.session.notation.script_lines import Line, ScriptError, read_lines
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
    player = _Player(header, spec, cards)
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


class _Player:
    """A table and where the script stands on it."""

    def __init__(self, header: Header, spec: GameSpec, cards: GameCards) -> None:
        self.spec = spec
        self.expected = 0
        self.told = Told()
        self.actor: SeatId = 0
        self._name: Callable[[str], Words] = lambda ref: cards.get(ref).name
        game = spec.notation() if spec.notation is not None else Notation(())
        self._same_name = game.same_name
        self._phrases: tuple[Phrase, ...] = (*game.phrases, *PHRASES)
        self._any_game: tuple[Phrase, ...] = (*deeds(spec), *stage_deeds(spec), *ZONE_PHRASES)
        self._claims = (*game.claims, *CLAIMS, *mark_claims(spec))
        entropy = ScriptedEntropy(header.seed, lambda: self.scene(JUDGE))
        teams = spec.teams(len(header.seats))
        seats = tuple(Seat(name, team) for name, team in zip(header.seats, teams, strict=True))
        options = tuple(sorted(header.options))
        laid = spec.lay(seats, header.decks)
        began = Began(spec.id, seats, spec.zones, laid, header.seed, 0, options)
        self.table = LocalTable(host_table(spec, began, entropy))
        entropy.table = lambda: self.table.host.tree.table
        for seat in (JUDGE, *range(len(seats))):
            self.table.sit(seat)
        self.advised: Advised | None = None
        """Asked only by scripts that expect advice."""
        self._travels = Travels(self.table)
        for line, name, order in header.stacks:
            try:
                self._stack(name, order)
            except NotationError as problem:
                raise ScriptError(line, problem.words) from problem

    def scene(self, actor: SeatId) -> Scene:
        """Return the table as `actor` finds it."""
        return Scene(
            actor,
            lambda seat: self.table.sit(seat).view,
            self._name,
            self.told,
            self._same_name,
            self._happened,
        )

    def _happened(self) -> Iterator[Event]:
        tree = self.table.host.tree
        for node in reversed(tree.path(tree.cursor)):
            yield from reversed(self.table.host.told(node, JUDGE))

    def play(self, lines: Sequence[Line]) -> None:
        """Carry out the lines. Raises ScriptError."""
        claims = (found["claim"] for line in lines if (found := _EXPECT.fullmatch(line.text)))
        if any(is_about_advice(claim.removesuffix(".")) for claim in claims):
            self.advised = Advised(self.spec, self.table)
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
                self._line(text)
            except NotationError as problem:
                raise ScriptError(line.number, problem.words) from problem
            index += 1

    # -- what a line is -------------------------------------------------------------------

    def _line(self, text: str) -> None:
        ways: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], None]], ...] = (
            (_STACK, lambda found: self._stack(found["who"], found["cards"])),
            (_TURN, self._turn),
            (_CHANCE, self._chance),
            (_EXPECT, lambda found: self._expect(found["claim"])),
            (_SAYS, self._says),
        )
        for form, does in ways:
            found = form.fullmatch(text)
            if found is not None:
                does(found)
                return
        if not self._travels.carries_out(text, max(self.actor, 0)):
            self._sentence(text.removesuffix(".").removesuffix("。"))

    def _sentence(self, text: str) -> None:
        """Carry out a sentence about what somebody does."""
        actor, deed = self._who(text)
        if self.advised is not None:
            self.advised.forget()
        before = self.table.host.tree.cursor
        nearest: NotationError | None = None
        # What the game says itself counts: the words of any game are asked only where it has none.
        meant = list(readings(self._phrases, deed)) or list(readings(self._any_game, deed))
        for phrase, blanks in meant:
            try:
                self._carry_out(phrase, blanks, actor)
            except NotationError as problem:
                if self.table.host.tree.cursor != before:
                    raise
                if nearest is None or problem.weight > nearest.weight:
                    nearest = problem
            else:
                self.actor = actor
                self._nothing_left()
                return
        own = self.spec.notation is not None
        known = self._phrases if own else (*self._phrases, *self._any_game)
        raise nearest or not_understood(self.scene(actor), deed, known)

    def _who(self, text: str) -> tuple[SeatId, str]:
        """Return who acts and what is done; nobody named goes on with who acted before."""
        seats = [
            (seat.name, number)
            for number, seat in enumerate(self.table.sit(JUDGE).view.setting.seats)
        ]
        judges = [(NOBODY[JUDGE].en, JUDGE), ("Judge", JUDGE)]
        for name, seat in sorted([*seats, *judges], key=lambda pair: -len(pair[0])):
            for joint in (" ", "が", "は"):
                if text.casefold().startswith((name + joint).casefold()):
                    return seat, text[len(name) + len(joint) :].strip()
        return self.actor, text

    def _carry_out(self, phrase: Phrase, blanks: Blanks, actor: SeatId) -> None:
        scene = self.scene(actor)
        doing = phrase.does(scene, blanks)
        for step in doing:
            seat = step.seat if isinstance(step, As) else actor
            try:
                self._ask(step.step if isinstance(step, As) else step, seat)
            except RefusedError as problem:
                doing.throw(problem)
                raise

    def _ask(self, intent: Step, seat: SeatId) -> None:
        if self.advised is not None:
            self.advised.foresee(seat, intent)
        answer = self.table.sit(seat).ask(intent)
        if isinstance(answer, Refused):
            raise RefusedError(answer.reason, answer.code)
        if self.advised is not None:
            self.advised.look_back(seat, answer.node)
        self._travels.grew(answer.node, max(seat, 0))

    def _nothing_left(self) -> None:
        if not self.told.is_used_up():
            raise misread(
                "more chance was told before this line than it called for.",
                "この行の前に書かれた結果（コインなど）が余っています。",
                5,
            )

    # -- chance ---------------------------------------------------------------------------

    def _stack(self, name: str, order: str) -> None:
        seat = seat_named(self.table.sit(JUDGE).view, name)
        table = self.table.host.tree.table
        refs = [card.ref for card in table.cards if card.owner == seat]
        names = tuple(names_in(self.scene(JUDGE), order, refs))
        for wanted in names:
            if not any(is_called(self.scene(JUDGE), ref, wanted) for ref in refs):
                raise misread(
                    f"there is no {wanted} in {name}'s deck list.",
                    f"{name}のデッキに{wanted}はありません。",
                )
        self.told.orders.setdefault(seat, deque()).append(names)

    def _chance(self, found: re.Match[str]) -> None:
        key, words = found["key"].casefold(), found["told"]
        if key == "random":
            self.told.picked.extend(parts(words))
        elif key in ("die", "dice"):
            for word in parts(words):
                if not word.isdecimal() or len(word) > 4:
                    raise misread(f"“{word}” is no number.", f"「{word}」は数字ではありません。")
                self.told.dice.append(int(word))
        else:
            coins_told(self.scene(JUDGE), words)

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
        self.actor, name = seat, view.setting.seats[seat].name
        if found["card"]:
            own = self.table.sit(seat).view
            drawn = own.cards_in(f"{self.spec.layout.hand}.{seat}")[-1:]
            ref = own.cards[drawn[0]].ref if drawn else None
            if not is_called(self.scene(seat), ref, found["card"]):
                self._drew_another(ref, found["card"], name)

    def _drew_another(self, ref: str | None, wanted: str, name: str) -> None:
        drawn = self._name(ref) if ref else Words("nothing", "なし")
        raise misread(
            f"{name} drew {drawn.en}, not {wanted}. What lies on top is told by “stack {name}: …” "
            "before the shuffle.",
            f"{name}が引いたのは{wanted}ではありません（{drawn.ja}）。山札の上は、切る前に"
            f"「stack {name}: …」で指定します。",
        )

    def _expect(self, claim: str) -> None:
        self.expected += 1
        claim = claim.removesuffix(".").removesuffix("。")
        if self.advised is not None and self.advised.claims(claim):
            return
        nearest: NotationError | None = None
        for one, blanks in readings(self._claims, claim):
            try:
                one.holds(self.scene(self.actor), blanks)
            except NotationError as problem:
                if nearest is None or problem.weight > nearest.weight:
                    nearest = problem
            else:
                return
        raise nearest or not_understood(self.scene(self.actor), claim, self._claims)

    def _says(self, found: re.Match[str]) -> None:
        view = self.table.sit(JUDGE).view
        seat = seat_named(view, found["who"])
        self._ask(Announce("say", found["text"][1:-1]), seat)

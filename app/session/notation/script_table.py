"""The table that a script is played on: who acts, what is asked of it, what chance was told."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from app.core.fact import Began
from app.core.ids import JUDGE, SeatId
from app.core.intent import Step
from app.core.text.actor_names import NOBODY
from app.core.text.words import Words
from app.core.view import Event
from app.core.zone import Seat
from app.games.contracts.notation_contract import (
    Blanks,
    Phrase,
    RefusedError,
    Scene,
    Told,
    misread,
)
from app.games.game_api import As, GameSpec
from app.games.notation.script_cards import is_called, names_in, parts
from app.games.notation.script_coins import coins_told
from app.games.notation.script_places import seat_named
from app.session.host.local_table import LocalTable
from app.session.host.opening import host_table
from app.session.host.updates import Refused
from app.session.notation.advice_lines import Advised
from app.session.notation.chance_lines import ScriptedEntropy
from app.session.notation.history_lines import Travels
from app.session.notation.script_header import Header

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards


class ScriptTable:
    """A table and where the script stands on it."""

    def __init__(
        self,
        spec: GameSpec,
        cards: GameCards,
        same_name: Callable[[str, str], bool],
        lays: Callable[[Callable[[], Scene]], LocalTable],
        *,
        passes_over: bool = False,
    ) -> None:
        """`same_name`: whether a text names a card of that name, as the game sees it.

        `lays` makes the table, handed what tells how its chance falls.
        """
        self.spec = spec
        self.told = Told(passes_over=passes_over)
        """What was told of chance and has not happened yet."""
        self.actor: SeatId = 0
        """Who acted last."""
        self.name: Callable[[str], Words] = lambda ref: cards.get(ref).name
        self._same_name = same_name
        self.table = lays(lambda: self.scene(JUDGE))
        for seat in (JUDGE, *range(len(self.table.host.tree.table.setting.seats))):
            self.table.sit(seat)
        self.advised: Advised | None = None
        """Asked only by scripts that expect advice."""
        self.travels = Travels(self.table)

    def scene(self, actor: SeatId) -> Scene:
        """Return the table as `actor` finds it."""
        return Scene(
            actor,
            lambda seat: self.table.sit(seat).view,
            self.name,
            self.told,
            self._same_name,
            self._happened,
        )

    def _happened(self) -> Iterator[Event]:
        tree = self.table.host.tree
        for node in reversed(tree.path(tree.cursor)):
            yield from reversed(self.table.host.told(node, JUDGE))

    def who(self, text: str) -> tuple[SeatId, str]:
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

    def carry_out(self, phrase: Phrase, blanks: Blanks, actor: SeatId) -> None:
        """Do what a phrase says. Raises NotationError, RefusedError where the host refuses."""
        scene = self.scene(actor)
        doing = phrase.does(scene, blanks)
        for step in doing:
            seat = step.seat if isinstance(step, As) else actor
            try:
                self.ask(step.step if isinstance(step, As) else step, seat)
            except RefusedError as problem:
                doing.throw(problem)
                raise

    def ask(self, intent: Step, seat: SeatId) -> None:
        """Ask the host for one step. Raises RefusedError."""
        if self.advised is not None:
            self.advised.foresee(seat, intent)
        answer = self.table.sit(seat).ask(intent)
        if isinstance(answer, Refused):
            raise RefusedError(answer.reason, answer.code)
        if self.advised is not None:
            self.advised.look_back(seat, answer.node)
        self.travels.grew(answer.node, max(seat, 0))

    def check_chance(self) -> None:
        """Raise NotationError where more chance was told than was called for."""
        if not self.told.is_used_up():
            raise misread(
                "more chance was told before this line than it called for.",
                "この行の前に書かれた結果（コインなど）が余っています。",
                5,
            )

    # -- chance ---------------------------------------------------------------------------

    def stack(self, name: str, order: str) -> None:
        """Let cards lie on top of somebody's deck after its next shuffle."""
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

    def tell_chance(self, key: str, words: str) -> None:
        """Let chance fall as told from now on: coins, dice or what is picked at random."""
        if key == "random":
            self.told.picked.extend(parts(words))
        elif key in ("die", "dice"):
            for word in parts(words):
                if not word.isdecimal() or len(word) > 4:
                    raise misread(f"“{word}” is not a number.", f"「{word}」は数字ではありません。")
                self.told.dice.append(int(word))
        else:
            coins_told(self.scene(JUDGE), words)


def laid(header: Header, spec: GameSpec, scene: Callable[[], Scene]) -> LocalTable:
    """Return the table of a script, whose chance falls as the script tells."""
    entropy = ScriptedEntropy(header.seed, scene)
    teams = spec.teams(len(header.seats))
    seats = tuple(Seat(name, team) for name, team in zip(header.seats, teams, strict=True))
    options = tuple(sorted(header.options))
    cards = spec.lay(seats, header.decks)
    began = Began(spec.id, seats, spec.zones, cards, header.seed, 0, options)
    table = LocalTable(host_table(spec, began, entropy))
    entropy.table = lambda: table.host.tree.table
    return table

"""A game at a terminal: plans are typed, then the turn is carried out and told, and so on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from app.cli.command_line import CannotError
from app.cli.matches.computer_games import is_over
from app.cli.matches.seated_programs import SeatedPrograms, go_on
from app.cli.text_play import play_commands as c
from app.cli.text_play.choice_talk import ChoiceTalk, choice_of
from app.cli.text_play.draft_advice import DraftAdvice
from app.cli.text_play.plan_talk import PlanTalk
from app.cli.text_play.turn_teller import TurnTeller
from app.core.ids import SPECTATOR, NodeId, SeatId
from app.core.intent import Jump
from app.core.text.wording import listed
from app.core.text.words import Language, Words
from app.games.contracts.out_contract import tasks_of

if TYPE_CHECKING:
    from app.cli.text_play.text_terminal import TextTerminal
    from app.games.contracts.action_contract import GameAction
    from app.games.contracts.planned.text_play_contract import TextPlay
    from app.games.task_model import Task
    from app.session.host.local_table import LocalTable


class TextGame:
    """One game: two people at one terminal, or one against a program."""

    def __init__(
        self,
        table: LocalTable,
        text: TextPlay,
        players: Mapping[SeatId, str],
        seed: int,
        terminal: TextTerminal,
        speak: Language,
        kept: Callable[[LocalTable], None] = lambda _table: None,
    ) -> None:
        """`players` are the programs by their seats; `kept` is called after every turn."""
        self._table = table
        self._text = text
        self._terminal = terminal
        self._kept = kept
        seats = range(len(table.sit(0).view.setting.seats))
        self._people = tuple(seat for seat in seats if seat not in players)
        self._players = players
        self._programs = SeatedPrograms(table, players, seed)
        reader = self._people[0] if len(self._people) == 1 else SPECTATOR
        self._teller = TurnTeller(table, text, reader, speak)
        self._turns: list[NodeId] = []
        """Where each turn began that is played now."""
        self._planned: dict[NodeId, dict[SeatId, str]] = {}
        """What was planned there: it is the draft once the turn is taken back."""

    def play(self) -> bool:
        """Play to the end; False where people leave before. Raises EOFError."""
        if not self._begin():
            return False
        while not is_over(self._table):
            if not self._plan():
                return False
            if not self._carry_out():
                break
            self._kept(self._table)
        self._end()
        return True

    def _begin(self) -> bool:
        """Do what comes before the first turn; False where people leave. Raises CannotError."""
        chosen = False
        while not self._table.sit(0).view.turn.number:
            if go_on(self._table):
                continue
            waits = self._waiting()
            if waits and not chosen:
                self._teller.pass_over()
            for seat, action in waits:
                chosen = True
                if not self._choose(seat, action):
                    return False
            if not waits and not list(self._programs.think()):
                raise self._not_begun()
        if chosen:
            self._tell()
        return True

    def _tasks(self, seat: SeatId) -> tuple[Task, ...]:
        spec, view = self._table.spec, self._table.sit(seat).view
        every = tasks_of(view, spec.tasks, spec.out, spec.over)
        return tuple(task for task in every if task.seat == seat)

    def _waiting(self) -> list[tuple[SeatId, GameAction]]:
        """Return who of the people still has to choose something, and what asks them."""
        spec = self._table.spec
        asked = ((seat, choice_of(spec, one)) for seat in self._people for one in self._tasks(seat))
        return [(seat, action) for seat, action in asked if action is not None]

    def _choose(self, seat: SeatId, action: GameAction) -> bool:
        self._hand_over(
            seat,
            lambda name: Words(
                f"{name}'s turn to choose: press Enter.",
                f"{name}が選ぶ番です。Enterを押してください。",
            ),
        )
        return ChoiceTalk(self._table.sit(seat), action, self._text, self._terminal).run()

    def _not_begun(self) -> CannotError:
        seats = range(len(self._table.sit(0).view.setting.seats))
        what = next((task.title for seat in seats for task in self._tasks(seat)), None)
        title = what if what is not None else self._table.spec.title
        return CannotError(
            Words(
                f"The game does not begin at the terminal ({title.en}). Choose another deck, or "
                "play in the window.",
                f"ターミナルでは対戦を始められません（{title.ja}）。別のデッキを選ぶか、"
                "ウィンドウで遊んでください。",
            )
        )

    def _hand_over(self, seat: SeatId, called: Callable[[str], Words]) -> None:
        """Wait for a player where two share the terminal; `called` says so by their name."""
        if len(self._people) < 2:
            return
        name = self._table.sit(seat).view.setting.seats[seat].name
        # What shows before the first one is what happened, which both may read.
        self._terminal.hand_over(called(name), hides=seat != self._people[0])
        self._terminal.say(Words(f"— {name} —", f"— {name} —"))

    # -- planning ---------------------------------------------------------------------------------

    def _plan(self) -> bool:
        """Have everybody plan a turn; False where people leave."""
        node = self._table.sit(0).node
        if node not in self._turns:
            self._turns.append(node)
        waiting = [seat for seat in self._people if self._table.sit(seat).view.seal(seat) is None]
        for seat in waiting:
            ending = self._talk(seat)
            while ending == "turn_back":
                if self._turn_back(seat):
                    return self._plan()
                ending = self._talk(seat)
            if ending == "left":
                return False
            node_plans = self._planned.setdefault(self._turns[-1], {})
            seal = self._table.sit(seat).view.seal(seat)
            node_plans[seat] = "" if seal is None else seal.text
        for seat in self._players:
            name = self._table.sit(0).view.setting.seats[seat].name
            self._terminal.say(Words(f"{name} thinks …", f"{name}が考えています…"))
        while list(self._programs.think()):
            pass
        return True

    def _talk(self, seat: SeatId) -> str:
        client = self._table.sit(seat)
        self._hand_over(
            seat,
            lambda name: Words(
                f"{name}'s turn to plan: press Enter.",
                f"{name}の番です。Enterを押してください。",
            ),
        )
        advice = DraftAdvice(self._table, seat)
        return PlanTalk(client, self._text, self._terminal, advice).run()

    def _turn_back(self, seat: SeatId) -> bool:
        """Take the last turn back, whose plans are drafts again; whether that was done."""
        if len(self._turns) < 2:
            self._terminal.say(
                Words(
                    "There is no turn before this one to take back.",
                    "これより前に戻せるターンはありません。",
                )
            )
            return False
        if len(self._people) > 1 and not self._agreed():
            return False
        self._turns.pop()
        goal = self._turns[-1]
        self._table.sit(seat).ask(Jump(goal))
        for one in self._people:
            client, plans = self._table.sit(one), self._planned.get(goal, {})
            client.draft.begin(client.view.turn.number, plans.get(one, ""))
        self._teller.pass_over()
        number = self._table.sit(0).view.turn.number
        self._terminal.say(Words(f"Back to turn {number}.", f"{number}ターン目に戻りました。"))
        return True

    def _agreed(self) -> bool:
        self._terminal.say(
            Words(
                "Take the last turn back? Type yes if both agree.",
                "前のターンに戻しますか。2人とも同意したら「はい」と入力してください。",
            )
        )
        return c.meant(self._terminal.ask(), c.AGREED) == c.YES

    # -- what comes of it -------------------------------------------------------------------------

    def _carry_out(self) -> bool:
        """Carry the turn out and tell it; whether anything happened."""
        self._teller.pass_over()
        if len(self._people) > 1:
            first = self._table.sit(0).view.setting.seats[0].name
            self._terminal.hand_over(
                Words(
                    "Both plans are locked: press Enter.",
                    "計画がそろいました。Enterを押してください。",
                ),
                hides=True,
            )
            self._terminal.say(
                Words(
                    f"The turn, with cells counted from {first}'s left:",
                    f"ターンの結果（マスは{first}から見た左から）：",
                )
            )
        view = self._table.sit(self._people[0]).view
        for seal in view.seals:
            if not seal.locked:
                self._terminal.show(self._text.opened(view, seal.seat))
        happened = False
        while not is_over(self._table) and go_on(self._table):
            happened = True
            self._tell()
        return happened

    def _tell(self) -> None:
        for line in self._teller.lines():
            self._terminal.say(Words(line, line))

    def _end(self) -> None:
        """Show the last board, and say who has won."""
        self._terminal.show(self._text.board(self._table.sit(self._people[0]).view))
        view, spec = self._table.sit(0).view, self._table.spec
        winners = spec.result(view) if spec.result is not None else None
        seats = view.setting.seats
        if winners is not None and len(winners) == len(seats):
            self._terminal.say(Words("The game is a draw.", "引き分けです。"))
        elif winners:
            names = listed([seats[seat].name for seat in winners])
            self._terminal.say(Words(f"{names.en} won the game.", f"{names.ja}の勝ちです。"))

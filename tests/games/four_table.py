"""Tables of four that are being set up: Battle Royal, and two pairs."""

from __future__ import annotations

from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intent import Procedure
from app.core.options import Options
from app.core.view import SeatView
from app.games.form_model import Ticks
from app.games.game_api import GameSpec, Selection
from app.games.game_registry import GAMES
from app.games.pokemon.forms.setup_form import put_down_form
from app.games.task_model import Task
from app.session.conformance.random_play import made_by
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted
from tests.games.pokemon_table import Game

NAMES = ("Aki", "Ren", "Mio", "Sora")


class Four(Game):
    """A table of four, and its seats."""

    def __init__(
        self,
        game: str,
        decks: tuple[tuple[str, ...], ...],
        seed: int = 7,
        options: Options = (),
    ) -> None:
        self.spec: GameSpec = GAMES[game]
        self.table = lay_table(self.spec, NAMES, decks, seed, options=options)
        for seat in range(4):
            self.table.sit(seat)
        self.table.sit(SPECTATOR)
        self._judge = self.table.sit(JUDGE)
        self._seen: dict[tuple[int, int], SeatView] = {}

    def run(self, name: str, who: SeatId = 0, **arguments: str) -> None:
        """Carry a procedure out for a seat."""
        self.do(Procedure(name, tuple(arguments.items())), who)

    def tasks(self, seat: SeatId = 0) -> dict[str, Task]:
        """Return what is to be done, as a seat sees it."""
        assert self.spec.tasks is not None
        return {task.id: task for task in self.spec.tasks(self.view(seat))}

    def press(self, task: str, button: str, seat: SeatId) -> None:
        """Press one of the buttons of a task."""
        choices = {choice.title.en: choice.intent for choice in self.tasks(seat)[task].choices}
        intent = choices[button]
        assert intent is not None, "its action is asked for instead"
        self.do(intent, seat)

    def puts_down(self, seat: SeatId, *, spots: int = 2) -> None:
        """Answer the form of setting up: the first that may for each Active Spot, all benched."""
        view, answers = self.view(seat), {"active": "none"}
        form = put_down_form(view, Selection(), answers)
        for spot in ("active", "second")[:spots]:
            assert form is not None
            among = next((one.among for one in form.fields if one.id == spot), ())  # type: ignore[union-attr]  # a Pick
            answers[spot] = among[0].id if among else "none"
            form = put_down_form(view, Selection(), answers)
        assert form is not None
        ticks = [one for one in form.fields if isinstance(one, Ticks)]
        answers["bench"] = ",".join(one.id for field in ticks for one in field.among)
        form = put_down_form(view, Selection(), answers)
        assert form is not None
        assert form.intent is not None
        self.do(form.intent, seat)

    def presses(self, name: str, seat: SeatId) -> bool:
        """Do what an action of the menu does for a seat; False where it is not offered."""
        offered = next(one for one in self.spec.actions if one.id == name)
        intent = made_by(offered, self.view(seat), Selection())
        return intent is not None and isinstance(self.ask(intent, seat), Accepted)

"""A table of the open table's for tests: laid by a preset, played by intents."""

from __future__ import annotations

from app.core import intent as i
from app.core.ids import SeatId
from app.core.table import Table
from app.core.view import SeatView
from app.games._playing_cards.playing_packs import FULL
from app.games.game_registry import GAMES
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Answer, Refused

SPEC = GAMES["open_table"]
NAMES = ("Aki", "Ren", "Mio", "Sora", "Yui", "Kai", "Noa", "Rin")


class OpenTable:
    """Some seats at one table."""

    def __init__(
        self, seats: int = 2, preset: str = "", deck: tuple[str, ...] = FULL, seed: int = 7
    ) -> None:
        decks = (deck, *((),) * (seats - 1))
        self.local: LocalTable = lay_table(SPEC, NAMES[:seats], decks, seed)
        for seat in range(seats):
            self.local.sit(seat)
        self._asked = 0
        if preset:
            self.do(0, i.Procedure("lay_out", (("preset", preset),)))

    @property
    def truth(self) -> Table:
        return self.local.host.tree.table

    def view(self, seat: SeatId = 0) -> SeatView:
        return self.local.seats[seat].view

    def ask(self, seat: SeatId, intent: i.Intent | None) -> Answer:
        assert intent is not None
        self._asked += 1
        node = self.local.host.tree.cursor
        return self.local.host.submit(i.Request(f"r{self._asked}", seat, node, intent))

    def do(self, seat: SeatId, intent: i.Intent | None) -> None:
        """Do what has to be possible."""
        answer = self.ask(seat, intent)
        assert not isinstance(answer, Refused), answer.reason

    def act(
        self, seat: SeatId, action: str, *cards: str, zone: str = "", units: tuple[str, ...] = ()
    ) -> None:
        """Run an action of the game on a selection."""
        from app.games.game_api import Selection

        selection = Selection(tuple(cards), units, zone)
        offered = next(one for one in SPEC.actions if one.id == f"{action}")
        assert offered.when(self.view(seat), selection), action
        self.do(seat, offered.make(self.view(seat), selection))

    def refs(self, zone: str) -> tuple[str, ...]:
        """Return which cards lie in a pile, whoever may know."""
        return tuple(self.truth.cards[card].ref for card in self.truth.zones[zone])

    def pile(self, title: str) -> str:
        """Return the made zone with a name."""
        zones = self.truth.setting.zones.values()
        return next(zone.id for zone in zones if zone.spec.title.en == title)

    def drag(self, seat: SeatId, cards: tuple[str, ...], zone: str, reading: int = 0) -> None:
        """Do what dropping cards at the end of a zone means."""
        from app.games.game_api import Selection

        index = len(self.truth.zones.get(zone, ()))
        assert SPEC.drops is not None
        readings = list(SPEC.drops(self.view(seat), Selection(cards), zone, "", index))
        self.do(seat, readings[reading].intent)

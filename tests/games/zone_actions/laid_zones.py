"""A table of three with a stock in the middle, and all that its zones offer."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.fact import StartCard
from app.core.ids import JUDGE
from app.core.intent import Draw, Intent
from app.core.intents.zone_intents import MakeZone
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import MadeArrange, MadeVisibility, MadeZones, Visibility, ZoneSpec
from app.games.game_api import GameAction, GameSpec, Layout, Selection
from app.games.zone_actions.common_actions import zone_actions
from app.games.zone_actions.dealing_actions import zone_procedures
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1


def zone(name: str, visibility: Visibility = "public", **more: object) -> ZoneSpec:
    return ZoneSpec(name, Words(name, name), visibility=visibility, **more)  # type: ignore[arg-type]


ZONES = (
    zone("stock", "hidden", scope="table"),
    zone("hand", "owner"),
    zone("prizes", "hidden", keeps_places=True),
    zone("grave"),
    zone("field", holds="units"),
)
ACTIONS = {action.id: action for action in zone_actions(ZONES)}
SPEC = GameSpec(
    id="zones",
    title=Words("Zones", "場所"),
    seats=(1, 4),
    zones=ZONES,
    layout=Layout((400, 400), ()),
    lay=TOYS["duel"].lay,
    procedures=zone_procedures(ZONES),
    actions=tuple(ACTIONS.values()),
    made_zones=MadeZones(),
)


class Laid:
    """Three at a table with ten cards in the stock."""

    def __init__(self) -> None:

        cards = tuple(StartCard(f"card {n}", AKI, "stock") for n in range(10))
        spec = replace(SPEC, lay=lambda _seats, _decks: cards)
        self.table: LocalTable = lay_table(spec, ("Aki", "Ren", "Mio"), ((), (), ()), seed=4)
        for seat in (AKI, REN, 2, JUDGE):
            self.table.sit(seat)

    def view(self, seat: int = AKI) -> SeatView:
        return self.table.sit(seat).view

    def offered(self, name: str, seat: int = AKI, **selected: object) -> Intent | None:
        """Return what an action does on a selection; None where it is not offered."""
        action: GameAction = ACTIONS[name]
        selection = Selection(**selected)  # type: ignore[arg-type]
        if not action.when(self.view(seat), selection):
            return None
        return action.make(self.view(seat), selection)

    def do(self, intent: Intent | None, seat: int = AKI) -> None:
        assert intent is not None
        assert isinstance(self.table.sit(seat).ask(intent), Accepted)

    def made(
        self,
        visibility: MadeVisibility,
        by: int = AKI,
        holder: int | None = None,
        arrange: MadeArrange = "pile",
    ) -> str:
        """Return the name of a pile that is made, with two cards of the stock in it."""
        before = set(self.view().zones)
        self.do(MakeZone(visibility, (10, 10, 63, 88), holder, visibility, arrange), by)
        (name,) = set(self.view().zones) - before
        self.do(Draw(2, "stock", name), by)
        return name

    def hands(self) -> list[int | None]:
        return [self.view().zones[f"hand.{seat}"].count for seat in range(3)]

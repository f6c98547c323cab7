"""What a fact names, on another table: the same card, unit, zone or declaration by its name there.

Whatever a repeated fact gives out gets a fresh name, and what comes after it means that. Where
something is not as it was then, nothing is guessed: `CannotRepeatError` says why.
"""

from __future__ import annotations

from app.core.ids import CardId, Names, UnitId, ZoneId
from app.core.table import Table
from app.core.text.words import Words


class CannotRepeatError(Exception):
    """A fact does not fit the other table."""

    def __init__(self, reason: Words) -> None:
        super().__init__(reason.en)
        self.reason = reason


CARD_ELSEWHERE = Words("a card is not where it was then.", "その時の場所にカードがありません。")
UNIT_GONE = Words("what it was about is not in play.", "対象が場にありません。")
PILE_DIFFERS = Words("other cards lie in the pile than then.", "山にあるカードがその時と違います。")
TURN_DIFFERS = Words("it is another turn, or another player's.", "番が違います。")
STAGE_DIFFERS = Words(
    "other things wait on the stage than then.", "ステージで待つ宣言がその時と違います。"
)
SEALS_DIFFER = Words(
    "other plans or seals are closed than then.", "伏せられた計画や封がその時と違います。"
)
ZONE_GONE = Words("a place is not there.", "その場所がありません。")
PLACE_TAKEN = Words("its place is taken.", "置く場所がふさがっています。")


class Counterparts:
    """What the things of one history are called on the table where it happens again."""

    def __init__(self, name: Names) -> None:
        self.name = name
        """Gives out a fresh name of a kind."""
        self.names: dict[str, str] = {}
        """What the repeated facts gave out -> what the same is called now."""

    def now(self, name: str) -> str:
        """Return what is called so now: a unit, a zone, a declaration or a cell."""
        known = self.names.get(name)
        if known is not None:
            return known
        zone, mark, cell = name.rpartition("#")
        return f"{self.names.get(zone, zone)}{mark}{cell}" if mark else name

    def given(self, name: str, kind: str) -> str:
        """Return a fresh name for what a fact gives the name `name`."""
        self.names[name] = self.name(kind)
        return self.names[name]

    # -- what has to be alike ---------------------------------------------------------------------

    def check_card(self, number: CardId, was: Table, now: Table) -> None:
        """Raise CannotRepeatError unless a card lies where it lay then, facing the same way."""
        if number >= len(now.cards):
            raise CannotRepeatError(CARD_ELSEWHERE)
        old, new = was.cards[number], now.cards[number]
        here = (self.now(old.zone), self.now(old.unit), old.up)
        if here != (new.zone, new.unit, new.up):
            raise CannotRepeatError(CARD_ELSEWHERE)

    def unit(self, name: UnitId, now: Table) -> UnitId:
        """Return a unit by its name now. Raises CannotRepeatError if it is not in play."""
        unit = self.now(name)
        if unit not in now.units:
            raise CannotRepeatError(UNIT_GONE)
        return unit

    def zone(self, name: ZoneId, now: Table) -> ZoneId:
        """Return a zone by its name now. Raises CannotRepeatError if it is not there."""
        zone = self.now(name)
        if zone not in now.setting.zones:
            raise CannotRepeatError(ZONE_GONE)
        return zone

    def check_stage(self, was: Table, now: Table) -> None:
        """Raise CannotRepeatError unless the same waits on the stage, for the same seats."""
        old = [(self.now(one.id), one.seat) for one in was.stage.declarations]
        new = [(one.id, one.seat) for one in now.stage.declarations]
        alike = (was.stage.chance, was.stage.passed) == (now.stage.chance, now.stage.passed)
        if old != new or not alike:
            raise CannotRepeatError(STAGE_DIFFERS)

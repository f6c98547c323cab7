"""Piles and hands that people make: what is offered wherever a game lets them be made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.ids import SPECTATOR
from app.core.intents.zone_intents import ChangeZone, MakeZone, RemoveZone
from app.core.text.words import Words
from app.core.zone import LONGEST_TITLE, MOST_MADE
from app.games.form_model import Choosable, Form, Number, Pick, Writing
from app.games.game_api import GameAction
from app.games.seats.boards.other_boards import mat_for
from app.games.zone_actions.made_piles import put_into_made, whole_title
from app.ui.commands.actions.made_zone_choices import (
    ARRANGES,
    VISIBILITIES,
    among,
    free_title,
    seats,
)
from app.ui.commands.actions.made_zone_places import SIZES, free_place, place_at

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.core.zone import MadeArrange, MadeVisibility, Zone
    from app.games.form_model import Answers
    from app.games.game_api import GameSpec, Name, Selection

NAME = Words("Name", "名前")
TABLE = "table"


def zone_actions(spec: GameSpec) -> tuple[GameAction, ...]:
    """Return what is done with zones that people make; nothing in a game without them."""
    return _ZoneActions(spec).all() if spec.made_zones is not None else ()


class _ZoneActions:
    """The actions of one game."""

    def __init__(self, spec: GameSpec) -> None:
        assert spec.made_zones is not None
        self._spec = spec
        self._rules = spec.made_zones

    def all(self) -> tuple[GameAction, ...]:
        """Return them in the order of menus."""
        made = []
        if set(self._rules.visibilities) & {"public", "hidden"}:
            title = Words("New pile…", "山を作る…")
            made.append(
                GameAction(
                    "make_pile",
                    title,
                    self._may_make,
                    self._pile,
                    group=TABLE,
                    form=self._ask_pile,
                    name=_here(Words("New pile here…", "ここに山を作る…")),
                )
            )
        if "owner" in self._rules.visibilities:
            title = Words("New hand…", "手札を作る…")
            made.append(
                GameAction(
                    "make_hand",
                    title,
                    self._may_make,
                    self._hand,
                    group=TABLE,
                    form=self._ask_hand,
                    name=_here(Words("New hand here…", "ここに手札を作る…")),
                )
            )
        return (
            *made,
            put_into_made(),
            GameAction(
                "rename_zone",
                Words("Rename…", "名前を変える…"),
                self._may_change,
                lambda _view, _selection: None,
                group="zone",
                form=_ask_name,
            ),
            GameAction(
                "place_zone",
                Words("Move or resize…", "位置と大きさを変える…"),
                self._may_change,
                lambda _view, _selection: None,
                group="zone",
                form=self._ask_place,
            ),
            GameAction(
                "remove_zone",
                Words("Remove this pile", "この山を取り除く"),
                self._may_change,
                lambda _view, selection: RemoveZone(selection.zone),
                group="zone",
                form=_ask_goal,
                name=_removed,
            ),
        )

    # -- when --------------------------------------------------------------------------------

    def _may_make(self, view: SeatView, selection: Selection) -> bool:
        made = sum(zone.is_made for zone in view.setting.zones.values())
        busy = selection.cards or selection.units
        return view.seat != SPECTATOR and not busy and made < MOST_MADE

    def _may_change(self, view: SeatView, selection: Selection) -> bool:
        return view.seat != SPECTATOR and _made(view, selection) is not None

    # -- making ------------------------------------------------------------------------------

    def _pile(self, view: SeatView, selection: Selection) -> MakeZone | None:
        visible: MadeVisibility = "public" if "public" in self._rules.visibilities else "hidden"
        order = self._rules.arranges[0]
        return self._make(view, selection, free_title(view), visible, order, None)

    def _hand(self, view: SeatView, selection: Selection) -> MakeZone | None:
        holder = max(view.seat, 0)
        return self._make(view, selection, free_title(view), "owner", self._spread, holder)

    @property
    def _spread(self) -> MadeArrange:
        return "fan" if "fan" in self._rules.arranges else self._rules.arranges[0]

    def _make(
        self,
        view: SeatView,
        selection: Selection,
        title: str,
        visibility: MadeVisibility,
        arrange: MadeArrange,
        holder: SeatId | None,
    ) -> MakeZone | None:
        if not title.strip():
            return None
        rect = place_at(self._spec, view, selection, holder, SIZES[arrange])
        rect = rect or free_place(self._spec, view, SIZES[arrange])
        return MakeZone(title, rect, holder, visibility, arrange)

    def _ask_pile(self, view: SeatView, selection: Selection, answers: Answers) -> Form:
        title = answers.get("title", free_title(view))
        seen = among(VISIBILITIES, self._rules.visibilities, but="owner")
        chosen = answers.get("seen", seen[0].id)
        arranges = among(ARRANGES, self._rules.arranges)
        arrange = answers.get("arrange", arranges[0].id)
        holder = answers.get("holder", TABLE)
        whose = (Choosable(TABLE, Words("Everybody's", "全員")), *seats(view))
        visible = next(one for one in VISIBILITIES if one == chosen)
        order = next(one for one in ARRANGES if one == arrange)
        return Form(
            Words("New pile", "山を作る"),
            (
                Writing("title", NAME, title, LONGEST_TITLE),
                Pick("seen", Words("Its cards", "カードの見え方"), seen, chosen),
                Pick("arrange", Words("How they lie", "並べ方"), arranges, arrange),
                Pick("holder", Words("Whose", "だれのもの"), whose, holder),
            ),
            Words("Make it", "作る"),
            self._make(
                view, selection, title, visible, order, None if holder == TABLE else int(holder)
            ),
            missing=_NO_NAME,
        )

    def _ask_hand(self, view: SeatView, selection: Selection, answers: Answers) -> Form:
        title = answers.get("title", free_title(view))
        holder = answers.get("holder", str(max(view.seat, 0)))
        return Form(
            Words("New hand", "手札を作る"),
            (
                Writing("title", NAME, title, LONGEST_TITLE),
                Pick("holder", Words("Whose", "だれのもの"), seats(view), holder),
            ),
            Words("Make it", "作る"),
            self._make(view, selection, title, "owner", self._spread, int(holder)),
            missing=_NO_NAME,
        )

    # -- changing ----------------------------------------------------------------------------

    def _ask_place(self, view: SeatView, selection: Selection, answers: Answers) -> Form | None:
        zone = _made(view, selection)
        if zone is None or zone.rect is None:
            return None
        width, height = mat_for(self._spec.layout, view.setting).size
        asked = (
            ("x", Words("From the left", "左から"), 0, width),
            ("y", Words("From the top", "上から"), 0, height),
            ("width", Words("Width", "幅"), 40, width),
            ("height", Words("Height", "高さ"), 40, height),
        )
        fields = tuple(
            Number(name, title, _whole(answers.get(name, ""), now), least, int(most), 5)
            for (name, title, least, most), now in zip(asked, zone.rect, strict=True)
        )
        x, y, wide, high = (float(field.value) for field in fields)
        arranges = among(ARRANGES, self._rules.arranges)
        arrange = answers.get("arrange", zone.arrange)
        rect = (min(x, width - wide), min(y, height - high), wide, high)
        order = next(one for one in ARRANGES if one == arrange)
        how = Pick("arrange", Words("How its cards lie", "並べ方"), arranges, arrange)
        return Form(
            Words(f"Place of {zone.spec.title.en}", f"{zone.spec.title.ja}の位置"),
            (*fields, how),
            Words("Put it there", "ここに置く"),
            ChangeZone(zone.id, rect=rect, arrange=order),
        )


_NO_NAME = Words("Write a name.", "名前を入力してください。")


def _ask_name(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    zone = _made(view, selection)
    if zone is None:
        return None
    title = answers.get("title", zone.spec.title.en)
    return Form(
        Words(f"Rename {zone.spec.title.en}", f"{zone.spec.title.ja}の名前を変える"),
        (Writing("title", NAME, title, LONGEST_TITLE),),
        Words("Rename it", "変える"),
        ChangeZone(zone.id, title) if title.strip() else None,
        missing=_NO_NAME,
    )


def _ask_goal(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask where the cards of a zone go; an empty one goes at once."""
    zone = _made(view, selection)
    if zone is None or view.zones[zone.id].count == 0:
        return None
    among = tuple(
        Choosable(other.id, whole_title(view, other))
        for other in view.setting.zones.values()
        if other.id != zone.id
        and other.spec.holds == "pile"
        and (not other.holders or view.seat in other.holders)
    )
    goal = answers.get("goal", "")
    return Form(
        Words(f"Remove {zone.spec.title.en}", f"{zone.spec.title.ja}を取り除く"),
        (Pick("goal", Words("Its cards go to", "カードの行き先"), among, goal),),
        Words("Remove it", "取り除く"),
        RemoveZone(zone.id, goal) if goal else None,
        missing=Words("Choose where its cards go.", "カードの行き先を選んでください。"),
    )


def _made(view: SeatView, selection: Selection) -> Zone | None:
    zone = view.setting.zones.get(selection.zone)
    return zone if zone is not None and zone.is_made else None


def _whole(written: str, usual: float) -> int:
    return int(written) if written.lstrip("-").isdecimal() else round(usual)


def _here(words: Words) -> Name:
    """Return what an action is called where a point of the mat was pointed at."""
    return lambda _view, selection: None if selection.at is None else words


def _removed(view: SeatView, selection: Selection) -> Words | None:
    """Return what removing is called: a hand is one, and everything else a pile."""
    zone = _made(view, selection)
    if zone is None or zone.spec.visibility != "owner":
        return None
    return Words("Remove this hand", "この手札を取り除く")

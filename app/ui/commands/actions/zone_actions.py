"""Piles and hands that people make: what is offered wherever a game lets them be made."""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING

from app.core.ids import SPECTATOR
from app.core.intents.zone_intents import ChangeZone, MakeZone, RemoveZone
from app.core.text.wording import listed, owned
from app.core.text.words import Words
from app.core.zone import LONGEST_TITLE, MOST_MADE
from app.games._boards.other_boards import mat_for
from app.games.form_model import Choosable, Form, Number, Pick, Writing
from app.games.game_api import GameAction
from app.ui.commands.actions.free_mat import free_place

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.core.zone import MadeArrange, MadeVisibility, Zone
    from app.games.form_model import Answers
    from app.games.game_api import GameSpec, Selection

NAME = Words("Name", "名前")
TABLE = "table"
VISIBILITIES: dict[MadeVisibility, Words] = {
    "public": Words("Everybody sees it", "全員に公開"),
    "hidden": Words("Face down, seen by nobody", "ウラ向き（だれも見ない）"),
    "owner": Words("Its holder alone sees it", "持ち主だけが見る"),
}
ARRANGES: dict[MadeArrange, Words] = {
    "pile": Words("One pile", "重ねる"),
    "row": Words("In a row", "横に並べる"),
    "column": Words("In a column", "縦に重ねて並べる"),
    "fan": Words("As a fan", "扇形に並べる"),
    "grid": Words("In rows", "段に並べる"),
}
SIZES: dict[MadeArrange, tuple[float, float]] = {
    "pile": (71.0, 96.0),
    "row": (213.0, 96.0),
    "column": (71.0, 240.0),
    "fan": (213.0, 96.0),
    "grid": (213.0, 192.0),
}
"""Width and height of a zone that is just made."""


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
                    "make_pile", title, self._may_make, self._pile, group=TABLE, form=self._ask_pile
                )
            )
        if "owner" in self._rules.visibilities:
            title = Words("New hand…", "手札を作る…")
            made.append(
                GameAction(
                    "make_hand", title, self._may_make, self._hand, group=TABLE, form=self._ask_hand
                )
            )
        return (
            *made,
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
                Words("Remove this zone", "この場所をなくす"),
                self._may_change,
                lambda _view, selection: RemoveZone(selection.zone),
                group="zone",
                form=_ask_goal,
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

    def _pile(self, view: SeatView, _selection: Selection) -> MakeZone | None:
        visible: MadeVisibility = "public" if "public" in self._rules.visibilities else "hidden"
        return self._make(view, _free_title(view), visible, self._rules.arranges[0], None)

    def _hand(self, view: SeatView, _selection: Selection) -> MakeZone | None:
        return self._make(view, _free_title(view), "owner", self._spread, max(view.seat, 0))

    @property
    def _spread(self) -> MadeArrange:
        return "fan" if "fan" in self._rules.arranges else self._rules.arranges[0]

    def _make(
        self,
        view: SeatView,
        title: str,
        visibility: MadeVisibility,
        arrange: MadeArrange,
        holder: SeatId | None,
    ) -> MakeZone | None:
        if not title.strip():
            return None
        rect = free_place(self._spec, view, SIZES[arrange])
        return MakeZone(title, rect, holder, visibility, arrange)

    def _ask_pile(self, view: SeatView, _selection: Selection, answers: Answers) -> Form:
        title = answers.get("title", _free_title(view))
        seen = _among(VISIBILITIES, self._rules.visibilities, but="owner")
        chosen = answers.get("seen", seen[0].id)
        arranges = _among(ARRANGES, self._rules.arranges)
        arrange = answers.get("arrange", arranges[0].id)
        holder = answers.get("holder", TABLE)
        whose = (Choosable(TABLE, Words("Everybody's", "全員")), *_seats(view))
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
            self._make(view, title, visible, order, None if holder == TABLE else int(holder)),
            missing=_NO_NAME,
        )

    def _ask_hand(self, view: SeatView, _selection: Selection, answers: Answers) -> Form:
        title = answers.get("title", _free_title(view))
        holder = answers.get("holder", str(max(view.seat, 0)))
        return Form(
            Words("New hand", "手札を作る"),
            (
                Writing("title", NAME, title, LONGEST_TITLE),
                Pick("holder", Words("Whose", "だれのもの"), _seats(view), holder),
            ),
            Words("Make it", "作る"),
            self._make(view, title, "owner", self._spread, int(holder)),
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
        arranges = _among(ARRANGES, self._rules.arranges)
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
        Choosable(other.id, _whole_title(view, other))
        for other in view.setting.zones.values()
        if other.id != zone.id
        and other.spec.holds == "pile"
        and (not other.holders or view.seat in other.holders)
    )
    goal = answers.get("goal", "")
    return Form(
        Words(f"Remove {zone.spec.title.en}", f"{zone.spec.title.ja}をなくす"),
        (Pick("goal", Words("Its cards go to", "カードの行き先"), among, goal),),
        Words("Remove it", "なくす"),
        RemoveZone(zone.id, goal) if goal else None,
        missing=Words("Choose where its cards go.", "カードの行き先を選んでください。"),
    )


def _made(view: SeatView, selection: Selection) -> Zone | None:
    zone = view.setting.zones.get(selection.zone)
    return zone if zone is not None and zone.is_made else None


def _seats(view: SeatView) -> tuple[Choosable, ...]:
    return tuple(
        Choosable(str(number), Words(seat.name, seat.name))
        for number, seat in enumerate(view.setting.seats)
    )


def _among(
    titles: dict[MadeVisibility, Words] | dict[MadeArrange, Words],
    allowed: tuple[str, ...],
    but: str = "",
) -> tuple[Choosable, ...]:
    return tuple(
        Choosable(name, title) for name, title in titles.items() if name in allowed and name != but
    )


def _whole_title(view: SeatView, zone: Zone) -> Words:
    if not zone.holders:
        return zone.spec.title
    return owned(listed([view.setting.seats[seat].name for seat in zone.holders]), zone.spec.title)


def _free_title(view: SeatView) -> str:
    """Return a name that no zone has yet, the same in every language: people write a better one."""
    taken = {zone.spec.title.en for zone in view.setting.zones.values()}
    return next(one for one in (*ascii_uppercase, "?") if one not in taken)


def _whole(written: str, usual: float) -> int:
    return int(written) if written.lstrip("-").isdecimal() else round(usual)

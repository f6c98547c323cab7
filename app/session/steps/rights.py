"""What a seat may touch. Whether a move is legal in the game is nobody's business here.

A seat may touch what lies open on the table, its own zones, and any card shown to it. It may
not reach into what others hold hidden, nor into zones that a game lets only their holders touch.
"""

from __future__ import annotations

from app.core.ids import JUDGE, CardId, SeatId, ZoneId
from app.core.table import Table
from app.core.text.wording import CHARACTER, counted, owned
from app.core.text.words import Words, in_one_line
from app.core.visibility import lists, sees_as_partner, sees_face

LONGEST_TEXT = 2000
"""Letters of a note, a declaration, something said."""

NOT_YOURS = "not-yours"
"""The code of a refusal to touch what another holds; its holder may be asked for some of it."""

ONLY_WATCHES = Words(
    "Spectators only watch. Take a seat to move cards.",
    "観戦者は操作できません。カードを動かすには席に着いてください。",
)


class ImpossibleError(Exception):
    """An intent that cannot be carried out; `reason` is for the person who asked."""

    def __init__(self, code: str, reason: Words) -> None:
        super().__init__(reason.en)
        self.code = code
        self.reason = reason


class HeldError(ImpossibleError):
    """A refusal to touch what lies in `zone`, of somebody who may see it: its holders may."""

    def __init__(self, table: Table, zone: ZoneId) -> None:
        words = zone_words(table, zone)
        super().__init__(
            NOT_YOURS,
            Words(
                f"In this game only its holder touches {words.en}. Ask them to do that.",
                f"このゲームでは{words.ja}に触れられるのは持ち主だけです。"
                "持ち主に操作を頼んでください。",
            ),
        )
        self.zone = zone


def impossible(code: str, en: str, ja: str) -> ImpossibleError:
    """Return the refusal with this code and these words."""
    return ImpossibleError(code, Words(en, ja))


def nothing_changes() -> ImpossibleError:
    """Return the refusal of a gesture that would leave the table as it is."""
    return impossible(
        "nothing",
        "Nothing would change. Choose something that this can be done to.",
        "何も変わりません。対象になるものを選んでください。",
    )


def check_text(text: str) -> str:
    """Return what somebody wrote as it is told: one line that shows what it is.

    Raises ImpossibleError for a text of endless length.
    """
    if len(text) > LONGEST_TEXT:
        most = counted(LONGEST_TEXT, CHARACTER)
        raise impossible(
            "too-long",
            f"That text is longer than {most.en}. Shorten it.",
            f"文章が{most.ja}を超えています。短くしてください。",
        )
    return in_one_line(text)


def zone_words(table: Table, zone: ZoneId) -> Words:
    """Name a zone with its holder: "Ren's Deck", "Renの山札"."""
    place = table.setting.zones[zone]
    title = place.spec.title
    if not place.holders:
        return title
    return owned(table.setting.seats[place.holders[0]].name, title)


def not_yours(table: Table, zone: ZoneId) -> ImpossibleError:
    """Return the refusal to reach into `zone`; it tells nothing of what lies there."""
    words = zone_words(table, zone)
    return ImpossibleError(
        NOT_YOURS,
        Words(
            f"{words.en} is hidden from you. Ask its holder to do that.",
            f"{words.ja}は非公開です。持ち主に操作を頼んでください。",
        ),
    )


def is_open(table: Table, zone: ZoneId) -> bool:
    """Whether everybody may touch what lies in `zone`."""
    return table.setting.zones[zone].spec.visibility == "public" or zone in table.opened


def is_followable(table: Table, zone: ZoneId) -> bool:
    """Whether everybody can follow a face-up card in `zone` with their eyes."""
    return is_open(table, zone) and not table.setting.zones[zone].spec.top_only


def check_touch(table: Table, seat: SeatId, zone: ZoneId) -> None:
    """Raise ImpossibleError where only others touch what lies in `zone`, open or not."""
    place = table.setting.zones[zone]
    if place.spec.touch == "anyone" or not place.holders or seat in (JUDGE, *place.holders):
        return
    raise HeldError(table, zone)


def check_take(table: Table, seat: SeatId, card: CardId) -> None:
    """Raise ImpossibleError unless `seat` may touch `card`.

    A hand that a table opens to partners is for them to see; what is done with it, its holder does.
    """
    zone = table.cards[card].zone
    check_touch(table, seat, zone)
    if sees_as_partner(table, seat, card):
        raise HeldError(table, zone)
    if _holds(table, seat, zone) or sees_face(table, seat, card):
        return
    raise not_yours(table, zone)


def check_peek(table: Table, seat: SeatId, card: CardId) -> None:
    """Raise ImpossibleError unless `seat` may look at the face of `card`, or show it around.

    What lies face down in the open may be moved and turned by everybody, under everybody's
    eyes; a look at it is its owner's.
    """
    check_take(table, seat, card)
    state = table.cards[card]
    if seat in (JUDGE, state.owner) or sees_face(table, seat, card):
        return
    if is_open(table, state.zone) and seat not in table.setting.zones[state.zone].holders:
        raise not_yours(table, state.zone)


def check_put(table: Table, seat: SeatId, card: CardId, zone: ZoneId) -> None:
    """Raise ImpossibleError unless `seat` may put `card` in `zone`."""
    place = table.setting.zones[zone]
    anybodys = place.spec.cards_of == "anyone" and place.spec.touch == "anyone"
    if anybodys or _holds(table, seat, zone) or table.cards[card].owner in place.holders:
        return
    words = zone_words(table, zone)
    raise ImpossibleError(
        "not-theirs",
        Words(
            f"That card does not belong in {words.en}. Put it in a zone of its owner.",
            f"そのカードは{words.ja}のものではありません。持ち主の場所に置いてください。",
        ),
    )


def check_hold(table: Table, seat: SeatId, zone: ZoneId) -> None:
    """Raise ImpossibleError unless `seat` may handle `zone` as a whole (shuffle, look, draw)."""
    check_touch(table, seat, zone)
    if not _holds(table, seat, zone):
        raise not_yours(table, zone)


def _holds(table: Table, seat: SeatId, zone: ZoneId) -> bool:
    """Whether `zone` is open, nobody's, or one that `seat` holds."""
    holders = table.setting.zones[zone].holders
    if seat == JUDGE or not holders or seat in holders:
        return True
    return is_open(table, zone) and table.setting.zones[zone].spec.touch == "anyone"


def names_places(table: Table, seat: SeatId, zone: ZoneId) -> bool:
    """Whether `seat` may name any card of `zone` by its place."""
    holders = table.setting.zones[zone].holders
    return not holders or seat in holders or lists(table, seat, zone)

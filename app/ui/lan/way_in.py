"""What somebody typed to come to a table, understood, or said what is wrong with it."""

from __future__ import annotations

from app.core.text.words import Words
from app.net.auth.client_handshake import by_code, by_invite
from app.net.auth.invite import Invite, InviteError, read_way
from app.net.auth.spoken_code import CodeError, read_code
from app.net.transport.host_address import AddressError, HostAddress
from app.session.room.messages.from_people import Role, Sit
from app.session.room.people import check_name
from app.session.steps.rights import ImpossibleError
from app.ui.lan.people_words import ASK_NAME
from app.ui.lan.visit import WayIn

ASK_WAY = Words(
    "Paste the invite, or type the address that the host’s window shows.",
    "招待を貼り付けるか、ホストの画面に表示されているアドレスを入力してください。",
)


class WayError(ValueError):
    """It leads to no table; `field` is "way", "code" or "name", `words` are for the person."""

    def __init__(self, field: str, words: Words) -> None:
        super().__init__(words.en)
        self.field = field
        self.words = words


def read(typed: str) -> Invite | HostAddress:
    """Return what an invite or an address says. Raises WayError."""
    if not typed.strip():
        raise WayError("way", ASK_WAY)
    try:
        return read_way(typed)
    except (InviteError, AddressError) as problem:
        raise WayError("way", problem.words) from problem


def way_in(
    typed: str,
    code: str,
    name: str,
    role: Role = "player",
    seat: int | None = None,
    known: tuple[HostAddress, ...] = (),
) -> WayIn:
    """Return the way to a table as it was typed. Raises WayError.

    `known` are further addresses of the same table, where it was found in the network.
    """
    where = read(typed)
    try:
        name = check_name(name)
    except ImpossibleError as problem:
        raise WayError("name", problem.reason if name.strip() else ASK_NAME) from problem
    if isinstance(where, Invite):
        wish = Sit(name, where.role or role, seat)
        return WayIn(where.addresses, by_invite(where), wish, typed.strip())
    try:
        credential = by_code(read_code(code))
    except CodeError as problem:
        raise WayError("code", problem.words) from problem
    others = tuple(one for one in known if one != where)
    return WayIn((where, *others), credential, Sit(name, role, seat))

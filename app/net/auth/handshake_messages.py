"""What is said in the handshake, before somebody is in: small messages, strictly read.

`hello` and `refused` keep their form for ever, so that sides of any age understand at least why
they do not understand each other.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from app.core.data.codec import CodecError, by_kind, read, reader, to_bytes
from app.core.data.field_limits import SIGNATURE_LENGTH
from app.core.data.reading_engine import engine
from app.core.data.value import value
from app.core.text.words import Words
from app.net.auth.client_key import KEY_LENGTH
from app.net.auth.invite import Role
from app.net.auth.proof import MAC_LENGTH, NAME_LENGTH, NONCE_LENGTH
from app.net.auth.spake2_exchange import SHARE_LENGTH
from app.net.transport.versions import Versions

if TYPE_CHECKING:
    from pydantic_core import SchemaValidator

LONGEST_HANDSHAKE_MESSAGE = 2048
"""Bytes of one message of the handshake, in both directions; an honest one has at most 900."""
LONGEST_REASON = 400
"""Characters of a sentence with which a host refuses."""
LONGEST_WAIT = 86_400
"""Seconds that a host may ask a client to stay away."""

Way = Literal["invite", "code", "token"]
"""By what somebody wants to be let in."""


@value
class Hello:
    """The client's first word. Bytes are written as hexadecimal digits in small letters."""

    oldest: int
    newest: int
    way: Way
    nonce: str
    key: str
    """The client's own public key at this table."""
    name: str = ""
    """What the secret of the invite or the key of the token is called; "" for a code."""
    kind: Literal["hello"] = "hello"


@value
class Challenge:
    """The host picked a version, and wants a proof."""

    version: int
    nonce: str
    kind: Literal["challenge"] = "challenge"


@value
class Share:
    """One side's part of the exchange that makes a key of a spoken code."""

    share: str
    kind: Literal["share"] = "share"


@value
class Proof:
    """The client knows the secret, and owns the key it named."""

    proof: str
    signature: str
    kind: Literal["proof"] = "proof"


@value
class Welcome:
    """The client is in, and the host knows the secret too."""

    proof: str
    roles: tuple[Role, ...]
    """What the client may be at the table."""
    seat: int | None = None
    """The seat that the client comes back to."""
    kind: Literal["welcome"] = "welcome"


@value
class Refused:
    """The client is not let in; the host closes the connection."""

    code: str
    reason: Words
    again_in: int = 0
    """Seconds before which another try is refused as well."""
    kind: Literal["refused"] = "refused"


FromClient = Hello | Share | Proof
FromHost = Challenge | Share | Welcome | Refused

_LENGTHS = {
    "nonce": NONCE_LENGTH,
    "key": KEY_LENGTH,
    "share": SHARE_LENGTH,
    "proof": MAC_LENGTH,
    "signature": SIGNATURE_LENGTH,
}
_HEX = frozenset("0123456789abcdef")


def write(message: FromClient | FromHost) -> bytes:
    """Return a message as it goes over the wire."""
    return to_bytes(message)


def from_client(data: bytes) -> FromClient | None:
    """Return what a client said; None for anything that is no such message."""
    message: FromClient | None = _read(_client_reader(), data)
    if isinstance(message, Hello) and not _is_hello(message):
        return None
    return message


def from_host(data: bytes) -> FromHost | None:
    """Return what a host said; None for anything that is no such message."""
    message: FromHost | None = _read(_host_reader(), data)
    if isinstance(message, Refused) and not _is_refusal(message):
        return None
    return message


def offered(data: bytes) -> Versions | None:
    """Return the versions in a hello, whatever else stands in it; None if it is none."""
    raw = _raw(data)
    if raw.get("kind") != "hello":
        return None
    oldest, newest = raw.get("oldest"), raw.get("newest")
    if type(oldest) is not int or type(newest) is not int:
        return None
    versions = Versions(oldest, newest)
    return versions if versions.is_sound else None


def refusal_code(data: bytes) -> str | None:
    """Return why a host of any version refuses; None if it does not."""
    raw = _raw(data)
    code = raw.get("code")
    return code if raw.get("kind") == "refused" and isinstance(code, str) else None


def _raw(data: bytes) -> dict[str, Any]:
    if len(data) > LONGEST_HANDSHAKE_MESSAGE:
        return {}
    try:
        raw = engine().from_json(data, allow_inf_nan=False)
    except ValueError:
        return {}
    return raw if isinstance(raw, dict) else {}


def _read(adapter: SchemaValidator, data: bytes) -> Any:
    if len(data) > LONGEST_HANDSHAKE_MESSAGE:
        return None
    try:
        message = read(adapter, data)
    except CodecError:
        return None
    lengths_fit = all(
        _is_hex(getattr(message, name), length)
        for name, length in _LENGTHS.items()
        if hasattr(message, name)
    )
    return message if lengths_fit else None


def _is_hello(hello: Hello) -> bool:
    named = hello.name == "" if hello.way == "code" else _is_hex(hello.name, NAME_LENGTH)
    return named and Versions(hello.oldest, hello.newest).is_sound


def _is_refusal(refused: Refused) -> bool:
    texts = (refused.code, refused.reason.en, refused.reason.ja)
    fit = all(len(text) <= LONGEST_REASON for text in texts)
    return fit and 0 <= refused.again_in <= LONGEST_WAIT


def _is_hex(text: str, length: int) -> bool:
    return len(text) == 2 * length and _HEX.issuperset(text)


@cache
def _client_reader() -> SchemaValidator:
    return reader(by_kind(FromClient))


@cache
def _host_reader() -> SchemaValidator:
    return reader(by_kind(FromHost))

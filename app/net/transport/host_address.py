"""Where a table listens: an IPv4 or IPv6 address or a name, and a port, as people type it."""

from __future__ import annotations

import ipaddress
import re
import unicodedata

from app.core.data.value import value
from app.core.text.wording import number, quoted
from app.core.text.words import Words
from app.net.transport.limits import PORT

LONGEST_TYPED = 200
"""Characters of an address that somebody types."""
LONGEST_HOST_NAME = 100
"""Characters of a machine's name in the network."""
LARGEST_PORT = 65535

_NAME = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)(\.(?!-)[a-z0-9_-]{1,63}(?<!-))*\.?")
_ZONE = re.compile(r"[a-z0-9_.-]{1,15}", re.IGNORECASE)
"""Behind "%": the network interface of the machine that calls."""
_SCHEME = re.compile(r"(wss?|https?)://", re.IGNORECASE)

_HOW = Words(
    "Type it as the host's window shows it, for example 192.168.1.5 or aki-laptop.local",
    "ホストの画面に表示されているとおりに入力してください（例：192.168.1.5、aki-laptop.local）",
)


class AddressError(ValueError):
    """No address of a table; `words` is for people."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


@value
class HostAddress:
    """Where to call: `host` is an IPv4 or IPv6 address without brackets, or a name."""

    host: str
    port: int = PORT

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def read_address(typed: str) -> HostAddress:
    """Return the address that somebody typed, with the usual port if none stands there.

    Takes "192.168.1.5", "192.168.1.5:27420", "[fe80::1%eth0]:27420", "fe80::1", and names, in
    full-width characters too. Raises AddressError.
    """
    if len(typed) > LONGEST_TYPED:
        raise AddressError(_not_one(typed[:40] + "…"))
    text = unicodedata.normalize("NFKC", typed).replace("。", ".")
    text = _SCHEME.sub("", re.sub(r"\s", "", text), count=1).rstrip("/.,、;!").strip("“”\"'「」")
    if not text:
        raise AddressError(
            Words(f"There is no address yet. {_HOW.en}.", f"アドレスがありません。{_HOW.ja}。")
        )
    host, port = _split(text, typed)
    return HostAddress(host_name(host), _port(port))


def host_name(host: str) -> str:
    """Return an address or a name in its plain form. Raises AddressError if it is neither."""
    bare, mark, zone = host.partition("%")
    try:
        plain = ipaddress.ip_address(bare).compressed
    except ValueError:
        lower = host.lower()
        looks_like_numbers = re.fullmatch(r"[\d.]+", lower)
        if looks_like_numbers or len(lower) > LONGEST_HOST_NAME or not _NAME.fullmatch(lower):
            raise AddressError(_not_one(host)) from None
        return lower.rstrip(".")
    if not mark:
        return plain
    if ":" not in plain or not _ZONE.fullmatch(zone):
        raise AddressError(_not_one(host))
    return f"{plain}%{zone}"


def _split(text: str, typed: str) -> tuple[str, str]:
    """Return host and port ("" if there is none)."""
    if text.startswith("["):
        host, bracket, rest = text[1:].partition("]")
        if not bracket or (rest and not rest.startswith(":")) or ":" not in host:
            raise AddressError(_not_one(typed))
        return host, rest[1:]
    if text.count(":") == 1:
        host, _, port = text.partition(":")
        return host, port
    return text, ""  # a name, or IPv6 without a port


def _port(digits: str) -> int:
    if not digits:
        return PORT
    if not (digits.isascii() and digits.isdigit()) or not 0 < int(digits[:9]) <= LARGEST_PORT:
        shown = quoted(digits[:20])
        raise AddressError(
            Words(
                f"{shown.en} after the colon is not a port. A port is a number from 1 to "
                f"{number(LARGEST_PORT)}; leave it out for the usual one.",
                f"「:」の後の{shown.ja}はポート番号ではありません。ポート番号は1から"
                f"{number(LARGEST_PORT)}までの数です。省略すると通常の番号になります。",
            )
        )
    return int(digits)


def _not_one(host: str) -> Words:
    shown = quoted(host[:60])
    return Words(
        f"{shown.en} is not the address of a table. {_HOW.en}.",
        f"{shown.ja}は卓のアドレスではありません。{_HOW.ja}。",
    )

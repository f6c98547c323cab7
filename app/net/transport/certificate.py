"""The certificate of one table: who holds its key is the table, whatever the network says.

No authority vouches for a laptop in somebody's room. The table makes a certificate of its own, and
a client compares its fingerprint with the one in the invite; where there is only a spoken code, the
code's exchange is bound to the fingerprint that each side sees.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import hmac
import os
import ssl
import tempfile
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.text.words import Words

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

VALID_BEFORE = dt.timedelta(days=1)
"""A certificate is valid this long before it was made: clocks of friends differ."""
VALID_FOR = dt.timedelta(days=730)
"""And this long after; a game that is put away is gone on with within two years."""
PIN_LENGTH = 16
"""Bytes of a fingerprint that an invite carries."""
PRIVATE_MODE = 0o600
"""Permissions of the file that the key is kept in."""

_CERT_BEGINS = b"-----BEGIN CERTIFICATE-----"

_TROUBLE = Words(
    "The certificate of the table cannot be used: its file is damaged. Host the table again and "
    "invite everybody again.",
    "卓の証明書のファイルが壊れていて、使えません。卓をもう一度公開して、全員を招待し直してください。",
)


class CertificateError(ValueError):
    """A certificate that cannot be used; `words` is for people."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


@value
class Certificate:
    """A table's certificate with its private key, both as PEM."""

    key: bytes = field(repr=False)
    cert: bytes

    @property
    def pem(self) -> bytes:
        """What is kept in a file of `PRIVATE_MODE`, in a folder that only its owner opens."""
        return self.key + self.cert

    @property
    def der(self) -> bytes:
        """What the other side of a connection sees of it."""
        return ssl.PEM_cert_to_DER_cert(self.cert.decode("ascii"))


def new_certificate(now: float) -> Certificate:
    """Return a certificate for a new table; `now` in seconds since 1970, UTC.

    It names nobody: not the machine, not the person, not the game.
    """
    # A tenth of a second and 5 MB, which a table that is hosted again does not need.
    from cryptography import x509  # noqa: PLC0415
    from cryptography.hazmat.primitives import hashes, serialization  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.x509.oid import NameOID  # noqa: PLC0415

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "chabudai")])
    made = dt.datetime.fromtimestamp(now, dt.UTC)
    cert = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(made - VALID_BEFORE)
        .not_valid_after(made + VALID_FOR)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return Certificate(_written(key, None), cert.public_bytes(serialization.Encoding.PEM))


def read_certificate(pem: bytes) -> Certificate:
    """Return what `Certificate.pem` wrote. Raises CertificateError."""
    at = pem.find(_CERT_BEGINS)
    if at < 0:
        raise CertificateError(_TROUBLE)
    certificate = Certificate(pem[:at], pem[at:])
    server_context(certificate)  # notices whatever is damaged, and a key that is of another
    return certificate


def fingerprint(der: bytes) -> bytes:
    """Return the 32 bytes that a certificate, as DER, is known by."""
    return hashlib.sha256(der).digest()


def pin(der: bytes) -> bytes:
    """Return as much of the fingerprint as an invite carries."""
    return fingerprint(der)[:PIN_LENGTH]


def is_pinned(seen: bytes, pinned: bytes) -> bool:
    """Tell whether the fingerprint `seen` on a connection begins with all that was `pinned`."""
    enough = len(pinned) >= PIN_LENGTH
    return enough and hmac.compare_digest(seen[: len(pinned)], pinned)


def server_context(certificate: Certificate) -> ssl.SSLContext:
    """Return how the table listens: TLS 1.3 and nothing older. Raises CertificateError.

    Python's TLS reads keys from files only. So the key is put into a temporary file that only its
    owner may read, enciphered under a password that is thrown away: whatever is left of
    that file on a disk, in a backup or after a crash opens nothing.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    _only_tls_1_3(context)
    # A connection that is taken up again by a ticket would never show the certificate.
    context.num_tickets = 0
    password = os.urandom(32).hex()
    try:
        sealed = _written(_key(certificate.key), password)
        _load(context, sealed + certificate.cert, password)
    except (ValueError, TypeError, ssl.SSLError) as problem:
        raise CertificateError(_TROUBLE) from problem
    return context


def client_context() -> ssl.SSLContext:
    """Return how a client connects: TLS 1.3, and no authority is asked.

    Whoever uses it must compare the fingerprint of the certificate it sees, or bind a spoken
    code to it, before anything is told: by itself it does not know who is at the other end.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    _only_tls_1_3(context)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def seen_fingerprint(connection: ssl.SSLObject | ssl.SSLSocket) -> bytes:
    """Return the fingerprint of the certificate that the other side of a connection showed."""
    return fingerprint(connection.getpeercert(binary_form=True) or b"")


def _only_tls_1_3(context: ssl.SSLContext) -> None:
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.maximum_version = ssl.TLSVersion.TLSv1_3


def _key(pem: bytes) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 - see above
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    key = serialization.load_pem_private_key(pem, None)
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise TypeError("no key of a table")
    return key


def _written(key: EllipticCurvePrivateKey, password: str | None) -> bytes:
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 - see above

    sealing = (
        serialization.NoEncryption()
        if password is None
        else serialization.BestAvailableEncryption(password.encode())
    )
    form = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.PEM, form, sealing)


def _load(context: ssl.SSLContext, pem: bytes, password: str) -> None:
    handle, name = tempfile.mkstemp(prefix="chabudai-", suffix=".pem")
    path = Path(name)
    try:
        # Closed before it is read: Windows lets nobody else open it until then.
        with os.fdopen(handle, "wb") as file:
            file.write(pem)
        context.load_cert_chain(path, password=password)
    finally:
        path.unlink()

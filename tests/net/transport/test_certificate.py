"""The table's certificate: made, kept, shown over TLS 1.3, known by its fingerprint."""

from __future__ import annotations

import ssl
import tempfile
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec

from app.net.transport.certificate import (
    Certificate,
    CertificateError,
    client_context,
    fingerprint,
    is_pinned,
    new_certificate,
    pin,
    read_certificate,
    seen_fingerprint,
    server_context,
)

NOW = 1_790_000_000.0
DAY = 86_400.0


@pytest.fixture(scope="module")
def ours() -> Certificate:
    return new_certificate(NOW)


def handshake(server: ssl.SSLContext, client: ssl.SSLContext) -> ssl.SSLObject:
    """Both ends in one place, without a socket; returns the client's."""
    to_client, to_server = ssl.MemoryBIO(), ssl.MemoryBIO()
    host = server.wrap_bio(to_server, to_client, server_side=True)
    guest = client.wrap_bio(to_client, to_server)
    for _ in range(5):
        for end in (guest, host):
            try:
                end.do_handshake()
            except ssl.SSLWantReadError:
                continue
    return guest


def test_it_is_made_for_two_years_and_names_nobody(ours: Certificate) -> None:
    read = x509.load_pem_x509_certificate(ours.cert)
    assert read.not_valid_before_utc.timestamp() == NOW - DAY
    assert read.not_valid_after_utc.timestamp() == NOW + 730 * DAY
    assert read.subject.rfc4514_string() == read.issuer.rfc4514_string() == "CN=chabudai"
    key = read.public_key()
    assert isinstance(key, ec.EllipticCurvePublicKey)
    assert key.curve.name == "secp256r1"


def test_every_table_has_its_own(ours: Certificate) -> None:
    assert fingerprint(new_certificate(NOW).der) != fingerprint(ours.der)


def test_it_comes_back_from_its_file(ours: Certificate) -> None:
    assert read_certificate(ours.pem) == ours
    assert len(fingerprint(ours.der)) == 32


def test_a_damaged_file_is_said_to_be_damaged(ours: Certificate) -> None:
    other = new_certificate(NOW)
    damaged = (
        b"",
        ours.pem[:100],
        ours.cert,
        ours.key,
        ours.key + other.cert,
        ours.pem.replace(b"A", b"B"),
        b"\xff\x00",
    )
    for pem in damaged:
        with pytest.raises(CertificateError) as caught:
            read_certificate(pem)
        assert caught.value.words.ja


def test_the_caller_sees_whose_certificate_it_is(ours: Certificate) -> None:
    seen = handshake(server_context(ours), client_context())
    assert seen.version() == "TLSv1.3"
    assert seen_fingerprint(seen) == fingerprint(ours.der)
    assert is_pinned(seen_fingerprint(seen), pin(ours.der))
    assert is_pinned(seen_fingerprint(seen), fingerprint(ours.der))


def test_no_connection_is_taken_up_again_without_showing_it(ours: Certificate) -> None:
    assert server_context(ours).num_tickets == 0


def test_another_certificate_is_not_taken_for_it(ours: Certificate) -> None:
    seen = handshake(server_context(new_certificate(NOW)), client_context())
    assert not is_pinned(seen_fingerprint(seen), pin(ours.der))
    assert not is_pinned(fingerprint(ours.der), b"")
    assert not is_pinned(fingerprint(ours.der), fingerprint(ours.der)[:8])


def test_older_tls_is_not_spoken(ours: Certificate) -> None:
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
    old.maximum_version = ssl.TLSVersion.TLSv1_2
    with pytest.raises(ssl.SSLError):
        handshake(server_context(ours), old)


def test_the_key_is_never_readable_on_the_disk(
    ours: Certificate, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Python reads keys from files only: the file is sealed, private and gone afterwards."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    left: list[tuple[bytes, int]] = []
    unlink = Path.unlink

    def watched(path: Path, missing_ok: bool = False) -> None:
        left.append((path.read_bytes(), path.stat().st_mode & 0o777))
        unlink(path, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", watched)
    server_context(ours)
    ((written, mode),) = left
    assert b"BEGIN ENCRYPTED PRIVATE KEY" in written
    assert b"BEGIN PRIVATE KEY" not in written
    assert mode == 0o600
    assert list(tmp_path.iterdir()) == []


def test_the_key_does_not_show_where_a_certificate_is_printed(ours: Certificate) -> None:
    assert "PRIVATE" not in repr(ours)

"""Addresses as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.net.transport.host_address import LONGEST_TYPED, AddressError, HostAddress, read_address
from app.net.transport.limits import PORT


@pytest.mark.parametrize(
    ("typed", "host", "port"),
    [
        ("192.168.1.5", "192.168.1.5", PORT),
        ("192.168.1.5:5000", "192.168.1.5", 5000),
        (" 192.168.1.5 : 5000 \n", "192.168.1.5", 5000),
        ("１９２．１６８．１．５：５０００", "192.168.1.5", 5000),
        ("192。168。1。5", "192.168.1.5", PORT),
        ("192.168.1.5.", "192.168.1.5", PORT),
        ("「192.168.1.5」", "192.168.1.5", PORT),
        ("[fd00::5]:5000", "fd00::5", 5000),
        ("[FD00:0:0::5]", "fd00::5", PORT),
        ("fd00::5", "fd00::5", PORT),
        ("[fe80::1%eth0]:5000", "fe80::1%eth0", 5000),
        ("fe80::1%wlan0", "fe80::1%wlan0", PORT),
        ("Aki-Laptop.local", "aki-laptop.local", PORT),
        ("aki-laptop.local:5000", "aki-laptop.local", 5000),
        ("wss://aki-laptop.local:5000/", "aki-laptop.local", 5000),
        ("localhost", "localhost", PORT),
    ],
)
def test_it_is_read_as_it_is_meant(typed: str, host: str, port: int) -> None:
    assert read_address(typed) == HostAddress(host, port)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " 。",
        "192.168.1.300",
        "192.168.1",
        "192.168.1.5:0",
        "192.168.1.5:65536",
        "192.168.1.5:port",
        "192.168.1.5:-1",
        "192.168.1.5:99999999999999999999",
        "192.168.1.5%eth0",
        "[192.168.1.5]",
        "[fd00::5",
        "[fd00::5]5000",
        "fd00::5::1",
        "fe80::1%",
        "fe80::1%e/0",
        "aki laptop!local",
        "-aki",
        "aki..local",
        "卓",
        "x" * (LONGEST_TYPED + 1),
        "a/b",
    ],
)
def test_what_is_none_is_said_in_a_sentence(typed: str) -> None:
    with pytest.raises(AddressError) as caught:
        read_address(typed)
    assert caught.value.words.en
    assert caught.value.words.ja


@given(st.text(max_size=60))
def test_any_text_is_an_address_or_a_sentence(typed: str) -> None:
    try:
        found = read_address(typed)
    except AddressError:
        return
    assert read_address(str(found)) == found

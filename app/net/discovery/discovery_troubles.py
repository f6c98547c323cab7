"""Why no table is found, or why nobody finds this one, and what to try."""

from __future__ import annotations

import errno

from app.core.text.words import Words

NO_NETWORK = Words(
    "This computer is in no network. Connect it to the same wireless network or cable as the "
    "others; a phone's hotspot will do.",
    "このパソコンはネットワークにつながっていません。ほかの人と同じWi-FiかLANケーブルにつな"
    "いでください。スマートフォンのテザリングも使えます。",
)
NOTHING_ANSWERS = Words(
    "No table has answered so far. If one is open: both computers have to be in the same network. "
    "Guest networks often keep devices apart; try another wireless network, a cable or a phone's "
    "hotspot. The host's firewall has to let Chabudai in. If that does not help, scan or paste the "
    "invite, or type the address that the host's window shows.",
    "まだ卓からの応答がありません。卓が開かれている場合は、両方のパソコンが同じネットワーク"
    "にあるか確かめてください。ゲスト用のWi-Fiは機器どうしの通信を止めていることがあるので、"
    "別のWi-Fi、LANケーブル、スマートフォンのテザリングを試してください。ホストのファイアウ"
    "ォールでChabudaiの通信を許可する必要もあります。それでも見つからないときは、招待を読み"
    "取るか貼り付けるか、ホストの画面に出ているアドレスを入力してください。",
)
CANNOT_LOOK = Words(
    "The system does not let Chabudai look around in the network. Scan or paste the invite, or "
    "type the address that the host's window shows.",
    "システムの制限により、ネットワーク内の卓を探せません。招待を読み取るか貼り付けるか、"
    "ホストの画面に出ているアドレスを入力してください。",
)
CANNOT_TELL = Words(
    "The others will not find this table by themselves: the system does not let Chabudai announce "
    "it. Give them the invite or the address.",
    "システムの制限により卓を知らせることができないため、ほかの人の一覧には出ません。"
    "招待かアドレスを伝えてください。",
)
FIREWALL = Words(
    "This computer's firewall stops Chabudai. Allow Chabudai in the firewall's settings, for "
    "private networks.",
    "このパソコンのファイアウォールがChabudaiの通信を止めています。ファイアウォールの設定で、"
    "プライベートネットワークでのChabudaiの通信を許可してください。",
)
MAC_PERMISSION = Words(
    "macOS asks once whether Chabudai may find devices in the local network. If the answer was no, "
    "allow it for the local network in the system's privacy settings, and start Chabudai again.",
    "macOSは、ローカルネットワーク上のデバイスを探してよいか一度だけ確認します。"
    "許可しなかった場合は、「システム設定」の「プライバシーとセキュリティ」にある"
    "「ローカルネットワーク」でChabudaiを許可し、Chabudaiを起動し直してください。",
)

_FORBIDDEN = (errno.EPERM, errno.EACCES)


def seekers_troubles(
    *,
    in_network: bool,
    problems: tuple[OSError, ...],
    ways_left: bool,
    waited: bool,
    found: bool,
    platform: str,
) -> tuple[Words, ...]:
    """Return what to tell somebody who looks for a table.

    `problems` are what the ways of looking met, `ways_left` is whether one of them works, `waited`
    whether a table would have answered by now.
    """
    if found:
        return ()
    if not in_network:
        return (NO_NETWORK,)
    told = _why(problems, platform, suspected=waited)
    if not ways_left:
        return (CANNOT_LOOK, *told)
    return (NOTHING_ANSWERS, *told) if waited else told


def announcers_troubles(
    *, in_network: bool, problems: tuple[OSError, ...], ways_left: bool, platform: str
) -> tuple[Words, ...]:
    """Return what to tell somebody who hosts a table."""
    if not in_network:
        return (NO_NETWORK,)
    if ways_left:
        return ()
    return (CANNOT_TELL, *_why(problems, platform, suspected=True))


def _why(problems: tuple[OSError, ...], platform: str, *, suspected: bool) -> tuple[Words, ...]:
    if platform == "darwin":
        # A refusal looks like a host that is not there, or like nothing at all.
        refused = any(one.errno in (*_FORBIDDEN, errno.EHOSTUNREACH) for one in problems)
        return (MAC_PERMISSION,) if refused or suspected else ()
    return (FIREWALL,) if any(one.errno in _FORBIDDEN for one in problems) else ()

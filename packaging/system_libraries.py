"""What Qt and Japanese text need of a Linux system: found, named, and installed where it may be.

The libraries are data (`system_libraries.json`): what PySide6 6.11 loads (readelf -d over its
files), by its Debian package. Without `qt` it cannot be imported; without `window` no window opens
under X11.
"""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from speech import Problem, say

_NEEDED = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
QT_LIBRARIES: dict[str, str] = _NEEDED["qt"]
WINDOW_LIBRARIES: dict[str, str] = _NEEDED["window"]
"""Library -> Debian package."""
EVERY_LIBRARY = {**QT_LIBRARIES, **WINDOW_LIBRARIES}
FONT_PACKAGE: str = _NEEDED["font"]
JAPANESE_FONTS: list[str] = _NEEDED["japanese_fonts"]
"""Parts of the file names of Japanese fonts, lower case: enough to tell "none at all"."""
_HOME = Path.home()
FONT_FOLDERS = (
    Path("/usr/share/fonts"),
    Path("/usr/local/share/fonts"),
    Path(os.environ.get("XDG_DATA_HOME") or _HOME / ".local" / "share", "fonts"),
    _HOME / ".fonts",
    Path("/run/host/fonts"),
    Path("/run/current-system/sw/share/X11/fonts"),
)


def check_system(*, window: bool) -> bool:
    """Tell whether Qt can start here with Japanese text; install what lacks where that may be.

    `window`: whether one would open under X11.
    """
    if not sys.platform.startswith("linux"):
        return True  # Windows and macOS bring all of it
    lacking = missing_packages()
    if lacking and apt_get(lacking):
        lacking = missing_packages()
    if not lacking:
        return True
    advice = how_to_install(lacking)
    needed = set(QT_LIBRARIES.values())
    if window:
        needed |= set(WINDOW_LIBRARIES.values())
    names = " ".join(lacking)
    if needed.intersection(lacking):
        raise Problem(
            say(
                f"system libraries that Qt needs are missing ({names}). {advice}",
                f"Qtに必要なシステムのライブラリがありません（{names}）。{advice}",
            )
        )
    if FONT_PACKAGE in lacking:
        what = say("Japanese text will show as boxes", "日本語が四角で表示されます")
    else:
        what = say("no window can open under X11", "X11ではウィンドウを開けません")
    missing = say(
        f"Something of the system is missing: {what}. {advice}",
        f"システムに足りないものがあります：{what}。{advice}",
    )
    print(missing, file=sys.stderr)
    return False


def how_to_install(lacking: list[str]) -> str:
    """Return what the person types, or looks for where there is no apt."""
    if Path("/etc/debian_version").exists():
        command = apt_command(lacking)
        return say(f"Type `{command}` once.", f"一度だけ`{command}`を実行してください。")
    libraries = [library for library, package in EVERY_LIBRARY.items() if package in lacking]
    if FONT_PACKAGE in lacking:
        font = "a Japanese font such as Noto Sans CJK JP", "Noto Sans CJK JPなどの日本語フォント"
        libraries.append(say(*font))
    named = say(", ", "、").join(libraries)
    return say(
        f"Install with your system's package manager: {named}.",
        f"システムのパッケージ管理でインストールしてください：{named}。",
    )


def missing_packages(
    load: Callable[[str], object] = ctypes.CDLL, font_folders: Sequence[Path] | None = None
) -> list[str]:
    """Return the packages of libraries that do not load, and of a Japanese font if there is none.

    They are named as Debian names them.
    """
    lacking = []
    for library, package in EVERY_LIBRARY.items():
        try:
            load(library)
        except OSError:
            lacking.append(package)
    if not has_japanese_font(FONT_FOLDERS if font_folders is None else font_folders):
        lacking.append(FONT_PACKAGE)
    return lacking


def has_japanese_font(folders: Sequence[Path]) -> bool:
    """Judge by file names: fontconfig's own list is not there on a bare machine."""
    return any(
        file.suffix.lower() in (".ttf", ".ttc", ".otf", ".otc")
        and any(part in file.name.lower() for part in JAPANESE_FONTS)
        for folder in folders
        for file in folder.rglob("*")
    )


def apt_command(packages: list[str], sudo: str = "sudo ") -> str:
    """Return the one line to type."""
    return f"{sudo}apt-get install -y --no-install-recommends {' '.join(packages)}"


def apt_get(packages: list[str]) -> bool:
    """Install Debian packages where that needs no password; tell whether it worked."""
    # CHABUDAI_NO_APT keeps the bootstrap's hands off the system.
    if os.environ.get("CHABUDAI_NO_APT") or not shutil.which("apt-get"):
        return False
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if sudo and (
        not shutil.which("sudo")
        or subprocess.run([*sudo, "true"], stderr=subprocess.DEVNULL, check=False).returncode
    ):
        return False
    apt = [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"]
    apt += ["-o", "DPkg::Lock::Timeout=60"]
    install = [*apt, "install", "-y", "--no-install-recommends", *packages]
    print(f"$ {apt_command(packages, 'sudo ' if sudo else '')}", flush=True)
    output: list[str] = []
    # A fresh machine has no package lists, an old one has lists that name vanished files.
    for command in (install, [*apt, "update"], install):
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        output = done.stdout.decode(errors="replace").splitlines()
        if command is install and done.returncode == 0:
            return True
    last = "\n  ".join(output[-3:])
    failed = say(f"apt-get could not do it:\n  {last}", f"apt-getではできませんでした：\n  {last}")
    print(failed, file=sys.stderr)
    return False

"""The environment in `.venv`: made from pinned wheels, one start at a time, known by its stamp."""

from __future__ import annotations

import contextlib
import errno
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from speech import PROJECT, Problem, disk_full, say
from stamp import (
    clean_environment,
    files_of,
    fingerprint,
    fingerprint_of_home,
    installed,
    python_of,
    read_stamp,
    requirements_path,
    stamp_path,
    write_stamp,
)
from system_libraries import apt_command, apt_get, check_system

LOCK_WAIT = 1800.0  # seconds that a second start waits for the first one's installation
FREE_BYTES = 900 * 1024 * 1024  # the packages and what pip needs on the way


def packages_folder(venv: Path) -> Path:
    """Return where the environment's packages lie."""
    if os.name == "nt":
        return venv / "Lib" / "site-packages"
    return venv / "lib" / "python{}.{}".format(*sys.version_info[:2]) / "site-packages"


# -- making it ready ----------------------------------------------------------------------------


def prepare(place: str, verb: str, *, window: bool = False) -> None:
    """Install in `place` what the verb needs, one bootstrap at a time.

    `window`: whether one would open under X11, which needs more of the system.
    """
    venv = Path(place)
    with locked(venv.with_name(venv.name + ".lock")) as lock:
        stamp = read_stamp(venv)  # the one who held the lock may have done it all
        if not installed(venv, verb, stamp):
            stamp = install(venv, verb, stamp, lock)
        if not stamp.get("system"):
            # Not stamped while something is missing: then every start looks again, in milliseconds.
            stamp["system"] = check_system(window=window)
            if stamp["system"]:
                write_stamp(venv, stamp)


def install(venv: Path, verb: str, stamp: dict, lock: int) -> dict:
    """Bring the environment to the pins and return its new stamp."""
    check_room()
    # Only an environment that was once finished here, by this Python, is built upon; anything else
    # (interrupted, moved, another Python's) is made anew, because nobody knows what is in it.
    home = fingerprint_of_home(venv)
    if Path(python_of(venv)).exists() and stamp.get("home") == home:
        Path(stamp_path(venv)).unlink()
    else:
        clear_away(venv)
        make_venv(venv)
    install_requirements(venv, verb, lock)
    link_project(venv)
    compile_all(venv)
    done = {name: fingerprint(name, venv) for name in files_of(verb)}
    done.update(home=home, system=False)
    write_stamp(venv, done)
    return done


def check_room() -> None:
    """Raise Problem where the project cannot be written, or the disk has too little room."""
    if not os.access(PROJECT, os.W_OK):
        raise Problem(
            say(
                f"may not write in {PROJECT}: copy the project to a folder of your own and start "
                "it there.",
                f"{PROJECT}に書き込めません。プロジェクトを自分のフォルダーにコピーして、そこで"
                "起動してください。",
            )
        )
    free, needed = shutil.disk_usage(PROJECT).free // 2**20, FREE_BYTES // 2**20
    if free < needed:
        raise Problem(
            say(
                f"the disk that holds {PROJECT} has {free} MB left and the installation needs "
                f"{needed} MB: make room and start again.",
                f"{PROJECT}のあるディスクの空きは{free} MBですが、インストールには{needed} MB必要"
                "です。空きを作って、もう一度起動してください。",
            )
        )


def clear_away(venv: Path) -> None:
    """Remove an unusable environment: renamed first, so that a kill midway leaves no half of it."""
    if os.path.lexists(venv):
        ours = (venv / "pyvenv.cfg").exists()
        if not ours and (not venv.is_dir() or any(venv.iterdir())):
            raise Problem(
                say(
                    f"{venv} is in the way and is no Python environment: move it elsewhere and "
                    "start again.",
                    f"{venv}がありますが、Pythonの環境ではありません。別の場所へ移してから、"
                    "もう一度起動してください。",
                )
            )
        if ours:
            print(
                say(
                    f"The environment in {venv} is unfinished, moved or of another Python: making "
                    "it anew.",
                    f"{venv}の環境は未完成か、移動されたか、別のPythonのものです。作り直します。",
                )
            )
        venv.rename(venv.with_name(f"{venv.name}-old-{os.getpid()}"))
    for old in venv.parent.glob(f"{venv.name}-old-*"):
        shutil.rmtree(old, ignore_errors=True)


def make_venv(venv: Path) -> None:
    """Make an empty environment with pip."""
    # Called by the environment's own Python, that one is just being cleared away.
    python = getattr(sys, "_base_executable", None) or sys.executable
    # Debian takes ensurepip out of Python and into a package of its own.
    if importlib.util.find_spec("ensurepip") is None:
        package = "python{}.{}-venv".format(*sys.version_info[:2])
        if not apt_get([package]):
            command = apt_command([package])
            raise Problem(
                say(
                    "this Python cannot make environments (it has no ensurepip): type "
                    f"`{command}` and start again.",
                    f"このPythonは環境を作れません（ensurepipがありません）。`{command}`を実行して"
                    "から、もう一度起動してください。",
                )
            )
    print(say(f"Making the environment in {venv}", f"{venv}に環境を作ります"), flush=True)
    done = subprocess.run(
        [python, "-m", "venv", str(venv)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**clean_environment(os.environ), "PYTHONUTF8": "1"},
        check=False,
    )
    if done.returncode:
        said = done.stdout.decode(errors="replace")
        command = f"{python} -m venv {venv}"
        failed = say(f"`{command}` failed:\n{said}", f"`{command}`に失敗しました：\n{said}")
        raise Problem(pip_sentence(said) or failed)


def install_requirements(venv: Path, verb: str, lock: int) -> None:
    """Let pip install the pins, in its own words, and turn its failure into a sentence."""
    variables = {**clean_environment(os.environ), "PYTHONUTF8": "1"}
    # Half-unpacked wheels belong on the disk whose space was checked, and go when it is made anew.
    scratch = venv / "tmp"
    scratch.mkdir(exist_ok=True)
    if os.name != "nt":
        variables["TMPDIR"] = str(scratch)
    pins = Path(requirements_path(verb))
    command = [
        *(python_of(venv), "-m", "pip", "install", "--require-hashes", "--no-deps"),
        *("--only-binary=:all:", "--disable-pip-version-check", "--no-input", "--retries", "2"),
        # `compile_all` does it on all cores; pip takes one, and as long as for all the rest.
        "--no-compile",
        *("-r", str(pins)),
    ]
    # pip keeps the lock open: should this process be killed, nobody starts while pip still writes.
    keep = () if os.name == "nt" else (lock,)
    pip = subprocess.run(command, stderr=subprocess.PIPE, env=variables, pass_fds=keep, check=False)
    shutil.rmtree(scratch, ignore_errors=True)
    if pip.returncode:
        said = pip.stderr.decode(errors="replace")
        last = "\n".join(said.splitlines()[-8:])
        raise Problem(
            pip_sentence(said)
            or say(
                f"pip could not install what packaging/{pins.name} names. Its last words:\n{last}",
                f"pipがpackaging/{pins.name}の内容をインストールできませんでした。最後の出力：\n{last}",
            )
        )


def link_project(venv: Path) -> None:
    """Let the environment find `app` in this folder, and give it the command `chabudai`."""
    # Before Python 3.13 a .pth file is read in the locale's encoding: bytes survive any locale.
    path = PROJECT
    if not PROJECT.isascii():
        path = f"import os, sys; sys.path.append(os.fsdecode({os.fsencode(PROJECT)!r}))"
    (packages_folder(venv) / "chabudai.pth").write_text(path + "\n", "ascii")
    if os.name == "nt":
        script = venv / "Scripts" / "chabudai.cmd"
        text = '@"%~dp0python.exe" -P -m app %*\r\n'
    else:
        script = venv / "bin" / "chabudai"
        text = '#!/bin/sh\nexec "$(dirname -- "$(readlink -f -- "$0")")/python" -P -m app "$@"\n'
    script.write_text(text, "ascii", newline="")
    script.chmod(0o755)


def compile_all(venv: Path) -> None:
    """Compile `app` and what it needs once, on all cores, so that no start has to.

    Only a kindness: where it fails, Python compiles them when it loads them.
    """
    with contextlib.suppress(OSError):
        subprocess.run(
            [
                *(python_of(venv), "-m", "compileall", "-qq", "-j", "0"),
                *(str(Path(PROJECT, "app")), str(packages_folder(venv))),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=clean_environment(os.environ),
            check=False,
        )


# -- one bootstrap at a time ---------------------------------------------------------------------


@contextlib.contextmanager
def locked(path: str | Path, wait: float = LOCK_WAIT) -> Iterator[int]:
    """Hold the lock file; the system frees it when its holder ends, however that ends."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        begun = time.monotonic()
        told = False
        while not try_lock(file):
            if not told:
                told = True
                waiting = say(
                    "Another start is installing right now: waiting for it.",
                    "ほかの起動がインストール中です。終わるまで待ちます。",
                )
                print(waiting, flush=True)
            if time.monotonic() - begun > wait:
                minutes = round(wait // 60)
                raise Problem(
                    say(
                        f"another start has held {path} for {minutes} minutes: end it, or delete "
                        "that file, and start again.",
                        f"ほかの起動が{path}を{minutes}分間使っています。それを終了するか、"
                        "そのファイルを削除してから、もう一度起動してください。",
                    )
                )
            time.sleep(0.2)
        yield file
    finally:
        os.close(file)


def try_lock(file: int) -> bool:
    """Take the lock without waiting; a file system without locks counts as locked by us."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - of Windows alone

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl  # noqa: PLC0415 - not on Windows

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EINTR)
    return True


# -- sentences ----------------------------------------------------------------------------------


NO_NETWORK = (
    *("newconnectionerror", "name resolution", "connection refused", "network is unreachable"),
    *("max retries exceeded", "connecttimeout", "read timed out", "could not fetch url"),
    *("connection broken", "proxyerror", "ssl"),
)
"""Words of pip's that mean the network, lower case."""


def pip_sentence(said: str) -> str | None:
    """Return what pip's words mean for the person, or None where they are not known."""
    text = said.lower()
    if "no space left" in text or "errno 28" in text or "disk quota" in text:
        return disk_full(PROJECT)
    if "do not match the hashes" in text:
        return say(
            "a downloaded package is not the one that was pinned (its hash differs), so it was not "
            "installed: try again on another network, and if it stays so, report it.",
            "取得したパッケージが指定のものと違う（ハッシュが一致しない）ため、インストールしませんで"
            "した。別のネットワークで試し、それでも同じなら報告してください。",
        )
    if "permission denied" in text:
        venv = Path(PROJECT, ".venv")
        return say(
            f"may not write in {venv}: start as the owner of that folder.",
            f"{venv}に書き込めません。そのフォルダーの持ち主として起動してください。",
        )
    if any(sign in text for sign in NO_NETWORK):
        return say(
            "the first start downloads Python packages and the network did not answer: check the "
            "connection (or pip's proxy and certificate settings) and start again; what was "
            "fetched is kept.",
            "最初の起動ではPythonのパッケージをダウンロードしますが、ネットワークの応答がありません。"
            "接続（またはpipのプロキシと証明書の設定）を確かめて、もう一度起動してください。"
            "取得済みのものは残ります。",
        )
    if "from versions: none" in text or "no matching distribution" in text:
        python = "{}.{}".format(*sys.version_info[:2])
        return say(
            f"pip found no package that fits this Python {python} on this machine, or has no "
            "network: check the connection, or use Python 3.11 to 3.14 on 64-bit Linux, Windows or "
            "macOS.",
            f"このPython {python}に合うパッケージが見つからないか、ネットワークにつながっていま"
            "せん。接続を確かめるか、64ビットのLinux、Windows、macOSでPython 3.11〜3.14を使って"
            "ください。",
        )
    return None

"""Starts Chabudai, or its tests, on a machine that has nothing but Python 3.11 or newer.

`python3 packaging/bootstrap.py run [...]` and `python3 packaging/bootstrap.py test [...]` make
`.venv` in the project folder once, from pinned and hashed wheels, and afterwards only compare a
stamp. Standard library alone, and it parses on old Pythons, so that these hear what they lack.
"""

import contextlib
import json
import os
import sys

if False:  # names for the annotations, which nothing evaluates
    from typing import Callable, Iterator, Mapping, TextIO

VERSION = 1  # raise it when an environment made by an older bootstrap must be made again
OLDEST = (3, 11)
PROJECT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VERBS = ("run", "test")
USAGE = """usage: python3 packaging/bootstrap.py run  [arguments of chabudai]
       python3 packaging/bootstrap.py test [arguments of pytest]"""
USAGE_JA = """使い方：python3 packaging/bootstrap.py run  [chabudaiの引数]
        python3 packaging/bootstrap.py test [pytestの引数]"""
LOCK_WAIT = 1800.0  # seconds that a second start waits for the first one's installation
FREE_BYTES = 900 * 1024 * 1024  # the packages and what pip needs on the way

# What PySide6 6.11 loads (readelf -d over its files): library, Debian package. Without the first
# group `import PySide6.QtWidgets` fails; without the second no window opens under X11.
QT_LIBRARIES = (
    ("libGL.so.1", "libgl1"),
    ("libEGL.so.1", "libegl1"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
    ("libdbus-1.so.3", "libdbus-1-3"),
    ("libfontconfig.so.1", "libfontconfig1"),
    ("libfreetype.so.6", "libfreetype6"),
    ("libglib-2.0.so.0", "libglib2.0-0"),
    ("libX11.so.6", "libx11-6"),
)
WINDOW_LIBRARIES = (
    ("libX11-xcb.so.1", "libx11-xcb1"),
    ("libxcb-cursor.so.0", "libxcb-cursor0"),
    ("libxcb-icccm.so.4", "libxcb-icccm4"),
    ("libxcb-image.so.0", "libxcb-image0"),
    ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    ("libxcb-randr.so.0", "libxcb-randr0"),
    ("libxcb-render.so.0", "libxcb-render0"),
    ("libxcb-render-util.so.0", "libxcb-render-util0"),
    ("libxcb-shape.so.0", "libxcb-shape0"),
    ("libxcb-shm.so.0", "libxcb-shm0"),
    ("libxcb-sync.so.1", "libxcb-sync1"),
    ("libxcb-util.so.1", "libxcb-util1"),
    ("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    ("libxcb-xkb.so.1", "libxcb-xkb1"),
    ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
FONT_PACKAGE = "fonts-noto-cjk"
# Parts of the file names of Japanese fonts, lower case: enough to tell "none at all".
JAPANESE_FONTS = (
    "cjk", "notosansjp", "notoserifjp", "ipag", "ipam", "ipaex", "takao", "vl-gothic", "vl-pgothic",
    "sourcehansans", "sourcehanserif", "mplus", "m+", "droidsansjapanese", "droidsansfallback",
    "sazanami", "kochi", "hiragino", "meiryo", "yugoth", "msgothic", "biz-ud", "bizud", "unifont",
    "wqy",
)  # fmt: skip


class Problem(Exception):  # noqa: N818 - it is one, for a person to solve
    """Something the person at the keyboard can put right: what, where, what to do."""


def main(arguments: list) -> int:
    """Do what the verb says and give the exit code: the child's, or 2 where it could not start."""
    # Under a redirected or C-locale output a folder with a Japanese name must not end the start.
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="backslashreplace")
    refusal = python_refusal(sys.version_info)
    if refusal:
        print(refusal, file=sys.stderr)
        return 2
    if not arguments or arguments[0] not in VERBS:
        asked = bool(arguments) and arguments[0] in ("-h", "--help")
        print(say(USAGE, USAGE_JA), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    try:
        return start(arguments[0], arguments[1:])
    except Problem as problem:
        print("chabudai: %s" % problem, file=sys.stderr)
    except OSError as error:
        print("chabudai: %s" % os_sentence(error), file=sys.stderr)
    except KeyboardInterrupt:
        stopped = say(
            "stopped; the next start goes on from here.",
            "中断しました。次の起動はここから続きます。",
        )
        print("\nchabudai: %s" % stopped, file=sys.stderr)
        return 130
    return 2


def say(en: str, ja: str) -> str:
    """The sentence in the language of the environment."""
    return ja if speaks_japanese(os.environ, sys.stdout) else en


def speaks_japanese(environment: "Mapping[str, str]", stream: "TextIO | None") -> bool:
    """Whether the person reads Japanese, by the variables that the program asks too."""
    for name in ("CHABUDAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wanted = environment[name].lower().startswith("ja")
            break
    else:
        wanted = sys.platform == "win32" and windows_is_japanese()
    try:
        # A terminal without the letters would show their numbers: better English then.
        "あ".encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return wanted


def windows_is_japanese() -> bool:
    """Whether Windows itself speaks Japanese, which it tells by no variable."""
    import ctypes

    try:
        return ctypes.windll.kernel32.GetUserDefaultUILanguage() & 0x3FF == 0x11
    except (AttributeError, OSError):
        return False


def start(verb: str, arguments: list) -> int:
    """Make ready what is not, then become the program or its tests."""
    venv = os.path.join(PROJECT, ".venv")
    if not is_ready(venv, verb):
        prepare(venv, verb)
    command, extra = child_command(venv, verb, arguments, os.environ)
    print("$ %s" % shown(command, extra), flush=True)
    if verb == "test":
        os.chdir(PROJECT)  # pytest looks for its settings and its tests where it is started
    return become(command, child_environment(os.environ, extra))


# -- Python and the stamp -----------------------------------------------------------------------


def python_refusal(version: tuple) -> "str | None":
    """The sentence for a Python that is too old, or None."""
    if tuple(version[:2]) >= OLDEST:
        return None
    return say(
        "Chabudai needs Python %d.%d or newer and this is Python %d.%d: start it with a newer one, "
        "for example `python3.11 packaging/bootstrap.py run`.",
        "ChabudaiにはPython %d.%d以降が必要ですが、これはPython %d.%dです。新しいPythonで起動して"
        "ください。例：`python3.11 packaging/bootstrap.py run`",
    ) % (OLDEST[0], OLDEST[1], version[0], version[1])


def requirements_path(verb: str) -> str:
    """The pinned requirements of a verb."""
    return os.path.join(PROJECT, "packaging", "requirements-%s.txt" % verb)


def fingerprint(verb: str, venv: str) -> str:
    """Equal when an environment made then serves now: same pins, Python, place, bootstrap."""
    import hashlib

    digest = hashlib.sha256(fingerprint_of_home(venv).encode())
    for name in VERBS if verb == "test" else ("run",):
        with open(requirements_path(name), "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def fingerprint_of_home(venv: str) -> str:
    """Place, Python and bootstrap of an environment, without its requirements."""
    import hashlib

    machine = (
        os.uname().machine if hasattr(os, "uname") else os.environ.get("PROCESSOR_ARCHITECTURE")
    )
    python = (VERSION, sys.implementation.cache_tag, sys.maxsize, sys.platform, machine)
    digest = hashlib.sha256(repr(python).encode())
    for place in (venv, PROJECT):
        # As bytes, because the same folder decodes differently under another locale.
        digest.update(os.fsencode(os.path.realpath(place)) + b"\0")
    return digest.hexdigest()


def stamp_path(venv: str) -> str:
    """The file that says that everything before it was done."""
    return os.path.join(venv, "chabudai-stamp.json")


def read_stamp(venv: str) -> dict:
    """What is installed, or an empty stamp where that is unknown."""
    try:
        with open(stamp_path(venv), encoding="utf-8") as file:
            stamp = json.load(file)
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(venv: str, stamp: dict) -> None:
    """Write it whole or not at all."""
    path = stamp_path(venv)
    with open(path + ".new", "w", encoding="utf-8") as file:
        json.dump(stamp, file)
        file.flush()
        os.fsync(file.fileno())
    os.replace(path + ".new", path)


def installed(venv: str, verb: str, stamp: dict) -> bool:
    """Whether the stamp says that this verb's requirements are in the environment."""
    if not os.path.exists(
        venv_python(venv)
    ):  # follows the link: a removed Python counts as missing
        return False
    # The requirements of `test` hold those of `run`.
    return any(stamp.get(name) == fingerprint(name, venv) for name in VERBS[VERBS.index(verb) :])


def is_ready(venv: str, verb: str) -> bool:
    """The whole check of a second start: one small file read, two hashed."""
    stamp = read_stamp(venv)
    return bool(stamp.get("system")) and installed(venv, verb, stamp)


def venv_python(venv: str) -> str:
    """The environment's interpreter."""
    if os.name == "nt":
        return os.path.join(venv, "Scripts", "python.exe")
    return os.path.join(venv, "bin", "python")


# -- Making it ready ----------------------------------------------------------------------------


def prepare(venv: str, verb: str) -> None:
    """Install what the verb needs, one bootstrap at a time."""
    with locked(venv + ".lock") as lock:
        stamp = read_stamp(venv)  # the one who held the lock may have done it all
        if not installed(venv, verb, stamp):
            stamp = install(venv, verb, stamp, lock)
        if not stamp.get("system"):
            # Not stamped while something is missing: then every start looks again, in milliseconds.
            stamp["system"] = check_system(verb)
            if stamp["system"]:
                write_stamp(venv, stamp)


def install(venv: str, verb: str, stamp: dict, lock: "int | None") -> dict:
    """Bring the environment to the pins and give its new stamp."""
    import shutil

    if not os.access(PROJECT, os.W_OK):
        raise Problem(
            say(
                "may not write in %s: copy the project to a folder of your own and start it there.",
                "%sに書き込めません。プロジェクトを自分のフォルダーにコピーして、そこで起動してください。",
            )
            % PROJECT
        )
    free = shutil.disk_usage(PROJECT).free
    if free < FREE_BYTES:
        raise Problem(
            say(
                "the disk that holds %s has %d MB left and the installation needs %d MB: make room "
                "and start again.",
                "%sのあるディスクの空きは%d MBですが、インストールには%d MB必要です。空きを作って、"
                "もう一度起動してください。",
            )
            % (PROJECT, free // 2**20, FREE_BYTES // 2**20)
        )
    # Only an environment that was once finished here, by this Python, is built upon; anything else
    # (interrupted, moved, another Python's) is made anew, because nobody knows what is in it.
    home = fingerprint_of_home(venv)
    whole = os.path.exists(venv_python(venv)) and stamp.get("home") == home
    if whole:
        os.remove(stamp_path(venv))
    else:
        clear_away(venv)
        make_venv(venv)
    install_requirements(venv, verb, lock)
    link_project(venv)
    compile_project(venv)
    names = VERBS if verb == "test" else ("run",)
    done = {name: fingerprint(name, venv) for name in names}
    done.update(home=home, system=False)
    write_stamp(venv, done)
    return done


def clear_away(venv: str) -> None:
    """Remove an unusable environment: renamed first, so that a kill midway leaves no half of it."""
    import glob
    import shutil

    if os.path.lexists(venv):
        ours = os.path.exists(os.path.join(venv, "pyvenv.cfg"))
        if not ours and (not os.path.isdir(venv) or os.listdir(venv)):
            raise Problem(
                say(
                    "%s is in the way and is no Python environment: move it elsewhere and start "
                    "again.",
                    "%sがありますが、Pythonの環境ではありません。別の場所へ移してから、もう一度"
                    "起動してください。",
                )
                % venv
            )
        if ours:
            print(
                say(
                    "The environment in %s is unfinished, moved or of another Python: making it "
                    "anew.",
                    "%sの環境は未完成か、移動されたか、別のPythonのものです。作り直します。",
                )
                % venv
            )
        os.replace(venv, "%s-old-%d" % (venv, os.getpid()))
    for old in glob.glob(glob.escape(venv) + "-old-*"):
        shutil.rmtree(old, ignore_errors=True)


def make_venv(venv: str) -> None:
    """An empty environment with pip."""
    import subprocess

    # Called by the environment's own Python, that one is just being cleared away.
    python = getattr(sys, "_base_executable", None) or sys.executable
    if not has_ensurepip():
        package = "python%d.%d-venv" % sys.version_info[:2]
        if not apt_get([package]):
            raise Problem(
                say(
                    "this Python cannot make environments (it has no ensurepip): type `%s` and "
                    "start again.",
                    "このPythonは環境を作れません（ensurepipがありません）。`%s`を実行してから、"
                    "もう一度起動してください。",
                )
                % apt_command([package])
            )
    print(say("Making the environment in %s", "%sに環境を作ります") % venv, flush=True)
    done = subprocess.run(
        [python, "-m", "venv", venv],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=dict(clean_environment(os.environ), PYTHONUTF8="1"),
        check=False,
    )
    if done.returncode:
        said = done.stdout.decode(errors="replace")
        failed = say("`%s -m venv %s` failed:\n%s", "`%s -m venv %s`に失敗しました：\n%s")
        raise Problem(pip_sentence(said) or failed % (python, venv, said))


def has_ensurepip() -> bool:
    """Debian takes it out of Python and into a package of its own."""
    import importlib.util

    return importlib.util.find_spec("ensurepip") is not None


def requirement_names(verb: str) -> list:
    """`name==version` of every requirement that holds here, in the order of the files."""
    names = []
    for name in VERBS if verb == "test" else ("run",):
        with open(requirements_path(name), encoding="utf-8") as file:
            for line in file:
                if "==" not in line.split(";")[0] or line.startswith((" ", "#")):
                    continue
                if 'sys_platform == "win32"' in line and sys.platform != "win32":
                    continue
                names.append(line.split(";")[0].rstrip(" \\\n"))
    return names


def install_requirements(venv: str, verb: str, lock: "int | None") -> None:
    """Let pip install the pins, showing package i of n, and turn its failure into a sentence."""
    import shutil
    import subprocess

    names = requirement_names(verb)
    environment = dict(clean_environment(os.environ), PYTHONUTF8="1")
    # Half-unpacked wheels belong on the disk whose space was checked, and go when it is made anew.
    scratch = os.path.join(venv, "tmp")
    os.makedirs(scratch, exist_ok=True)
    if os.name != "nt":
        environment["TMPDIR"] = scratch
    command = [
        venv_python(venv), "-m", "pip", "install", "--require-hashes", "--no-deps",
        "--only-binary=:all:", "--disable-pip-version-check", "--no-input", "--retries", "2",
        "--progress-bar", "off", "-r", requirements_path(verb),
    ]  # fmt: skip
    # pip keeps the lock open: should this process be killed, nobody starts while pip still writes.
    keep = {"pass_fds": (lock,)} if lock is not None and os.name != "nt" else {}
    said = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, **keep
    ) as pip:
        try:
            with Progress(names, packages_folder(venv)) as progress:
                for raw in pip.stdout:
                    line = raw.decode(errors="replace").rstrip()
                    said.append(line)
                    progress.pip_said(line)
        except BaseException:
            pip.terminate()
            raise
    shutil.rmtree(scratch, ignore_errors=True)
    if pip.returncode:
        text = "\n".join(said)
        raise Problem(
            pip_sentence(text)
            or say(
                "pip could not install what packaging/%s names. Its last words:\n%s",
                "pipがpackaging/%sの内容をインストールできませんでした。最後の出力：\n%s",
            )
            % (os.path.basename(requirements_path(verb)), "\n".join(said[-8:]))
        )
    print(progress.summary(), flush=True)


def packages_folder(venv: str) -> str:
    """Where the environment's packages lie."""
    if os.name == "nt":
        return os.path.join(venv, "Lib", "site-packages")
    return os.path.join(venv, "lib", "python%d.%d" % sys.version_info[:2], "site-packages")


class Progress:
    """Which package of how many: one changing line on a terminal, a line per package elsewhere."""

    def __init__(self, names: list, folder: str, stream: "TextIO | None" = None) -> None:
        """Count towards `names`; `folder` is where they will appear."""
        import threading
        import time

        self.names = names
        self.folder = folder
        self.stream = stream or sys.stdout
        self.live = self.stream.isatty()
        self.fetched = 0
        self.unpacking = False
        self.text = say("asking for %d packages", "パッケージ%d個を確認中") % len(names)
        self.clock = time.monotonic
        self.begun = self.clock()
        self.before = self._unpacked()
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> "Progress":  # noqa: PYI034 - Self is younger than the oldest reader
        self._show()
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop.set()
        self.thread.join()
        if self.live:
            self.stream.write("\r\033[K")
            self.stream.flush()

    def summary(self) -> str:
        """What was done, for the line that stays."""
        seconds = self.clock() - self.begun
        if len(self.names) == 1:
            return say("1 package installed in %d s", "パッケージ1個を%d秒でインストール") % seconds
        done = say("%d packages installed in %d s", "パッケージ%d個を%d秒でインストールしました")
        return done % (len(self.names), seconds)

    def pip_said(self, line: str) -> None:
        """Follow pip by the words it has used since its version 10."""
        words = line.split()
        at = {"Collecting": 1, "Processing": 1, "Requirement": 3}.get(words[0] if words else "", 0)
        if 0 < at < len(words):
            # "Collecting a==1", "Processing /wheels/a-1.whl", "Requirement already satisfied: a==1"
            name = os.path.basename(words[at])
            self.fetched = min(self.fetched + 1, len(self.names))
            fetching = say("fetching %d of %d: %s", "取得中 %d/%d：%s")
            self.text = fetching % (self.fetched, len(self.names), name)
            self._show()
        elif line.startswith("Installing collected packages"):
            self.unpacking = True
            self.text = say("unpacking %d packages", "パッケージ%d個を展開中") % len(self.names)
            self._show()

    def _unpacked(self) -> int:
        try:
            return sum(name.endswith(".dist-info") for name in os.listdir(self.folder))
        except OSError:
            return 0

    def _tick(self) -> None:
        shown_last = -1
        while not self.stop.wait(0.2):
            if self.unpacking:
                done = min(self._unpacked() - self.before, len(self.names))
                self.text = say("unpacking %d of %d", "展開中 %d/%d") % (done, len(self.names))
                if not self.live and done >= shown_last + 10:
                    shown_last = done
                    self._show()
            if self.live:
                self._show()

    def _show(self) -> None:
        if not self.live:
            self.stream.write("  %s\n" % self.text)
        else:
            # Fetching and unpacking take about as long as each other: half of the bar each.
            done = self._unpacked() - self.before if self.unpacking else self.fetched
            share = min(done / max(len(self.names), 1), 1.0) / 2 + (0.5 if self.unpacking else 0.0)
            bar = ("#" * round(share * 24)).ljust(24, ".")
            seconds = self.clock() - self.begun
            line = say("[%s] %s (%d s)", "[%s] %s（%d秒）") % (bar, self.text[:44], seconds)
            self.stream.write("\r\033[K" + line)
        self.stream.flush()


def link_project(venv: str) -> None:
    """Let the environment find `app` in this folder, and give it the command `chabudai`."""
    # Before Python 3.13 a .pth file is read in the locale's encoding: bytes survive any locale.
    path = PROJECT
    if not PROJECT.isascii():
        path = "import os, sys; sys.path.append(os.fsdecode(%r))" % os.fsencode(PROJECT)
    with open(os.path.join(packages_folder(venv), "chabudai.pth"), "w", encoding="ascii") as file:
        file.write(path + "\n")
    if os.name == "nt":
        script = os.path.join(venv, "Scripts", "chabudai.cmd")
        text = '@"%~dp0python.exe" -P -m app %*\r\n'
    else:
        script = os.path.join(venv, "bin", "chabudai")
        text = '#!/bin/sh\nexec "$(dirname -- "$(readlink -f -- "$0")")/python" -P -m app "$@"\n'
    with open(script, "w", encoding="ascii", newline="") as file:
        file.write(text)
    os.chmod(script, 0o755)  # noqa: S103 - a command like those beside it


def compile_project(venv: str) -> None:
    """Compile the modules of `app` once, so that the first start does not have to.

    Only a kindness: where it fails, Python compiles them when it loads them.
    """
    import subprocess

    with contextlib.suppress(OSError):
        subprocess.run(
            [venv_python(venv), "-m", "compileall", "-qq", os.path.join(PROJECT, "app")],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=clean_environment(os.environ),
            check=False,
        )


def clean_environment(environment: "Mapping[str, str]") -> dict:
    """Without what would send pip, venv or the program elsewhere than into our environment."""
    elsewhere = {
        "PYTHONPATH", "PYTHONHOME", "PYTHONSTARTUP", "PYTHONUSERBASE", "VIRTUAL_ENV",
        "__PYVENV_LAUNCHER__", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_QUIET",
        "PIP_VERBOSE", "PIP_PYTHON", "PIP_REQUIRE_VIRTUALENV", "PIP_LOG", "PIP_NO_BINARY",
        "PIP_DRY_RUN", "PIP_REQUIREMENT", "PIP_CONSTRAINT",
    }  # fmt: skip
    return {name: value for name, value in environment.items() if name not in elsewhere}


# -- One bootstrap at a time --------------------------------------------------------------------


@contextlib.contextmanager
def locked(path: str, wait: float = LOCK_WAIT) -> "Iterator[int]":
    """Hold the lock file; the system frees it when its holder ends, however that ends."""
    import time

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
                raise Problem(
                    say(
                        "another start has held %s for %d minutes: end it, or delete that file, "
                        "and start again.",
                        "ほかの起動が%sを%d分間使っています。それを終了するか、そのファイルを削除して"
                        "から、もう一度起動してください。",
                    )
                    % (path, wait // 60)
                )
            time.sleep(0.2)
        yield file
    finally:
        os.close(file)


def try_lock(file: int) -> bool:
    """Take the lock without waiting; a file system without locks counts as locked by us."""
    if os.name == "nt":
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import errno
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EINTR)
    return True


# -- Libraries and fonts of the system ----------------------------------------------------------


def check_system(verb: str) -> bool:
    """Whether Qt can start here with Japanese text; installs what lacks where it may."""
    if not sys.platform.startswith("linux"):
        return True  # Windows and macOS bring all of it
    lacking = missing_packages()
    if not lacking:
        return True
    if apt_get(lacking):
        lacking = missing_packages()
        if not lacking:
            return True
    if os.path.exists("/etc/debian_version"):
        advice = say("Type `%s` once.", "一度だけ`%s`を実行してください。") % apt_command(lacking)
    else:
        libraries = [
            library for library, package in QT_LIBRARIES + WINDOW_LIBRARIES if package in lacking
        ]
        if FONT_PACKAGE in lacking:
            libraries.append(
                say(
                    "a Japanese font such as Noto Sans CJK JP",
                    "Noto Sans CJK JPなどの日本語フォント",
                )
            )
        advice = say(
            "Install with your system's package manager: %s.",
            "システムのパッケージ管理でインストールしてください：%s。",
        ) % say(", ", "、").join(libraries)
    needed = {package for _, package in QT_LIBRARIES}
    if verb == "run" and has_display(os.environ) and not os.environ.get("WAYLAND_DISPLAY"):
        needed |= {package for _, package in WINDOW_LIBRARIES}
    if needed.intersection(lacking):
        raise Problem(
            say(
                "system libraries that Qt needs are missing (%s). %s",
                "Qtに必要なシステムのライブラリがありません（%s）。%s",
            )
            % (" ".join(lacking), advice)
        )
    what = (
        say("Japanese text will show as boxes", "日本語が四角で表示されます")
        if FONT_PACKAGE in lacking
        else say("no window can open under X11", "X11ではウィンドウを開けません")
    )
    missing = say(
        "Something of the system is missing: %s. %s", "システムに足りないものがあります：%s。%s"
    )
    print(missing % (what, advice), file=sys.stderr)
    return False


def missing_packages(
    load: "Callable[[str], object] | None" = None, font_folders: "list | None" = None
) -> list:
    """Debian packages of libraries that do not load, and of a Japanese font if there is none."""
    if load is None:
        import ctypes

        load = ctypes.CDLL
    lacking = []
    for library, package in QT_LIBRARIES + WINDOW_LIBRARIES:
        try:
            load(library)
        except OSError:
            lacking.append(package)
    if not has_japanese_font(font_folders):
        lacking.append(FONT_PACKAGE)
    return lacking


def has_japanese_font(folders: "list | None" = None) -> bool:
    """Judged by file names: fontconfig's own list is not there on a bare machine."""
    if folders is None:
        home = os.path.expanduser("~")
        folders = [
            "/usr/share/fonts",
            "/usr/local/share/fonts",
            os.path.join(
                os.environ.get("XDG_DATA_HOME") or os.path.join(home, ".local/share"), "fonts"
            ),
            os.path.join(home, ".fonts"),
            "/run/host/fonts",
            "/run/current-system/sw/share/X11/fonts",
        ]
    for folder in folders:
        for _, _, files in os.walk(folder):
            for file in files:
                name = file.lower()
                if name.endswith((".ttf", ".ttc", ".otf", ".otc")) and any(
                    part in name for part in JAPANESE_FONTS
                ):
                    return True
    return False


def apt_command(packages: list, sudo: bool = True) -> str:
    """The one line to type."""
    return "%sapt-get install -y --no-install-recommends %s" % (
        "sudo " if sudo else "",
        " ".join(packages),
    )


def apt_get(packages: list) -> bool:
    """Install Debian packages where that needs no password; whether it worked."""
    import shutil
    import subprocess

    # CHABUDAI_NO_APT keeps the bootstrap's hands off the system.
    if os.environ.get("CHABUDAI_NO_APT") or not shutil.which("apt-get"):
        return False
    before = []
    if os.geteuid() != 0:
        if not shutil.which("sudo"):
            return False
        asked = subprocess.run(["sudo", "-n", "true"], stderr=subprocess.DEVNULL, check=False)
        if asked.returncode:
            return False
        before = ["sudo", "-n"]
    before += [
        "env",
        "DEBIAN_FRONTEND=noninteractive",
        "apt-get",
        "-q",
        "-o",
        "DPkg::Lock::Timeout=60",
    ]
    install = [*before, "install", "-y", "--no-install-recommends", *packages]
    print("$ %s" % apt_command(packages, sudo="sudo" in before), flush=True)
    output = []
    # A fresh machine has no package lists, an old one has lists that name vanished files.
    for command in (install, [*before, "update"], install):
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        output = done.stdout.decode(errors="replace").splitlines()
        if command is install and done.returncode == 0:
            return True
    failed = say("apt-get could not do it:\n  %s", "apt-getではできませんでした：\n  %s")
    print(failed % "\n  ".join(output[-3:]), file=sys.stderr)
    return False


# -- The program and its tests ------------------------------------------------------------------


def has_display(environment: "Mapping[str, str]") -> bool:
    """Whether a window can open: on Windows and macOS always, elsewhere under X11 or Wayland."""
    if sys.platform in ("win32", "darwin"):
        return True
    # Someone who names vnc, linuxfb or eglfs has a screen of that kind.
    told = environment.get("QT_QPA_PLATFORM", "").split(":")[0] not in (
        "",
        "offscreen",
        "minimal",
        "xcb",
    )
    return told or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def first_deck(folder: "str | None" = None) -> str:
    """The shipped deck whose name comes first."""
    folder = folder or os.path.join(PROJECT, "decklists")
    decks = sorted(
        os.path.relpath(os.path.join(place, file), folder)
        for place, _, files in os.walk(folder)
        for file in files
        if file.endswith(".txt")
    )
    # A deck that lies in the folder itself comes before those of subfolders.
    decks.sort(key=lambda deck: os.sep in deck)
    if not decks:
        raise Problem(
            say(
                "there is no deck list in %s: this copy of the project is not whole.",
                "%sにデッキリストがありません。このプロジェクトのコピーは完全ではありません。",
            )
            % folder
        )
    return os.path.join(folder, decks[0])


def child_command(venv: str, verb: str, arguments: list, environment: "Mapping[str, str]") -> tuple:
    """The command of a verb and what it adds to the environment."""
    # -P: an `app` folder where the person happens to stand is not ours.
    program = [venv_python(venv), "-P", "-m", "app"]
    if verb == "test":
        return [venv_python(venv), "-m", "pytest", "-q", *arguments], {
            "QT_QPA_PLATFORM": "offscreen"
        }
    if arguments or has_display(environment):
        return program + list(arguments), {}
    import tempfile

    deck = first_deck()
    handle, picture = tempfile.mkstemp(prefix="chabudai-", suffix=".png")
    os.close(handle)
    print(
        say(
            "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set): no window can "
            "open.\nInstead two turns are played without one; the picture of the table: %s",
            "画面がありません（DISPLAYもWAYLAND_DISPLAYも設定されていません）。ウィンドウは開けません。"
            "\n代わりに、ウィンドウなしで2番分を進めます。卓の画像：%s",
        )
        % picture
    )
    command = [*program, "goldfish", deck, "--turns", "2", "--png", picture]
    return command, {"QT_QPA_PLATFORM": "offscreen"}


def child_environment(environment: "Mapping[str, str]", extra: dict) -> dict:
    """What the child sees: ours, without leftovers of other Pythons."""
    return dict(clean_environment(environment), **extra)


def shown(command: list, extra: dict) -> str:
    """The command as it could be typed."""
    import shlex

    return " ".join(
        ["%s=%s" % item for item in extra.items()] + [shlex.quote(word) for word in command]
    )


def become(command: list, environment: "Mapping[str, str]") -> int:
    """Turn into the command, so that its signals and exit code are its own."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(command[0], command, environment)  # noqa: S606 - there is no shell
    import subprocess

    return subprocess.call(command, env=environment)


# -- Sentences ----------------------------------------------------------------------------------


def pip_sentence(said: str) -> "str | None":
    """What pip's words mean for the person, or None where they are not known."""
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
        return say(
            "may not write in %s: start as the owner of that folder.",
            "%sに書き込めません。そのフォルダーの持ち主として起動してください。",
        ) % os.path.join(PROJECT, ".venv")
    signs = (
        "newconnectionerror", "name resolution", "connection refused", "network is unreachable",
        "max retries exceeded", "connecttimeout", "read timed out", "could not fetch url",
        "connection broken", "proxyerror", "ssl",
    )  # fmt: skip
    if any(sign in text for sign in signs):
        return say(
            "the first start downloads Python packages and the network did not answer: check the "
            "connection (or pip's proxy and certificate settings) and start again; what was "
            "fetched is kept.",
            "最初の起動ではPythonのパッケージをダウンロードしますが、ネットワークの応答がありません。"
            "接続（またはpipのプロキシと証明書の設定）を確かめて、もう一度起動してください。"
            "取得済みのものは残ります。",
        )
    if "from versions: none" in text or "no matching distribution" in text:
        return (
            say(
                "pip found no package that fits this Python %d.%d on this machine, or has no "
                "network: check the connection, or use Python 3.11 to 3.14 on 64-bit Linux, "
                "Windows or macOS.",
                "このPython %d.%dに合うパッケージが見つからないか、ネットワークにつながっていま"
                "せん。接続を確かめるか、64ビットのLinux、Windows、macOSでPython 3.11〜3.14を"
                "使ってください。",
            )
            % sys.version_info[:2]
        )
    return None


def os_sentence(error: OSError) -> str:
    """An error of the operating system as what, where, what to do."""
    import errno

    where = error.filename or PROJECT
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", -1)):
        return disk_full(where)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return (
            say(
                "may not write %s: close programs that use it, or copy the project to a folder of "
                "your own, and start again.",
                "%sに書き込めません。使っているプログラムを閉じるか、プロジェクトを自分のフォルダーに"
                "コピーして、もう一度起動してください。",
            )
            % where
        )
    other = say(
        "%s: %s; check that path and start again.",
        "%s：%s。その場所を確かめて、もう一度起動してください。",
    )
    return other % (where, error.strerror or error)


def disk_full(where: str) -> str:
    """The sentence for a disk without room."""
    return (
        say(
            "the disk that holds %s is full: make room and start again.",
            "%sのあるディスクに空きがありません。空きを作って、もう一度起動してください。",
        )
        % where
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The first start and the second: what bootstrap decides, without network or installation."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.helpers.first_start import EARLY, PARTS, Start

PROJECT = Path(__file__).resolve().parents[2]
SCRIPT = PROJECT / "packaging" / "bootstrap.py"
POSIX = pytest.mark.skipif(os.name == "nt", reason="the stand-in for an environment is a link")


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    """A bootstrap that lives in a project of its own, with requirements of one package each."""
    folder = tmp_path / "project"
    (folder / "packaging").mkdir(parents=True)
    for file in (*(f"{name}.py" for name in PARTS), "system_libraries.json"):
        shutil.copy(SCRIPT.with_name(file), folder / "packaging" / file)
    for verb, text in {
        "run": "alpha==1.0 \\\n    --hash=sha256:aa\n",
        "test": "-r requirements-run.txt\nbeta==2.0 \\\n    --hash=sha256:bb\n",
    }.items():
        (folder / "packaging" / f"requirements-{verb}.txt").write_text(text, encoding="utf-8")
    return Start(folder, monkeypatch)


def finished_environment(bootstrap: Start, *verbs: str) -> Path:
    """What a finished installation leaves behind: an interpreter and a stamp."""
    venv = Path(bootstrap.PROJECT) / ".venv"
    python = Path(bootstrap.python_of(str(venv)))
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    (venv / "pyvenv.cfg").touch()
    stamp = {verb: bootstrap.fingerprint(verb, str(venv)) for verb in verbs}
    home = bootstrap.fingerprint_of_home(str(venv))
    bootstrap.write_stamp(str(venv), {**stamp, "home": home, "system": True})
    return venv


# -- Python --------------------------------------------------------------------------------------


def test_an_old_python_is_refused_in_one_sentence(bootstrap: Start) -> None:
    said = bootstrap.python_refusal((3, 10, 13))
    assert "3.11 or newer" in said
    assert "this is Python 3.10" in said
    assert "\n" not in said


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (3, 13, 0), (3, 14, 0)])
def test_a_new_enough_python_is_welcome(bootstrap: Start, version: tuple[int, int, int]) -> None:
    assert bootstrap.python_refusal(version) is None


@pytest.mark.parametrize("name", EARLY)
def test_what_an_old_python_reads_parses_on_python_3_6(name: str) -> None:
    ast.parse(SCRIPT.with_name(f"{name}.py").read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("name", PARTS)
def test_it_uses_the_standard_library_alone(name: str) -> None:
    text = SCRIPT.with_name(f"{name}.py").read_text(encoding="utf-8")
    imported = re.findall(r"^\s*(?:import|from) (\w+)", text, re.MULTILINE)
    assert set(imported) <= {*sys.stdlib_module_names, *PARTS}


def test_a_second_start_reads_no_more_than_it_must(bootstrap: Start) -> None:
    finished_environment(bootstrap, "run")
    code = (
        "import bootstrap, sys; bootstrap.become = lambda *_: 0; "
        "bootstrap.main(['run', '--help']); "
        "print([name for name in ('environment', 'subprocess', 'pathlib') if name in sys.modules])"
    )
    done = subprocess.run(
        [getattr(sys, "_base_executable", sys.executable), "-S", "-c", code],
        capture_output=True,
        text=True,
        cwd=Path(bootstrap.PROJECT) / "packaging",
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_an_unknown_verb_gets_the_usage_and_code_2(
    bootstrap: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.main(["dance"]) == 2
    assert "bootstrap.py run" in capsys.readouterr().err


# -- The stamp -----------------------------------------------------------------------------------


@POSIX
class TestStamp:
    def test_a_finished_environment_is_ready(self, bootstrap: Start) -> None:
        venv = finished_environment(bootstrap, "run", "test")
        assert bootstrap.is_ready(str(venv), "run")
        assert bootstrap.is_ready(str(venv), "test")

    def test_the_requirements_of_test_hold_those_of_run(self, bootstrap: Start) -> None:
        assert bootstrap.is_ready(str(finished_environment(bootstrap, "test")), "run")

    def test_the_requirements_of_run_are_not_enough_for_test(self, bootstrap: Start) -> None:
        assert not bootstrap.is_ready(str(finished_environment(bootstrap, "run")), "test")

    def test_a_changed_pin_asks_for_installation(self, bootstrap: Start) -> None:
        venv = finished_environment(bootstrap, "run", "test")
        Path(bootstrap.requirements_path("run")).write_text("alpha==1.1\n", encoding="utf-8")
        assert not bootstrap.is_ready(str(venv), "run")
        assert not bootstrap.is_ready(str(venv), "test")

    def test_a_moved_environment_is_not_ready(self, bootstrap: Start) -> None:
        venv = finished_environment(bootstrap, "run")
        moved = venv.rename(venv.parent / "elsewhere")
        assert not bootstrap.is_ready(str(moved), "run")

    def test_a_copied_project_is_not_ready(self, bootstrap: Start, tmp_path: Path) -> None:
        finished_environment(bootstrap, "run")
        copy = tmp_path / "copy"
        shutil.copytree(bootstrap.PROJECT, copy, symlinks=True)
        with pytest.MonkeyPatch.context() as patch:
            assert not Start(copy, patch).is_ready(str(copy / ".venv"), "run")

    def test_another_python_is_not_ready(
        self, bootstrap: Start, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        venv = finished_environment(bootstrap, "run")
        monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-399")
        assert not bootstrap.is_ready(str(venv), "run")

    def test_a_removed_python_is_not_ready(self, bootstrap: Start) -> None:
        venv = finished_environment(bootstrap, "run")
        python = Path(bootstrap.python_of(str(venv)))
        python.unlink()
        python.symlink_to(venv / "python-that-was-uninstalled")
        assert not bootstrap.is_ready(str(venv), "run")

    @pytest.mark.parametrize("text", ["", "{", "[]", '{"run": 1}'])
    def test_a_torn_stamp_is_not_ready(self, bootstrap: Start, text: str) -> None:
        venv = finished_environment(bootstrap, "run")
        Path(bootstrap.stamp_path(str(venv))).write_text(text, encoding="utf-8")
        assert not bootstrap.is_ready(str(venv), "run")

    def test_while_the_system_lacks_something_every_start_looks(self, bootstrap: Start) -> None:
        venv = finished_environment(bootstrap, "run")
        bootstrap.write_stamp(str(venv), {**bootstrap.read_stamp(str(venv)), "system": False})
        assert not bootstrap.is_ready(str(venv), "run")


@POSIX
class TestInstallation:
    @pytest.fixture
    def steps(self, bootstrap: Start, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """The steps of an installation, noted instead of done."""
        done: list[str] = []

        def make(venv: Path) -> None:
            done.append("make")
            python = Path(bootstrap.python_of(venv))
            python.parent.mkdir(parents=True)
            python.symlink_to(sys.executable)
            Path(venv, "pyvenv.cfg").touch()
            Path(bootstrap.packages_folder(venv)).mkdir(parents=True)

        monkeypatch.setattr(bootstrap, "make_venv", make)
        monkeypatch.setattr(
            bootstrap, "install_requirements", lambda venv, verb, lock: done.append(f"pip {verb}")
        )
        monkeypatch.setattr(bootstrap, "check_system", lambda *, window: True)
        monkeypatch.setattr(bootstrap, "FREE_BYTES", 0)
        return done

    def test_the_first_start_makes_everything_and_the_second_nothing(
        self, bootstrap: Start, steps: list[str]
    ) -> None:
        venv = str(Path(bootstrap.PROJECT) / ".venv")
        bootstrap.prepare(venv, "run")
        assert steps == ["make", "pip run"]
        assert bootstrap.is_ready(venv, "run")

    def test_test_after_run_builds_on_the_same_environment(
        self, bootstrap: Start, steps: list[str]
    ) -> None:
        venv = str(Path(bootstrap.PROJECT) / ".venv")
        bootstrap.prepare(venv, "run")
        bootstrap.prepare(venv, "test")
        assert steps == ["make", "pip run", "pip test"]

    def test_an_interrupted_installation_is_made_anew(
        self, bootstrap: Start, steps: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        venv = str(Path(bootstrap.PROJECT) / ".venv")

        def killed(*_: object) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr(bootstrap, "install_requirements", killed)
            with pytest.raises(KeyboardInterrupt):
                bootstrap.prepare(venv, "run")
        assert not bootstrap.is_ready(venv, "run")
        bootstrap.prepare(venv, "run")
        assert steps == ["make", "make", "pip run"]
        assert bootstrap.is_ready(venv, "run")
        assert not list(Path(bootstrap.PROJECT).glob(".venv-old-*"))

    def test_an_interrupted_upgrade_is_made_anew(
        self, bootstrap: Start, steps: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        venv = str(Path(bootstrap.PROJECT) / ".venv")
        bootstrap.prepare(venv, "run")

        def broken(*_: object) -> None:
            raise bootstrap.Problem("no network")

        with monkeypatch.context() as patch:
            patch.setattr(bootstrap, "install_requirements", broken)
            with pytest.raises(bootstrap.Problem):
                bootstrap.prepare(venv, "test")
        bootstrap.prepare(venv, "test")
        assert steps == ["make", "pip run", "make", "pip test"]

    def test_a_folder_that_is_no_environment_is_left_alone(
        self, bootstrap: Start, steps: list[str]
    ) -> None:
        notes = Path(bootstrap.PROJECT) / ".venv" / "notes"
        notes.parent.mkdir()
        notes.write_text("mine", encoding="utf-8")
        with pytest.raises(bootstrap.Problem, match="is in the way"):
            bootstrap.prepare(str(notes.parent), "run")
        assert notes.read_text(encoding="utf-8") == "mine"

    def test_too_small_a_disk_is_said_before_anything_is_made(
        self, bootstrap: Start, steps: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(bootstrap, "FREE_BYTES", 2**62)
        with pytest.raises(bootstrap.Problem, match="make room"):
            bootstrap.prepare(str(Path(bootstrap.PROJECT) / ".venv"), "run")
        assert steps == []

    def test_the_project_is_compiled_once_after_installing(
        self, bootstrap: Start, steps: list[str]
    ) -> None:
        module = Path(bootstrap.PROJECT) / "app" / "table.py"
        module.parent.mkdir()
        module.write_text("CARDS = 60\n", encoding="utf-8")
        venv = str(Path(bootstrap.PROJECT) / ".venv")
        bootstrap.prepare(venv, "run")
        (compiled,) = module.parent.glob("__pycache__/table.*.pyc")
        compiled.unlink()
        bootstrap.prepare(venv, "run")
        assert not compiled.exists()
        Path(bootstrap.requirements_path("run")).write_text("alpha==1.1\n", encoding="utf-8")
        bootstrap.prepare(venv, "run")
        assert compiled.exists()

    def test_a_module_that_does_not_compile_stops_no_start(
        self, bootstrap: Start, steps: list[str], capfd: pytest.CaptureFixture[str]
    ) -> None:
        module = Path(bootstrap.PROJECT) / "app" / "table.py"
        module.parent.mkdir()
        module.write_text("CARDS = \n", encoding="utf-8")
        venv = str(Path(bootstrap.PROJECT) / ".venv")
        bootstrap.prepare(venv, "run")
        assert bootstrap.is_ready(venv, "run")
        assert capfd.readouterr() == ("", "")

    def test_the_environment_finds_the_project_under_any_name(
        self, bootstrap: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        folder = tmp_path / "卓 袱台"
        venv = folder / ".venv"
        packages = bootstrap.packages_folder(venv)
        packages.mkdir(parents=True)
        (venv / "bin").mkdir()
        monkeypatch.setattr(bootstrap, "PROJECT", str(folder))
        bootstrap.link_project(venv)
        code = f"import site, sys; site.addsitedir({str(packages)!r}); print(ascii(sys.path))"
        done = subprocess.run(
            [sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True
        )
        assert str(folder) in ast.literal_eval(done.stdout)


# -- The second start, for real --------------------------------------------------------------------


@POSIX
def test_the_second_start_needs_no_network_and_is_quick(bootstrap: Start) -> None:
    finished_environment(bootstrap, "run")
    # The stand-in environment holds no packages: noting the command takes the place of running it.
    driver = Path(bootstrap.PROJECT) / "packaging" / "driver.py"
    driver.write_text(
        "import bootstrap, sys\n"
        "bootstrap.become = lambda command, environment: print('would run', command) or 7\n"
        "sys.exit(bootstrap.main(sys.argv[1:]))\n",
        encoding="utf-8",
    )
    # The proxies lead nowhere, so any look at the network fails.
    nowhere = dict.fromkeys(("http_proxy", "https_proxy", "all_proxy"), "http://127.0.0.1:9")
    environment = {**os.environ, **nowhere, "PIP_NO_INDEX": "1"}
    python = getattr(sys, "_base_executable", sys.executable)
    took = []
    for _ in range(3):
        begun = _work_of_children()
        done = subprocess.run(
            [python, str(driver), "run", "--help"],
            capture_output=True,
            text=True,
            env=environment,
            check=False,
        )
        took.append(_work_of_children() - begun)
        assert done.returncode == 7, done.stderr
        assert "would run" in done.stdout
    # 0.06 s on a quiet machine; an installation works for many seconds.
    assert min(took) < 1.0


def _work_of_children() -> float:
    """Return the seconds that processors worked for the programs that ended."""
    spent = os.times()
    return spent.children_user + spent.children_system


# -- Locks -----------------------------------------------------------------------------------------


def test_a_second_bootstrap_waits_for_the_first(bootstrap: Start, tmp_path: Path) -> None:
    lock = str(tmp_path / "lock")
    with (
        bootstrap.locked(lock),
        pytest.raises(bootstrap.Problem, match="another start"),
        bootstrap.locked(lock, wait=0.1),
    ):
        pass
    with bootstrap.locked(lock, wait=0.1):
        pass


def test_the_lock_of_a_killed_bootstrap_is_free(bootstrap: Start, tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    code = (
        f"import sys, time; sys.path.insert(0, {str(SCRIPT.parent)!r}); import environment\n"
        f"with environment.locked({str(lock)!r}): print('held', flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(bootstrap.Problem), bootstrap.locked(str(lock), wait=0.1):
            pass
        holder.kill()
    with bootstrap.locked(str(lock), wait=5):
        pass


# -- The system ------------------------------------------------------------------------------------


def test_missing_libraries_are_named_by_their_debian_packages(
    bootstrap: Start, tmp_path: Path
) -> None:
    def load_all_but_two(library: str) -> None:
        if library in ("libEGL.so.1", "libxcb-cursor.so.0"):
            raise OSError(library)

    (tmp_path / "NotoSansCJK-Regular.ttc").touch()
    assert bootstrap.missing_packages(load_all_but_two, [tmp_path]) == [
        "libegl1",
        "libxcb-cursor0",
    ]


@pytest.mark.parametrize(
    "file", ["opentype/noto/NotoSansCJK-Regular.ttc", "fonts-japanese-gothic/ipag.ttf"]
)
def test_a_japanese_font_is_found_in_any_subfolder(
    bootstrap: Start, tmp_path: Path, file: str
) -> None:
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).touch()
    assert bootstrap.has_japanese_font([tmp_path])


def test_latin_fonts_and_other_files_are_no_japanese_font(bootstrap: Start, tmp_path: Path) -> None:
    for name in ("DejaVuSans.ttf", "NotoSansCJK.txt"):
        (tmp_path / name).touch()
    assert not bootstrap.has_japanese_font([tmp_path, tmp_path / "not there"])
    assert "fonts-noto-cjk" in bootstrap.missing_packages(lambda _: None, [tmp_path])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="apt-get is Debian's")
class TestSystemPackages:
    def test_without_apt_the_one_command_is_printed(
        self, bootstrap: Start, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("CHABUDAI_NO_APT", "1")
        monkeypatch.setattr(bootstrap, "missing_packages", lambda: ["libegl1", "libgl1"])
        monkeypatch.setattr(Path, "exists", lambda path: str(path) == "/etc/debian_version")
        command = "apt-get install -y --no-install-recommends libegl1 libgl1"
        with pytest.raises(bootstrap.Problem, match=command):
            bootstrap.check_system(window=True)

    def test_a_missing_font_is_said_and_does_not_stop_the_start(
        self,
        bootstrap: Start,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        monkeypatch.setenv("CHABUDAI_NO_APT", "1")
        monkeypatch.setattr(bootstrap, "missing_packages", lambda: ["fonts-noto-cjk"])
        assert bootstrap.check_system(window=True) is False
        assert "Japanese text" in capsys.readouterr().err

    def test_window_libraries_matter_only_where_a_window_would_open(
        self, bootstrap: Start, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("CHABUDAI_NO_APT", "1")
        monkeypatch.setattr(bootstrap, "missing_packages", lambda: ["libxcb-cursor0"])
        assert bootstrap.check_system(window=False) is False
        with pytest.raises(bootstrap.Problem):
            bootstrap.check_system(window=True)

    @pytest.mark.parametrize(
        ("verb", "display", "wayland", "window"),
        [
            ("run", ":0", "", True),
            ("run", "", "", False),
            ("run", ":0", "wayland-0", False),
            ("test", ":0", "", False),
        ],
    )
    def test_a_window_opens_under_x11_alone(
        self,
        bootstrap: Start,
        monkeypatch: pytest.MonkeyPatch,
        verb: str,
        display: str,
        wayland: str,
        window: bool,
    ) -> None:
        asked: list[bool] = []
        monkeypatch.setenv("DISPLAY", display)
        monkeypatch.setenv("WAYLAND_DISPLAY", wayland)
        monkeypatch.setattr(bootstrap, "become", lambda *_: 0)
        monkeypatch.setattr(bootstrap, "first_deck", lambda: "deck.txt")
        monkeypatch.setattr(bootstrap, "prepare", lambda *_, window: asked.append(window))
        monkeypatch.chdir(bootstrap.PROJECT)
        bootstrap.start(verb, ["--help"])
        assert asked == [window]

    def test_root_installs_and_looks_again(
        self, bootstrap: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        """A fresh machine has no package lists: apt-get fails, is updated, and succeeds."""
        calls = tmp_path / "calls"
        fake = tmp_path / "apt-get"
        fake.write_text(
            f'#!/bin/sh\necho "$@" >> {calls}\n'
            f'case "$*" in *update*) touch {tmp_path}/lists;; *) test -e {tmp_path}/lists;; esac\n',
            encoding="utf-8",
        )
        fake.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
        monkeypatch.delenv("CHABUDAI_NO_APT", raising=False)
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        assert bootstrap.apt_get(["libegl1"])
        verbs = [line.split()[3] for line in calls.read_text(encoding="utf-8").splitlines()]
        assert verbs == ["install", "update", "install"]


# -- Commands --------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
@pytest.mark.parametrize(
    ("environment", "display"),
    [
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, False),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, True),
    ],
)
def test_display(bootstrap: Start, environment: dict[str, str], display: bool) -> None:
    assert bootstrap.has_display(environment) is display


def test_run_passes_its_arguments_to_the_program(bootstrap: Start) -> None:
    command, extra = bootstrap.child_command("/v/bin/python", "run", ["deck", "check", "a.txt"], {})
    assert command[1:] == ["-P", "-m", "app", "deck", "check", "a.txt"]
    assert extra == {}


def test_run_alone_opens_the_program(bootstrap: Start) -> None:
    command, _ = bootstrap.child_command("/v/bin/python", "run", [], {"DISPLAY": ":0"})
    assert command == ["/v/bin/python", "-P", "-m", "app"]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_run_without_a_display_plays_two_turns_into_a_picture(
    bootstrap: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    decks = Path(bootstrap.PROJECT) / "decklists"
    for name in ("b.txt", "c.txt", "a/z.txt", "a.json"):
        (decks / name).parent.mkdir(parents=True, exist_ok=True)
        (decks / name).touch()
    command, extra = bootstrap.child_command("/v/bin/python", "run", [], {})
    picture = Path(command[-1])
    picture.unlink()
    assert command[3:-1] == ["app", "goldfish", str(decks / "b.txt"), "--turns", "2", "--png"]
    assert extra == {"QT_QPA_PLATFORM": "offscreen"}
    said = capsys.readouterr().out
    assert "no display" in said
    assert str(picture) in said


def test_no_shipped_deck_is_a_sentence(bootstrap: Start) -> None:
    with pytest.raises(bootstrap.Problem, match="no deck list"):
        bootstrap.first_deck()


def test_test_passes_its_arguments_to_pytest_off_the_screen(bootstrap: Start) -> None:
    command, extra = bootstrap.child_command(
        "/v/bin/python", "test", ["-k", "stack"], {"DISPLAY": ":0"}
    )
    assert command[1:] == ["-m", "pytest", "-q", "-k", "stack"]
    assert extra == {"QT_QPA_PLATFORM": "offscreen"}


def test_leftovers_of_other_pythons_do_not_reach_ours(bootstrap: Start) -> None:
    given = {"PYTHONPATH": "/else", "PIP_USER": "1", "VIRTUAL_ENV": "/v", "LANG": "ja_JP.UTF-8"}
    assert bootstrap.child_environment(given, {"A": "b"}) == {"LANG": "ja_JP.UTF-8", "A": "b"}


# -- What pip says ---------------------------------------------------------------------------------


@POSIX
def test_pip_shows_its_own_progress_and_its_failure_becomes_a_sentence(
    bootstrap: Start, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    venv = tmp_path / "venv"
    pip = Path(bootstrap.python_of(venv))
    pip.parent.mkdir(parents=True)
    pip.write_text('#!/bin/sh\necho "Collecting alpha==1.0"\ntest -z "$PIP_TARGET"\n', "utf-8")
    pip.chmod(0o755)
    bootstrap.install_requirements(venv, "run", os.open(tmp_path / "lock", os.O_CREAT))
    assert capfd.readouterr().out == "Collecting alpha==1.0\n"
    assert not (venv / "tmp").exists()
    pip.write_text("#!/bin/sh\necho 'what a strange thing' >&2\nexit 1\n", "utf-8")
    with pytest.raises(bootstrap.Problem, match=r"Its last words:\nwhat a strange thing$"):
        bootstrap.install_requirements(venv, "run", os.open(tmp_path / "lock", os.O_CREAT))


@pytest.mark.parametrize(
    ("pip", "sentence"),
    [
        ("ERROR: [Errno 28] No space left on device", "is full: make room"),
        ("NewConnectionError: Temporary failure in name resolution", "check the connection"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM", "its hash differs"),
        ("ERROR: No matching distribution found for alpha", "found no package that fits"),
    ],
)
def test_what_pip_says_becomes_a_sentence(bootstrap: Start, pip: str, sentence: str) -> None:
    assert sentence in bootstrap.pip_sentence(pip)


def test_an_error_of_the_system_is_no_traceback(
    bootstrap: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "/there")

    monkeypatch.setattr(bootstrap, "start", full)
    assert bootstrap.main(["run"]) == 2
    assert "/there is full: make room" in capsys.readouterr().err


# -- The pins --------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["run", "test", "mutation"])
def test_every_requirement_is_pinned_and_hashed_and_names_no_address(verb: str) -> None:
    text = (PROJECT / "packaging" / f"requirements-{verb}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    for block in re.split(r"\n(?=[a-z])", text):
        if "==" in block and not block.startswith(("#", "-r")):
            assert re.match(r"[a-z0-9-]+==\S+ ", block), block
            assert re.search(r"--hash=sha256:[0-9a-f]{64}", block), block


def test_the_environment_of_this_run_holds_the_pins() -> None:
    """Only where bootstrap made it: a developer may test with other versions."""
    stamp = Path(sys.prefix) / "chabudai-stamp.json"
    if not stamp.exists():
        pytest.skip("this environment was not made by bootstrap")
    assert json.loads(stamp.read_text(encoding="utf-8"))["test"]
    here = sys.platform == "win32"
    for verb in ("run", "test"):
        text = (PROJECT / "packaging" / f"requirements-{verb}.txt").read_text(encoding="utf-8")
        for name, wanted, marker in re.findall(r"(?m)^([\w.-]+)==(\S+)(.*)", text):
            if here or 'sys_platform == "win32"' not in marker:
                assert version(name) == wanted

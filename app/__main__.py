"""`python -m app` and the command `chabudai`."""

from __future__ import annotations

import sys


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code: 0 fine, 1 the answer is no, 2 cannot."""
    from app.cli.command_line import run  # noqa: PLC0415 - `import app.__main__` stays cheap

    return run(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())

"""For the scripts in Python: --help prints the text at the head of one, and wrong use ends with 64."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Usage(argparse.ArgumentParser):
    """The arguments of a script, which passes its own text, and its options without a value if one at most is given."""

    def __init__(self, text, *switches):
        name = Path(sys.argv[0]).resolve().relative_to(ROOT)
        super().__init__(prog=str(name), description=text, formatter_class=argparse.RawTextHelpFormatter, allow_abbrev=False)
        group = self.add_mutually_exclusive_group() if switches else None
        for switch in switches:
            group.add_argument(switch, action="store_true")

    def error(self, message):
        self.exit(64, f"{self.prog}: {message}; --help says how it is used\n")


def run(*command, **environment):
    """What a command prints in the checkout; all that it says is shown if it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, **environment})
    if done.returncode != 0:
        raise SystemExit(f"{Path(sys.argv[0]).name}: {' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def contents(*places):
    """(name, bytes) of the files in these places, else in all, that git knows or that are new; links are left out."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *places)
    for name in sorted(set(filter(None, listed.split("\0")))):
        if (ROOT / name).is_file() and not (ROOT / name).is_symlink():
            yield name, (ROOT / name).read_bytes()

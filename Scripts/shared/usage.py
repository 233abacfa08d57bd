"""For the scripts in Python: --help prints the text at the head of one, and wrong use ends with 64."""

import argparse
import sys
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[1]


class Usage(argparse.ArgumentParser):
    """The arguments of a script, which passes its own text."""

    def __init__(self, text):
        name = Path(sys.argv[0]).resolve().relative_to(SCRIPTS.parent)
        super().__init__(prog=str(name), description=text, formatter_class=argparse.RawTextHelpFormatter, allow_abbrev=False)

    def error(self, message):
        self.exit(64, f"{self.prog}: {message}; --help says how it is used\n")

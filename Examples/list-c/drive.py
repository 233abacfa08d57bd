#!/usr/bin/env python3
"""Opens the list on a screen without a display, moves it by mouse, wheel and keys, and ends it by a signal.

    Examples/list-c/drive.py PROGRAM

Every run ends with status 0 and says how many frames it drew and where the list was.
"""

import pathlib
import re
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Window/tests"))
from window import Screen, Window  # noqa: E402

CONTENT = sum(44 + row * 29 % 60 for row in range(10_000))


class List(Window):
    """The program in its window."""

    name = "^A list in C$"

    def close(self):
        """Ends it by SIGTERM: how many frames it drew, and the offset."""
        self.process.terminate()
        said, _ = self.process.communicate(timeout=10)
        assert self.process.returncode == 0, self.process.returncode
        return re.fullmatch(r"(\d+) frames, offset (-?[\d.]+)\n", said).groups()


def run(screen, move, least, offset):
    """One run: at rest it costs nothing, it drew at least so many frames, and the list is where it belongs."""
    window = List(screen, [sys.argv[1]], stdout=subprocess.PIPE, text=True)
    move(window)
    window.rest()
    used = window.ticks()
    time.sleep(2)
    assert window.ticks() - used <= 0.02, "it draws at rest"
    frames, place = window.close()
    print(f"{move.__name__}: {frames} frames, offset {place}")
    assert int(frames) >= least and offset(float(place)), move.__name__


def flick(window):
    window.flick(200, 500, 0, -300)


def pull(window):
    window.drag([(200, 150 + 20 * step) for step in range(22)], hold=0.2)


def notches(window):
    window.tool(*window.at(200, 300), "click", 5, "click", 5, "click", 5)


def end(window):
    window.key("End")


screen = Screen()
try:
    run(screen, flick, 30, lambda y: y > 300)
    run(screen, pull, 60, lambda y: y == 0)
    run(screen, notches, 10, lambda y: y == 180)
    run(screen, end, 10, lambda y: abs(y - (CONTENT - 640)) < 0.1)
finally:
    screen.close()
none = subprocess.run([sys.argv[1]], env={"SDL_VIDEODRIVER": "x11"}, capture_output=True, text=True)
assert none.returncode == 1 and none.stderr.startswith("list: no display: "), none

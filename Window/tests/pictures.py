"""The window's picture in the README: five scenes in a row, light and dark, moved by injected input.

    python3 Window/tests/pictures.py        after Scripts/test window or a build; writes Docs/Pictures/window-*.png
"""

import pathlib
import subprocess
import tempfile
import time

from window import ROOT, Scene, Screen

MOVES = {
    1: lambda window: window.flick(220, 520, 0, -230),
    2: lambda window: window.drag([(220, 520), (200, 540), (190, 560)], hold=0.2),
    3: lambda window: window.drag([(220, 560), (220, 480), (220, 440)], hold=0.2),
    4: lambda window: window.drag([(340 - 4 * step, 680 - 44 * step) for step in range(6)], pause=0.02),
    5: lambda window: window.drag([(220, 560), (220, 500), (220, 470)], hold=0.2),
}


def main():
    screen = Screen()
    with tempfile.TemporaryDirectory() as folder:
        for looks in ("light", "dark"):
            window = Scene(screen, 1, f"--{looks}")
            shots = []
            for scene, move in MOVES.items():
                window.key(str(scene))
                time.sleep(0.4)
                move(window)
                time.sleep(0.5)
                shots.append(pathlib.Path(folder) / f"{scene}-{looks}.png")
                window.shoot(shots[-1])
            window.close()
            subprocess.run(
                ["convert", *shots, "-crop", "414x802+12+0", "+repage", "+append", "-resize", "1600x", "-strip",
                 ROOT / f"Docs/Pictures/window-{looks}.png"], check=True)
    screen.close()


if __name__ == "__main__":
    main()

"""A window on a screen of its own, moved by injected input: what it was fed, what it drew, what it looked like."""

import json
import os
import pathlib
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = ROOT / ".build/together/release/OverscrollWindow"


class Screen:
    """An X server without a display."""

    def __init__(self, size="1400x1100"):
        end, start = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(start), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[start], stderr=subprocess.DEVNULL)
        os.close(start)
        with os.fdopen(end) as file:
            number = file.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        self.environment = {**os.environ, "DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11"}

    def close(self):
        self.server.terminate()
        self.server.wait()


class Window:
    """A program's window, moved by its user."""

    name = "^Overscroll$"

    def __init__(self, screen, command, scale=1, **options):
        self.screen, self.scale = screen, scale
        self.process = subprocess.Popen(command, env=screen.environment, **options)
        for _ in range(100):
            found = self.tool("search", "--onlyvisible", "--name", self.name, check=False).split()
            if found:
                break
            time.sleep(0.1)
        else:
            raise RuntimeError("no window after ten seconds")
        self.id = found[0]
        place = dict(line.split("=") for line in self.tool("getwindowgeometry", "--shell", self.id).split())
        self.x, self.y = int(place["X"]), int(place["Y"])
        self.tool("windowfocus", self.id, check=False)
        time.sleep(1)

    def tool(self, *arguments, check=True):
        return subprocess.run(
            ["xdotool", *map(str, arguments)], env=self.screen.environment, check=check, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout

    def at(self, x, y):
        return ["mousemove", round(self.x + x * self.scale), round(self.y + y * self.scale)]

    def drag(self, places, pause=0.016, hold=0):
        """A finger along places of the window, in points; at most one place every `pause` seconds."""
        steps = [*self.at(*places[0]), "sleep", 0.03, "mousedown", 1]
        for place in places[1:]:
            steps += ["sleep", pause, *self.at(*place)]
        self.tool(*steps, "sleep", hold, "mouseup", 1)

    def flick(self, x, y, dx, dy):
        """A quick stroke from a place, ever faster."""
        self.drag([(x, y)] + [(x + dx * share, y + dy * share) for share in (0.12, 0.3, 0.6, 1)], pause=0.012)

    def key(self, *names):
        self.tool("key", *names)

    def shoot(self, file):
        subprocess.run(["import", "-window", self.id, file], env=self.screen.environment, check=True)

    def ticks(self):
        """How much of the processor it has used, in seconds."""
        text = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(text[11]) + int(text[12])) / os.sysconf("SC_CLK_TCK")

    def rest(self, longest=20):
        """Waits until it draws nothing more: how long a stroke carries depends on how fast it came out, and
        that on what else the machine does."""
        end, used = time.monotonic() + longest, -1.0
        while self.ticks() > used:
            if time.monotonic() > end:
                raise RuntimeError(f"it still moves after {longest} seconds")
            used = self.ticks()
            time.sleep(1)


class Scene(Window):
    """The window, started with a scene; closed by Escape, after which its records can be read."""

    def __init__(self, screen, scene, *arguments, size="1100x860", scale=1):
        self.folder = tempfile.TemporaryDirectory()
        self.record = pathlib.Path(self.folder.name) / "scene.json"
        self.trace = pathlib.Path(self.folder.name) / "trace.jsonl"
        # Comments and the chat have nothing to record.
        records = ["--record", self.record, "--trace", self.trace] if scene < 6 else []
        super().__init__(screen, [
            BINARY, "--scene", str(scene), "--size", size, "--scale", str(scale), "--full-motion", *records, *arguments], scale)

    def close(self):
        self.key("Escape")
        self.process.wait(timeout=10)
        if self.process.returncode:
            raise RuntimeError(f"the window ended with {self.process.returncode}")

    def frames(self, part=""):
        """What was drawn, a frame each."""
        return [json.loads(line) for line in self.file(self.trace, part).read_text().splitlines()]

    def events(self, part=""):
        return json.loads(self.file(self.record, part).read_text())["events"]

    def file(self, file, part):
        return file.with_name(f"{file.stem}-{part}{file.suffix}") if part else file

    def replay(self, part=""):
        """What the command line makes of the record, by the time of the frame."""
        done = subprocess.run(
            [ROOT / "Scripts/overscroll", "replay", self.file(self.record, part)], text=True, check=True,
            stdout=subprocess.PIPE)
        return {line["t"]: line for line in map(json.loads, done.stdout.splitlines())}


def distance(drawn, played):
    """The greatest difference of two numbers, of lists or members of the same name."""
    if isinstance(drawn, dict):
        return max(distance(value, played[name]) for name, value in drawn.items())
    if isinstance(drawn, list):
        assert len(drawn) <= len(played)
        return max((distance(*pair) for pair in zip(drawn, played)), default=0)
    return abs(drawn - played)

"""The demo's server and a real browser, for tests."""

import atexit
import contextlib
import functools
import os
import shutil
import subprocess
import time
import unittest
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[3]
SCREENSHOTS = Path(os.environ.get("SCREENSHOTS", ROOT / "Web/.build/screenshots"))
# The headless shell is the same engine without windows, toolbars and panels that nobody sees: a page takes
# a third of the time.
SHELL = os.environ.get("HEADLESS_SHELL") or shutil.which("chromium-headless-shell")
SIZES = {"phone": (390, 844), "desktop": (1280, 800)}
# The narrowest that pages are made for.
NARROW = {"narrow": (320, 568)}
# The first page, then the contents list: its indented lines.
PAGES = ["index"] + [
    line.split()[0] for line in (ROOT / "Web/site/frame/contents.txt").read_text().splitlines()
    if line.startswith(" ")
]

# Figures that have moved by themselves stand still.
MOVED = "try {" + "".join(f"sessionStorage['{name} has moved'] = true;" for name in PAGES) + "} catch {}"

# Watches what reaches the page and what it draws: events as they come, and after every frame where the
# content is. It listens before the page does and reads after the page has drawn.
RECORDER = """
(() => {
  const log = (window.recorded = { events: [], frames: [] });
  const view = () => document.querySelector("[data-figure] .view");
  const place = (event) => {
    const box = view().getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * view().offsetWidth,
      y: ((event.clientY - box.top) / box.height) * view().offsetHeight,
    };
  };
  const note = (type, event, more) =>
    log.events.push({ t: event.timeStamp / 1000, type, ...more });
  const touch = (type) => (event) => {
    // A mouse is nobody's finger: browsers may tell where theirs is before there is a view.
    if (event.pointerType === "mouse") return;
    if (!view()?.contains(event.target) && type === "down") return;
    const all = type === "move" ? event.getCoalescedEvents() : [event];
    for (const one of all.length ? all : [event]) note(type, one, { id: one.pointerId, ...place(one) });
  };
  for (const [name, type] of Object.entries({
    pointerdown: "down", pointermove: "move", pointerup: "up", pointercancel: "cancel",
  })) addEventListener(name, touch(type), { capture: true });
  addEventListener("wheel", (event) => event.ctrlKey ||
    note("wheel", event, { dx: event.deltaX, dy: event.deltaY }), { capture: true });
  const keys = {
    ArrowUp: "arrowUp", ArrowDown: "arrowDown", PageUp: "pageUp", PageDown: "pageDown", Home: "home",
    End: "end",
  };
  addEventListener("keydown", (event) => keys[event.key] &&
    note("keyDown", event, { key: keys[event.key], repeat: event.repeat }), { capture: true });
  addEventListener("keyup", (event) => keys[event.key] && note("keyUp", event, { key: keys[event.key] }),
    { capture: true });

  // Where things truly are, as the page is laid out: numbers in styles are written with few digits.
  window.drawn = () => {
    const box = view().getBoundingClientRect();
    const [x, y] = [view().offsetWidth / box.width, view().offsetHeight / box.height];
    const content = view().querySelector(".content");
    const row = content.querySelector(".row:not([style*=hidden])");
    if (row) {
      const top = (row.getBoundingClientRect().top - box.top) * y;
      return { x: 0, y: Number(row.dataset.index) * 72 - top, scale: 1 };
    }
    const at = content.getBoundingClientRect();
    return {
      x: (box.left - at.left) * x, y: (box.top - at.top) * y,
      scale: (at.width * x) / content.offsetWidth,
    };
  };
  // Right after the page has drawn, with what it knew then: an event that is delivered late is not in it.
  new MutationObserver((_, observer) => {
    const content = view()?.querySelector(".content");
    if (!content) return;
    observer.disconnect();
    new MutationObserver(() => log.frames.push({
      t: document.timeline.currentTime / 1000, known: log.events.length, ...drawn(),
    })).observe(content, { attributeFilter: ["style"] });
  }).observe(document, { childList: true, subtree: true });
})();
"""


@contextlib.contextmanager
def demo():
    """The address of `Scripts/demo` on a port that is free, or of the one that runs at $DEMO already."""
    if os.environ.get("DEMO"):
        yield os.environ["DEMO"]
        return
    process = subprocess.Popen([ROOT / "Scripts/demo", "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        address = process.stdout.readline().strip()
        if not address.startswith("http"):
            raise RuntimeError("the demo did not start")
        yield address
    finally:
        process.terminate()
        process.wait()


@functools.cache
def chromium():
    """Chromium as the system has it: one for all tests of a process."""
    driver = sync_playwright().start()
    atexit.register(driver.stop)
    path = os.environ.get("CHROMIUM") or SHELL or "/usr/bin/chromium"
    return driver.chromium.launch(executable_path=path, args=["--no-sandbox"])


class Page:
    """A page with its figure running, and fingers for it."""

    scripts = (MOVED,)

    @classmethod
    def open(cls, address, size="desktop", scheme="light", motion="no-preference", scripts=()):
        width, height = {**SIZES, **NARROW}[size]
        context = chromium().new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=True, reduced_motion=motion)
        for script in (*cls.scripts, *scripts):
            context.add_init_script(script)
        return cls(context, address)

    def __init__(self, context, address):
        self.context = context
        self.page = context.new_page()
        self.complaints = []
        self.page.on(
            "console",
            lambda message: message.type in ("error", "warning")
            and self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(address)
        self.page.wait_for_selector("[data-figure][data-ready]", timeout=30_000)
        self.devtools = context.new_cdp_session(self.page)

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        self.context.close()
        if kind is None and self.complaints:
            raise AssertionError(f"the page complains: {self.complaints}")

    def evaluate(self, script, *arguments):
        return self.page.evaluate(script, *arguments)

    def press(self, *names):
        """Presses buttons by their names."""
        for name in names:
            self.page.get_by_role("button", name=name, exact=True).click()

    def text(self, selector):
        return self.page.locator(selector).inner_text()

    @property
    def view(self):
        return self.page.locator("[data-figure] .view").bounding_box()

    def send(self, kind, points, time_stamp):
        touch = {"type": kind, "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]}
        if time_stamp is not None:
            touch["timestamp"] = time_stamp
        self.devtools.send("Input.dispatchTouchEvent", touch)

    def swipe(self, start, end):
        """One finger in the machine's time, and what follows it."""
        for i, point in enumerate(line(start, end, 8)):
            self.send("touchMove" if i else "touchStart", [point], None)
            time.sleep(0.016)
        self.send("touchEnd", [], None)
        time.sleep(0.25)


class PageTests(unittest.TestCase):
    """Tests of pages: one demo, one browser; a page that complains fails its test when it is closed."""

    @classmethod
    def setUpClass(cls):
        cls.demo = cls.enterClassContext(demo())

    def address(self, name):
        return f"{self.demo}{name}.html"

    def context(self, **options):
        return self.enterContext(chromium().new_context(**options))

    def open(self, name, size="desktop", **more):
        """A page of the demo, until the test ends."""
        return self.enterContext(Page.open(self.address(name), size, **more))

    def without_scripts(self):
        """A page whose scripts do not run."""
        return self.context(java_script_enabled=False).new_page()


class MadePageTests(PageTests):
    """Tests of pages that are written in the test; none of them may throw."""

    def make(self, text, query="", **context):
        context = self.context(viewport={"width": 600, "height": 800}, **context)
        context.route("**/made/page.html*", lambda route: route.fulfill(body=text, content_type="text/html"))
        page = context.new_page()
        complaints = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        self.addCleanup(lambda: self.assertEqual(complaints, []))
        page.goto(f"{self.demo}made/page.html{query}")
        return page

    # What happens, until it has settled: settle() is the test's.
    def does(self, page, script):
        page.evaluate(script)
        self.settle(page)

    def press(self, page, *keys):
        for key in keys:
            page.keyboard.press(key)
            self.settle(page)

    def drag(self, page, start, end, steps=8):
        """A mouse along a line, its button down."""
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end, steps=steps)
        page.mouse.up()

    def turn(self, page, x, y):
        page.mouse.wheel(x, y)
        self.settle(page)


def line(start, end, steps):
    """A straight path in equal steps."""
    return [
        (start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps)
        for i in range(steps + 1)
    ]

"""Drawers, floating windows and dials under real touches.

Time is the test's, so that what is asserted does not depend on how busy the machine is.
"""

import math

from browser import PageTests, line
from clock import ClockedPage

STEP = 0.01

# Where things are, in points of the stage.
READERS = """
window.matrix = (selector) =>
  new DOMMatrix(getComputedStyle(document.querySelector("[data-figure] " + selector)).transform);
window.readers = {
  drawer: () => matrix(".drawer").m42,
  list: () => {
    const row = document.querySelector("[data-figure] .row:not([style*=hidden])");
    const body = document.querySelector("[data-figure] .drawer-list");
    const scale = body.offsetWidth / body.getBoundingClientRect().width;
    const top = row.getBoundingClientRect().top - body.getBoundingClientRect().top;
    return Number(row.dataset.index) * 72 - top * scale;
  },
  x: () => matrix(".pip").m41,
  y: () => matrix(".pip").m42,
  angle: () => {
    const { m11, m12 } = matrix(".dial-knob");
    return (Math.atan2(m12, m11) * 180) / Math.PI;
  },
};
window.see = (names) => names.map((name) => readers[name]());
"""


class Stage:
    """A page whose time is the test's, and a finger in points of its stage."""

    def __init__(self, page):
        self.page = page
        page.page.set_default_timeout(8_000)
        self.left, self.top, self.scale, self.height = page.evaluate("""() => {
          const view = document.querySelector("[data-figure] .view");
          const { left, top, width } = view.getBoundingClientRect();
          return [left, top, width / view.offsetWidth, view.clientHeight];
        }""")

    def see(self, *names):
        return self.page.evaluate("(names) => see(names)", list(names))

    def touch(self, kind, points, later):
        self.page.wait(later)
        self.page.touch(kind, [(self.left + x * self.scale, self.top + y * self.scale) for x, y in points])

    def down(self, point, later=0.0):
        self.touch("touchStart", [point], later)

    def along(self, points, interval=STEP):
        for point in points:
            self.touch("touchMove", [point], interval)

    def up(self, later=STEP):
        self.touch("touchEnd", [], later)

    def stroke(self, points, interval=STEP, hold=STEP, later=0.0):
        self.down(points[0], later)
        self.along(points[1:], interval)
        self.up(hold)

    def press(self, name):
        """Presses a button, which may be below what is seen, and comes back."""
        self.page.page.get_by_role("button", name=name, exact=True).click()
        self.page.evaluate("scrollTo(0, 0)")

    def play(self, names, seconds):
        """Shows frames and says where things were in each."""
        return self.page.evaluate(
            "([names, count]) => clock.frames(count, () => see(names))", [list(names), round(60 * seconds)])


class InteractionTests(PageTests):
    def open(self, name):
        return Stage(self.enterContext(ClockedPage.open(self.browser, self.address(name), "phone", [READERS])))

    # -- Drawer --

    def test_a_flick_passes_from_the_drawer_to_the_list(self):
        stage = self.open("drawer")
        y = stage.height - 30
        stage.stroke(line((200, y), (200, y - 240), 8))
        seen = stage.play(["drawer", "list"], 3)
        self.assertAlmostEqual(seen[-1][0], 64, places=2)
        self.assertGreater(seen[-1][1], 100)

    # -- Floating window --

    def test_it_is_thrown_into_a_corner_and_stays_above_the_keyboard(self):
        stage = self.open("picture-in-picture")
        left, top = stage.see("x", "y")
        place = (left + 54, top + 81)
        stage.stroke(line(place, (place[0] - 90, place[1] + 90), 6), later=0.5)
        x, y = stage.play(["x", "y"], 2)[-1]
        self.assertAlmostEqual(x, 16, places=2)
        self.assertAlmostEqual(y, stage.height - 16 - 16 - 162, places=2)
        stage.press("Keyboard")
        # In less space than it needs it becomes smaller.
        self.assertAlmostEqual(stage.play(["y"], 2)[-1][0], max(44, stage.height - 260 - 16 - 162), places=2)

    # -- Dial --

    def test_a_dial_rests_on_a_detent(self):
        stage = self.open("any-value")
        stage.press("Dial")
        angles = [math.radians(4 * i - 90) for i in range(11)]
        points = [(195 + 100 * math.cos(a), stage.height / 2 + 100 * math.sin(a)) for a in angles]
        stage.down(points[0])
        stage.along(points[1:], 0.02)
        self.assertAlmostEqual(stage.play(["angle"], 1 / 60)[-1][0], 40, delta=0.1)
        stage.up(0.3)
        self.assertAlmostEqual(stage.play(["angle"], 3)[-1][0], 30, places=2)

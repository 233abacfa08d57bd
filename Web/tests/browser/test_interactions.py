"""Drawers, floating windows, dials and pop tracks under real touches.

Time is the test's, so that what is asserted does not depend on how busy the machine is.
"""

import math
import time

from browser import PageTests, alone, line
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

    def play(self, names, seconds, rate=60):
        """Shows frames and says where things were in each."""
        return self.page.evaluate(
            "([names, count, rate]) => { clock.rate = rate; return clock.frames(count, () => see(names)); }",
            [list(names), round(seconds * rate), rate])


class InteractionTests(PageTests):
    def open(self, name, motion="no-preference"):
        return Stage(self.enterContext(ClockedPage.open(self.browser, self.address(name), "phone", [READERS], motion=motion)))

    # -- Drawer --

    def half(self, stage):
        return stage.height * (1 - 0.46)

    def test_a_flick_up_from_the_middle_opens_the_drawer(self):
        stage = self.open("drawer")
        y = self.half(stage) + 150
        stage.stroke(line((200, y), (200, y - 70), 7))
        seen = stage.play(["drawer"], 2)
        self.assertAlmostEqual(seen[-1][0], 64, places=2)

    def test_a_flick_passes_from_the_drawer_to_the_list(self):
        stage = self.open("drawer")
        y = stage.height - 30
        stage.stroke(line((200, y), (200, y - 240), 8))
        seen = stage.play(["drawer", "list"], 3)
        self.assertAlmostEqual(seen[-1][0], 64, places=2)
        self.assertGreater(seen[-1][1], 100)
        # Nobody goes back in flight.
        for (drawer, offset), (later, farther) in zip(seen, seen[1:]):
            self.assertLessEqual(later, drawer + 0.01)
            self.assertGreaterEqual(farther, offset - 0.05)

    def test_reduced_motion_does_not_swing(self):
        stage = self.open("drawer", motion="reduce")
        stage.press("Under-damped")
        y = self.half(stage) + 150
        stage.stroke(line((200, y), (200, y - 70), 7))
        seen = [drawer for drawer, in stage.play(["drawer"], 2)]
        self.assertAlmostEqual(seen[-1], 64, places=2)
        self.assertGreaterEqual(min(seen), 64 - 0.01)

    def test_keys_go_from_anchor_to_anchor(self):
        stage = self.open("drawer")
        stage.page.page.locator("[data-figure] .view").focus()
        stage.page.page.keyboard.press("ArrowUp")
        self.assertAlmostEqual(stage.play(["drawer"], 2)[-1][0], 64, places=2)

    # -- Floating window --

    def corners(self, stage):
        bottom = stage.height - 16 - 16 - 162
        return [(16, 44), (390 - 16 - 108, 44), (16, bottom), (390 - 16 - 108, bottom)]

    def throw(self, stage, x, y, later=0.5):
        left, top = stage.see("x", "y")
        place = (left + 54, top + 81)
        stage.stroke(line(place, (place[0] + x, place[1] + y), 6), later=later)

    def test_it_is_thrown_into_each_corner(self):
        stage = self.open("picture-in-picture")
        corners = self.corners(stage)
        for x, y, corner in ((-90, 0, 0), (90, 70, 3), (-90, 0, 2), (90, -90, 1)):
            with self.subTest(corner=corner):
                self.throw(stage, x, y)
                seen = stage.play(["x", "y"], 2)
                self.assertAlmostEqual(seen[-1][0], corners[corner][0], places=2)
                self.assertAlmostEqual(seen[-1][1], corners[corner][1], places=2)

    def test_it_makes_room_for_the_keyboard(self):
        stage = self.open("picture-in-picture")
        self.throw(stage, 0, 90)
        stage.play(["y"], 2)
        stage.press("Keyboard")
        seen = stage.play(["y"], 2)
        # With less space than it needs it stands in the middle of what there is.
        greatest = stage.height - 260 - 16 - 162
        self.assertAlmostEqual(seen[-1][0], max(greatest, (44 + greatest) / 2), places=2)

    # -- Dial --

    def dial(self, degrees, hold=0.3):
        stage = self.open("any-value")
        stage.press("Dial")
        middle = stage.height / 2
        steps = max(1, round(degrees / 4))
        angles = [math.radians(-90 + degrees * i / steps) for i in range(steps + 1)]
        points = [(195 + 100 * math.cos(a), middle + 100 * math.sin(a)) for a in angles]
        stage.down(points[0])
        stage.along(points[1:], 0.02)
        return stage

    def test_a_dial_rests_on_a_detent(self):
        stage = self.dial(40)
        self.assertAlmostEqual(stage.play(["angle"], 1 / 60)[-1][0], 40, delta=0.1)
        stage.up(0.3)
        self.assertAlmostEqual(stage.play(["angle"], 3)[-1][0], 30, places=2)

    # -- Pop tracks --

    @alone
    def test_five_thousand_comments_at_once(self):
        page = self.enterContext(self.browser.open(f"{self.server.address}pop-tracks.html", "phone"))
        page.page.get_by_role("button", name="5,000 comments").click()
        page.page.get_by_role("group", name="Show").get_by_role("button", name="Play").click()
        time.sleep(5)
        shown = page.evaluate("({ ...document.querySelector('[data-figure] .view').dataset })")
        page.page.get_by_role("group", name="Show").get_by_role("button", name="Pause").click()
        # Recorded, not compared: both depend on the machine and on what else it does.
        print(f"{shown['count']} comments: engine {float(shown['engine']):.2f} ms a frame, "
              f"{float(shown['rate']):.0f} frames a second")
        self.assertGreater(int(shown["count"]), 4_800)

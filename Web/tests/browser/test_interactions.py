"""Drawers, floating windows and dials under real touches.

Time is the test's, so that what is asserted does not depend on how busy the machine is.
"""

import math

from browser import PageTests, line
from clock import ClockedPage

# Where something of the figure is, in points of its stage, and by how many degrees it is turned.
PLACE = """(selector) => {
  const { transform } = getComputedStyle(document.querySelector("[data-figure] " + selector));
  const { m11, m12, m41, m42 } = new DOMMatrix(transform);
  return { x: m41, y: m42, angle: (Math.atan2(m12, m11) * 180) / Math.PI };
}"""


class InteractionTests(PageTests):
    def open(self, name):
        page = self.enterContext(ClockedPage.open(self.browser, self.address(name), "phone"))
        height = page.evaluate("document.querySelector('[data-figure] .view').clientHeight")
        return page, height

    def test_a_flick_passes_from_the_drawer_to_the_list(self):
        page, _ = self.open("drawer")
        bottom = page.view["height"] - 28
        page.gesture([line((180, bottom), (180, bottom - 220), 8)], interval=0.01)
        page.wait(3)
        self.assertAlmostEqual(page.evaluate(PLACE, ".drawer")["y"], 64, places=2)
        self.assertLess(page.evaluate(PLACE, ".drawer-list .content")["y"], -100)

    def test_a_window_is_thrown_into_a_corner_and_stays_above_the_keyboard(self):
        page, height = self.open("picture-in-picture")
        page.wait(0.5)
        view, box = page.view, page.page.locator("[data-figure] .pip").bounding_box()
        x, y = box["x"] - view["x"] + box["width"] / 2, box["y"] - view["y"] + box["height"] / 2
        page.gesture([line((x, y), (x - 82, y + 82), 6)], interval=0.01)
        page.wait(2)
        place = page.evaluate(PLACE, ".pip")
        self.assertAlmostEqual(place["x"], 16, places=2)
        self.assertAlmostEqual(place["y"], height - 16 - 16 - 162, places=2)
        page.page.get_by_role("button", name="Keyboard", exact=True).click()
        page.wait(2)
        # In less space than it needs it becomes smaller.
        self.assertAlmostEqual(page.evaluate(PLACE, ".pip")["y"], max(44, height - 260 - 16 - 162), places=2)

    def test_a_dial_rests_on_a_detent(self):
        page, _ = self.open("any-value")
        page.page.get_by_role("button", name="Dial", exact=True).click()
        x, y = page.view["width"] / 2, page.view["height"] / 2
        angles = [math.radians(4 * i - 90) for i in range(11)]
        page.gesture([[(x + 90 * math.cos(a), y + 90 * math.sin(a)) for a in angles]], interval=0.02, end=None)
        page.wait(1 / 60)
        self.assertAlmostEqual(page.evaluate(PLACE, ".dial-knob")["angle"], 40, delta=0.1)
        page.wait(0.3)
        page.touch("touchEnd", [])
        page.wait(3)
        self.assertAlmostEqual(page.evaluate(PLACE, ".dial-knob")["angle"], 30, places=2)

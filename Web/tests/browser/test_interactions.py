"""Drawers, floating windows, dials and albums under real touches.

Time is the test's, so that what is asserted does not depend on how busy the machine is.
"""

import math

from browser import line
from clock import ClockedTests

# Where something of the figure is, in points of its stage, and by how many degrees it is turned.
PLACE = """(selector) => {
  const { transform } = getComputedStyle(document.querySelector("[data-figure] " + selector));
  const { m11, m12, m41, m42 } = new DOMMatrix(transform);
  return { x: m41, y: m42, angle: (Math.atan2(m12, m11) * 180) / Math.PI };
}"""

# The cards that are seen, by name: where each begins, in points of the stage.
SEEN = """
window.seen = () => {
  const view = document.querySelector("[data-figure] .view");
  const box = view.getBoundingClientRect();
  const scale = 390 / box.width;
  const cards = [...view.querySelectorAll(".card")].filter((card) => card.style.visibility !== "hidden");
  return Object.fromEntries(cards.map((card) => {
    const at = card.getBoundingClientRect();
    return [card.querySelector("b").textContent, {
      start: (at.left - box.left) * scale, width: at.width * scale, page: Number(card.dataset.page),
    }];
  }));
};
window.press = (name) =>
  [...document.querySelectorAll("button")].find((button) => button.textContent === name).click();
"""


def middle(cards):
    """The card nearest to the middle: its page, and how far it is from there."""
    page, away = min(
        ((card["page"], card["start"] + card["width"] / 2 - 195) for card in cards.values()),
        key=lambda one: abs(one[1]))
    return page, away


class InteractionTests(ClockedTests):
    def stage(self, name):
        page = self.clocked(name, "phone")
        height = page.evaluate("document.querySelector('[data-figure] .view').clientHeight")
        return page, height

    def test_a_flick_passes_from_the_drawer_to_the_list(self):
        page, _ = self.stage("drawer")
        bottom = page.view["height"] - 28
        page.gesture([line((180, bottom), (180, bottom - 220), 8)], interval=0.01)
        page.wait(3)
        self.assertAlmostEqual(page.evaluate(PLACE, ".drawer")["y"], 64, places=2)
        self.assertLess(page.evaluate(PLACE, ".drawer-list .content")["y"], -100)

    def test_a_window_is_thrown_into_a_corner_and_stays_above_the_keyboard(self):
        page, height = self.stage("picture-in-picture")
        page.wait(0.5)
        view, box = page.view, page.page.locator("[data-figure] .pip").bounding_box()
        x, y = box["x"] - view["x"] + box["width"] / 2, box["y"] - view["y"] + box["height"] / 2
        page.gesture([line((x, y), (x - 82, y + 82), 6)], interval=0.01)
        page.wait(2)
        place = page.evaluate(PLACE, ".pip")
        self.assertAlmostEqual(place["x"], 16, places=2)
        self.assertAlmostEqual(place["y"], height - 16 - 16 - 162, places=2)
        page.press("Keyboard")
        page.wait(2)
        # In less space than it needs it becomes smaller.
        self.assertAlmostEqual(page.evaluate(PLACE, ".pip")["y"], max(44, height - 260 - 16 - 162), places=2)

    def test_a_dial_rests_on_a_detent(self):
        page, _ = self.stage("any-value")
        page.press("Dial")
        x, y = page.view["width"] / 2, page.view["height"] / 2
        angles = [math.radians(4 * i - 90) for i in range(11)]
        page.gesture([[(x + 90 * math.cos(a), y + 90 * math.sin(a)) for a in angles]], interval=0.02, end=None)
        page.wait(1 / 60)
        self.assertAlmostEqual(page.evaluate(PLACE, ".dial-knob")["angle"], 40, delta=0.1)
        page.wait(0.3)
        page.touch("touchEnd", [])
        page.wait(3)
        self.assertAlmostEqual(page.evaluate(PLACE, ".dial-knob")["angle"], 30, places=2)

    def album(self):
        return self.clocked("pager", "phone", scripts=[SEEN])

    def check_rest(self, page, expected=None):
        """That a page rests in the middle, and which, if it is said."""
        page.wait_for_rest()
        at, away = middle(page.evaluate("seen()"))
        if expected is not None:
            self.assertEqual(at, expected)
        self.assertLess(abs(away), 0.01)

    def test_fingers_and_keys_turn_pages_and_wrap_around(self):
        page = self.album()
        page.gesture([line((220, 150), (160, 150), 5)])
        self.check_rest(page, 3)
        page.evaluate("press('Wraps around')")
        page.page.locator("[data-figure] .view").press("Home")
        page.wait_for_rest()
        page.gesture([line((160, 150), (220, 150), 5)])
        self.check_rest(page, 11)
        page.page.keyboard.press("ArrowRight")
        self.check_rest(page, 0)

    def test_cards_keep_their_pages_and_places_when_a_page_comes_or_goes_in_flight(self):
        for name, step in (("Insert", 1), ("Remove", -1)):
            page = self.album()
            page.gesture([line((220, 150), (160, 150), 5)])
            page.wait(0.03)
            # The clock stands still: what moves now, moves because of the change.
            before, after = page.evaluate(f"""() => {{
                press("One page");
                const before = seen();
                press("{name}");
                return [before, seen()];
            }}""")
            # The page shown stays; of those after a removed one, the next.
            kept = middle(before)[0] + (name == "Remove")
            watched = [one for one, card in before.items() if card["page"] == kept and one in after]
            for one in watched:
                self.assertAlmostEqual(before[one]["start"], after[one]["start"], delta=0.01)
                self.assertEqual(after[one]["page"] - before[one]["page"], step)
            self.assertTrue(watched or name == "Remove")
            self.check_rest(page)

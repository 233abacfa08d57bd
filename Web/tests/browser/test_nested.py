"""The profile page under real touches: header, tabs and lists as they are drawn."""

from browser import line
from clock import ClockedTests

HEADER = 224

# Where header, tabs and lists are, by what is drawn.
PLACES = """
(() => {
  const moved = (element) => new DOMMatrix(element.style.transform);
  window.places = () => {
    const panels = [...document.querySelectorAll(".profile .panel")];
    return {
      header: -moved(document.querySelector(".profile")).m42,
      tabs: -moved(panels[0]).m41,
      lists: panels.map((panel) => {
        const row = panel.querySelector(".row:not([style*=hidden])");
        return row ? row.dataset.index * 72 - moved(row).m42 - moved(row.parentElement).m42 : 0;
      }),
    };
  };
})();
"""


class NestedTests(ClockedTests):
    def profile(self, size="desktop"):
        return self.clocked("nested", size, scripts=[PLACES])

    def settle(self, page):
        """Waits until nothing moves any more; where everything is then."""
        page.wait_for_rest()
        return page.evaluate("places()")

    def stroke(self, page, path):
        page.gesture([path])
        return self.settle(page)

    def test_a_flick_on_the_header_ends_in_the_list(self):
        for size in ("phone", "desktop"):
            page = self.profile(size)
            height = page.view["height"]
            end = self.stroke(page, line((150, height * 0.6), (150, height * 0.6 - 80), 5))
            self.assertAlmostEqual(end["header"], HEADER, 3)
            self.assertGreater(end["lists"][0], 100)
            self.assertEqual((end["tabs"], end["lists"][1]), (0, 0))

    def test_a_flick_sideways_turns_one_tab(self):
        page = self.profile("phone")
        end = self.stroke(page, line((280, 300), (180, 312), 8))
        self.assertEqual((end["tabs"], end["header"], end["lists"][0]), (390, 0, 0))
        self.assertEqual(page.evaluate("document.querySelector('[aria-selected=true]').textContent"), "Replies 300")
        # And the list that is now shown is the one that scrolls.
        end = self.stroke(page, line((180, 400), (180, 200), 8))
        self.assertGreater(end["lists"][1], 50)
        self.assertEqual(end["lists"][0], 0)

    def test_pulled_far_enough_the_page_refreshes(self):
        page = self.profile()
        page.gesture([line((150, 150), (150, 500), 20)], hold=0.1)
        page.wait(0.7)
        self.assertEqual(page.evaluate("document.querySelector('.pull').textContent"), "Refreshing")
        self.assertAlmostEqual(page.evaluate("places().header"), -56, delta=0.1)
        self.assertAlmostEqual(self.settle(page)["header"], 0, places=2)

    def test_a_wheel_collapses_the_header_and_scrolls_the_list(self):
        page = self.profile()
        box = page.view
        page.page.mouse.move(box["x"] + 150, box["y"] + 400)
        for _ in range(5):
            page.wheel(0, 100)
            page.wait(0.05)
        end = self.settle(page)
        self.assertAlmostEqual(end["header"], HEADER, 3)
        self.assertAlmostEqual(end["header"] + end["lists"][0], 500, 2)

    def test_keys_go_through_all_of_them(self):
        page = self.profile()
        page.page.locator(".view").focus()
        page.page.keyboard.press("End")
        end = self.settle(page)
        self.assertAlmostEqual(end["header"], HEADER, 3)
        self.assertGreater(end["lists"][0], 80_000)
        page.page.keyboard.press("ArrowRight")
        self.assertEqual(self.settle(page)["tabs"], 390)
        page.page.keyboard.press("Home")
        end = self.settle(page)
        self.assertEqual((end["header"], end["lists"][1]), (0, 0))

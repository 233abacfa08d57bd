"""The profile page under real touches: header, tabs and lists as they are drawn."""

import math
import time
import unittest

from browser import RECORDER, STEPPER, Browser, Server, line

DECAY = -1000 * math.log(0.998)
HEADER = 224

# Where header, tabs and lists are, by what is drawn; after every frame that changes any of it.
PLACES = """
(() => {
  const moved = (element) => new DOMMatrix(element.style.transform);
  window.places = () => {
    const panels = [...document.querySelectorAll(".profile .panel")];
    return {
      t: document.timeline.currentTime / 1000,
      header: -moved(document.querySelector(".profile")).m42,
      tabs: -moved(panels[0]).m41,
      lists: panels.map((panel) => {
        const row = panel.querySelector(".row:not([style*=hidden])");
        return row ? row.dataset.index * 72 - moved(row).m42 - moved(row.parentElement).m42 : 0;
      }),
    };
  };
  window.seen = [];
  document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-figure][data-ready]")) return;
      observer.disconnect();
      new MutationObserver(() => seen.push(places())).observe(
        document.querySelector(".view"), { attributeFilter: ["style"], subtree: true });
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
})();
"""


class NestedTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = cls.enterClassContext(Server())
        cls.browser = cls.enterClassContext(Browser())

    def open(self, size="desktop", scripts=(RECORDER, PLACES)):
        return self.browser.open(f"{self.server.address}nested.html", size, scripts=scripts)

    def settle(self, page):
        """Waits until nothing is drawn any more; what was drawn since the finger left."""
        page.page.wait_for_function(
            "seen.length && document.timeline.currentTime / 1000 - seen.at(-1).t > 0.4", timeout=15_000)
        up = page.evaluate("recorded.events.findLast((one) => one.type === 'up')?.t ?? 0")
        self.assertEqual(page.complaints, [])
        return [one for one in page.evaluate("seen") if one["t"] > up]

    def decelerates(self, frames, of, least):
        """Everything together follows one deceleration: x = a + b e^(-rt), residuals below 0.02 pt."""
        start = frames[0]["t"]
        points = [(math.exp(-DECAY * (one["t"] - start)), of(one)) for one in frames]
        n = len(points)
        self.assertGreater(n, least)
        x = sum(e for e, _ in points) / n
        y = sum(v for _, v in points) / n
        slope = sum((e - x) * (v - y) for e, v in points) / sum((e - x) ** 2 for e, _ in points)
        worst = max(abs(v - y - slope * (e - x)) for e, v in points)
        print(f"{self._testMethodName}: {n} frames, {-slope * DECAY:.0f} pt/s, {worst:.2g} pt off")
        self.assertLess(worst, 0.02)
        return -slope * DECAY

    def test_a_flick_on_the_header_ends_in_the_list(self):
        for size in ("phone", "desktop"):
            with self.subTest(size=size), self.open(size) as page:
                height = page.view["height"]
                page.gesture([line((150, height * 0.6), (150, height * 0.6 - 60), 5)])
                frames = self.settle(page)
                end = frames[-1]
                self.assertAlmostEqual(end["header"], HEADER, 3)
                self.assertGreater(end["lists"][0], 50)
                self.assertEqual((end["tabs"], end["lists"][1]), (0, 0))
                joints = [one for one in frames if one["header"] < HEADER - 0.01]
                self.assertTrue(joints and all(one["lists"][0] == 0 for one in joints))
                # The last frame is put on rest, 10 pt/s before the law gets there.
                self.decelerates(frames[:-1], lambda one: one["header"] + one["lists"][0], 30)

    def test_and_back_again(self):
        with self.open() as page:
            page.gesture([line((150, 500), (150, 300), 10)])
            self.settle(page)
            page.gesture([line((150, 300), (150, 310), 3)], hold=0.3)
            before = self.settle(page)[-1]
            self.assertGreater(before["lists"][0], 100)
            page.page.keyboard.press("Home")
            for key in ("ArrowDown",) * 8:
                page.page.keyboard.press(key)
            self.settle(page)
            page.gesture([line((150, 200), (150, 270), 5)])
            frames = self.settle(page)
            self.assertEqual(frames[-1]["lists"][0], 0)
            moving = [one for one in frames if one["header"] > 0.01]
            self.assertTrue(any(one["lists"][0] > 1 for one in moving))
            self.decelerates(moving, lambda one: one["header"] + one["lists"][0], 8)

    def test_a_flick_sideways_turns_one_tab(self):
        with self.open("phone") as page:
            page.gesture([line((280, 300), (180, 312), 8)])
            end = self.settle(page)[-1]
            self.assertEqual((end["tabs"], end["header"], end["lists"][0]), (390, 0, 0))
            self.assertEqual(page.evaluate("document.querySelector('[aria-selected=true]').textContent"), "Replies 300")
            # And the list that is now shown is the one that scrolls.
            page.gesture([line((180, 400), (180, 200), 8)])
            end = self.settle(page)[-1]
            self.assertGreater(end["lists"][1], 50)
            self.assertEqual(end["lists"][0], 0)

    def test_a_catch_moves_nothing(self):
        with self.open() as page:
            page.gesture([line((150, 500), (150, 420), 5)])
            time.sleep(0.15)
            page.gesture([[(150, 300)] * 30])
            frames = self.settle(page)
            downs = [one["t"] for one in page.evaluate("recorded.events") if one["type"] == "down"]
            held = [one for one in page.evaluate("seen") if one["t"] > downs[1] + 0.02] or frames
            places = {(round(one["header"], 6), round(one["lists"][0], 6)) for one in held}
            self.assertLessEqual(len(places), 1)

    def test_pulled_far_enough_the_page_refreshes(self):
        with self.open() as page:
            page.gesture([line((150, 150), (150, 500), 20)], hold=0.1)
            page.page.wait_for_function("document.querySelector('.pull').textContent === 'Refreshing'")
            time.sleep(0.9)
            self.assertAlmostEqual(page.evaluate("places().header"), -56, 1)
            page.page.wait_for_function("Math.abs(places().header) < 0.01", timeout=5_000)
            self.assertEqual(page.complaints, [])

    def test_a_wheel_collapses_the_header_and_scrolls_the_list(self):
        with self.open() as page:
            box = page.view
            page.page.mouse.move(box["x"] + 150, box["y"] + 400)
            for _ in range(5):
                page.page.mouse.wheel(0, 100)
                time.sleep(0.05)
            end = self.settle(page)[-1]
            self.assertAlmostEqual(end["header"], HEADER, 3)
            self.assertAlmostEqual(end["header"] + end["lists"][0], 500, 2)

    def test_keys_go_through_all_of_them(self):
        with self.open() as page:
            page.page.locator(".view").focus()
            page.page.keyboard.press("End")
            end = self.settle(page)[-1]
            self.assertAlmostEqual(end["header"], HEADER, 3)
            self.assertGreater(end["lists"][0], 80_000)
            page.page.keyboard.press("ArrowRight")
            self.assertEqual(self.settle(page)[-1]["tabs"], 390)
            page.page.keyboard.press("Home")
            end = self.settle(page)[-1]
            self.assertEqual((end["header"], end["lists"][1]), (0, 0))

    def test_the_path_is_the_same_at_60_and_120_hz(self):
        paths = {}
        for rate in (60, 120):
            with self.open(scripts=(STEPPER, RECORDER, PLACES)) as page:
                page.gesture([line((150, 430), (150, 350), 5)], real_time=False)
                page.page.wait_for_function("recorded.events.at(-1)?.type === 'up'")
                up = page.evaluate("recorded.events.at(-1).t")
                paths[rate] = page.evaluate(
                    """([up, rate]) => Array.from({ length: 2 * rate }, (_, i) => {
                         step((up + (i + 1) / rate) * 1000);
                         const { header, lists } = places();
                         return [header, lists[0]];
                       })""", [up, rate])
        pairs = list(zip(paths[60], paths[120][1::2]))
        worst = max(abs(a - b) for pair in pairs for a, b in zip(*pair))
        print(f"60 and 120 Hz: {worst:.2g} pt apart, list to {paths[60][-1][1]:.1f}")
        self.assertAlmostEqual(paths[60][-1][0], HEADER, 3)
        self.assertGreater(paths[60][-1][1], 100)
        self.assertLess(worst, 0.01)


if __name__ == "__main__":
    unittest.main()

"""What the articles' own figures show: the tank, the two projections, and the scroll view that grows step by step."""

import math
import re

from browser import line
from clock import ClockedTests


class ArticleTests(ClockedTests):
    # -- The tank --

    def numbers(self, page):
        """Of the last hit: its speed, how far beyond, and after which time."""
        text = page.page.locator("#tank .sliders p").nth(1).inner_text()
        return [float(one.replace(",", "")) for one in re.search(r"Hit at (\S+) pt/s: (\S+) pt beyond after (\S+) s", text).groups()]

    def test_the_plate_is_a_spring_of_liquid_springs_and_mass(self):
        page = self.clocked("bounce")
        page.press("Hit the side")
        page.wait(0.5)
        speed, beyond, after = self.numbers(page)
        self.assertGreater(speed, 800)
        self.assertAlmostEqual(beyond, speed / (math.e * 10.9), delta=0.05)
        self.assertAlmostEqual(after, 1 / 10.9, delta=0.001)
        self.assertIn("0.999, critically damped but for 0.08 %", page.page.locator("#tank .sliders p").first.inner_text())
        page.press("Water", "Hit the side")
        page.wait(0.5)
        self.assertGreater(self.numbers(page)[1], 1.5 * beyond)
        self.assertIn("0.092, under-damped", page.page.locator("#tank .sliders p").first.inner_text())

    def test_a_finger_flicks_the_plate_into_its_spring(self):
        page = self.clocked("bounce", "phone")
        page.page.locator("#tank .tank").scroll_into_view_if_needed()
        box = page.page.locator("#tank .view").bounding_box()
        path = line((box["x"] + 150, box["y"] + 150), (box["x"] + 200, box["y"] + 150), 5)
        plate = "Number(document.querySelector('#tank .plate').getAttribute('x'))"
        rest = page.evaluate(plate)
        for step, point in enumerate(path):
            page.touch("touchMove" if step else "touchStart", [point], 0.012)
        page.touch("touchEnd", [])
        seen = []
        for _ in range(90):
            page.wait(1 / 60)
            seen.append(page.evaluate(plate))
        self.assertGreater(max(seen), 390 - 80 - 56 + 10)
        self.assertAlmostEqual(seen[-1], 390 - 80 - 56, delta=0.6)
        self.assertNotEqual(seen[-1], rest)

    # -- The projections --

    def test_both_projections_are_said_for_any_d(self):
        page = self.clocked("deceleration")
        words = page.page.locator("#projections p")
        self.assertIn("499.50 pt", words.inner_text())
        self.assertIn("499.00 pt", words.inner_text())
        page.press("UIKit’s fast")
        self.assertIn("99.50 pt", words.inner_text())
        self.assertIn("99.00 pt", words.inner_text())
        page.page.locator("#projections input").focus()
        page.page.keyboard.press("Home")
        for value in (-1 / math.log(0.9), 9):
            self.assertIn(f"{value:.2f} pt", words.inner_text())

    # -- The article's scroll view --

    def thrown(self, page, button):
        """Where it rests after a button, and what is said of it."""
        page.press(button)
        page.wait_for_rest()
        x, y = page.text(".head small").replace(",", "").replace("−", "-").split()
        return float(x), float(y), page.page.locator(".controls > p").nth(1).inner_text()

    def test_every_step_adds_its_mechanism(self):
        page = self.clocked("step-by-step")
        beyond = "Math.max(...recorded.places) - 5490"
        page.evaluate("""() => {
          recorded.places = [];
          new MutationObserver(() => recorded.places.push(-parseFloat(document.querySelector(".view > div").style.backgroundPosition)))
            .observe(document.querySelector(".view > div"), { attributeFilter: ["style"] });
        }""")
        farthest = {}
        for step in ("1 Clamp", "2 Deceleration", "3 Bounce", "4 Rubber band"):
            page.evaluate("recorded.places = []")
            page.press(step)
            x = self.thrown(page, "Throw it")[0]
            self.assertEqual(x == 5490, step != "1 Clamp", step)
            farthest[step] = page.evaluate(beyond)
            pulled = self.thrown(page, "Pull, then cancel")[2]
            self.assertEqual("outside" in pulled or "At rest" in pulled, step == "4 Rubber band", step)
        self.assertLessEqual(farthest["2 Deceleration"], 0.01)
        self.assertGreater(farthest["3 Bounce"], 30)
        self.assertEqual(farthest["3 Bounce"], farthest["4 Rubber band"])

    def test_the_flaws_do_what_the_page_says(self):
        page = self.clocked("step-by-step")
        page.press("4 Rubber band")
        self.assertEqual(self.thrown(page, "Throw it diagonally")[:2], (5490, 5883))
        page.press("One vector")
        x, y, words = self.thrown(page, "Throw it diagonally")
        self.assertEqual((x, y), (5490, 5050))
        self.assertIn("stops at 5,050 where it goes on to 5,883", words)
        # A finger finds the bounds as they were.
        page.gesture([line((150, 400), (150, 300), 8)], hold=0.3)
        page.wait_for_rest()
        self.assertIn("5,1", page.text(".head small"))
        times = []
        for names in ([], ["One stiffness"]):
            page.press(*names, "Pull, then cancel")
            page.wait(0.5)
            words = page.page.locator(".controls > p").nth(1).inner_text()
            self.assertIn("138 pt outside", words)
            times.append(float(re.search(r"after (\S+) s", words)[1]))
            page.wait_for_rest()
        self.assertEqual(times, [0.55, 0.78])
        page.press("Ignores a cancel")
        self.assertEqual(self.thrown(page, "Pull, then cancel")[1], -138)
        page.press("2 Deceleration")
        page.wait_for_rest()
        self.assertTrue(page.text(".head small").endswith(" 0"))

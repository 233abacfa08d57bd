"""The page of feels under real touches: each list goes where its platform's law says."""

import math

from browser import PageTests, line
from clock import ClockedPage

# By the platforms' formulas, not by the engine: a flick of v points per second from the lift on.
DECAY = -1000 * math.log(0.998)
EXPONENT = math.log(0.78) / math.log(0.9)
FRICTION = 0.015 * 9.80665 * 39.37 * 160 * 0.84


def ui_kit(v):
    # Its steps of a millisecond lose 0.002 of the velocity each, and go by what is left.
    return (v - 10) * 0.998 / (1000 * 0.002), math.log(v / 10) / DECAY


def android(v):
    time = (0.35 * v / FRICTION) ** (1 / (EXPONENT - 1))
    return 0.35 * v * time, time


def gtk(v):
    return (v - 0.1) / 4, math.log(v / 0.1) / 4


def chromium(v):
    time = math.log(1 + v / 172) / 3.7
    return v / 3.7 - 172 * time, time


LAWS = {"uiKit": ui_kit, "android": android, "gtk": gtk, "chromium": chromium}

# Where the lists are, by what is drawn; and what the table says.
PLACES = """
(() => {
  const moved = (element) => new DOMMatrix(element.style.transform).m42;
  window.places = () => [...document.querySelectorAll(".feel-list:not([hidden])")].map((list) => {
    const row = list.querySelector(".row:not([style*=hidden])");
    return row.dataset.index * 64 - moved(row) - moved(row.parentElement);
  });
  window.rows = () => Object.fromEntries([...document.querySelectorAll(".flicks tbody tr")].map((row) =>
    [row.dataset.feel, [...row.cells].slice(1).map((cell) => cell.textContent)]));
})();
"""


def amount(text):
    return float(text.replace(",", "").replace("−", "-"))


class FeelsTests(PageTests):
    def open(self, size="desktop", **more):
        return self.enterContext(ClockedPage.open(
            self.browser, f"{self.server.address}feels.html", size, scripts=[PLACES], **more))

    def assert_laws(self, rows, velocities):
        for name, law in LAWS.items():
            distance, time = law(velocities.get(name, 2400))
            self.assertAlmostEqual(amount(rows[name][0]), distance, delta=0.51, msg=name)
            self.assertAlmostEqual(amount(rows[name][1]), time, delta=0.0051, msg=name)

    def test_before_the_first_touch_the_table_has_a_flick_of_2400(self):
        page = self.open(motion="reduce")
        rows = page.evaluate("rows()")
        self.assertEqual(list(rows), [*LAWS, "yours"])
        # GTK cuts places to whole points, so its speed is another one.
        self.assert_laws(rows, {"gtk": 2400 * amount(rows["gtk"][0]) / 599.975})
        self.assertAlmostEqual(amount(rows["gtk"][0]), 600, delta=5)
        # UIKit's pull: x(t) = v t e^(-(k + p) t) nearly; Android's content stops at an edge.
        self.assertAlmostEqual(amount(rows["uiKit"][2]), 80, delta=1)
        self.assertAlmostEqual(amount(rows["gtk"][2]), 2400 / 10 / math.e, delta=1)
        self.assertAlmostEqual(amount(rows["chromium"][2]), 0.31 * 2400 / 12.5 / math.e, delta=1)
        self.assertEqual(rows["android"][2], "stops")
        self.assertIn("2,400", page.page.locator(".flicks caption").inner_text())
        # No flick and no frame without a touch.
        page.wait(3)
        self.assertEqual(page.evaluate("places()"), [0] * 5)
        page.wait_for_rest(0)

    def test_it_plays_one_flick_within_a_second_and_each_list_rests_where_its_law_says(self):
        page = self.open()
        page.wait(1)
        for place in page.evaluate("places()"):
            self.assertGreater(place, 50)
        before = page.evaluate("places()")
        page.wait_for_rest(20)
        places = page.evaluate("places()")
        self.assertTrue(all(later >= earlier for earlier, later in zip(before, places)))
        rows = page.evaluate("rows()")
        for (name, row), place in zip(rows.items(), places):
            # Before the lift the content follows the finger for less than 300 pt.
            self.assertTrue(0 < place - amount(row[0]) < 300, (name, row, place))
        self.assertEqual(len({round(place / 20) for place in places}), 5)
        page.wait(4)
        self.assertEqual(page.evaluate("places()"), places)

    def test_a_touch_comes_first_and_no_flick_is_played_after_it(self):
        for seconds in (0.1, 0.44):
            page = self.open()
            page.wait(seconds)
            box = page.view
            page.touch("touchStart", [(box["x"] + 100, box["y"] + 200)], 0.05)
            at = page.evaluate("places()")
            page.wait(2)
            self.assertEqual(page.evaluate("places()"), at)
            self.assertLess(max(at), 100)
            page.touch("touchEnd", [])

    def test_one_finger_moves_all_lists_and_each_goes_its_own_way(self):
        page = self.open(motion="no-preference")
        page.wait_for_rest(20)
        before = page.evaluate("places()")
        # Ten points every 12 ms: 833 a second. GTK takes them from the page at whole points.
        page.gesture([line((240, 420), (240, 300), 12)])
        lifted = page.evaluate("places()")
        for earlier, later in zip(before, lifted):
            self.assertTrue(90 < later - earlier < 125, (earlier, later))
        page.wait_for_rest(20)
        rows = page.evaluate("rows()")
        caption = page.page.locator(".flicks caption").inner_text()
        self.assertIn("The last flick of", caption)
        for (name, row), earlier, later in zip(rows.items(), lifted, page.evaluate("places()")):
            self.assertAlmostEqual(later - earlier, amount(row[0]), delta=1, msg=name)
        # The lift came 8 ms after the last move; estimators differ in what they make of that, by a share.
        for name, law in LAWS.items():
            distance, _ = law(833)
            self.assertAlmostEqual(amount(rows[name][0]), distance, delta=0.25 * distance, msg=name)

    def test_an_edge_is_met_in_each_platforms_way(self):
        page = self.open(motion="no-preference")
        page.wait_for_rest(20)
        page.page.get_by_role("button", name="Flick into the top").click()
        deepest = [math.inf] * 5
        for _ in range(240):
            page.wait(1 / 60)
            deepest = [min(pair) for pair in zip(deepest, page.evaluate("places()"))]
        page.wait_for_rest(20)
        for place in page.evaluate("places()"):
            self.assertAlmostEqual(place, 0, places=2)
        rows = page.evaluate("rows()")
        for (name, row), place in zip(rows.items(), deepest):
            over = 0 if row[2] == "stops" else amount(row[2])
            self.assertAlmostEqual(-place, over, delta=2, msg=name)
        self.assertEqual(rows["android"][2], "stops")
        self.assertGreater(amount(rows["uiKit"][2]), 20)

    def test_a_list_moves_as_another_platform_when_it_is_chosen(self):
        page = self.open(motion="reduce")
        page.page.get_by_label("List 2 moves as").select_option("qt")
        rows = page.evaluate("rows()")
        # Constant deceleration: v²/2a, v/a.
        self.assertAlmostEqual(amount(rows["qt"][0]), 2400**2 / 3000, delta=1)
        self.assertAlmostEqual(amount(rows["qt"][1]), 2400 / 1500, delta=0.006)
        self.assertIn("Qt", page.page.locator(".legend").inner_text())

    def test_the_composed_feel_follows_its_sliders(self):
        page = self.open(motion="reduce")
        at = lambda: amount(page.evaluate("rows()")["yours"][0])
        self.assertAlmostEqual(at(), (2400 - 10) / 1.2, delta=1)
        page.page.get_by_label("Deceleration: exponential, decay").fill("400")
        self.assertAlmostEqual(at(), (2400 - 10) / 8, delta=1)
        page.page.get_by_label("Deceleration", exact=True).select_option(label="constant")
        # What is left below 10 pt/s is 10²/2a.
        self.assertAlmostEqual(at(), (2400**2 - 10**2) / 3000, delta=1)
        page.page.get_by_label("Edge", exact=True).select_option(label="hard edge")
        self.assertEqual(page.evaluate("rows()")["yours"][2], "stops")
        page.page.get_by_label("Band", exact=True).select_option(label="hard band")

    def test_a_phone_has_two_lists_and_shows_what_is_composed(self):
        page = self.open("phone", motion="reduce")
        self.assertEqual(list(page.evaluate("rows()")), ["uiKit", "android"])
        self.assertEqual(len(page.evaluate("places()")), 2)
        page.page.get_by_label("Stop: stops below, speed").fill("400")
        self.assertEqual(list(page.evaluate("rows()")), ["uiKit", "yours"])
        self.assertAlmostEqual(amount(page.evaluate("rows()")["yours"][0]), (2400 - 100) / 1.2, delta=1)

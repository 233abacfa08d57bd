"""The page of feels under real touches: each list goes where its platform's law says."""

import math

from browser import line
from clock import ClockedTests

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


class FeelsTests(ClockedTests):
    def feels(self, size="desktop", **more):
        return self.clocked("feels", size, scripts=[PLACES], **more)

    def test_before_the_first_touch_the_table_has_a_flick_of_2400_and_nothing_moves(self):
        page = self.feels(motion="reduce")
        rows = page.evaluate("rows()")
        self.assertEqual(list(rows), ["uiKit", "android", "gtk", "chromium", "yours"])
        self.assertAlmostEqual(amount(rows["uiKit"][0]), (2400 - 10) / 2.004, delta=1)
        self.assertIn("2,400", page.text(".flicks caption"))
        page.wait(3)
        self.assertEqual(page.evaluate("places()"), [0] * 5)
        page.wait_for_rest(0)

    def test_it_plays_one_flick_within_a_second_and_each_list_rests_where_its_law_says(self):
        page = self.feels()
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
            page = self.feels()
            page.wait(seconds)
            box = page.view
            page.touch("touchStart", [(box["x"] + 100, box["y"] + 200)], 0.05)
            at = page.evaluate("places()")
            page.wait(2)
            self.assertEqual(page.evaluate("places()"), at)
            self.assertLess(max(at), 100)
            page.touch("touchEnd", [])

    def test_one_finger_moves_all_lists_and_each_goes_its_own_way(self):
        page = self.feels(motion="no-preference")
        page.wait_for_rest(20)
        before = page.evaluate("places()")
        page.gesture([line((240, 420), (240, 300), 12)])
        lifted = page.evaluate("places()")
        for earlier, later in zip(before, lifted):
            self.assertTrue(90 < later - earlier < 125, (earlier, later))
        page.wait_for_rest(20)
        rows = page.evaluate("rows()")
        caption = page.text(".flicks caption")
        self.assertIn("The last flick of", caption)
        for (name, row), earlier, later in zip(rows.items(), lifted, page.evaluate("places()")):
            self.assertAlmostEqual(later - earlier, amount(row[0]), delta=1, msg=name)

    def test_an_edge_is_met_in_each_platforms_way(self):
        page = self.feels(motion="no-preference")
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
        page = self.feels(motion="reduce")
        page.page.get_by_label("List 2 moves as").select_option("qt")
        rows = page.evaluate("rows()")
        # Constant deceleration: v²/2a, v/a.
        self.assertAlmostEqual(amount(rows["qt"][0]), 2400**2 / 3000, delta=1)
        self.assertAlmostEqual(amount(rows["qt"][1]), 2400 / 1500, delta=0.006)
        self.assertIn("Qt", page.text(".legend"))

    def test_the_composed_feel_follows_its_sliders(self):
        page = self.feels(motion="reduce")
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
        page = self.feels("phone", motion="reduce")
        self.assertEqual(list(page.evaluate("rows()")), ["uiKit", "android"])
        self.assertEqual(len(page.evaluate("places()")), 2)
        page.page.get_by_label("Stop: stops below, speed").fill("400")
        self.assertEqual(list(page.evaluate("rows()")), ["uiKit", "yours"])
        self.assertAlmostEqual(amount(page.evaluate("rows()")["yours"][0]), (2400 - 100) / 1.2, delta=1)

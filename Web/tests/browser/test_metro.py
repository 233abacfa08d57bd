"""The map under two real fingers: what the page shows is what the native engine says."""


from browser import line
from clock import ClockedTests
from replay import TOLERANCE, differences

WIDTH, HEIGHT = 2500, 2150
LEAST, MOST, START = 390 / WIDTH, 2.5, 0.5
CENTRAL = (24.5 * 50, 21 * 50)


class MetroTests(ClockedTests):
    def shown(self, page):
        """Scale, and the point of the map in the middle of the view."""
        page.wait_for_rest()
        at = page.evaluate("drawn()")
        height = page.evaluate("document.querySelector('[data-figure] .view').clientHeight")
        return at["scale"], ((at["x"] + 195) / at["scale"], (at["y"] + height / 2) / at["scale"])

    def check(self, page):
        page.wait_for_rest()
        log = page.evaluate("recorded")
        height = page.evaluate("document.querySelector('[data-figure] .view').clientHeight")
        beside = max(0, (height - HEIGHT * LEAST) / 2)
        compared, points, scale = differences(log, {
            "viewport": [390, height], "contentSize": [WIDTH, HEIGHT],
            "contentInset": [beside, 0, beside, 0], "minimumZoomScale": LEAST,
            "maximumZoomScale": MOST, "zoomsOnDoubleTap": True, "hasZoomMomentum": True,
            "zoomScale": START,
            "contentOffset": [CENTRAL[0] * START - 195, CENTRAL[1] * START - height / 2],
        })
        self.assertGreaterEqual(compared, 10)
        self.assertLess(points, TOLERANCE)
        self.assertLess(scale, TOLERANCE / 100)
        print(f"{self._testMethodName}: {compared} frames, {points:.2g} pt")
        return [frame["scale"] for frame in log["frames"]]

    def test_pinched_beyond_a_limit_it_comes_back(self):
        for fingers, limit in (
            ([line((170, 170), (20, 20), 16), line((190, 190), (340, 340), 16)], MOST),
            ([line((20, 20), (160, 160), 16), line((340, 340), (200, 200), 16)], LEAST),
        ):
            page = self.clocked("metro", "phone")
            for _ in range(2):
                page.gesture(fingers, hold=0.15)
                page.wait_for_rest()
            scales = self.check(page)
            self.assertGreater(max(limit / scale if limit == LEAST else scale / limit for scale in scales), 1.1)
            self.assertAlmostEqual(scales[-1], limit, places=4)
            if limit == LEAST:
                # The whole map is in the middle.
                for found, wanted in zip(self.shown(page)[1], (WIDTH / 2, HEIGHT / 2)):
                    self.assertAlmostEqual(found, wanted, delta=1)

    def test_two_taps_double_the_scale_and_from_the_largest_go_back_to_the_smallest(self):
        page = self.clocked("metro", "phone")
        for expected in (2 * START, 4 * START, MOST, LEAST):
            for _ in range(2):
                page.gesture([[(260, 320)]], hold=0.03)
                page.wait(0.08)
            self.assertAlmostEqual(self.shown(page)[0], expected, places=4)
        self.check(page)

    def test_a_tap_on_a_station_goes_there(self):
        for size in ("phone", "desktop"):
            page = self.clocked("metro", size)
            box = page.view
            tap = lambda: page.gesture([[(box["width"] / 2, box["height"] / 2)]], hold=0.05)
            # Two taps on it double the scale, as anywhere.
            tap()
            page.wait(0.08)
            tap()
            self.assertAlmostEqual(self.shown(page)[0], 2 * START, places=4)
            page.wait(1)
            tap()
            scale, middle = self.shown(page)
            self.assertAlmostEqual(scale, 1.3, places=3)
            for found, wanted in zip(middle, CENTRAL):
                self.assertAlmostEqual(found, wanted, delta=0.5)
            caption = page.text("[data-figure] .caption")
            self.assertIn("Eastmere Central", caption)

    def test_a_station_is_found_by_a_part_of_its_name(self):
        page = self.clocked("metro", "desktop")
        page.page.get_by_label("Find a station").fill("ironic")
        self.assertEqual(page.page.locator(".found button").count(), 0)
        page.page.get_by_label("Find a station").fill("guild")
        page.page.keyboard.press("Enter")
        for found, wanted in zip(self.shown(page)[1], (24.5 * 50, 15 * 50)):
            self.assertAlmostEqual(found, wanted, delta=0.5)
        self.assertIn("Ring", page.text("[data-figure] .caption"))

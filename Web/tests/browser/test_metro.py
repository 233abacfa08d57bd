"""The map under two real fingers: what the page shows is what the native engine says."""


from browser import PageTests, line
from clock import ClockedPage
from replay import TOLERANCE, differences

WIDTH, HEIGHT = 2500, 2150
LEAST, MOST, START = 390 / WIDTH, 2.5, 0.5
CENTRAL = (24.5 * 50, 21 * 50)


class MetroTests(PageTests):
    def open(self, size="phone"):
        return ClockedPage.open(self.browser, f"{self.server.address}metro.html", size)

    def shown(self, page):
        """Scale, and the point of the map in the middle of the view."""
        page.wait_for_rest()
        at = page.evaluate("drawn()")
        height = page.evaluate("document.querySelector('[data-figure] .view').clientHeight")
        return at["scale"], ((at["x"] + 195) / at["scale"], (at["y"] + height / 2) / at["scale"])

    def check(self, page, least=10):
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
        self.assertGreaterEqual(compared, least)
        self.assertLess(points, TOLERANCE)
        self.assertLess(scale, TOLERANCE / 100)
        print(f"{self._testMethodName}: {compared} frames, {points:.2g} pt")
        return [frame["scale"] for frame in log["frames"]], log["frames"]

    def test_pinched_beyond_the_largest_scale_it_comes_back(self):
        with self.open() as page:
            for _ in range(2):
                page.gesture(
                    [line((170, 170), (20, 20), 16), line((190, 190), (340, 340), 16)], hold=0.15)
                page.wait_for_rest()
            scales, _ = self.check(page)
            self.assertGreater(max(scales), MOST * 1.1)
            self.assertLess(max(scales), 2 * MOST)
            self.assertAlmostEqual(scales[-1], MOST, places=4)

    def test_pinched_beyond_the_smallest_scale_it_comes_back_to_the_middle(self):
        with self.open() as page:
            for _ in range(2):
                page.gesture(
                    [line((20, 20), (160, 160), 16), line((340, 340), (200, 200), 16)], hold=0.15)
                page.wait_for_rest()
            scales, frames = self.check(page)
            self.assertLess(min(scales), LEAST * 0.9)
            self.assertGreater(min(scales), LEAST / 2)
            self.assertAlmostEqual(scales[-1], LEAST, places=5)
            scale, middle = self.shown(page)
            self.assertAlmostEqual(middle[0], WIDTH / 2, delta=1)
            self.assertAlmostEqual(middle[1], HEIGHT / 2, delta=1)

    def test_two_taps_double_the_scale_and_from_the_largest_go_back_to_the_smallest(self):
        with self.open() as page:
            for expected in (2 * START, 4 * START, MOST, LEAST):
                for _ in range(2):
                    page.gesture([[(260, 320)]], hold=0.03)
                    page.wait(0.08)
                self.assertAlmostEqual(self.shown(page)[0], expected, places=4)
            self.check(page)

    def test_a_tap_on_a_station_goes_there(self):
        for size in ("phone", "desktop"):
            with self.subTest(size=size), self.open(size) as page:
                box = page.view
                page.gesture([[(box["width"] / 2, box["height"] / 2)]], hold=0.05)
                scale, middle = self.shown(page)
                self.assertAlmostEqual(scale, 1.3, places=3)
                self.assertAlmostEqual(middle[0], CENTRAL[0], delta=0.5)
                self.assertAlmostEqual(middle[1], CENTRAL[1], delta=0.5)
                caption = page.page.locator("[data-figure] .caption").inner_text()
                self.assertIn("Eastmere Central", caption)

    def test_a_station_is_found_by_a_part_of_its_name(self):
        with self.open("desktop") as page:
            page.page.get_by_label("Find a station").fill("ironic")
            self.assertEqual(page.page.locator(".found button").count(), 0)
            page.page.get_by_label("Find a station").fill("guild")
            page.page.keyboard.press("Enter")
            page.wait(0.8)
            at = page.evaluate("drawn()")
            height = page.evaluate("document.querySelector('[data-figure] .view').clientHeight")
            self.assertAlmostEqual((at["x"] + 195) / at["scale"], 24.5 * 50, delta=0.5)
            self.assertAlmostEqual((at["y"] + height / 2) / at["scale"], 15 * 50, delta=0.5)
            self.assertIn("Ring", page.page.locator("[data-figure] .caption").inner_text())

"""Real touches, wheels and keys: what the page draws is what the native engine says."""


from browser import PageTests, line
from clock import ClockedPage
from replay import TOLERANCE, differences

LIST = 100_000 * 72


class MotionTests(PageTests):
    def open(self, name="list", size="phone", motion="no-preference", scripts=()):
        return ClockedPage.open(
            self.browser, f"{self.server.address}{name}.html", size, scripts, motion=motion)

    def check(self, page, least=20, **model):
        page.wait_for_rest()
        log = page.evaluate("recorded")
        viewport = page.evaluate(
            "[document.querySelector('[data-figure] .view').clientWidth, "
            "document.querySelector('[data-figure] .view').clientHeight]")
        compared, points, scale = differences(log, {"viewport": viewport, **model})
        self.assertGreaterEqual(compared, least)
        self.assertLess(points, TOLERANCE)
        self.assertLess(scale, TOLERANCE / 100)
        moved = [frame["y"] for frame in log["frames"]]
        print(f"{self._testMethodName}: {compared} frames, {points:.2g} pt, {min(moved):.1f} to {max(moved):.1f}")
        return log

    def check_list(self, page, **more):
        return self.check(page, contentSize=[390, LIST], **more)

    def test_flick(self):
        for size in ("phone", "desktop"):
            with self.subTest(size=size), self.open(size=size) as page:
                page.gesture([line((150, 320), (150, 140), 8)])
                log = self.check_list(page, least=30)
                self.assertGreater(log["frames"][-1]["y"], 400)

    def test_a_list_that_is_shown_turned_follows_the_finger(self):
        # A quarter turn: what is down on the element is to the left on the screen.
        offsets = {}
        for turn, path in {
            "none": line((180, 320), (180, 120), 20),
            "rotate(90deg)": line((60, 180), (260, 180), 20),
            "rotate(180deg)": line((180, 60), (180, 260), 20),
        }.items():
            style = f"<style>[data-figure] .view {{ transform: {turn} }}</style>"
            with self.open(scripts=[
                f"addEventListener('DOMContentLoaded', () => document.head.insertAdjacentHTML('beforeend', '{style}'))",
            ]) as page:
                page.gesture([path], hold=0.3)
                page.wait_for_rest()
                # Where the list is, by its own transforms: boxes on the screen are turned.
                offsets[turn] = page.evaluate("""() => {
                  const y = (element) => new DOMMatrix(getComputedStyle(element).transform).m42;
                  const row = document.querySelector("[data-figure] .row:not([style*=hidden])");
                  return Number(row.dataset.index) * 72 - y(row) - y(row.parentElement);
                }""")
        self.assertGreater(offsets["none"], 180)
        for turn, offset in offsets.items():
            self.assertAlmostEqual(offset, offsets["none"], places=3, msg=turn)

    def test_flick_far_down_the_list(self):
        with self.open() as page:
            page.page.locator("[data-figure] .view").focus()
            page.page.keyboard.press("End")
            page.wait_for_rest()
            page.gesture([line((150, 140), (150, 320), 8)])
            self.check_list(page)

    def test_bounce_at_the_top(self):
        with self.open() as page:
            page.gesture([line((180, 120), (180, 320), 10)])
            log = self.check_list(page)
            self.assertLess(min(frame["y"] for frame in log["frames"]), -50)

    def test_catch_in_flight(self):
        with self.open() as page:
            page.gesture([line((180, 330), (180, 120), 6)])
            page.wait(0.25)
            page.gesture([line((180, 200), (180, 230), 12)], hold=0.2)
            self.check_list(page)

    def test_cancelled_touch(self):
        with self.open() as page:
            page.gesture([line((180, 120), (180, 320), 10)], end="touchCancel")
            log = self.check_list(page)
            self.assertAlmostEqual(log["frames"][-1]["y"], 0, places=6)

    def test_pinch(self):
        with self.open("zoom") as page:
            page.gesture([line((150, 160), (60, 90), 14), line((190, 200), (280, 280), 14)], hold=0.1)
            log = self.check(
                page, contentSize=[1200, 1200], contentOffset=[400, 260], minimumZoomScale=0.5,
                maximumZoomScale=4, zoomsOnDoubleTap=True, least=10)
            self.assertGreater(log["frames"][-1]["scale"], 1.5)

    def test_wheel(self):
        with self.open() as page:
            box = page.view
            page.page.mouse.move(box["x"] + 100, box["y"] + 100)
            for _ in range(3):
                page.wheel(0, 120)
                page.wait(0.1)
            log = self.check_list(page, least=10)
            self.assertGreater(log["frames"][-1]["y"], 100)

    def test_keys(self):
        with self.open() as page:
            page.page.locator("[data-figure] .view").focus()
            for key in ("PageDown", "ArrowDown", "ArrowDown", "PageUp", "End", "Home", "PageDown"):
                page.page.keyboard.press(key)
                page.wait(0.12)
            self.check_list(page)

    def test_a_law_changed_in_flight_moves_nothing(self):
        with self.open("deceleration", "desktop") as page:
            page.gesture([line((150, 430), (150, 200), 8)])
            page.wait(0.3)
            before = page.evaluate("clock.now")
            page.page.get_by_role("button", name="iOS fast").click()
            page.wait_for_rest()
            frames = page.evaluate("recorded.frames")
            flight = [frame for frame in frames if frame["t"] > before - 0.2]
            self.assertGreater(len(flight), 10)
            steps = [
                (b["y"] - a["y"], b["t"] - a["t"], b["t"]) for a, b in zip(flight, flight[1:])]
            fastest = max(moved / passed for moved, passed, at in steps
                          if passed > 0.015 and at < before + 0.05)
            for moved, passed, _ in steps:
                # Always onwards, and no farther than the speed allows. A slider acts between two
                # frames, so what is drawn may be one frame younger than the frame's own time.
                self.assertGreater(moved, -0.01)
                self.assertLess(moved, 1.1 * fastest * (passed + 0.02))

    def test_reduced_motion_returns_calmly(self):
        with self.open(motion="reduce") as page:
            page.gesture([line((180, 120), (180, 320), 10)], hold=0.2)
            page.wait_for_rest()
            log = page.evaluate("recorded")
            pulled = min(frame["y"] for frame in log["frames"])
            self.assertLess(pulled, -50)
            known = len(log["events"])
            after = [frame["y"] for frame in log["frames"] if frame["known"] == known]
            # From where the finger left it straight to rest: never back, never beyond.
            self.assertEqual(after, sorted(after))
            self.assertGreaterEqual(after[0], pulled - 0.1)
            self.assertAlmostEqual(after[-1], 0, delta=0.01)

    def test_path_is_the_same_at_60_and_120_hz(self):
        paths = {}
        for rate in (60, 120):
            with self.open("bounce", "desktop") as page:
                page.evaluate("(rate) => { clock.rate = rate; }", rate)
                page.gesture([line((150, 430), (150, 180), 6)])
                paths[rate] = page.evaluate("(count) => clock.frames(count, () => drawn().y)", 2 * rate)
        worst = max(abs(a - b) for a, b in zip(paths[60], paths[120][1::2]))
        print(f"60 and 120 Hz: {worst:.2g} pt apart, {min(paths[60]):.1f} to {max(paths[60]):.1f}")
        self.assertGreater(max(paths[60]) - min(paths[60]), 300)
        self.assertLess(worst, TOLERANCE)

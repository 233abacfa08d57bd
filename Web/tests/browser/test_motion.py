"""Real touches, wheels and keys: what the page draws is what the native engine says."""


from browser import line
from clock import ClockedTests
from replay import TOLERANCE, differences

LIST = 100_000 * 72
VIEW = "[data-figure] .view"


def flick(page):
    page.gesture([line((150, 320), (150, 140), 8)])


def flick_at_the_end(page):
    page.page.locator(VIEW).press("End")
    page.wait_for_rest()
    page.gesture([line((150, 140), (150, 320), 8)])


def pull_and_cancel(page):
    page.gesture([line((180, 120), (180, 320), 10)], end="touchCancel")


def wheel(page):
    box = page.view
    page.page.mouse.move(box["x"] + 100, box["y"] + 100)
    for _ in range(3):
        page.wheel(0, 120)
        page.wait(0.1)


def keys(page):
    page.page.locator(VIEW).focus()
    for key in ("PageDown", "ArrowDown", "ArrowDown", "PageUp", "End", "Home", "PageDown"):
        page.page.keyboard.press(key)
        page.wait(0.12)


# What is done, on which screen, the fewest frames that are compared, and between which places the list rests.
CASES = (
    (flick, "phone", 30, 400, LIST), (flick, "desktop", 30, 400, LIST), (flick_at_the_end, "phone", 20, LIST / 2, LIST),
    (pull_and_cancel, "phone", 20, 0, 0), (wheel, "phone", 10, 100, LIST), (keys, "phone", 20, 100, LIST),
)


class MotionTests(ClockedTests):
    def test_what_the_list_draws_is_what_the_native_engine_says(self):
        for moves, size, least, low, high in CASES:
            with self.subTest(moves=moves.__name__, size=size):
                page = self.clocked("list", size)
                moves(page)
                page.wait_for_rest()
                log, viewport = page.evaluate("""() => {
                  const view = document.querySelector("[data-figure] .view");
                  return [recorded, [view.clientWidth, view.clientHeight]];
                }""")
                compared, points, scale = differences(log, {"viewport": viewport, "contentSize": [390, LIST]})
                drawn = [frame["y"] for frame in log["frames"]]
                print(f"{moves.__name__}, {size}: {compared} frames, {points:.2g} pt, {min(drawn):.1f} to {max(drawn):.1f}")
                self.assertGreaterEqual(compared, least)
                self.assertLess(points, TOLERANCE)
                self.assertLess(scale, TOLERANCE / 100)
                self.assertTrue(low - 1e-6 <= drawn[-1] <= high + 1e-6, drawn[-1])

    def test_a_list_that_is_shown_turned_follows_the_finger(self):
        # A quarter turn: what is down on the element is to the left on the screen.
        offsets = {}
        for turn, path in {
            "none": line((180, 320), (180, 120), 20),
            "rotate(90deg)": line((60, 180), (260, 180), 20),
            "rotate(180deg)": line((180, 60), (180, 260), 20),
        }.items():
            style = f"<style>{VIEW} {{ transform: {turn} }}</style>"
            added = f"document.head.insertAdjacentHTML('beforeend', '{style}')"
            page = self.clocked("list", "phone", scripts=[f"addEventListener('DOMContentLoaded', () => {added})"])
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

"""The first page: one flick of the reader, kept, and played by every section next to the text."""

import re

from browser import PAGES, Page, PageTests, line
from clock import ClockedPage

STEPS = ["start", "guess", "why", "edge", "caught", "band", "platforms", "drawer", "picture-in-picture", "pager", "nested", "metro", "blind", "share"]
# Which row is at the top of the list that is seen, with its share; and the text of a part.
PLACE = """(() => {
  const content = document.querySelector(".pin .layer:not([hidden]) .content");
  const row = content.querySelector(".row:not([style*=hidden])");
  const top = row.getBoundingClientRect().top - document.querySelector(".pin .view").getBoundingClientRect().top;
  return Number(row.dataset.index) - top / 72;
})()"""
GO = """(step) => {
  const box = document.querySelector(`[data-step="${step}"]`).getBoundingClientRect();
  scrollTo(0, scrollY + box.top - innerHeight * (innerWidth < 560 ? 0.65 : 0.4));
}"""


class StoryTests(PageTests):
    def open(self, fragment="", size="phone", kind=ClockedPage, **more):
        address = self.address("index") + fragment
        return self.enterContext(kind.open(address, size, **more))

    def said(self, page, name):
        return page.page.locator(f"[data-say={name}]").inner_text()

    def go(self, page, step, seconds=8):
        page.evaluate(GO, step)
        # Who watches the scrolling tells it with a frame of the browser's own.
        for _ in range(6):
            page.evaluate("clock.heard()")
        page.wait(0.2)
        for _ in range(3):
            page.page.wait_for_timeout(60)
            page.wait(seconds / 3)

    def flick(self, page):
        page.gesture([line((80, 200), (80, 40), 8)])

    def test_it_plays_within_a_second_and_then_waits(self):
        page = self.open()
        begin = page.evaluate(PLACE) if page.evaluate("!!document.querySelector('.pin .row')") else 500
        page.wait(1)
        self.assertGreater(abs(page.evaluate(PLACE) - begin), 1)
        page.wait_for_rest(10)
        rests = page.evaluate(PLACE)
        page.wait(3)
        page.wait_for_rest(0)
        self.assertEqual(page.evaluate(PLACE), rests)

    def test_a_touch_before_it_plays_leaves_the_list(self):
        page = self.open()
        for kind, places in (("touchStart", [(200, 700)]), ("touchEnd", [])):
            page.touch(kind, places)
        page.wait_for_rest(3)
        self.assertGreater(page.page.locator(".pin .row").count(), 5)

    def test_reduced_motion_shows_ends_and_keeps_still(self):
        page = self.open(motion="reduce")
        for step in STEPS:
            self.go(page, step, 1)
            page.wait_for_rest(0)

    def test_the_readers_flick_is_what_every_section_plays(self):
        page = self.open()
        page.wait_for_rest(10)
        self.flick(page)
        page.wait_for_rest(10)
        words = self.said(page, "flick")
        self.assertTrue(words.startswith("Yours: "), words)
        speed, rows = re.search(r"([\d,]+) points per second, ([\d.]+) rows", words).groups()
        self.go(page, "why")
        self.assertIn(f"{speed} points per second", self.said(page, "sum"))
        self.assertIn(f"{rows} rows", self.said(page, "sum"))
        link = page.page.locator("[data-link]").get_attribute("href")
        for step in STEPS:
            self.go(page, step)
            page.wait_for_rest(20)
        self.assertEqual(page.page.locator("[data-link]").get_attribute("href"), link)
        self.go(page, "platforms")
        self.assertIn(f"iOS {rows}", page.page.locator(".pin .plot svg").get_attribute("aria-label"))

        # On another screen the link plays the same flick.
        friend = self.open(link + "&score=4", "desktop")
        self.assertIn(f"{speed} points per second, {rows} rows; they distinguished 4 of 5", friend.page.locator(".lede").inner_text())
        friend.wait_for_rest(10)
        self.assertEqual(friend.page.locator("[data-link]").get_attribute("href"), link)

    def test_the_readers_flick_and_score_are_there_when_they_come_back(self):
        page = self.open()
        self.flick(page)
        page.wait_for_rest(10)
        yours = self.said(page, "flick")
        page.evaluate("sessionStorage.score = 3")
        page.page.goto(self.address("deceleration"))
        page.page.goto(self.address("index"))
        page.page.wait_for_selector("[data-ready]")
        self.assertEqual(self.said(page, "flick"), yours)
        self.assertTrue(page.page.locator("[data-link]").get_attribute("href").endswith("&score=3"))
        # A friend's comes and goes with its address.
        page.evaluate("location.hash = '#flick=0.0~2s.-50~2s.-50~2s.-50~2s.-50'")
        page.page.wait_for_function("document.querySelector('.lede').textContent.startsWith('A friend’s')")
        page.page.go_back()
        page.page.wait_for_function("document.querySelector('.lede').textContent.startsWith('Flick the list.')")
        self.assertEqual(self.said(page, "flick"), yours)

    def test_links_that_hold_no_flick_are_not_taken(self):
        for fragment in ("#flick=", "#flick=1.1", "#flick=<b>", "#flick=" + "1.1~" * 200 + "1.1", "#flick=0.0~zzzzz.0~1.1~1.1~1.1", "#edge",
                         "#flick=0.0~0.-a~0.-a~0.-7ps~0.0", "#flick=0.0~2s.-50~2s.-50~2s.-50~2bc.0"):
            page = self.open(fragment)
            page.wait_for_rest(10)
            self.assertTrue(self.said(page, "flick").startswith("Until you do"), fragment)
            self.assertTrue(page.text(".lede").startswith("Flick the list."), fragment)

    def test_the_list_stands_still_until_a_mark_is_put(self):
        page = self.open()
        self.go(page, "guess")
        page.wait_for_rest(0)
        held = page.evaluate(PLACE)
        for _ in range(4):
            page.page.locator("[data-guess]").press("ArrowRight")
        self.assertEqual(page.page.locator("[data-guess]").get_attribute("aria-valuetext"), "9 rows")
        page.page.locator("[data-do=run]").press("Enter")
        # The prediction first, then the motion.
        page.wait(0.4)
        self.assertAlmostEqual(page.evaluate(PLACE), held, places=2)
        self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('.plot [data-series=\"0\"]')).visibility"), "visible")
        page.wait_for_rest(10)
        gone, guess, off = re.search(r"It went on ([\d.]+) rows; you said (\d+): ([\d.]+) rows too few", self.said(page, "guess")).groups()
        self.assertEqual(guess, "9")
        self.assertAlmostEqual(float(gone) - 9, float(off), delta=0.06)
        self.assertAlmostEqual(page.evaluate(PLACE) - held, float(gone), delta=0.06)

    def test_what_is_announced_is_what_was_seen_last(self):
        page = self.open()
        status = page.page.locator(".pin [role=status]")
        rows = r"([\d.]+) rows"
        page.wait(1)
        page.wait_for_rest(10)
        # One number for how far the list goes on.
        own = re.search(rows, self.said(page, "sum"))[1]
        self.assertEqual(re.search(rows, status.text_content())[1], own)
        self.flick(page)
        self.assertEqual(status.text_content(), "")
        page.wait_for_rest(10)
        yours = re.search(rows, self.said(page, "flick"))[1]
        self.assertNotEqual(yours, own)
        self.assertEqual(re.search(rows, status.text_content())[1], yours)
        self.go(page, "edge")
        self.assertEqual(status.text_content(), "")
        self.go(page, "guess")
        page.page.locator("[data-do=run]").click()
        page.wait_for_rest(10)
        self.assertRegex(status.text_content(), "rows too|You knew")
        page.page.locator("[data-scrub=rate]").press("ArrowLeft")
        self.assertEqual(status.text_content(), "")

    def test_numbers_in_sentences_are_dragged_and_set_by_keys(self):
        page = self.open(size="desktop")
        self.go(page, "why")
        normal = self.said(page, "sum")
        rate = page.page.locator("[data-scrub=rate]")
        rate.press("PageDown")
        page.wait_for_rest(10)
        self.assertEqual(rate.get_attribute("aria-valuenow"), "0.997")
        self.assertNotEqual(self.said(page, "sum"), normal)
        rate.press("PageUp")
        page.wait_for_rest(10)
        self.assertEqual(self.said(page, "sum"), normal)
        self.go(page, "band")
        pull = page.page.locator("[data-scrub=pull]")
        box = pull.bounding_box()
        for button, value in (("right", "300"), ("left", "350")):
            page.page.mouse.move(box["x"] + 10, box["y"] + 10)
            page.page.mouse.down(button=button)
            page.page.mouse.move(box["x"] + 60, box["y"] + 10, steps=5)
            page.page.mouse.up(button=button)
            page.wait_for_rest(10)
            self.assertEqual(pull.inner_text(), value)
        self.go(page, "edge")
        beyond = self.said(page, "beyond")
        page.page.locator("[data-scrub=a]").press("End")
        page.wait_for_rest(10)
        self.assertLess(int(self.said(page, "beyond").split()[0]), int(beyond.split()[0]))

    def test_a_finger_in_flight_catches_the_list_where_it_is(self):
        page = self.open()
        page.wait(0.7)
        before = page.evaluate(PLACE)
        box = page.view
        page.touch("touchStart", [(box["x"] + 60, box["y"] + 120)], 0.05)
        at = page.evaluate(PLACE)
        self.assertLess(abs(at - before), 0.6)
        page.wait(1)
        self.assertEqual(page.evaluate(PLACE), at)
        page.touch("touchEnd", [])

    def test_five_rounds_have_a_score_that_the_link_holds(self):
        page = self.open()
        self.go(page, "blind")
        for i in range(5):
            # Also before they have come to rest.
            page.wait(0.3)
            page.page.locator("[data-do=left]").click()
            page.wait_for_rest(0.1)
            words = self.said(page, "blind")
            self.assertRegex(words, rf"^(Yes|No): (left|right) is the iPhone.* [0-5] of {i + 1}\.$")
            self.assertTrue(page.page.locator("[data-do=right]").is_disabled())
            score = words.split()[-3]
            if i < 4:
                page.page.locator("[data-do=next]").click()
        self.assertTrue(page.page.locator("[data-link]").get_attribute("href").endswith(f"&score={score}"))

    def test_phone_and_text_are_both_in_view(self):
        page = self.open(kind=Page)
        for width, height in ((360, 640), (390, 844), (768, 1024), (1440, 900), (844, 390), (667, 375), (640, 400)):
            page.page.set_viewport_size({"width": width, "height": height})
            for step in STEPS:
                with self.subTest(step=step, width=width):
                    page.evaluate(GO, step)
                    page.page.wait_for_timeout(60)
                    seen = page.evaluate("""(step) => {
                      const [stage, plot, words] = [".pin .stage", ".pin .plot", `[data-step="${step}"]`].map(
                        (one) => document.querySelector(one).getBoundingClientRect());
                      return { stage: stage.bottom - innerHeight, plot: plot.bottom - innerHeight, tall: plot.height,
                        words: words.top - innerHeight, overlap: innerWidth < 560 ? stage.bottom - words.top : words.right - stage.left };
                    }""", step)
                    for part in ("stage", "plot", "words", "overlap"):
                        self.assertLess(seen[part], 1, part)
                    self.assertGreater(seen["tall"], 120)
        self.assertEqual(page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)

    def test_numbers_of_the_text_are_those_of_the_page_s_own_flick(self):
        text = self.without_scripts()
        text.goto(self.address("index"))
        page = self.open()
        for name in ("speed", "sum", "before", "pulled"):
            with self.subTest(name):
                self.assertEqual(*(one.locator(f"[data-say={name}]").inner_text() for one in (text, page.page)))

    def test_sections_are_short_and_read_without_scripts(self):
        page = self.without_scripts()
        page.goto(self.address("index"))
        sections = page.locator(".telling > section")
        self.assertEqual(sections.count(), 10)
        for text in sections.all_inner_texts():
            self.assertLessEqual(len(text.split()), 80, text)

    def test_swipes_on_the_text_scroll_the_page(self):
        page = self.open(kind=Page)
        for top in (600, 1800, 3000):
            page.evaluate(f"scrollTo(0, {top})")
            before = page.evaluate("scrollY")
            page.swipe((200, 800), (200, 560))
            self.assertGreater(page.evaluate("scrollY") - before, 100)

    def test_all_figures_are_linked_each_with_its_silhouette(self):
        page = self.open(kind=Page, size="desktop")
        pictures = page.evaluate("[...document.querySelectorAll('.gallery figure svg')].map((one) => one.innerHTML)")
        self.assertEqual(len(set(pictures)), len(PAGES) - 1)
        links = page.evaluate("[...document.querySelectorAll('.gallery h3 a')].map((one) => one.getAttribute('href'))")
        self.assertEqual(links, [f"{name}.html" for name in PAGES[1:]])
        card = page.page.locator(".gallery figure").nth(2)
        card.scroll_into_view_if_needed()
        box = card.bounding_box()
        page.page.mouse.click(box["x"] + 30, box["y"] + 30)
        page.page.wait_for_url("**/bounce.html")

    def test_the_first_view_is_light(self):
        page = self.open(kind=Page)
        page.page.wait_for_function(
            "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('overscroll-full.wasm'))")
        loaded = page.evaluate("""performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
            .map((one) => [one.name, one.decodedBodySize, one.startTime, one.responseEnd])""")
        times = {name.split("/")[-1]: (start, end) for name, _, start, end in loaded}
        # The rest of the engine comes when the page has begun.
        self.assertGreater(times["overscroll-full.wasm"][0], times["overscroll.wasm"][1])
        begun = times["overscroll-full.wasm"][0]
        first = {name: size for name, size, start, _ in loaded if start < begun}
        self.assertLessEqual(sum(size for name, size in first.items() if not name.endswith(".wasm")), 170_000, first)
        self.assertLessEqual(sum(first.values()), 300_000, first)
        # Nothing waits for a script to be asked for.
        ahead = page.evaluate("[...document.querySelectorAll('link[rel=modulepreload]')].map((one) => one.href)")
        self.assertLessEqual({name for name in first if name.endswith(".js")}, set(ahead))

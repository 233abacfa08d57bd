"""Every page at every size, in light and dark: complete, quiet, and no wider than the screen."""


from browser import PAGES, SCREENSHOTS, SIZES, Page, PageTests
from clock import ClockedPage


class SiteTests(PageTests):
    def test_every_page_fits_and_does_not_complain(self):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        for size in SIZES:
            for name in PAGES:
                with self.subTest(page=name, size=size), Page.open(self.address(name), size) as page:
                    for scheme in ("light", "dark"):
                        page.page.emulate_media(color_scheme=scheme)
                        wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                        self.assertLessEqual(wider, 0, scheme)
                        page.page.screenshot(path=SCREENSHOTS / f"{name}-{size}-{scheme}.png")

    def test_stage_and_every_control_are_both_in_view_on_a_small_phone(self):
        for name in PAGES[1:]:
            with Page.open(self.address(name), "phone") as page:
                for width, height in ((360, 640), (844, 390), (667, 375), (640, 400)):
                    page.page.set_viewport_size({"width": width, "height": height})
                    hidden = page.evaluate("""scrollTo(0, 0), [...document.querySelectorAll(".controls :is(button, input, select)")].filter((control) => {
                      if (!control.checkVisibility()) return false;
                      control.scrollIntoView({ block: "nearest" });
                      const [stage, own] = [document.querySelector(".stage"), control].map((one) => one.getBoundingClientRect());
                      const isApart = innerWidth < 560 ? stage.bottom <= own.top + 1 : stage.right <= own.left + 1;
                      return stage.top < 52 || stage.bottom > innerHeight || !isApart || own.top < 51 || own.bottom > innerHeight + 1;
                    }).map((one) => one.outerHTML)""")
                    self.assertEqual(hidden, [], (name, width))

    def test_text_is_as_large_as_the_reader_wants_it(self):
        page = self.open("drawer", "phone")
        sizes = "['h1', '.words p', '.controls button', '.law'].map((one) => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))"
        before = page.evaluate(sizes)
        twice = page.evaluate(f"document.documentElement.style.fontSize = '200%', {sizes}")
        self.assertEqual(twice, [2 * one for one in before])

    def test_a_figure_moves_once_unless_it_is_touched(self):
        address = self.address("deceleration")
        shown = "document.querySelector('.mark').checkVisibility({ visibilityProperty: true })"
        with ClockedPage.open(address, scripts=["sessionStorage.clear()"]) as page:
            page.wait(1.2)
            self.assertTrue(page.evaluate(shown))
        for touched, motion in ((True, "no-preference"), (False, "reduce")):
            with ClockedPage.open(address, scripts=["sessionStorage.clear()"], motion=motion) as page:
                if touched:
                    page.page.locator(".view").press("Shift")
                page.wait(1.2)
                self.assertFalse(page.evaluate(shown))

    def test_stage_and_controls_are_in_view_on_a_desktop_and_nothing_overlaps_on_what_is_smaller(self):
        parts = """() => {
          const below = (part) =>
            Math.max(...[...document.querySelectorAll(`[data-figure] ${part}`)]
              .map((one) => one.getBoundingClientRect().bottom));
          const end = document.querySelector("[data-figure]").getBoundingClientRect().bottom;
          return {
            wider: document.documentElement.scrollWidth - innerWidth,
            controls: below(".controls") - end,
            stage: below(".stage") - end,
            plots: below(".plot") - below(".curves"),
          };
        }"""
        for name in PAGES:
            with self.subTest(page=name), Page.open(self.address(name)) as page:
                for part in (".stage", ".curves", ".controls"):
                    box = page.page.locator(f"[data-figure] {part}").bounding_box()
                    self.assertLessEqual(box["y"] + box["height"], 801, part)
                for width, height in ((768, 1024), (844, 390), (900, 700), (1024, 768)):
                    with self.subTest(width=width):
                        page.page.set_viewport_size({"width": width, "height": height})
                        # The figure follows with the next frames.
                        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                        for part, beyond in page.evaluate(parts).items():
                            self.assertLessEqual(beyond, 1, part)

    def test_nothing_runs_at_rest(self):
        for name in PAGES:
            with self.subTest(page=name):
                with ClockedPage.open(self.address(name)) as page:
                    page.wait_for_rest(10)
                    page.wait(1)
                    page.wait_for_rest(0)

    def test_words_are_there_without_scripts(self):
        page = self.without_scripts()
        for name in PAGES[1:]:
            page.goto(self.address(name))
            text = page.locator("article").inner_text()
            self.assertIn("The same in Swift", text)
            self.assertIn("The same in JavaScript", text)

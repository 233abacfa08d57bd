"""Every page at every size, in light and dark: complete, quiet, and no wider than the screen."""

import unittest

from browser import PAGES, SCREENSHOTS, SIZES, Browser, Server
from clock import ClockedPage


class SiteTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = cls.enterClassContext(Server())
        cls.browser = cls.enterClassContext(Browser())

    def test_every_page_fits_and_does_not_complain(self):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        for size in SIZES:
            for scheme in ("light", "dark"):
                for name in PAGES:
                    with self.subTest(page=name, size=size, scheme=scheme):
                        with self.browser.open(
                            f"{self.server.address}{name}.html", size, scheme) as page:
                            wider = page.evaluate(
                                "document.documentElement.scrollWidth - innerWidth")
                            self.assertLessEqual(wider, 0)
                            page.page.screenshot(path=SCREENSHOTS / f"{name}-{size}-{scheme}.png")
                            self.assertEqual(page.complaints, [])

    def test_stage_and_controls_are_both_in_view_on_a_desktop(self):
        for name in PAGES:
            with self.subTest(page=name):
                with self.browser.open(f"{self.server.address}{name}.html") as page:
                    for part in (".stage", ".curves", ".controls"):
                        box = page.page.locator(f"[data-figure] {part}").bounding_box()
                        self.assertLessEqual(box["y"] + box["height"], 801, part)

    def test_nothing_runs_at_rest(self):
        for name in PAGES:
            with self.subTest(page=name):
                with ClockedPage.open(self.browser, f"{self.server.address}{name}.html") as page:
                    page.wait_for_rest(10)
                    page.wait(1)
                    page.wait_for_rest(0)

    def test_targets_are_large_enough_for_fingers(self):
        for name in PAGES:
            with self.subTest(page=name):
                with self.browser.open(f"{self.server.address}{name}.html", "phone") as page:
                    small = page.evaluate("""
                        [...document.querySelectorAll("button, input, nav a, h3 a")]
                          .filter((one) => one.checkVisibility())
                          .map((one) => (one.type === "checkbox" ? one.closest("label") : one))
                          .filter((one) => one.getBoundingClientRect().height < 44)
                          .map((one) => one.outerHTML)""")
                    self.assertEqual(small, [])

    def test_words_are_there_without_scripts(self):
        context = self.browser.browser.new_context(java_script_enabled=False)
        page = context.new_page()
        for name in PAGES[1:]:
            page.goto(f"{self.server.address}{name}.html")
            text = page.locator("article").inner_text()
            self.assertIn("The same in Swift", text)
            self.assertIn("The same in JavaScript", text)
        context.close()


if __name__ == "__main__":
    unittest.main()

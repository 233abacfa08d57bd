"""The album under real touches: pages turn, resist and come and go without a jump."""


from browser import line
from clock import ClockedTests

# The cards that are seen, by name: where each begins, in points of the stage.
SEEN = """
window.seen = () => {
  const view = document.querySelector("[data-figure] .view");
  const box = view.getBoundingClientRect();
  const scale = 390 / box.width;
  const cards = [...view.querySelectorAll(".card")].filter((card) => card.style.visibility !== "hidden");
  return Object.fromEntries(cards.map((card) => {
    const at = card.getBoundingClientRect();
    return [card.querySelector("b").textContent, {
      start: (at.left - box.left) * scale, width: at.width * scale, page: Number(card.dataset.page),
    }];
  }));
};
window.press = (name) =>
  [...document.querySelectorAll("button")].find((button) => button.textContent === name).click();
"""


def middle(cards):
    """The card nearest to the middle: its page, and how far it is from there."""
    page, away = min(
        ((card["page"], card["start"] + card["width"] / 2 - 195) for card in cards.values()),
        key=lambda one: abs(one[1]))
    return page, away


class PagerTests(ClockedTests):
    def album(self):
        return self.clocked("pager", "phone", scripts=[SEEN])

    def rest(self, page):
        """Waits until nothing moves any more; what is seen then."""
        page.wait_for_rest()
        return page.evaluate("seen()")

    def check_rest(self, page, expected):
        at, away = middle(self.rest(page))
        self.assertEqual(at, expected)
        self.assertLess(abs(away), 0.01)

    def test_fingers_and_keys_turn_pages_and_wrap_around(self):
        page = self.album()
        page.gesture([line((220, 150), (160, 150), 5)])
        self.check_rest(page, 3)
        page.evaluate("press('Wraps around')")
        page.page.locator("[data-figure] .view").press("Home")
        self.rest(page)
        page.gesture([line((160, 150), (220, 150), 5)])
        self.check_rest(page, 11)
        page.page.keyboard.press("ArrowRight")
        self.check_rest(page, 0)

    def test_cards_keep_their_pages_and_places_when_a_page_comes_or_goes_in_flight(self):
        for name, step in (("Insert", 1), ("Remove", -1)):
            page = self.album()
            page.gesture([line((220, 150), (160, 150), 5)])
            page.wait(0.03)
            # The clock stands still: what moves now, moves because of the change.
            before, after = page.evaluate(f"""() => {{
                press("One page");
                const before = seen();
                press("{name}");
                return [before, seen()];
            }}""")
            # The page shown stays; of those after a removed one, the next.
            kept = middle(before)[0] + (name == "Remove")
            watched = [one for one, card in before.items() if card["page"] == kept and one in after]
            for one in watched:
                self.assertAlmostEqual(before[one]["start"], after[one]["start"], delta=0.01)
                self.assertEqual(after[one]["page"] - before[one]["page"], step)
            self.assertTrue(watched or name == "Remove")
            _, away = middle(self.rest(page))
            self.assertLess(abs(away), 0.01)

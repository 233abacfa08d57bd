"""That what the pages say is true when it is said. The first page is in test_story.py."""

import re
import time

from browser import PAGES, line
from clock import ClockedTests

FIGURE = "[data-figure] .view"
# What is said below a figure.
WORDS = "[...document.querySelectorAll('[data-figure] .controls > p')].map((one) => one.textContent).join(' ')"


class DemoTests(ClockedTests):
    # -- Every page --

    def test_every_page_says_first_what_to_do_and_leads_on(self):
        for name in PAGES:
            with self.subTest(page=name):
                page = self.open(name, "phone")
                places = page.evaluate("""["h1", ".lede strong", "[data-figure] .stage"].map(
                  (one) => document.querySelector(one)?.getBoundingClientRect().top)""")
                self.assertNotIn(None, places)
                self.assertEqual(places, sorted(places))
                if name != "index":
                    self.assertEqual(page.page.locator("article h2").first.inner_text(), "Understand")
                links = page.evaluate("""[...document.querySelectorAll(".onward a")].map(
                  (one) => [one.rel, one.getAttribute("href").replace(".html", "")])""")
                at = PAGES.index(name)
                wanted = [["prev", PAGES[at - 1]]] if at else []
                wanted += [["next", PAGES[at + 1]]] if at + 1 < len(PAGES) else []
                self.assertEqual(links, wanted)
                foot = page.text("footer")
                for word in ("Documentation", ".package(path:", "In eight lines", "MIT licence"):
                    self.assertIn(word, foot)

    def test_programs_fit_their_column_and_can_be_copied(self):
        for size in ("narrow", "phone", "desktop"):
            for name in ("drawer", "in-eight-lines", "how-close", "spring"):
                page = self.open(name, size)
                wide = page.evaluate("""[...document.querySelectorAll("pre, .law")].filter(
                  (one) => one.scrollWidth > one.clientWidth).length""")
                self.assertEqual(wide, 0, (size, name))
        page = self.open("bounce")
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.page.locator(".words .copy").first.click()
        page.page.wait_for_function("document.querySelector('.words .copy').textContent !== 'Copy'")
        self.assertIn("import Overscroll", page.evaluate("navigator.clipboard.readText()"))

    def test_log_sliders_reach_their_ends(self):
        for name, symbol, low, high in (("spring", "k", "10", "1,000"), ("bounce", "k", "20", "600"), ("pop-tracks", "N", "20", "5,000")):
            page = self.open(name)
            slider = page.page.locator("[data-figure] .slider", has=page.page.locator(f"em:text-is('{symbol}')"))
            for key, value in (("Home", low), ("End", high)):
                slider.locator("input").press(key)
                self.assertTrue(slider.locator("output").inner_text().startswith(value), (name, key))

    def test_arrow_keys_move_every_slider_both_ways(self):
        for name in ("deceleration", "rubber-band", "zoom", "pager", "drawer", "optimise", "pop-tracks", "feels"):
            page = self.open(name)
            for slider in page.page.locator("[data-figure] .slider:not(.is-off)").all():
                texts = [slider.locator("output").inner_text()]
                # Of a logarithmic one small numbers are rounded to the same for a few steps.
                for key, times in (("Home", 1), ("ArrowRight", 8), ("ArrowLeft", 4)):
                    for _ in range(times):
                        slider.locator("input").press(key)
                    texts.append(slider.locator("output").inner_text())
                self.assertEqual([a == b for a, b in zip(texts[1:], texts[2:])], [False, False], (name, texts))

    def test_a_thing_that_was_exchanged_takes_no_keys_and_wheels(self):
        page = self.open("any-value")
        for choice in ("Card", "Dial", "Card"):
            page.press(choice)
            page.press("Throw it")
            page.page.wait_for_function("/^(Thrown|Going) to/.test(document.querySelector('.controls p:last-child').textContent)")
            page.page.locator(FIGURE).press("ArrowRight")
            page.page.locator(FIGURE).hover()
            page.page.mouse.wheel(0, 100)
            page.press("Throw it")
        self.assertEqual(page.complaints, [])
        self.assertEqual(page.page.locator(".stage [role=status]").count(), 1)

    def test_a_finger_takes_over_from_keys_on_the_rubber_band(self):
        page = self.open("rubber-band")
        page.page.locator(FIGURE).focus()
        for key in ("ArrowUp", "ArrowDown"):
            page.page.keyboard.press(key)
            box = page.page.locator(FIGURE).bounding_box()
            x, y = box["x"] + 200, box["y"] + 200
            page.page.mouse.move(x, y)
            page.page.mouse.down()
            beyond = []
            for pull, steps in ((4, 2), (180, 5)):
                page.page.mouse.move(x, y + pull, steps=steps)
                beyond.append(float(page.text(".head small").split()[0]))
            page.page.mouse.up()
            page.page.wait_for_timeout(900)
            self.assertLess(beyond[0], 40, key)
            self.assertGreater(beyond[1], 60, key)

    def test_what_a_list_says_of_a_flick_is_the_flicks(self):
        page = self.open("deceleration")
        answer = page.page.locator(".controls p").last
        page.press("Throw at 4,000 pt/s")
        page.page.wait_for_function("document.querySelector('.controls p:last-child').textContent.startsWith('Released')")
        speed = float(answer.inner_text().split()[2].replace(",", ""))
        self.assertLess(abs(speed - 4000), 40)
        page.page.wait_for_function("document.querySelector('.controls p:last-child').textContent.startsWith('At rest')", timeout=15_000)
        box = page.page.locator(FIGURE).bounding_box()
        page.page.mouse.move(box["x"] + 200, box["y"] + 300)
        page.page.mouse.down()
        page.page.mouse.move(box["x"] + 200, box["y"] + 200, steps=20)
        page.page.wait_for_timeout(300)
        page.page.mouse.up()
        page.page.wait_for_timeout(100)
        self.assertRegex(answer.inner_text(), r"^At rest at [\d,.]+ pt\.$")

    def test_kinds_of_controls_look_different(self):
        page = self.open("pager")
        looks = page.evaluate("""["choices", "toggles", "actions"].map((kind) => {
          const style = getComputedStyle(document.querySelector(`.controls .${kind} button:not([aria-pressed=true])`));
          return [style.borderRadius, style.backgroundColor, style.borderTopColor].join(" ");
        })""")
        self.assertEqual(len(set(looks)), 3, looks)

    def test_scales_do_not_touch_and_panels_are_tall_enough(self):
        for size in ("phone", "desktop"):
            for name in ("list", "drawer", "nested", "zoom"):
                page = self.clocked(name, size)
                page.wait(1.5)
                labels = page.evaluate("""(() => {
                  const boxes = [...document.querySelectorAll(".plot .tick")].filter((one) => one.checkVisibility())
                    .map((one) => one.getBoundingClientRect());
                  const touching = [];
                  for (const a of boxes) for (const b of boxes) {
                    if (a !== b && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) {
                      touching.push([a.left, a.top, b.left, b.top]);
                    }
                  }
                  return touching;
                })()""")
                self.assertEqual(labels, [], (name, size))
                tall = page.evaluate("document.querySelector('.plot').clientHeight")
                panels = page.evaluate("document.querySelectorAll('.readings .reading').length")
                self.assertGreaterEqual(tall, 40 + 60 * panels, (name, size))

    def test_what_is_left_out_of_the_time_axis_is_said(self):
        page = self.clocked("list", motion="reduce")
        self.assertEqual(
            page.evaluate("[...document.querySelectorAll('.plot .tick')].map((one) => one.textContent)"
                          ".filter((text) => /s$|now/.test(text))"),
            ["−3 s", "−2 s", "−1 s", "now", "+1 s", "+2 s"])
        page.evaluate("""{
          window.written = [];
          const write = CanvasRenderingContext2D.prototype.fillText;
          CanvasRenderingContext2D.prototype.fillText = function (text, ...more) {
            written.push(text);
            return write.call(this, text, ...more);
          };
          null;
        }""")
        for wait in (0, 12):
            page.wait(wait)
            page.gesture([line((150, 320), (150, 260), 5)], hold=0.2)
            page.wait_for_rest(10)
        self.assertTrue([text for text in page.evaluate("written") if text.endswith("s of rest") and text.startswith("1")])

    # -- What was wrong --

    def test_the_bounce_of_ios_is_no_spring_and_table_and_presets_agree(self):
        page = self.open("bounce")
        self.assertEqual(page.page.locator("[data-figure] .slider output").all_inner_texts(), ["none", "none"])
        self.assertEqual(page.page.get_by_role("button", name="iOS").get_attribute("aria-pressed"), "true")
        table = page.text("table")
        self.assertNotIn("k = 200", table)
        self.assertIn("k = 100, ζ = 1", table)
        page.press("Soft spring")
        k, ratio = page.page.locator("[data-figure] .slider output").all_inner_texts()
        self.assertEqual((k.split()[0], float(ratio)), ("100", 1))
        page.press("Reset")
        self.assertEqual(page.page.locator("[data-figure] .slider output").all_inner_texts(), ["none", "none"])

    def test_the_whole_map_is_whole(self):
        for size in ("phone", "desktop"):
            page = self.clocked("zoom", size)
            page.press("The whole map")
            page.wait_for_rest(5)
            beyond = page.evaluate("""(() => {
              const [view, map] = ["[data-figure] .view", "[data-figure] .view > .content"].map((one) => document.querySelector(one).getBoundingClientRect());
              return Math.max(view.left - map.left, map.right - view.right, view.top - map.top, map.bottom - view.bottom);
            })()""")
            self.assertLessEqual(beyond, 1)

    def test_sentences_change_at_rest_and_when_caught(self):
        for name, button, going in (
            ("deceleration", "Throw at 1,000 pt/s", "it rests"), ("paging", "Throw at 800 pt/s", "Projected"),
            ("wheel", "A notch down", "Moving to"), ("spring", "Flick it down", "Released"),
            ("drawer", "Flick up", "Going to"), ("pager", "Flick softly", "Going to"),
            ("appearance", "Throw back", "will appear"), ("any-value", "Throw it", "Thrown to"),
        ):
            for is_caught in (False, True):
                with self.subTest(page=name, is_caught=is_caught):
                    page = self.clocked(name)
                    page.press(button)
                    page.wait(0.05 if name == "wheel" else 0.3)
                    self.assertIn(going, page.evaluate(WORDS))
                    if is_caught:
                        box = page.view
                        page.touch("touchStart", [(box["x"] + box["width"] / 2, box["y"] + 0.8 * box["height"])], 0.05)
                        self.assertIn("Caught", page.evaluate(WORDS))
                        page.touch("touchEnd", [], 0.05)
                    page.wait_for_rest(15)
                    self.assertNotRegex(page.evaluate(WORDS), f"{going}|Caught")

    def test_a_drag_that_ends_at_rest_says_where(self):
        page = self.clocked("step-by-step")
        page.page.locator(FIGURE).hover()
        page.wheel(0, 120)
        page.wait_for_rest(5)
        page.gesture([line((150, 400), (150, 300), 8)])
        page.wait_for_rest(5)
        x, y = page.text(".head small").split()
        self.assertIn(f"At rest at {x} {y}.", page.evaluate(WORDS))
        self.assertIn(f"{y} points down", page.page.locator(".stage [role=status]").text_content())

    def test_a_stroke_that_goes_nowhere_foretells_nothing(self):
        for name, dy, wanted in (
            ("appearance", 18, r"^[^.]*$"), ("deceleration", 18, r"At rest at [\d,.]+ pt\.$"), ("paging", 100, "Flick the covers sideways"),
        ):
            page = self.clocked(name)
            page.page.locator(FIGURE).hover()
            for _ in range(4):
                page.wheel(0, dy)
                page.wait(0.016)
            page.wait_for_rest(5)
            self.assertRegex(page.page.locator(".controls > p").last.inner_text(), wanted, name)

    def test_rows_of_a_view_of_another_size_are_foretold_again(self):
        page = self.clocked("appearance")
        page.press("Throw at 1,500 pt/s")
        page.wait(0.35)
        before = page.view["height"]
        page.page.set_viewport_size({"width": 1280, "height": 690})
        page.until(f"document.querySelector('{FIGURE}').getBoundingClientRect().height !== {before}")
        for _ in range(20):
            page.wait(0.1)
            self.assertNotIn("−", page.text("table"))
        page.wait_for_rest(10)
        self.assertRegex(page.evaluate(WORDS), "rows appeared, as foretold")

    def test_a_pause_ends_what_is_measured_while_comments_move(self):
        page = self.clocked("pop-tracks")
        page.page.locator(".play").click()
        page.wait(2)
        self.assertIn("a second", page.text("table"))
        page.page.locator(".controls").get_by_role("button", name="Pause").click()
        page.wait_for_rest(1)
        self.assertEqual(page.page.locator("td").all_inner_texts()[1:], ["–", "–"])

    def test_what_a_figure_does_nothing_with_is_the_page_s(self):
        # Up from where nothing is dragged that way; what is touched so changes nothing.
        for name, place, kept in (
            ("pager", FIGURE, ".head small"), ("picture-in-picture", ".call", ".controls > p"), ("pop-tracks", FIGURE, ".stage"),
            ("deceleration", ".controls .slider input", ".slider output"),
        ):
            page = self.open(name, "phone")
            page.evaluate("window.said = []; CanvasRenderingContext2D.prototype.roundRect = () => said.push('a comment'); 0")
            page.evaluate("document.querySelector('.play')?.click()")
            box = page.page.locator(place).first.bounding_box()
            x, y = box["x"] + 0.75 * box["width"], box["y"] + box["height"] / 2
            before = page.page.locator(kept).first.inner_text()
            page.swipe((x, y), (x, y - 220))
            self.assertGreater(page.evaluate("scrollY"), 100, name)
            self.assertEqual(page.page.locator(kept).first.inner_text(), before, name)
            self.assertEqual(page.evaluate("said"), [], name)

    def test_a_row_scrolled_into_view_leaves_the_page_where_it_is(self):
        page = self.open("in-eight-lines", "phone")
        page.page.locator(".controls button").first.scroll_into_view_if_needed()
        before = page.evaluate("scrollY")
        page.press("Scroll row 250 into view")
        self.assertEqual(page.evaluate("scrollY"), before)
        self.assertTrue(page.page.get_by_text("Row 250", exact=True).is_visible())

    def test_a_key_during_a_bounce_compares_nothing(self):
        page = self.clocked("bounce")
        page.press("Throw to the end")
        while float(page.page.locator(".reading b").first.inner_text().split()[0].replace("−", "-")) < 20:
            page.wait(1 / 60)
        self.assertIn("Hit at", page.text("table"))
        page.page.locator(FIGURE).press("ArrowUp")
        page.wait_for_rest(5)
        self.assertIn("Flick it against an end", page.text("table"))

    def test_a_held_key_foretells_nothing_and_what_is_said_when_it_goes_up_comes_true(self):
        words = WORDS + " + document.querySelector('.mark:not([style*=hidden])')?.textContent"
        # What the prediction's colour has drawn after now, below its name.
        ahead = """(() => {
          const canvas = document.querySelector(".plot canvas");
          const [ratio, { width, height }] = [canvas.width / canvas.clientWidth, canvas];
          const left = Math.round(ratio * (56 + (canvas.clientWidth - 64) * 3 / 5 + 8));
          const copy = new OffscreenCanvas(width - left, height - 24).getContext("2d", { willReadFrequently: true });
          copy.drawImage(canvas, -left, -24);
          const { data } = copy.getImageData(0, 0, width - left, height - 24);
          let count = 0;
          for (let i = 0; i < data.length; i += 4) if (data[i + 3] && data[i + 1] > data[i] + 60 && data[i + 1] > data[i + 2] + 30) count++;
          return count;
        })()"""
        for name, foretold, rests in (
            ("wheel", r"Moving to ([\d,.]+) pt", r"At rest at ([\d,.]+) pt"),
            ("appearance", r"(\d+) rows? will appear in [\d.]+ s", r"(\d+) rows? appeared, as foretold, (?:each )?at most ([\d.]+) ms late"),
            ("deceleration", r"()the middle will rest here in [\d.]+ s", r"()At rest at [\d,.]+ pt, where it was to be"),
        ):
            for seconds in (0.1, 0.7):
                with self.subTest(page=name, held=seconds):
                    page = self.clocked(name)
                    page.page.locator(FIGURE).focus()
                    page.page.keyboard.down("ArrowDown")
                    page.wait(seconds)
                    self.assertNotRegex(page.evaluate(words), foretold)
                    self.assertEqual(page.evaluate(ahead), 0)
                    page.page.keyboard.up("ArrowDown")
                    page.wait(0.02)
                    going = page.evaluate(words)
                    self.assertRegex(going, foretold)
                    self.assertGreater(page.evaluate(ahead), 0)
                    page.wait_for_rest(10)
                    rest = page.evaluate(words)
                    self.assertRegex(rest, rests)
                    self.assertEqual(re.search(foretold, going)[1], re.search(rests, rest)[1])
                    if name == "appearance":
                        self.assertLessEqual(float(re.search(rests, rest)[2]), 16.7)
                    self.assertLess(page.evaluate(ahead), 20)

    def test_rows_are_there_before_the_engine_and_without_it(self):
        top = "document.querySelector('[data-figure] .view').scrollTop"
        for comes in (True, False):
            context = self.context(viewport={"width": 1280, "height": 800})
            page = context.new_page()
            waiting = []
            context.route("**/*.wasm", lambda route: waiting.append(route))
            page.goto(self.address("in-eight-lines"))
            page.locator(".plain-rows li").nth(499).wait_for(state="attached")
            page.locator(FIGURE).hover()
            page.mouse.wheel(0, 300)
            page.wait_for_function(f"{top} === 300")
            for route in waiting:
                route.continue_() if comes else route.abort()
            page.wait_for_selector("[data-ready]" if comes else "[data-failed]")
            self.assertEqual(page.evaluate(top), 300)
            self.assertTrue(page.get_by_text("Row 8", exact=True).is_visible())
            said = page.get_by_text("This figure did not start")
            self.assertEqual(said.count(), 0 if comes else 1)

    def test_what_is_chosen_is_seen_in_forced_colours(self):
        page = self.context(forced_colors="active").new_page()
        page.goto(self.address("pager"))
        page.wait_for_selector("[data-ready]")

        def seen(button, width):
            box = button.bounding_box()
            return page.screenshot(clip={"x": box["x"] + 8, "y": box["y"] + 12, "width": width, "height": 20})

        choices = page.locator(".choices").first.locator("button")
        self.assertEqual(choices.first.get_attribute("aria-pressed"), "true")
        self.assertNotEqual(seen(choices.first, 6), seen(choices.last, 6))
        switch = page.locator(".toggles button").first
        before = seen(switch, 34)
        switch.dispatch_event("click")
        self.assertNotEqual(before, seen(switch, 34))

    def test_the_wheel_over_the_open_drawer_scrolls_its_list_and_not_the_page(self):
        page = self.open("drawer", "desktop")
        page.page.locator(FIGURE).press("End")
        time.sleep(1.5)
        before = page.evaluate("document.querySelector('.drawer-list .row:not([style*=hidden])').dataset.index")
        box = page.view
        page.page.mouse.move(box["x"] + 150, box["y"] + 300)
        for _ in range(4):
            page.page.mouse.wheel(0, 100)
            time.sleep(0.1)
        time.sleep(0.6)
        self.assertEqual(page.evaluate("scrollY"), 0)
        top = "new DOMMatrix(getComputedStyle(document.querySelector('.drawer-list .content')).transform).m42"
        self.assertLess(page.evaluate(top), -200, before)

    def test_keys_flick_the_disc_of_the_spring(self):
        page = self.clocked("spring")
        page.page.locator(FIGURE).press("ArrowDown")
        page.wait(0.25)
        self.assertNotIn("0px)", page.evaluate("document.querySelector('.disc').style.transform"))
        page.wait_for_rest(10)

    def test_five_thousand_comments_have_some_that_can_be_read(self):
        page = self.open("pop-tracks")
        page.press("5,000 comments")
        page.page.wait_for_timeout(300)
        layers = page.evaluate("""[...document.querySelectorAll(".bullets")].map((one) => getComputedStyle(one).opacity)""")
        self.assertEqual(len(layers), 3)
        self.assertLess(float(layers[0]), 0.6)
        self.assertEqual(layers[1:], ["1", "1"])
        self.assertGreater(int(page.evaluate("document.querySelector('[data-figure] .view').dataset.count")), 4800)

"""A page that follows the README lives with its browser: focus, fragments, wheels, touches, text, CSS."""

import time

from browser import MadePageTests, line

# The README's page, with places for what a test changes.
PAGE = """<!doctype html><html lang="en" dir="%(dir)s"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="%(policy)s">
<title>A list</title>
<style>
  body { margin: 0; height: 2000px }
  #list { width: 390px; height: 600px; overflow: auto; margin: 20px }
  #rows { margin: 0; padding: 0; list-style: none }
  #rows li { height: 50px; box-sizing: border-box; border-bottom: 1px solid #888 }
  %(style)s
</style>
<div id="list"><ol id="rows"></ol></div>
<div id="after" tabindex="0">after</div>
<script type="module">
  import { load, Scroller, attach } from "../overscroll.js";
  const list = document.querySelector("#list"), rows = document.querySelector("#rows");
  for (let i = 1; i <= 200; i++) {
    rows.append(Object.assign(document.createElement("li"), { id: `row${i}`, innerHTML: `<a href="#row${i}">Row ${i}</a>` }));
  }
  %(before)s
  load(new URL("../overscroll.wasm", import.meta.url)).then((engine) => {
    window.scroller = new Scroller(engine, %(settings)s);
    window.lib = { load, Scroller, attach, engine };
    window.attachment = attach(list, scroller, { content: rows, observesContent: true, ...%(options)s });
    window.offset = () => scroller.contentOffset;
    window.isReady = true;
  }).catch((error) => (window.failure = [error.name, error.code, error.message]));
  // Where a row is shown in the list.
  window.top_ = (i) => document.querySelector(`#row${i}`).getBoundingClientRect().top
    - list.getBoundingClientRect().top;
  window.frames = async (count) => { while (count--) await new Promise(requestAnimationFrame); };
  window.later = (wait) => new Promise((done) => setTimeout(done, wait));
  // A finger of the program's, from place to place in steps of 16 ms, which is down until it is cancelled.
  window.hold = (...places) => places.forEach((y, i) => {
    const time = performance.now() / 1000 + 0.016 * i;
    if (i) scroller.touchMoved(1, { x: 200, y }, time);
    else scroller.touchDown(1, { x: 200, y }, time);
  });
</script></html>"""
POLICY = "script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'"


class HostTests(MadePageTests):
    def open(self, fragment="", options="{}", settings="{}", style="", before="", dir="ltr", policy=POLICY,
             waits="window.isReady", scale=1, body=PAGE):
        text = body % {"options": options, "settings": settings, "style": style, "before": before, "dir": dir,
                       "policy": policy}
        page = self.make(text, fragment, has_touch=True, device_scale_factor=scale)
        # Not by wait_for_function, which a policy may forbid.
        end = time.monotonic() + 10
        while not page.evaluate(waits):
            self.assertLess(time.monotonic(), end, waits)
            time.sleep(0.02)
        self.devtools = page.context.new_cdp_session(page)
        self.settle(page)
        return page

    def settle(self, page):
        """Until nothing has moved for six frames."""
        page.evaluate("""async () => {
          const at = () => [...document.querySelectorAll("#rows, .inner, select, #list")].map((one) =>
            [one.getBoundingClientRect().top, one.getBoundingClientRect().left, one.scrollTop, one.scrollLeft]).join();
          for (let last, same = 0, n = 0; same < 6 && n < 600; n++) {
            await new Promise(requestAnimationFrame);
            same = at() === last ? same + 1 : 0;
            last = at();
          }
        }""")

    def stroke(self, start, end, steps=8, hold=0.15):
        """A finger along a line; what it has moved may still move."""
        for i, (x, y) in enumerate(line(start, end, steps)):
            self.send("touchMove" if i else "touchStart", [{"x": x, "y": y, "id": 1}])
            time.sleep(0.012)
        time.sleep(hold)
        self.send("touchEnd", [])

    def send(self, kind, points):
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def touch(self, page, *path, **more):
        self.stroke(*path, **more)
        self.settle(page)

    def y(self, page):
        return page.evaluate("offset().y")

    def assertShown(self, page, row):
        # The text of the row, which is what is focused and found.
        top = page.evaluate(f"top_({row})")
        height = page.evaluate(f"document.querySelector('#row{row} a').offsetHeight")
        self.assertGreaterEqual(top, -0.01)
        self.assertLessEqual(top, 600.01 - height)
        # What is shown, the offset and scrollTop are one.
        self.assertAlmostEqual(top, (row - 1) * 50 - self.y(page), places=2)
        self.assertAlmostEqual(page.evaluate("list.scrollTop"), self.y(page), places=6)

    # -- The browser's own scrolling --

    def test_tab_goes_through_all_rows_and_back(self):
        page = self.open()
        page.evaluate("list.focus()")
        for row in range(1, 31):
            self.press(page, "Tab")
            self.assertEqual(page.evaluate("document.activeElement.textContent"), f"Row {row}")
            self.assertShown(page, row)
        self.press(page, *["Shift+Tab"] * 15)
        self.assertShown(page, 15)

    def test_fragments_show_their_rows_and_all_others_stay_in_reach(self):
        for fragment, row in (("#:~:text=Row%20120", 120), ("#row60", 60)):
            page = self.open(fragment)
            self.assertShown(page, row)
        page.evaluate("list.focus()")
        self.press(page, "Home")
        self.assertShown(page, 1)
        self.assertEqual(self.y(page), 0)

    def test_programs_scroll_by_the_members_they_know(self):
        page = self.open()
        for program, rests in (
            ("list.scrollTop = 700", 700), ("list.scrollTo(0, 300)", 300), ("list.scrollBy(0, 50)", 350),
            ("list.scrollTo({ top: 1e6 })", 200 * 50 - 600), ("list.scroll({ top: 0, behavior: 'smooth' })", 0),
        ):
            self.does(page, program)
            self.assertEqual(self.y(page), rests, program)
            self.assertShown(page, rests // 50 + 2)
        # In flight as well.
        page.evaluate("scroller.setContentOffset({ x: 0, y: 5000 }, { animated: true })")
        time.sleep(0.1)
        self.does(page, "document.querySelector('#row150').scrollIntoView()")
        self.assertShown(page, 150)

    def test_what_is_scrolled_natively_is_scrolled_once_when_zoomed_and_without_content(self):
        page = self.open(settings="{ maximumZoomScale: 4 }")
        self.does(page, "scroller.zoomScale = 2")
        self.does(page, "document.querySelector('#row41').scrollIntoView()")
        self.assertAlmostEqual(self.y(page), 4000, delta=0.5)
        self.assertAlmostEqual(page.evaluate("top_(41)"), 0, delta=0.5)
        page = self.open(options="{ content: undefined, observesContent: false, onFrame: ({ offset }) => "
                         "(rows.style.transform = `translateY(${-offset.y}px)`) }", settings="{ contentSize: { width: 390, height: 10000 } }")
        self.does(page, "document.querySelector('#row41').scrollIntoView()")
        self.assertAlmostEqual(self.y(page), 2000, delta=0.5)
        self.does(page, "document.querySelector('#row91 a').focus()")
        self.assertTrue(0 <= page.evaluate("top_(91)") <= 550)

    def test_where_it_was_scrolled_without_the_engine_is_where_it_goes_on(self):
        page = self.open(before="list.scrollTop = 1234;")
        self.assertEqual(self.y(page), 1234)
        self.assertShown(page, 26)
        page.evaluate("attachment.detach()")
        self.assertEqual(page.evaluate("list.scrollTop"), 1234)
        self.assertAlmostEqual(page.evaluate("top_(26)"), 16, places=2)
        self.assertEqual(page.evaluate("getComputedStyle(list).overflowY"), "auto")

    def test_every_frame_that_moves_is_a_scroll_event(self):
        page = self.open()
        page.evaluate("""() => {
          window.seen = { events: 0, frames: 0 };
          let last = 0;
          list.addEventListener("scroll", () => seen.events++);
          scroller.on("didScroll", () => seen.frames++);
        }""")
        self.touch(page, (200, 100), (200, 400))
        seen = page.evaluate("seen")
        self.assertEqual(self.y(page), 0)
        self.assertGreater(seen["events"], 15)
        # Several moves of a finger before a frame are one.
        self.assertLessEqual(seen["events"], seen["frames"] + 1)

    def test_sticky_children_stick_and_content_is_where_it_seems_when_it_bounces(self):
        page = self.open(before="rows.firstChild.style.cssText = 'position: sticky; top: 0; background: white';")
        for y in (500, 9400):
            self.does(page, f"list.scrollTop = {y}")
            self.assertAlmostEqual(page.evaluate("top_(1)"), 0, places=2)
        farthest = page.evaluate("""async () => {
          scroller.setContentOffset({ x: 0, y: 9380 }, { animated: true });
          let farthest = 0;
          for (let i = 0; i < 25; i++) { await frames(1); farthest = Math.max(farthest, Math.abs(top_(1))); }
          return farthest;
        }""")
        self.assertLessEqual(farthest, 0.501)
        self.settle(page)
        self.does(page, "list.scrollTop = 9400")
        last, y = page.evaluate("async () => { hold(500, 200); await frames(2); return [top_(200), offset().y]; }")
        self.assertGreater(y, 9450)
        self.assertAlmostEqual(last, 199 * 50 - y, places=2)

    # -- What is left to the page --

    def test_its_style_follows_what_can_be_scrolled_and_by_whom(self):
        wide = "#rows { width: 3000px; height: 100px; overflow: hidden }"
        short = "#rows { height: 100px; overflow: hidden }"
        style = "[getComputedStyle(list).touchAction, getComputedStyle(list).overflow]"
        # What is left to the browser: touches, and the directions in which it scrolls the element itself.
        for name, arguments, *expected in (
            ("a list", {}, "pan-x pinch-zoom", "hidden auto"),
            ("a row", {"style": wide}, "pan-y pinch-zoom", "auto hidden"),
            ("nothing to scroll", {"style": short}, "auto", "auto"),
            ("a map", {"settings": "{ maximumZoomScale: 4 }"}, "none", "hidden auto"),
            ("axes", {"options": "{ axes: 'both' }"}, "pinch-zoom", "auto"),
            ("its own", {"options": "{ touchAction: 'manipulation' }"}, "manipulation", "hidden"),
            ("its own way", {"options": "{ touchAction: 'pan-y' }"}, "pan-y", "hidden"),
            ("no pointers", {"options": "{ pointers: false }"}, "auto", "hidden"),
            ("no wheel", {"options": "{ wheel: false }"}, "pan-x pinch-zoom", "hidden"),
            ("no keys", {"options": "{ keys: false }"}, "pan-x pinch-zoom", "hidden"),
            ("disabled", {"settings": "{ isScrollEnabled: false }"}, "auto", "hidden"),
        ):
            with self.subTest(name):
                page = self.open(**arguments)
                self.assertEqual(page.evaluate(style), expected)
        page = self.open(style=short)
        self.does(page, "rows.style.height = '5000px'")
        self.assertEqual(page.evaluate("getComputedStyle(list).touchAction"), "pan-x pinch-zoom")

    def test_what_only_goes_sideways_leaves_the_page_its_vertical_pans(self):
        for name, style in (
            ("pictures", "#rows { width: 3000px; height: 100px; overflow: hidden } #list { height: 120px }"),
            ("cards", "#list { height: 100px } #rows { display: flex; width: max-content } #rows li { width: 200px }"),
        ):
            with self.subTest(name):
                page = self.open(style=style)
                self.touch(page, (200, 80), (205, 30), hold=0)
                self.assertGreater(page.evaluate("scrollY"), 15)
                self.assertEqual(page.evaluate("offset().x"), 0)
                page.evaluate("scrollTo(0, 0)")
                self.touch(page, (300, 70), (100, 75))
                self.assertEqual(page.evaluate("[scrollY, offset().x > 150]"), [0, True])

    INNER = """rows.children[1].innerHTML =
      '<div class="inner" style="height: 150px; overflow: auto"><div style="height: 400px">inner</div></div>';
      rows.children[1].style.height = '150px';"""

    def test_a_native_scroller_inside_keeps_wheel_and_touches_until_its_end(self):
        page = self.open(before=self.INNER)
        inner = "document.querySelector('.inner').scrollTop"
        page.mouse.move(200, 130)
        self.turn(page, 0, 100)
        self.assertEqual([page.evaluate(inner), self.y(page)], [100, 0])
        self.touch(page, (200, 200), (200, 130))
        time.sleep(0.5)
        self.assertGreater(page.evaluate(inner), 130)
        self.assertEqual(self.y(page), 0)
        page.evaluate(f"{inner} = 250")
        self.touch(page, (200, 200), (200, 80))
        self.assertEqual(page.evaluate(inner), 250)
        at = self.y(page)
        self.assertGreater(at, 50)
        self.turn(page, 0, 300)
        self.assertEqual(page.evaluate(inner), 250)
        self.assertGreater(self.y(page), at + 100)

    def test_text_areas_and_lists_to_choose_from_keep_wheel_and_keys(self):
        page = self.open(before="""rows.children[1].innerHTML =
          `<textarea class="inner" rows="2">${"line\\n".repeat(30)}</textarea><select size="3">${"<option>x".repeat(20)}</select>`;""")
        for place in ("textarea", "select"):
            box = page.locator(f"#rows {place}").bounding_box()
            page.mouse.move(box["x"] + 5, box["y"] + 15)
            self.turn(page, 0, 20)
            self.assertGreater(page.evaluate(f"document.querySelector('#rows {place}').scrollTop"), 0)
            page.locator(f"#rows {place}").focus()
            page.keyboard.press("ArrowDown")
            self.press(page, "End")
            self.assertEqual(self.y(page), 0)
            time.sleep(0.6)

    def test_what_is_to_be_ignored_is_ignored(self):
        page = self.open(before="""rows.children[1].dataset.overscroll = 'ignore'; rows.children[1].tabIndex = 0;
          window.taken = []; addEventListener("wheel", (event) => taken.push(event.defaultPrevented));""")
        for row, moved in ((2, False), (6, True)):
            page.mouse.move(200, 20 + 50 * row - 25)
            self.turn(page, 0, 30)
            self.assertEqual(page.evaluate("taken.splice(0)"), [moved])
            self.does(page, "list.scrollTop = 0; scrollTo(0, 0)")
            time.sleep(0.5)
        page.mouse.move(200, 95)
        page.mouse.down()
        page.mouse.move(200, 60, steps=5)
        self.assertEqual(page.evaluate("scroller.isTracking"), False)
        page.mouse.up()
        page.evaluate("rows.children[1].focus()")
        page.keyboard.press("End")
        self.assertEqual(page.evaluate("scroller.isMoving"), False)

    def test_touch_only_leaves_the_mouse_its_text(self):
        page = self.open(options="{ pointers: 'touch' }")
        self.drag(page, (30, 40), (120, 190), 6)
        self.assertIn("Row 2", page.evaluate("getSelection().toString()"))
        self.assertEqual(self.y(page), 0)
        self.touch(page, (300, 400), (300, 200))
        self.assertGreater(self.y(page), 100)

    def test_a_selection_goes_on_past_the_edge_and_what_it_left_is_as_it_was(self):
        page = self.open(options="{ pointers: 'touch' }")
        page.mouse.move(200, 500)
        page.mouse.down()
        page.mouse.move(200, 640, steps=4)
        page.wait_for_function("offset().y > 200")
        page.mouse.up()
        self.settle(page)
        self.assertShown(page, int(self.y(page) // 50) + 2)
        self.assertEqual(page.evaluate("list.offsetWidth - list.clientWidth"), 0)
        page.evaluate("attachment.detach()")
        self.assertEqual(page.evaluate("[list, rows].map((one) => one.getAttribute('style'))"), [None, None])

    def test_draggable_children_are_dragged_and_pictures_are_not(self):
        page = self.open(before="""rows.children[1].draggable = true;
          window.dragged = 0; addEventListener("dragstart", (event) => { if (!event.defaultPrevented) dragged++; });""")
        self.drag(page, (200, 95), (200, 160))
        self.assertEqual([page.evaluate("dragged"), page.evaluate("scroller.isTracking")], [1, False])
        # A link.
        self.drag(page, (50, 230), (50, 130))
        self.assertEqual(page.evaluate("dragged"), 1)
        self.assertGreater(self.y(page), 50)

    def test_space_and_arrows_are_theirs_who_have_a_use_for_them(self):
        page = self.open(before="""rows.children[1].innerHTML =
          '<details><summary>a</summary></details><b role=button tabindex=0>b</b><video controls tabindex=0></video><i role=slider tabindex=0>s</i><button>c</button><u tabindex=0>plain</u>';
          // As whoever gives something a role has to, so that the browser does not scroll.
          addEventListener("keydown", (event) => event.target.matches('[role], video') && event.preventDefault());""")
        for name, keys in {"summary": " ", "b": " ", "video": " ArrowDown", "i": " ArrowDown", "button": " "}.items():
            for key in keys.replace(" A", " ,A").split(","):
                page.locator(f"#rows {name}").first.focus()
                self.press(page, "Space" if key == " " else key)
                self.assertEqual(self.y(page), 0, (name, key))
        page.locator("#rows button").focus()
        self.press(page, "ArrowDown")
        self.assertEqual(self.y(page), 40)
        page.locator("#rows u").focus()
        self.press(page, "Space")
        self.assertGreater(self.y(page), 400)

    # -- CSS --

    def test_the_last_row_can_be_reached_whatever_the_css(self):
        for style in (
            "#list { padding: 30px }", "#rows { margin: 40px 0 }", "#rows { padding: 25px 0 70px }",
            "#rows li { margin: 7px 0 }", "#list { padding-bottom: 50px } #rows { margin-bottom: 60px }",
            "#list { border: 9px solid; box-sizing: border-box }", "#rows { position: absolute; width: 100% } #list { position: relative }",
        ):
            with self.subTest(style):
                page = self.open(style=style)
                native = page.evaluate("list.scrollHeight - list.clientHeight")
                page.evaluate("list.focus()")
                self.press(page, "End")
                self.assertAlmostEqual(self.y(page), native, delta=0.51)
                bottom = page.evaluate("top_(200) + document.querySelector('#row200').offsetHeight")
                self.assertLessEqual(bottom, page.evaluate("list.clientTop + list.clientHeight + 0.51"))
                # Beyond the end as well what is drawn is where the engine has it.
                shown = page.evaluate("""async () => {
                  const before = top_(200), y = offset().y;
                  hold(500, 100);
                  await frames(3);
                  return [before - top_(200), offset().y - y];
                }""")
                self.assertGreater(shown[1], 50)
                self.assertAlmostEqual(*shown, delta=0.02)

    def test_it_rests_on_whole_pixels(self):
        for scale in (1, 2):
            page = self.open(scale=scale)
            self.assertEqual(page.evaluate("scroller.displayScale"), scale)
            self.touch(page, (200, 500), (200, 261), hold=0)
            top = page.evaluate("top_(1) - list.getBoundingClientRect().top") * scale
            self.assertAlmostEqual(top, round(top), places=3)
            self.assertGreater(self.y(page), 150)

    def test_from_right_to_left_it_begins_at_the_right_without_extra_css(self):
        page = self.open(dir="rtl", style="#rows { width: 2000px; height: 200px; overflow: hidden }")
        places = """() => {
          const [a, b] = [rows, list].map((one) => one.getBoundingClientRect());
          return { right: a.right - b.right, left: a.left - b.left, x: offset().x, native: list.scrollLeft };
        }"""
        self.assertEqual(page.evaluate(places), {"right": 0, "left": -1610, "x": 1610, "native": 0})
        # Page keys lead on to the left.
        for key, x in (("pageDown", 1298), ("end", 0), ("home", 1610)):
            self.does(page, f"scroller.key('{key}')")
            self.assertEqual(page.evaluate("scroller.destination.x"), x)
        self.does(page, "scroller.setContentOffset({ x: 1610, y: 0 }, { animated: false })")
        self.touch(page, (250, 100), (500, 100))
        at = page.evaluate(places)
        self.assertGreater(at["right"], 150)
        self.assertAlmostEqual(at["x"], 1610 - at["right"], places=2)
        self.assertAlmostEqual(at["native"], -at["right"], places=2)
        self.does(page, "list.scrollLeft = -1e6")
        self.assertAlmostEqual(page.evaluate(places)["left"], 0, places=2)
        # As in a browser its place is counted from the right, whatever comes at the left, and however wide it is.
        self.does(page, "list.scrollLeft = -300")
        for change in ("rows.style.width = '3000px'", "list.style.width = '490px'", "list.style.width = '390px'",
                       "rows.style.width = '2000px'"):
            self.does(page, change)
            at = page.evaluate(places)
            self.assertAlmostEqual(at["right"], 300, delta=0.02, msg=change)
            self.assertAlmostEqual(at["native"], -300, delta=0.02, msg=change)
            self.assertFalse(page.evaluate("scroller.isMoving"))
        # One that was put somewhere before it is attached stays there.
        page.evaluate("""{
          attachment.detach();
          scroller.layoutDirection = "leftToRight";
          scroller.setContentOffset({ x: 500, y: 0 }, { animated: false });
          list.scrollLeft = 0;
          window.attachment = lib.attach(list, scroller, { content: rows });
        }""")
        self.assertEqual(page.evaluate("[offset().x, scroller.layoutDirection]"), [500, "rightToLeft"])

    def test_what_grows_above_leaves_what_is_read_where_it_is(self):
        page = self.open()
        self.does(page, "list.scrollTop = 2000")
        before = page.evaluate("top_(45)")
        add = "rows.prepend(Object.assign(document.createElement('li'), { textContent: 'new' }))"
        for change in (
            f"for (let i = 0; i < 10; i++) {add}", "document.querySelector('#row3').style.height = '311px'",
            "document.querySelector('#row3').remove()",
            # As many rows may go below as come above.
            f"for (let i = 0; i < 10; i++) {{ {add}; rows.lastElementChild.remove() }}",
            "rows.style.padding = '70px 0 90px'",
        ):
            self.does(page, change)
            self.assertAlmostEqual(page.evaluate("top_(45)"), before, delta=0.02, msg=change)
        self.assertEqual(page.evaluate("scroller.contentSize.height"), page.evaluate("rows.offsetHeight"))

    def test_what_grows_above_moves_nothing_under_a_finger_whenever_it_grows(self):
        changes = ("rows.prepend(Object.assign(document.createElement('li'), { textContent: 'new' }))",
                   "rows.style.paddingTop = `${parseFloat(rows.style.paddingTop || 0) + 40}px`")
        # Between frames, before what is drawn in one, while it is drawn, and after.
        for when in ("setTimeout(grow)", "requestAnimationFrame(grow)", "grows = true", "grow()"):
            for change in changes:
                page = self.open(
                    before="window.grows = false;",
                    options="{ onFrame() { if (grows) { grows = false; grow(); } } }")
                self.does(page, "list.scrollTop = 3000")
                lost = page.evaluate("""async (change) => {
                  window.grow = new Function(change);
                  const at = scroller.time, far = [];
                  scroller.touchDown(1, { x: 200, y: 100 }, at + 1);
                  for (let i = 1; i <= 30; i++) {
                    const before = top_(65);
                    scroller.touchMoved(1, { x: 200, y: 100 + 8 * i }, at + 1 + i / 60);
                    if (i % 3 === 0) WHEN;
                    await frames(2);
                    if (i > 3) far.push(Math.abs(top_(65) - before - 8));
                  }
                  scroller.cancelTouches(at + 2);
                  return Math.max(...far);
                }""".replace("WHEN", when), change)
                self.assertLess(lost, 1, (when, change))

    def test_what_is_hidden_in_motion_goes_on_where_it_is_shown_again(self):
        flick = "hold(500, 470, 440, 410, 380, 350); scroller.touchUp(1, null, scroller.time + 0.008)"
        for begin, hidden in [(flick, 20), (flick, 90), (flick, 160), (flick, 300),
                              ("list.scrollTo({ top: 5000, behavior: 'smooth' })", 100),
                              ("scroller.setContentOffset({ x: 0, y: 5000 }, { animated: true })", 700)]:
            page = self.open()
            self.does(page, "list.scrollTop = 3000")
            page.evaluate(begin)
            expected = page.evaluate("scroller.destination.y")
            page.evaluate("""async (hidden) => {
              await later(100);
              list.style.display = "none";
              await later(hidden);
              list.style.display = "";
              await later(50);
            }""", hidden)
            self.settle(page)
            self.assertAlmostEqual(self.y(page), expected, delta=1, msg=(begin, hidden))
        self.does(page, """(async () => {
          list.style.display = "none";
          await later(100);
          scroller.contentOffset = { x: 0, y: 2000 };
          await later(100);
          list.style.display = "";
        })()""")
        self.assertEqual(self.y(page), 2000)
        self.assertShown(page, 42)

    def test_what_rests_after_a_flick_is_tapped_right_away(self):
        page = self.open(before="window.clicks = 0; list.addEventListener('click', () => clicks++);")
        for clicks in range(1, 5):
            # What the browser would fling for longer rests early here.
            self.does(page, "scroller.bouncesVertically = false; scroller.contentOffset = scroller.maximumOffset")
            self.touch(page, (200, 500), (200, 200), steps=6, hold=0)
            page.evaluate("later(500)")
            self.assertEqual(page.evaluate("scroller.isMoving"), False)
            page.touchscreen.tap(30, 300)
            self.assertEqual(page.evaluate("clicks"), clicks)

    def test_a_touch_that_stops_a_fling_focuses_nothing_and_a_tap_does(self):
        for what in ("<input>", "<button>b</button>"):
            page = self.open(before=f"for (const row of rows.children) row.innerHTML = '{what}';",
                             style="input, button { width: 300px; height: 48px }")
            self.stroke((200, 500), (200, 300), steps=4, hold=0)
            time.sleep(0.1)
            self.stroke((100, 300), (100, 300), steps=1, hold=0)
            self.settle(page)
            self.assertEqual(page.evaluate("document.activeElement.tagName"), "BODY")
            self.touch(page, (100, 300), (100, 300), steps=1, hold=0)
            self.assertEqual(page.evaluate("document.activeElement.tagName"), what[1:].split(">")[0].upper())

    def test_pages_rest_on_pages_whatever_is_shown_and_however_the_screen_turns(self):
        page = self.open(
            settings="{ isPagingEnabled: true }",
            style="""#list { height: 100px; width: var(--width, 390px) } #rows { display: flex; width: max-content }
                     #rows li { width: var(--width, 390px) }""")
        x = "[offset().x, scroller.contentOffset.x % scroller.viewport.width]"
        for row in (4, 30, 29, 2):
            self.does(page, f"document.querySelector('#row{row} a').focus()")
            self.assertEqual(page.evaluate(x), [390 * (row - 1), 0])
        for row in (7, 3):
            self.does(page, f"document.querySelector('#row{row} a').scrollIntoView({{ inline: 'nearest' }})")
            self.assertEqual(page.evaluate(x), [390 * (row - 1), 0])
        self.does(page, "list.scrollLeft = 1200")
        self.assertEqual(page.evaluate(x), [1170, 0])
        for width in (701, 333, 390):
            self.does(page, f"document.body.style.setProperty('--width', '{width}px')")
            self.assertEqual(page.evaluate(x), [3 * width, 0])

    # Twenty elements show whatever rows are seen, each of them always another.
    RECYCLED = """
      rows.replaceChildren();
      rows.style.cssText = "position: relative; height: 20000px";
      const pool = Array.from({ length: 20 }, () => rows.appendChild(document.createElement("li")));
      window.fill = ({ offset: { y } }) => {
        const first = Math.max(Math.floor(y / 50), 0);
        for (let i = first; i < first + 20; i++) {
          pool[i % 20].style.cssText = `position: absolute; top: ${50 * i}px`;
          pool[i % 20].textContent = `Row ${i}`;
        }
      };"""

    def test_rows_that_are_used_again_are_no_anchor(self):
        for late in ("fill", "(frame) => queueMicrotask(() => fill(frame))"):
            for change in ("rows.style.height = '30000px'", "list.style.cssText = 'width: 560px; height: 300px'",
                           "rows.style.height = '12000px'"):
                page = self.open(before=self.RECYCLED, options=f"{{ onFrame: {late} }}")
                self.does(page, "scroller.setContentOffset({ x: 0, y: 10000 })")
                self.does(page, change)
                self.assertEqual(self.y(page), 10000, (late, change))

    def test_an_element_that_goes_under_a_finger_takes_the_finger_along(self):
        page = self.open(style="#list { transform: rotate(10deg) } #rows { width: 3000px }", settings="{ slop: 0 }")
        page.mouse.move(200, 300)
        page.mouse.down()
        page.mouse.move(200, 250, steps=4)
        page.evaluate("window.kept = list; list.remove()")
        page.mouse.move(200, 200, steps=4)
        page.mouse.up()
        page.evaluate("later(1500)")
        self.does(page, "document.body.append(kept)")
        self.assertEqual(page.evaluate("scroller.isTracking"), False)

    def test_a_native_fling_runs_out_where_it_is_attached(self):
        attach = "window.attachment = attach("
        body = PAGE.replace("then((engine) =>", "then(async (engine) =>").replace(attach, f"await until; {attach}")
        page = self.open(before="list.scrollTop = 10; window.until = new Promise((done) => (window.go = done));",
                         body=body, waits="window.lib !== undefined")
        self.stroke((200, 500), (200, 200), steps=5, hold=0)
        before = page.evaluate("""async () => {
          const first = list.scrollTop;
          await frames(3);
          go();
          return [first, list.scrollTop];
        }""")
        self.settle(page)
        self.assertGreater(before[1], before[0], "the browser flings")
        self.assertGreater(self.y(page), before[1] + 100)
        self.assertShown(page, int(self.y(page) // 50) + 2)

    def test_attached_again_it_goes_on_with_its_motion_and_its_focus(self):
        for settings, flick in (("{}", 40), ("{ displayScale: 2 }", 40), ("{}", -150), ("{ contentOffset: { x: 0, y: 9300 } }", 150)):
            page = self.open(settings=settings)
            found = page.evaluate("""async (flick) => {
              list.focus();
              const now = performance.now() / 1000;
              scroller.touchDown(1, { x: 200, y: 300 }, now - 0.08);
              for (let i = 1; i < 5; i++) scroller.touchMoved(1, { x: 200, y: 300 - flick * i }, now - 0.08 + 0.016 * i);
              scroller.touchUp(1, null, now);
              await frames(6);
              const look = () => [scroller.phase, scroller.contentOffset.y, scroller.destination.y, document.activeElement.id];
              const before = look();
              attachment.detach();
              attachment = lib.attach(list, scroller, { content: rows, observesContent: true });
              await later(0);
              await later(0);
              return [before, look()];
            }""", flick)
            self.assertIn(found[0][0], ("decelerating", "bouncing"))
            self.assertEqual([found[0][i] for i in (0, 2, 3)], [found[1][i] for i in (0, 2, 3)], found)
            self.settle(page)
            self.assertAlmostEqual(self.y(page), found[0][2], delta=0.51)

    def test_attached_again_in_motion_it_is_where_the_browser_has_scrolled_meanwhile(self):
        page = self.open()
        self.stroke((200, 500), (200, 300), steps=5, hold=0)
        page.evaluate("attachment.detach(); list.scrollTop = 2000")
        page.evaluate("attachment = lib.attach(list, scroller, { content: rows, observesContent: true })")
        self.settle(page)
        self.assertEqual([self.y(page), page.evaluate("list.scrollTop")], [2000, 2000])

    ELEMENT = """<!doctype html><meta charset="utf-8"><body style="margin: 0">%(style)s
<script type="importmap">{ "imports": { "overscroll": "../package/overscroll.js", "overscroll/list": "../package/list.js", "overscroll/parts": "../package/parts.js" } }</script>
<script type="module">import "../package/recipes/over-scroll.js";</script>
<over-scroll id="list" label="Messages" always-bounce style="height: 400px"><ol id="rows" style="margin: 0"></ol></over-scroll>
<script>for (let i = 0; i < 100; i++) rows.append(Object.assign(document.createElement("li"), { textContent: i, style: "height: 50px" }));</script>
"""

    def element(self, body=ELEMENT):
        return self.open(body=body, waits="document.querySelector('over-scroll')?.scroller != null")

    def test_the_custom_element_scrolls_follows_its_attributes_and_ends_with_its_place(self):
        page = self.element()
        self.assertEqual(
            page.evaluate("[list.getAttribute('role'), list.scroller.alwaysBounceVertical, list.scroller.contentSize.height]"),
            ["region", True, 5000])
        self.touch(page, (200, 350), (200, 150))
        self.assertGreater(page.evaluate("list.scrollTop"), 150)
        page.evaluate("list.setAttribute('rate', 'quick')")
        self.assertEqual(page.evaluate("list.scroller.decelerationRate"), 0.998)
        page.evaluate("list.setAttribute('rate', 'fast'); list.removeAttribute('always-bounce')")
        self.assertEqual(page.evaluate("[list.scroller.decelerationRate, list.scroller.alwaysBounceVertical]"), [0.99, False])
        for change, name, role in (
            ("list.setAttribute('label', 'Posts')", "Posts", "region"), ("list.removeAttribute('label')", None, "group"),
            ("list.setAttribute('label', 'News')", "News", "region"),
        ):
            self.does(page, change)
            found = page.evaluate("[list.getAttribute('aria-label'), list.getAttribute('role'), list.scrollTop > 150]")
            self.assertEqual(found, [name, role, True])
        page.evaluate("window.kept = list; list.remove()")
        self.assertEqual(page.evaluate("kept.scroller"), None)
        page.evaluate("document.body.append(kept)")
        page.wait_for_function("kept.scroller !== null")

    def test_the_custom_element_stops_where_its_child_goes_in_motion(self):
        page = self.element()
        self.stroke((200, 300), (200, 100), steps=4, hold=0)
        self.assertTrue(page.evaluate("list.scroller.isMoving"))
        self.does(page, "rows.remove()")
        self.assertEqual(page.evaluate("[list.scroller.isMoving, list.getAttribute('data-overscroll')]"), [False, None])

    def test_the_custom_element_waits_for_what_it_scrolls_and_tries_a_lost_engine_again(self):
        page = self.element()
        page.evaluate("""() => {
          const later = (window.later = document.createElement("over-scroll"));
          later.style.cssText = "height: 400px; width: 300px";
          document.body.append(later);
          setTimeout(() => (later.innerHTML = "<div style='height: 3000px'></div>"), 200);
        }""")
        page.wait_for_function("later.scroller?.contentSize.height === 3000")
        page.evaluate("""() => {
          addEventListener("unhandledrejection", (event) => event.preventDefault());
          customElements.get("over-scroll").engine = Promise.reject(new Error("offline"));
          const [lost, found] = ["lost", "found"].map((id) => Object.assign(document.createElement("over-scroll"), { id, innerHTML: "<p>1" }));
          document.body.append(lost);
          setTimeout(() => document.body.append(found), 200);
        }""")
        page.wait_for_function("document.querySelector('#found')?.scroller != null")
        self.assertIsNone(page.evaluate("document.querySelector('#lost').scroller"))

    def test_the_custom_element_moves_whichever_child_is_its_first(self):
        page = self.element()
        page.evaluate("""() => {
          window.made = list.scroller;
          window.next = Object.assign(document.createElement("div"), { style: "height: 3000px" });
          window.gone = rows;
          list.firstElementChild.replaceWith(next);
        }""")
        page.wait_for_function("list.scroller.contentSize.height === 3000")
        self.touch(page, (200, 350), (200, 150))
        self.assertEqual(page.evaluate("[list.scroller === made, next.style.transform !== '', gone.style.transform]"), [True, True, ""])
        self.assertGreater(page.evaluate("list.scrollTop"), 150)
        page.evaluate("next.remove()")
        page.wait_for_function("list.dataset.overscroll === undefined")
        page.evaluate("list.append(gone)")
        page.wait_for_function("list.scroller.contentSize.height === 5000")

    def test_the_custom_elements_engine_may_be_named_by_who_imports_it(self):
        body = self.ELEMENT.replace('import "../package/recipes/over-scroll.js";', """
          import { OverScroll } from "../package/recipes/over-scroll.js";
          import { load } from "../package/list.js";
          OverScroll.engine = window.mine = load("../package/overscroll-full.wasm");""")
        page = self.element(body)
        self.assertTrue(page.evaluate("mine.then((engine) => engine === list.scroller.engine)"))

    # -- Names, ends, failures --

    def test_it_is_a_named_region_that_takes_the_focus(self):
        page = self.open(options="{ label: 'Messages' }")
        self.assertEqual(page.evaluate("[list.getAttribute('role'), list.getAttribute('aria-label'), list.tabIndex]"),
                         ["region", "Messages", 0])
        page.evaluate("attachment.detach()")
        self.assertEqual(page.evaluate("[...list.attributes].map((one) => one.name).sort().join()"), "id")
        page = self.open()
        self.assertEqual(page.evaluate("list.getAttribute('role')"), "group")

    def scrollbars(self, page, *axes):
        page.evaluate("""async (axes) => {
          const { addScrollbar } = await import(new URL("../scrollbar.js", location.href));
          window.bars = axes.map((axis) => addScrollbar(attachment, { axis }).element);
        }""", axes)

    def test_a_scrollbar_is_drawn_stays_in_place_and_is_dragged(self):
        page = self.open(options="{ label: 'Messages' }", style="#list { padding: 20px 0 }")
        self.scrollbars(page, "vertical")
        places = """() => {
          const [strip, thumb] = [bars[0], bars[0].firstChild].map((one) => one.getBoundingClientRect());
          const box = list.getBoundingClientRect();
          return { top: strip.top - box.top, right: box.right - strip.right, height: strip.height,
            thumb: [thumb.top - box.top, thumb.bottom - box.top], now: bars[0].getAttribute("aria-valuenow") };
        }"""
        for y in (0, 5000, 9440):
            self.does(page, f"list.scrollTop = {y}")
            at = page.evaluate(places)
            self.assertEqual((at["top"], at["right"], at["height"]), (0, 0, 640), y)
            self.assertEqual(at["now"], str(round(y / 94.4)))
            # The native position follows anyway.
            self.assertEqual(page.evaluate("rows.style.transform"), "translate3d(0px, 0px, 0px) scale(1)")
        self.assertAlmostEqual(at["thumb"][1], 638, delta=0.1)
        self.does(page, "list.scrollTop = 0")
        top, bottom = page.evaluate(places)["thumb"]
        self.drag(page, (402, 20 + (top + bottom) / 2), (402, 20 + 320))
        self.settle(page)
        self.assertAlmostEqual(self.y(page), 4720, delta=120)
        self.assertFalse(page.evaluate("scroller.isMoving"))
        page.mouse.click(402, 30)
        self.settle(page)
        self.assertLess(self.y(page), 4300)
        page.evaluate("attachment.detach()")
        self.assertEqual(page.evaluate("list.children.length"), 1)

    def test_a_scrollbar_takes_wheels_and_from_right_to_left_stays_in_sight(self):
        page = self.open(dir="rtl", style="#rows { width: 2000px }")
        self.scrollbars(page, "horizontal", "vertical")
        for x in (0, 800, 1610):
            self.does(page, f"scroller.contentOffset = {{ x: {x}, y: 0 }}")
            for left, width in page.evaluate("""bars.map((bar) => [
                bar.getBoundingClientRect().left - list.getBoundingClientRect().left, bar.offsetWidth])"""):
                self.assertTrue(-1 <= left and left + width <= 391, (x, left, width))
        page.mouse.move(*page.evaluate("(({ left, top }) => [left + 4, top + 90])(bars[1].getBoundingClientRect())"))
        page.mouse.wheel(0, 300)
        self.settle(page)
        self.assertEqual(page.evaluate("[offset().y, scrollY]"), [300, 0])

    def test_a_programs_click_at_the_end_of_a_drag_is_no_users(self):
        page = self.open()
        page.evaluate("""() => {
          window.clicks = 0;
          const button = document.querySelector("#row3 a");
          button.onclick = (event) => (event.preventDefault(), clicks++);
          scroller.on("didEndDragging", () => button.click());
        }""")
        self.touch(page, (200, 350), (200, 250))
        self.assertEqual(page.evaluate("clicks"), 1)

    def test_dropped_lists_are_collected_without_detach(self):
        page = self.open()
        self.devtools.send("Performance.enable")
        self.devtools.send("HeapProfiler.enable")

        def listeners():
            self.devtools.send("HeapProfiler.collectGarbage")
            metrics = self.devtools.send("Performance.getMetrics")["metrics"]
            return next(one["value"] for one in metrics if one["name"] == "JSEventListeners")

        make = """() => {
          window.held = [];
          for (let i = 0; i < 200; i++) {
            const element = document.createElement("div"), rows = document.createElement("div");
            element.style.cssText = "height: 100px; overflow: hidden";
            rows.style.height = "900px";
            element.append(rows);
            document.body.append(element);
            const scroller = new lib.Scroller(lib.engine);
            lib.attach(element, scroller, { content: rows, observesContent: true });
            held.push(new WeakRef(scroller), new WeakRef(element));
            element.remove();
          }
        }"""
        before = listeners()
        page.evaluate(make)
        for _ in range(10):
            page.evaluate("later(100)")
            after = listeners()
            held = page.evaluate("held.filter((one) => one.deref()).length")
            # Their listeners go after them.
            if held == 0 and after - before < 30:
                break
        self.assertEqual(held, 0)
        self.assertLess(after - before, 30)

    def test_a_policy_without_webassembly_and_a_missing_module_are_told_apart_and_content_scrolls(self):
        module = 'new URL("../overscroll.wasm", import.meta.url)'
        for policy, source, code, words in (
            ("script-src 'self' 'unsafe-inline'", module, "blocked", "wasm-unsafe-eval"),
            (POLICY, module.replace("overscroll", "examples/none"), "unreachable", "answered 404"),
            (POLICY, 'new TextEncoder().encode("<html>")', "invalid", "not a WebAssembly module"),
        ):
            with self.subTest(code):
                page = self.open(policy=policy, waits="window.failure", body=PAGE.replace(module, source))
                name, found, message = page.evaluate("failure")
                self.assertEqual((name, found), ("OverscrollError", code))
                self.assertIn(words, message)
                page.mouse.move(200, 300)
                self.turn(page, 0, 400)
                self.assertEqual(page.evaluate("list.scrollTop"), 400)

    def test_hints_in_the_head_have_both_files_fetched_side_by_side(self):
        context = self.context()
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Network.emulateNetworkConditions", {
            "offline": False, "latency": 300, "downloadThroughput": 1e6, "uploadThroughput": 1e6})
        complaints = []
        page.on("console", lambda message: complaints.append((message.text, message.location["url"])))
        page.goto(f"{self.demo}examples/list.html")
        page.wait_for_function("getComputedStyle(document.querySelector('#list')).touchAction !== 'auto'")
        asked = page.evaluate("""performance.getEntriesByType("resource").map(
          ({ name, fetchStart, responseEnd }) => [name.split("/").at(-1), fetchStart, responseEnd])""")
        [[_, _, script]] = [one for one in asked if one[0] == "list.js"]
        [[_, module, _]] = [one for one in asked if one[0] == "overscroll-list.wasm"]
        self.assertLess(module, script - 200)
        self.assertEqual([one for one in complaints if "favicon" not in one[1]], [])

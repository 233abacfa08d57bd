"""Chromium, WebKit and Firefox: every page starts, and the README's list moves as the engine says."""

import json
import os
import re
import subprocess
import tempfile
import unittest

from browser import PAGES, ROOT, demo, line
from engines import ENGINES
from replay import TOLERANCE, differences

# Writes down what reaches the list and, after every frame, where its rows are.
RECORD = """
const log = (window.recorded = { events: [], frames: [] });
const [list, rows] = ["#list", "#rows"].map((one) => document.querySelector(one));
const box = list.getBoundingClientRect();
const left = box.left + list.clientLeft, top = box.top + list.clientTop;
const touch = (type) => (event) => {
  if (type === "move" && !event.buttons && event.pointerType === "mouse") return;
  const all = type === "move" ? event.getCoalescedEvents?.() ?? [] : [];
  for (const one of all.length ? all : [event]) log.events.push({
    t: one.timeStamp / 1000, type, id: one.pointerId, x: one.clientX - left, y: one.clientY - top });
};
for (const [name, type] of Object.entries({
  pointerdown: "down", pointermove: "move", pointerup: "up", pointercancel: "cancel",
})) addEventListener(name, touch(type), { capture: true });
addEventListener("wheel", (event) => log.events.push({
  t: event.timeStamp / 1000, type: "wheel", dx: event.deltaX, dy: event.deltaY }), { capture: true });
addEventListener("keydown", (event) => log.events.push({
  t: event.timeStamp / 1000, type: "key", key: event.key[0].toLowerCase() + event.key.slice(1) }), { capture: true });
// Where the rows are shown, to the last digit.
window.shown = () => {
  const [at, of] = [rows, list].map((one) => one.getBoundingClientRect());
  return { x: of.left + list.clientLeft - at.left, y: of.top + list.clientTop - at.top };
};
const later = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => later((t) => {
  callback(t);
  log.frames.push({ t: t / 1000, known: log.events.length, ...shown(), scale: 1 });
});
"""
# Until nothing has changed for a fifth of a second: a first frame may be late.
REST = """
const at = () => document.querySelector("#rows").getBoundingClientRect().top;
for (let last, same = 0, n = 0; same < 12 && n < 900; n++) {
  await new Promise((done) => setTimeout(done, 17));
  same = at() === last ? same + 1 : 0;
  last = at();
}
"""
# How far the rows have moved down since, as they are seen, and by how much any two of them have moved differently in a frame.
MOVED = """
window.moved = 0;
window.sheared = 0;
const tops = () => new Map([...document.querySelectorAll("li")].map((row) => [row.dataset.row, row.getBoundingClientRect().top]));
let before = tops();
requestAnimationFrame(function look() {
  const now = tops();
  const by = [...now.keys()].filter((row) => before.has(row)).map((row) => now.get(row) - before.get(row));
  if (by.length) {
    moved += Math.min(...by);
    sheared = Math.max(sheared, Math.max(...by) - Math.min(...by));
  }
  before = now;
  requestAnimationFrame(look);
});
"""
# The laws without WebAssembly next to the engine's, by the cases of laws.mjs: what differs.
LAWS = """
const at = (name) => new URL(`../${name}`, location.href);
const text = new Blob([%s], { type: "text/javascript" });
const [laws, { load, Scroller }, { physics }, { differences, engineLaws }] = await Promise.all(
  [at("laws.js"), at("overscroll.js"), at("physics.js"), URL.createObjectURL(text)].map((one) => import(one)));
const engine = await load(at("overscroll-full.wasm"));
return differences(laws, engineLaws(physics(engine), Scroller, engine), 1000, 3);
"""
# By a script element and by a module, in a page without WebAssembly whose policy allows no code from text.
STRICT = """
const told = new Promise((done) => addEventListener("message", ({ data }) => done(data), { once: true }));
const frame = document.createElement("iframe");
frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-n'">
  <script nonce="n">delete window.WebAssembly;</script>
  <script nonce="n" src="${new URL("../laws.global.js", location.href)}"></script>
  <script nonce="n" type="module">
    import { project } from "${new URL("../laws.js", location.href)}";
    let isStrict = typeof WebAssembly === "undefined";
    try { eval("isStrict = false"); } catch {}
    parent.postMessage([isStrict, project(1000), OverscrollLaws.project(1000)], "*");
  </script>`;
document.body.append(frame);
try { return await told; } finally { frame.remove(); }
"""
# A key that is pressed and released at the same moment: held by a busy machine, it goes further.
TAP_KEY = """
for (const type of ["keydown", "keyup"]) {
  document.querySelector("%s").dispatchEvent(new KeyboardEvent(type, { key: "%s", bubbles: true, cancelable: true }));
}
"""


class EngineTests:
    """Run for every engine; the classes are below."""

    @classmethod
    def setUpClass(cls):
        missing = cls.engine.missing()
        if missing and os.environ.get("CI") == "true":
            raise AssertionError(f"{cls.engine.name}: {missing} was not found; see Scripts/install-test-tools")
        if missing:
            raise unittest.SkipTest(f"{missing} was not found; Scripts/install-test-tools installs it")
        cls.demo = cls.enterClassContext(demo())
        cls.browser = cls.engine.start()

    def example(self, name, ready):
        """One of the package's pages, when something is there."""
        self.browser.open(f"{self.demo}examples/{name}.html")
        self.browser.wait_for(f"document.querySelector('{ready}')")

    def list(self):
        """The README's list, running."""
        self.example("list", "#rows[style*=transform]")
        self.browser.evaluate(RECORD)

    def offset(self):
        return self.browser.evaluate("return shown().y")

    def corner(self):
        box = "document.querySelector('#list, #screen').getBoundingClientRect()"
        return self.browser.evaluate(f"const {{ left, top }} = {box}; return [left, top]")

    def drag(self, start, end, steps, **more):
        left, top = self.corner()
        self.browser.drag([(left + x, top + y) for x, y in line(start, end, steps)], **more)

    def check(self, least):
        """That what was drawn is what the native engine says; gives where it rests, and the highest."""
        self.browser.evaluate(REST)
        log = self.browser.evaluate("return recorded")
        model = self.browser.evaluate("""
            const [list, rows] = ["#list", "#rows"].map((one) => document.querySelector(one));
            return { viewport: [list.clientWidth, list.clientHeight], displayScale: devicePixelRatio,
              contentSize: [rows.offsetWidth, list.scrollHeight] }""")
        compared, points, _ = differences(log, model)
        self.assertGreaterEqual(compared, least)
        self.assertLess(points, TOLERANCE)
        self.assertEqual(self.browser.complaints, [])
        drawn = [frame["y"] for frame in log["frames"]]
        print(f"{self.id()}: {compared} frames, {points:.2g} pt, {min(drawn):.1f} to {max(drawn):.1f}, rests at {drawn[-1]:.1f}")
        return drawn

    def test_every_page_starts_its_figures(self):
        for name in PAGES:
            with self.subTest(page=name):
                self.browser.open(f"{self.demo}{name}.html")
                self.started()

    def started(self):
        self.browser.wait_for("document.querySelector('[data-figure]:is([data-ready], [data-failed])')")
        self.assertEqual(self.browser.evaluate(
            "return [...document.querySelectorAll('[data-failed]')].map((one) => one.dataset.failed)"), [])
        self.assertGreater(self.browser.evaluate(
            "return document.querySelector('[data-figure] .stage').querySelectorAll('*').length"), 3)
        self.assertEqual(self.browser.complaints, [])

    def test_the_one_file_starts_its_figures(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([ROOT / "Scripts/demo", "--export", folder], check=True, capture_output=True)
            for name in ("", "#bounce.html", "#drawer.html"):
                with self.subTest(page=name):
                    self.browser.open(f"file://{folder}/overscroll-demo.html{name}")
                    self.started()

    def test_a_flick_moves_and_rests_where_native_replay_says(self):
        for kind in ("touch", "mouse"):
            with self.subTest(kind=kind):
                self.list()
                self.drag((200, 600), (200, 300), 8, kind=kind)
                drawn = self.check(20)
                self.assertGreater(drawn[-1], 600)

    def test_a_pull_at_the_top_bounces_back(self):
        self.list()
        self.drag((200, 100), (200, 500), 8)
        drawn = self.check(15)
        self.assertLess(min(drawn), -100)
        self.assertEqual(drawn[-1], 0)

    def test_what_a_page_animates_or_snaps_is_put_at_once(self):
        self.list()
        self.browser.evaluate("""document.head.append(Object.assign(document.createElement("style"), { textContent:
            "* { transition: all 0.3s; scroll-behavior: smooth; scroll-snap-type: y mandatory } li { scroll-snap-align: start }" }));""")
        self.drag((200, 100), (200, 500), 8)
        self.browser.evaluate(REST)
        self.drag((200, 600), (200, 300), 8)
        drawn = self.check(35)
        self.assertLess(min(drawn), -100)
        self.assertGreater(drawn[-1], 600)

    def test_a_list_in_a_frame_loses_its_finger_by_the_frames_clock(self):
        self.example("list", "#rows[style*=transform]")
        times = self.browser.evaluate("""
            const { load, Scroller, attach } = await import(new URL("../list.js", location.href));
            const engine = await load();
            await new Promise((done) => setTimeout(done, 1500));
            const frame = document.createElement("iframe");
            document.body.append(frame);
            const { contentWindow: window, contentDocument: { body } } = frame;
            body.innerHTML = "<div style='height: 100px; overflow: auto'><div style='height: 900px'></div></div>";
            const [list] = body.children, scroller = new Scroller(engine);
            const attachment = attach(list, scroller, { content: list.firstElementChild, observesContent: true });
            const touch = (type, y) => list.dispatchEvent(new window.PointerEvent(type, {
              pointerId: 9, pointerType: "touch", clientX: 20, clientY: y, bubbles: true }));
            list.setPointerCapture = () => {};
            touch("pointerdown", 20);
            for (let y = 30; y <= 90; y += 10) touch("pointermove", y);
            const pulled = scroller.contentOffset.y;
            window.dispatchEvent(new Event("blur"));
            const times = [scroller.time, window.performance.now() / 1000, performance.now() / 1000, pulled];
            for (let n = 0; scroller.isMoving && n < 200; n++) await new Promise(requestAnimationFrame);
            times.push(scroller.contentOffset.y);
            attachment.detach();
            frame.remove();
            return times""")
        lost, now, elsewhere, pulled, rests = times
        self.assertLess(pulled, -10)
        self.assertLessEqual(lost, now)
        self.assertGreater(elsewhere, now + 1)
        self.assertEqual(rests, 0)

    def test_keys_and_wheel(self):
        self.list()
        self.browser.evaluate("document.querySelector('#list').focus()")
        for key, rests in (("ArrowDown", 40), ("End", None), ("Home", 0)):
            self.browser.press(key)
            most = "document.querySelector('#rows').offsetHeight - document.querySelector('#list').clientHeight"
            expected = self.browser.evaluate(f"return {most}") if rests is None else rests
            # However long the machine takes for the first frame.
            self.browser.wait_for(f"Math.abs(shown().y - {expected}) < 1e-3")
            self.browser.evaluate(REST)
            self.assertAlmostEqual(self.offset(), expected, places=3)
        left, top = self.corner()
        self.browser.wheel(left + 200, top + 300, 100)
        self.browser.wait_for("shown().y >= 40")
        self.browser.evaluate(REST)
        self.assertGreaterEqual(self.offset(), 40)
        self.assertEqual(self.browser.complaints, [])

    def test_the_browsers_own_scrolling_becomes_the_offset(self):
        self.list()
        self.browser.evaluate("[...rows.children].forEach((row, i) => { row.id = `row${i + 1}`; row.tabIndex = 0; });")
        for program in (
            "row300.scrollIntoView()", "row20.scrollIntoView({ block: 'nearest' })", "row400.focus()", "row7.focus()",
            "location.hash = '#row250'", "location.hash = '#row90'",
            "list.scrollTop += row450.getBoundingClientRect().top - list.getBoundingClientRect().top",
        ):
            with self.subTest(program=program):
                self.browser.evaluate(f"const list = document.querySelector('#list'); {program}; {REST}")
                name = re.search(r"row(\d+)", program)[1]
                at = self.browser.evaluate(f"""
                    const row = row{name}.getBoundingClientRect(), box = document.querySelector("#list").getBoundingClientRect();
                    return [row.top - box.top, row.bottom - box.bottom, shown().y, document.querySelector("#list").scrollTop]""")
                # Content rests on whole device pixels.
                self.assertGreaterEqual(at[0], -0.5)
                self.assertLessEqual(at[1], 0.01)
                self.assertAlmostEqual(at[2], at[3], places=2)
        # Touches and keys go on from there.
        before = self.offset()
        self.drag((200, 500), (200, 300), 12, hold=200)
        self.browser.evaluate(REST)
        self.assertAlmostEqual(self.offset() - before, 190, delta=12)
        self.assertEqual(self.browser.complaints, [])

    def test_the_packages_pages_move_under_a_finger(self):
        top = "Math.round(document.querySelector('%s').getBoundingClientRect().top - document.querySelector('#list, #screen').getBoundingClientRect().top)"
        # Where something is before and after a drag upwards by 300 points, less the slop, that rests before it lifts.
        for name, ready, what, before, after in (
            ("import-map", "#rows[style*=transform]", "#rows", 1, -289),
            ("assets", "#rows[style*=transform]", "#rows", 1, -289),
            ("virtual", "li[data-row]", "li[data-row=\"6\"]", 301, 11),
            ("drawer", "#panel[style*=transform]", "#panel", 581, 351),
            ("nested", "#page[style*=transform]", "#header", 1, -199),
        ):
            with self.subTest(page=name):
                self.example(name, ready)
                place = f'return {top % what}'
                self.assertEqual(self.browser.evaluate(place), before)
                self.drag((200, 650), (200, 350), 30, hold=300)
                self.browser.wait_for(f"{top % what} === {after}")
                self.assertEqual(self.browser.complaints, [])
                if name == "virtual":
                    self.assertEqual(self.browser.evaluate("return document.querySelectorAll('li').length"), 20)
                    self.browser.evaluate("document.querySelector('#list').scrollTop = 40_000_000")
                    self.browser.wait_for("document.querySelector('li[data-row=\"800003\"]')")

    def test_rows_of_unknown_heights_do_not_jump(self):
        self.example("uneven", "li[data-row]")
        self.browser.evaluate("document.querySelector('#list').scrollTop = 500_000")
        self.browser.wait_for("document.querySelector('li').dataset.row > 8000")
        self.browser.evaluate(MOVED)
        # Rows that nobody has measured come in above: a finger has what it touches, and a key goes as far as ever.
        self.drag((200, 150), (200, 650), 30, hold=300)
        self.browser.wait_for("Math.abs(moved - 490) <= 1")
        still = REST.replace('document.querySelector("#rows").getBoundingClientRect().top', "moved")
        self.browser.evaluate(still + "moved = 0;")
        for count in range(1, 13):
            self.browser.evaluate(TAP_KEY % ("#list", "ArrowUp"))
            self.browser.wait_for(f"Math.abs(moved - {40 * count}) <= 1")
            self.browser.evaluate(still)
        self.assertLessEqual(self.browser.evaluate("return sheared"), 1)
        edge = "document.querySelector('#list').getBoundingClientRect().%s - document.querySelector('li[data-row=\"%d\"]')?.getBoundingClientRect().%s"
        for key, where, row in (("End", "bottom", 19_999), ("Home", "top", 0)):
            self.browser.evaluate(TAP_KEY % ("#list", key))
            self.browser.wait_for(f"Math.abs({edge % (where, row, where)}) <= 1")
        self.assertEqual(self.browser.complaints, [])

    def test_the_packages_pages_follow_a_size(self):
        def at(side, what):
            box = "document.querySelector('%s').getBoundingClientRect()." + side
            return f"Math.round({box % what} - {box % '#screen'} - 1)"
        self.example("nested", "#page[style*=transform]")
        # Keys scroll the first list before anything has been touched, after the header.
        for taps, what, place in ((1, "#page", -200), (0, "ol", -360), (1, "ol", -920)):
            if taps:
                self.browser.evaluate(TAP_KEY % ("#screen", "PageDown"))
            self.browser.wait_for(f"{at('top', what)} === {place}")
            self.browser.evaluate(REST.replace("#rows", what))
        self.drag((350, 350), (50, 350), 12)
        self.browser.wait_for(f"{at('left', '#pages')} === -390")
        for width in (300, 390):
            self.browser.evaluate(f"document.querySelector('#screen').style.width = '{width}px'")
            self.browser.wait_for(f"{at('left', '#pages')} === -{width}")
        self.example("drawer", "#panel[style*=transform]")
        self.browser.evaluate("document.querySelector('#screen').style.height = '500px'")
        self.browser.wait_for(f"{at('top', '#panel')} === 380")
        self.assertEqual(self.browser.complaints, [])

    def test_the_laws_without_webassembly_are_the_engines_to_the_bit(self):
        self.browser.open(f"{self.demo}examples/list.html")
        cases = (ROOT / "Web/tests/laws.mjs").read_text(encoding="utf-8")
        found = self.browser.evaluate(LAWS % json.dumps(cases))
        self.assertEqual(len(found), 9)
        for law in found:
            with self.subTest(law=law["name"]):
                self.assertGreaterEqual(law["numbers"], 1000)
                self.assertEqual(law["differing"], 0, law["first"])
        self.assertEqual(self.browser.evaluate(STRICT), [True, *[1000 / 2.0020026706730794] * 2])


for engine in ENGINES:
    globals()[f"{engine.name}Tests"] = type(
        f"{engine.name}Tests", (EngineTests, unittest.TestCase), {"engine": engine})

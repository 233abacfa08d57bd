"""The laboratory's pages: what they record is what the command line reads, what they fit is what it fits."""

import csv
import io
import json
import subprocess
import tempfile
import time
from pathlib import Path

from playwright.sync_api import expect

from browser import ROOT, line
from clock import ClockedTests

RECORDINGS = ROOT.parent / "shared/recordings"
TOLERANCE = 1e-9

# The page's names of the laws, and the command line's.
MODELS = {"critical": "critical", "oscillator": "oscillator", "uiKit": "uikit"}
SYMBOLS = {"δ": "delta", "φ": "phi", "x₀": "x0", "v₀": "v0"}


def overscroll(*arguments, text=None):
    """The command line's answer, a value for each line of JSON; a text comes as a recording's file."""
    with tempfile.TemporaryDirectory() as folder:
        if text is not None:
            arguments += (Path(folder) / "recording.csv",)
            arguments[-1].write_text(text)
        result = subprocess.run([ROOT / "Scripts/overscroll", *arguments], capture_output=True, text=True, check=False)
    if result.returncode:
        raise AssertionError(result.stderr)
    return [json.loads(line) for line in result.stdout.splitlines()]


def fits(text, *arguments):
    """All that the command line fits to a recording."""
    return overscroll("fit", "--json", *arguments, text=text)


def numbers(fit):
    """Value and standard error of every number of a fit, by name."""
    found = dict(fit["parameters"])
    for recording in fit["recordings"]:
        found.update(recording["parameters"])
    return {name: (one["value"], one["standardError"]) for name, one in found.items()}


class LaboratoryTests(ClockedTests):
    # -- Observe --

    def observe(self, tab=None, size="desktop", is_clocked=False):
        """The page that observes, with one of its tabs."""
        page = (self.clocked if is_clocked else self.open)("observe", size)
        if tab:
            page.page.get_by_role("tab", name=tab).click()
        return page

    def stroke(self, page, selector, way):
        """One finger on an element, downwards by `way`, evenly."""
        box = page.page.locator(selector).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - way / 2
        steps, seconds = 8, 0.1
        begin = time.time() + 0.02
        for step in range(steps + 1):
            stamp = begin + step * seconds / steps
            time.sleep(max(0.0, stamp - time.time()))
            page.send("touchStart" if step == 0 else "touchMove", [(x, y + way * step / steps)], stamp)
        time.sleep(0.008)
        page.send("touchEnd", [], begin + seconds + 0.008)

    def export(self, page, who, name, header):
        """The text of a recording that is exported by that name with that header, and its rows."""
        with page.page.expect_download() as download:
            # By a key: on a page that is zoomed a finger would have to pan there first.
            page.page.get_by_role("button", name=f"Export {who}").press("Enter")
        text = Path(download.value.path()).read_text()
        found, *rows = csv.reader(io.StringIO(text))
        self.assertEqual((download.value.suggested_filename, found), (name, header))
        return text, [[float(x) for x in row] for row in rows]

    def rows(self, page, text):
        return page.page.locator("[data-figure] tbody tr", has_text=text)

    def stroke_until_recorded(self, page, *who):
        """The browser's time is the machine's: where that shows too few frames of a flick, it is thrown again."""
        for way in (-130, -90, -110, -130, -80, -120):
            self.stroke(page, ".native", way)
            time.sleep(3)
            if all(self.rows(page, one).count() for one in who):
                return
        self.fail(f"not recorded: {who}")

    def ours(self, page, way, seconds=0.1):
        """The same on our own list, at the test's time, until it rests."""
        box = page.view
        x, y = box["width"] / 2, box["height"] / 2 - way / 2
        steps = max(6, round(seconds / 0.012))
        page.gesture([line((x, y), (x, y + way), steps)], interval=seconds / steps, hold=0.008)
        page.wait_for_rest()

    def test_what_the_list_does_is_recorded_and_exported_as_it_was(self):
        # By tab: strokes, their seconds, the columns, the fewest rows, and the law with its numbers, each with a tolerance.
        for tab, strokes, seconds, file, columns, least, model, expected in (
            ("Deceleration", (-90, -130, -70), 0.1, "flicks", ["velocity", "distance"], 3, "deceleration",
             {"r": (2.002, 0.01), "stop": (10, 3)}),
            ("Bounce", (160,), 0.1, "bounces", ["t", "offset"], 16, "uikit", {"p": (10.05, 0.2)}),
            ("Pan resistance", (420,), 1.2, "pulls", ["finger", "offset"], 16, "rubber-band",
             {"c": (0.55, 0.01), "d": (None, 20)}),
        ):
            with self.subTest(tab=tab):
                page = self.observe(tab, is_clocked=True)
                for way in strokes:
                    self.ours(page, way, seconds)
                text, rows = self.export(page, "Overscroll’s", f"overscroll-{file}.csv", columns)
                self.assertGreaterEqual(len(rows), least)
                found = numbers(fits(text, "--model", model)[0])
                height = page.evaluate("document.querySelector('[data-figure] .view').clientHeight")
                for symbol, (value, tolerance) in expected.items():
                    self.assertAlmostEqual(found[symbol][0], height if value is None else value, delta=tolerance, msg=symbol)

    def test_the_law_of_a_glide_is_recognised_by_its_frames(self):
        # Glides as 60 frames a second show them, in whole pixels; the record begins after four and a half.
        script = """async (feels) => {
          const { engine } = await import("./lib/engine.js");
          const { Scroller } = await import("./overscroll.js");
          await import("./feel.js");
          const { guess } = await import("./lib/guess.js");
          const { stroke } = await import("./lib/same-flick.js");
          return feels.map((feel) => guess([900, 1700, 2400].map((speed) => {
            const list = new Scroller(engine, {
              viewport: { width: 160, height: 600 }, contentSize: { width: 160, height: 90000 }, feel });
            for (const [name, ...input] of stroke(speed, list)) list[name](...input);
            const from = list.time + 4.5 / 60;
            const count = Math.ceil((list.restTime - from) * 60);
            const { y, velocityY } = list.sample({ from, interval: 1 / 60, count });
            const offsets = Array.from(y, (one) => Math.round(one) - Math.round(y[0]));
            return { speed: velocityY[0], distance: offsets.at(-1), times: offsets.map((_, i) => i / 60), offsets };
          })));
        }"""
        expected = {
            "uiKit": "UIKit, Firefox or Flutter", "firefox": "UIKit, Firefox or Flutter", "android": "Android",
            "flutterClamping": "Flutter clamping", "flutterFast": "Flutter fast", "gtk": "GTK",
            "chromium": "Chromium", "chromiumWindows": "Chromium’s on Windows", "qt": "Qt", "windows": "Windows",
        }
        page = self.open("observe")
        found = page.evaluate(script, list(expected))
        for (feel, name), one in zip(expected.items(), found):
            with self.subTest(feel=feel):
                self.assertEqual(one["best"], name)
                self.assertLess(one["rms"], 0.6)
                self.assertGreater(one["secondRms"], one["rms"])
                self.assertFalse(one["isNone"])

    def test_flicks_of_the_browsers_own_list_are_recorded_and_their_law_is_named(self):
        page = self.open("observe")
        self.stroke_until_recorded(page, "this browser")
        text = page.text(".summary")
        self.assertRegex(text, r"lides like .*: rms [0-9.]+ px, then .*: [0-9.]+ px")
        self.assertRegex(text, r"At [0-9,]+ pt/s it went [0-9,]+ pt; UIScrollView’s law says [0-9,]+")
        _, rows = self.export(page, "this browser’s", "browser-flicks.csv", ["velocity", "distance"])
        for speed, distance in rows:
            self.assertGreater(speed, 50)
            self.assertGreater(distance, 0)

    def test_motions_without_a_finger_are_recorded_and_exported(self):
        page = self.observe("Others")
        page.press("Scroll smoothly")
        expect(self.rows(page, "smooth scroll")).to_have_count(2)
        text, rows = self.export(page, "Overscroll’s", "overscroll-scrollTo.csv", ["t", "scrollTo"])
        # From 120 to the fortieth row in 0.3 s, eased, whatever frames were shown.
        self.assertAlmostEqual(rows[0][1], 120 - 40 * 44, delta=1)
        self.assertEqual(rows[-1][1], 0)
        self.assertAlmostEqual(rows[-1][0], 0.3, delta=0.05)
        # As the page writes it, without another word: its duration and its curve.
        found = fits(text)
        self.assertEqual([one["model"] for one in found], ["program", "eased", "oscillator"])
        self.assertAlmostEqual(found[0]["parameters"]["duration"]["value"], 0.3, delta=0.001)
        # A program follows sin², which no Bézier with a name of its own does.
        self.assertAlmostEqual(found[1]["parameters"]["duration"]["value"], 0.3, delta=0.005)
        self.assertEqual(found[1]["variants"][0]["name"], "from rest to rest")
        cells = self.rows(page, "Overscroll").locator("td").all_inner_texts()
        # The ease-in-out that comes nearest to a sin² of 0.3 s.
        self.assertAlmostEqual(float(cells[3]), 0.318, delta=0.01)
        # The browser's own list snaps to every fifth row.
        page.page.get_by_label("snap to rows").check()
        self.stroke(page, ".native", -60)
        expect(self.rows(page, "snap").first).to_be_visible()
        self.assertEqual(page.evaluate("document.querySelector('.native').scrollTop % 220"), 0)
        _, rows = self.export(page, "this browser’s", "browser-snap.csv", ["t", "snap"])
        self.assertEqual(rows[-1][1], 0)

    def test_a_catch_and_a_still_finger_are_recorded(self):
        page = self.observe("Others", is_clocked=True)
        box = page.view
        x, y = box["width"] / 2, box["height"] / 2
        page.gesture([line((x, y + 60), (x, y - 60), 8)])
        page.wait(0.2)
        page.gesture([line((x, y), (x, y - 10), 20)], interval=1 / 60)
        page.wait_for_rest()
        page.wait(0.5)
        _, rows = self.export(page, "Overscroll’s", "overscroll-caught.csv", ["finger", "offset"])
        self.assertEqual(rows[0], [0, 0])
        # What is touched is held: the offset goes with the finger from the first point on.
        for finger, offset in rows:
            self.assertAlmostEqual(finger, offset, delta=1)
        self.assertAlmostEqual(rows[-1][1], 10, delta=1)
        page.gesture([line((x, y + 60), (x, y - 60), 8)], hold=0.15)
        page.wait(0.5)
        _, rows = self.export(page, "Overscroll’s", "overscroll-still.csv", ["t", "offset"])
        self.assertEqual({offset for _, offset in rows}, {0})
        self.assertIn("stayed where the still finger left it", page.text(".summary"))

    def test_a_pinch_of_the_page_is_recorded(self):
        page = self.observe("Others", "phone")
        # Out beyond a limit and back, as far as a page can see it: a headless desktop knows no pinch.
        for scale in (1.1, 1.2, 1.4, 1.6, 1.8, 1.75, 1.7, 1.6, 1.55, 1.5):
            page.devtools.send("Emulation.setPageScaleFactor", {"pageScaleFactor": scale})
            time.sleep(0.03)
        expect(self.rows(page, "zoom")).to_have_count(1)
        self.assertRegex(page.text(".summary"), "between 1.[01]0 and 1.80, at rest at 1.50")
        _, rows = self.export(page, "this browser’s", "browser-zoomScale.csv", ["t", "pinch", "zoomScale"])
        self.assertEqual({pinch for _, pinch, _ in rows}, {0})
        self.assertAlmostEqual(rows[-1][2], page.evaluate("visualViewport.scale"), delta=0.01)

    def test_what_the_fingers_of_a_pinch_ask_for_is_recorded_and_fitted(self):
        # The page's zoom is not a test's to move by fingers: touches and scale come from a script, by the published law.
        script = """async () => {
          const { MotionWatch, PinchFingers, motionCSV } = await import("./lib/motions.js");
          const shown = (asked) => (asked > 3 ? 3 * (2 - 3 / asked) : asked);
          let scale = 1.1;
          Object.defineProperty(visualViewport, "scale", { get: () => scale, configurable: true });
          const fingers = new PinchFingers();
          const target = document.body;
          const touch = (type, apart) => {
            const touches = apart === null ? [] : [-1, 1].map((side, identifier) => new Touch({
              identifier, target, clientX: 0, clientY: 0, screenX: 200 + (side * apart) / 2, screenY: 300 }));
            target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true }));
          };
          const frame = () => new Promise(requestAnimationFrame);
          const text = new Promise((done) => {
            const watch = new MotionWatch(() => scale, (record) => done(motionCSV(record)), () => fingers.scale);
            (async () => {
              touch("touchstart", 100);
              watch.begin("zoomScale");
              watch.hold(true);
              for (let i = 0; i <= 90; i++) {
                await frame();
                const apart = 100 * 6 ** (i / 90);
                touch("touchmove", apart);
                scale = shown((1.1 * apart) / 100);
              }
              await frame();
              touch("touchend", null);
              watch.hold(false);
              const from = scale;
              const begin = await frame();
              for (let now = begin; now < begin + 900; now = await frame()) {
                const time = (now - begin) / 1000;
                scale = 3 * (from / 3) ** ((20 * Math.exp(-5 * time) - 5 * Math.exp(-20 * time)) / 15);
              }
              scale = 3;
            })();
          });
          return text;
        }"""
        page = self.open("observe", "phone")
        text = page.evaluate(script)
        self.assertTrue(text.startswith("t,pinch,zoomScale\n"))
        found = fits(text)
        self.assertEqual([one["model"] for one in found], ["zoom-band", "oscillator", "eased", "oscillator"])
        self.assertAlmostEqual(found[0]["parameters"]["max"]["value"], 3, delta=0.05)
        self.assertEqual(found[0]["variants"][0]["name"], "UIScrollView, c 1 and d 1")
        # The frames' times are the machine's.
        self.assertAlmostEqual(found[3]["parameters"]["k"]["value"], 100, delta=20)
        self.assertLess(found[3]["rms"], found[1]["rms"])

    def test_the_way_to_the_top_is_recorded_when_no_finger_makes_it(self):
        page = self.observe("Others", "phone")
        page.evaluate("scrollTo(0, 600)")
        time.sleep(1.5)
        page.evaluate("scrollTo({ top: 0, behavior: 'smooth' })")
        expect(self.rows(page, "to the top")).to_have_count(1)
        _, rows = self.export(page, "this browser’s", "browser-scrollToTop.csv", ["t", "scrollToTop"])
        self.assertEqual(rows[-1][1], 0)
        # The first frame that is seen may have moved already.
        self.assertAlmostEqual(rows[0][1], 600, delta=100)

    def test_one_finger_moves_both_lists(self):
        page = self.open("observe", "phone")
        page.page.get_by_label("one finger for both lists").check()
        page.evaluate("scrollTo(0, 0)")
        self.stroke_until_recorded(page, "Overscroll", "this browser")

    def test_this_browsers_own_list_does_not_bounce(self):
        page = self.observe("Bounce")
        self.stroke(page, ".native", 160)
        # It stops at its edge, and the page says so.
        page.page.locator(".summary", has_text="no offset beyond it was seen").wait_for()
        self.assertTrue(page.page.get_by_role("button", name="Export this browser’s").is_disabled())

    def test_tabs_work_by_keyboard(self):
        page = self.open("observe")
        page.page.get_by_role("tab", name="Deceleration").focus()
        for name in ("Bounce", "Pan resistance", "Others", "Deceleration"):
            page.page.keyboard.press("ArrowRight")
            tab = page.page.get_by_role("tab", name=name)
            self.assertEqual(tab.get_attribute("aria-selected"), "true")
            self.assertTrue(tab.evaluate("one => one === document.activeElement"))
        self.assertIn("speed", page.text("[data-figure] thead"))

    # -- Optimise --

    def paste(self, page, text, **options):
        page.page.get_by_label("Recording", exact=True).select_option("Paste…")
        dialog = page.page.locator("dialog.paste")
        dialog.locator("textarea").fill(text)
        for name, value in options.items():
            dialog.locator(f"[name={name}]").fill(value)
        dialog.get_by_role("button", name="Use it").click()
        return dialog

    def shown(self, page):
        """The table's numbers with all their digits: value and standard error."""
        return page.evaluate("""
            Object.fromEntries([...document.querySelectorAll("[data-figure] tbody tr")].map((row) => [
              row.cells[0].textContent, [...row.querySelectorAll("data")].map((one) => Number(one.value)),
            ]))""")

    def test_a_pasted_recording_is_fitted_as_the_command_line_fits_it(self):
        curve = subprocess.run(
            [ROOT / "Scripts/overscroll", "curve", "bounce", "--velocity", "2400"], capture_output=True, text=True, check=True)
        rows = [line.split(",")[:2] for line in curve.stdout.splitlines()[1:]]
        text = "\n".join(["t,offset", *(f"{t},{round(float(y) * 3) / 3!r}" for t, y in rows)]) + "\n"
        page = self.open("optimise", motion="reduce")
        self.paste(page, text)
        for law, method in [*((law, "Least squares") for law in MODELS), ("critical", "Descent")]:
            with self.subTest(law=law, method=method):
                page.page.get_by_label("Law", exact=True).select_option(law)
                page.page.get_by_role("button", name=method).click()
                page.press("Start again", "Play")
                page.page.get_by_text("Finished after").wait_for(state="attached", timeout=30_000)
                found = self.shown(page)
                native = fits(text, "--model", MODELS[law], "--method", method.lower().replace(" ", "-"))[0]
                for symbol, (value, error) in ((s, v) for s, v in found.items() if len(v) == 2):
                    expected, uncertain = numbers(native)[SYMBOLS.get(symbol, symbol)]
                    # To 1e-9 of the value, and no closer than a fit is meant to come: 1e-6 of a standard error.
                    within = max(TOLERANCE * max(1, abs(expected)), 1e-6 * uncertain)
                    self.assertAlmostEqual(value, expected, delta=within, msg=symbol)
                    self.assertAlmostEqual(error, uncertain, delta=1e-6 * uncertain, msg=f"± {symbol}")
                self.assertAlmostEqual(found["rms"][0], native["rms"], delta=TOLERANCE)

    def test_a_fit_can_be_watched_paused_stepped_and_begun_again(self):
        page = self.clocked("optimise")
        steps = lambda: int(page.page.locator("tr", has_text="step").locator("td").nth(1).inner_text())
        self.assertEqual(steps(), 0)
        before = self.shown(page)["rms"][0]
        page.press("Step")
        self.assertEqual(steps(), 1)
        self.assertLess(self.shown(page)["rms"][0], before)
        page.press("Play")
        page.wait(0.5)
        page.press("Pause")
        paused = steps()
        self.assertGreater(paused, 5)
        page.wait(0.3)
        self.assertEqual(steps(), paused)
        page.press("Start again")
        self.assertEqual(self.shown(page)["rms"][0], before)
        # A slider is where the fit starts.
        slider = page.page.locator(".sliders input").first
        slider.focus()
        page.page.keyboard.press("End")
        self.assertEqual(steps(), 0)
        self.assertGreater(self.shown(page)["δ"][0], 40)
        page.press("Play")
        page.wait_for_rest()
        page.page.get_by_text("Finished after").wait_for(state="attached")
        self.assertLess(abs(self.shown(page)["δ"][0] - 10.93), 0.05)

    def test_the_bounce_of_a_finger_becomes_the_recording(self):
        page = self.clocked("optimise", "phone")
        self.ours(page, 220)
        self.assertTrue(page.page.get_by_text("Your bounce: ").is_visible())
        page.page.get_by_label("Law", exact=True).select_option("oscillator")
        page.press("Least squares", "Play")
        page.wait_for_rest()
        page.page.get_by_text("Finished after").wait_for(state="attached")
        k, error = self.shown(page)["k"]
        self.assertLess(self.shown(page)["rms"][0], 0.13)
        # The engine's bounce is a spring with the poles 10.05 and 12.052 per second.
        self.assertLess(abs(k - 10.05 * 12.052), max(5 * error, 2))

    def test_a_text_that_is_no_recording_is_refused_with_its_line(self):
        page = self.open("optimise")
        text = "t,offset\n0,1\n1,x\n2,3\n"
        dialog = self.paste(page, text)
        self.assertEqual(dialog.get_by_role("alert").inner_text(), 'pasted:3: expected a number as offset, found "1,x"')
        line = dialog.locator("textarea").evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)")
        self.assertEqual(line, "1,x")
        dialog = self.paste(page, "t,offset\n0,1\n1,2\n2,3\n3,0\n")
        self.assertEqual(dialog.get_by_role("alert").inner_text(), "pasted: 3 samples for 3 numbers; more are needed")
        page.page.keyboard.press("Escape")
        # What is shown is what it was, and the list says so.
        expect(page.page.get_by_label("Recording", exact=True)).to_have_value("A flick into the edge")
        self.paste(page, "t,x,y\n0,1,2\n1,2,3.5\n2,3,4\n3,3,3\n", column="y")
        self.assertFalse(page.page.locator("dialog.paste").is_visible())
        self.assertIn("pasted: 4 samples", page.text("[data-figure] .source"))
        self.paste(page, "velocity,distance\n1000,494\n2000,994\n3000,1493\n", column="")
        self.assertEqual(page.page.get_by_label("Law", exact=True).input_value(), "stopping")
        # What an article's listing prints to the console is said, and has its law.
        self.paste(page, "convertScale:0.55 contentOffset:0\nconvertScale:0.423 contentOffset:100\nconvertScale:0.312 contentOffset:200\n")
        self.assertIn("pasted: 3 slopes of a band (contentOffset and convertScale)", page.text("[data-figure] .source"))
        self.assertEqual(page.page.get_by_label("Law", exact=True).input_value(), "bandSlope")

    # -- How close --

    def test_laws_against_each_other_are_what_the_command_prints(self):
        page = self.open("how-close")
        for index, law in enumerate(
            ["continuous", "critical", "spring:stiffness=100", "flutter", "gtk"], start=1):
            page.page.get_by_label("The list moves by").select_option(str(index))
            command = page.text("[data-figure] .command").split()
            self.assertEqual(command[0], "Scripts/overscroll")
            self.assertIn(law, command)
            native = overscroll(*command[1:], "--json")[-1]
            row = page.page.locator("[data-figure] tbody tr").nth(index).locator("td")
            farthest, rest, most = (float(cell) for cell in row.all_inner_texts()[1:])
            self.assertAlmostEqual(farthest, native["laws"][1]["overshoot"], delta=0.006)
            self.assertAlmostEqual(rest, native["laws"][1]["restTime"], delta=0.0006)
            self.assertAlmostEqual(most, native["largestDifference"], delta=0.0006)

    def test_the_table_of_recordings_is_what_the_command_prints(self):
        if not RECORDINGS.is_dir():
            self.skipTest("the published recordings do not lie next to the checkout")
        page = self.open("how-close")
        rows = page.evaluate("""
            [...document.querySelector("article table").tBodies[0].rows].map(
              (row) => [...row.cells].map((cell) => cell.textContent))""")
        for _, law, *cells in rows:
            for place in range(3):
                native = overscroll("compare", "--json", "--law", law, RECORDINGS / f"bounce-{place + 1}.csv")[-1]
                found = native.get("laws", [native])[0]
                self.assertAlmostEqual(float(cells[2 * place]), found["rms"], delta=0.0006, msg=law)
                self.assertAlmostEqual(float(cells[2 * place + 1]), found["largestErrorPixels"], delta=0.006, msg=law)

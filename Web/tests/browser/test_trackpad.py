"""Strokes of a trackpad on its page: which device they are of, and who moves the list on after the lift."""

import json
import subprocess

from browser import ROOT
from clock import ClockedTests

# A turn of the wheel as a browser sends it, with its counts.
TURN = """([deltaY, counts]) => {
  const event = new WheelEvent("wheel", { deltaY, clientX: 200, clientY: 300, bubbles: true, cancelable: true });
  Object.defineProperty(event, "wheelDeltaY", { value: -counts });
  document.querySelector("[data-figure] .view").dispatchEvent(event);
}"""
MODEL = {"type": "scrollView", "viewport": [390, 700], "contentSize": [390, 144_000], "contentOffset": [0, 7200],
         "trackpadMomentum": "engine", "physics": {"uikit": 1 / 60}}


class TrackpadTests(ClockedTests):
    def told(self, page, press=None):
        if press:
            page.press(press)
        page.wait_for_rest(10)
        return dict(row.split("\t") for row in page.page.locator(".controls tr").all_inner_texts())

    def test_a_stroke_that_is_cut_off_stops_dead_or_rests_where_the_native_engine_says(self):
        scene = json.loads((ROOT / "Fixtures/Scenes/trackpad.json").read_text()) | {"model": MODEL}
        scene["events"] = [event for event in scene["events"] if not event["phase"].startswith("momentum")]
        played = subprocess.run([ROOT / "Scripts/overscroll", "replay", "-"], input=json.dumps(scene), text=True, check=True,
                                stdout=subprocess.PIPE)
        rest = json.loads(played.stdout.splitlines()[-1])["offset"][1]
        page = self.clocked("trackpad")
        told = self.told(page, "Replay, cut off")
        self.assertEqual([told[row] for row in ("The law says", "Rests at", "Moved on by")],
                         [f"{rest:,.2f} pt", f"{rest:,.2f} pt", f"{rest - 7304:.2f} pt"])
        # The system's momentum does not come on top of the engine's.
        self.assertEqual(self.told(page, "Replay, whole")["Moved on by"], told["Moved on by"])
        self.told(page, "System’s")
        self.assertEqual(self.told(page, "Replay, cut off")["Moved on by"], "0.00 pt")
        self.assertEqual(self.told(page, "Replay, whole")["Moved on by"], "247.33 pt")

    def test_devices_are_told_apart_and_silence_is_a_lift(self):
        page = self.clocked("trackpad")
        for turns, device in (([(100, 120)] * 2, "notched wheel"), ([(25, 30)] * 4, "wheel of a high resolution"),
                              ([(pixels, 3 * pixels) for pixels in (3, 7, 11, 17, 23, 23)], "trackpad")):
            for turn in turns:
                page.evaluate(TURN, list(turn))
                page.wait(0.016)
            told = self.told(page)
            self.assertEqual(told["Device"], device)
        self.assertEqual(told["The law says"], told["Rests at"])
        self.assertGreater(float(told["Moved on by"].split()[0]), 200)

"""Pages whose time stands still until the test moves it on.

Events, frames, timers and performance.now() all tell the test's time, so what a page shows does not
depend on how fast the machine is or what else it does: no frame is ever late, none is left out, and
three seconds of motion take as long as computing them. The browser, its touches, its layout and what it
draws are real.
"""

import time

from browser import RECORDER, Page, PageTests

# The display's frames come at whole multiples of its interval, 60 a second unless the test says
# otherwise; those that nobody asked for are not shown. After each of them the page's observers are heard.
CLOCK = """
{
  const shown = window.requestAnimationFrame.bind(window);
  const later = window.setTimeout.bind(window);
  let now = 0, frame = 0, id = 0, asked = new Map();
  const timers = new Map();
  performance.now = () => now;
  const tells = (prototype, name, get) => Object.defineProperty(prototype, name, { get });
  tells(Event.prototype, "timeStamp", () => now);
  tells(AnimationTimeline.prototype, "currentTime", () => frame);
  window.requestAnimationFrame = (callback) => (asked.set(++id, callback), id);
  window.cancelAnimationFrame = (which) => asked.delete(which);
  window.setTimeout = (callback, wait = 0, ...more) => {
    timers.set(++id, { at: now + wait, run: () => callback(...more) });
    return id;
  };
  window.clearTimeout = (which) => timers.delete(which);
  const next = () => [...timers].reduce(
    (first, one) => (one[1].at < (first?.[1].at ?? Infinity) ? one : first), undefined);
  const show = () => {
    frame = now;
    const callbacks = asked;
    asked = new Map();
    for (const callback of callbacks.values()) callback(now);
  };
  const clock = (window.clock = {
    rate: 60,
    get now() { return now / 1000; },
    /** Moves time on, through every frame and timer in between. */
    async to(seconds) {
      const end = Math.max(now, seconds * 1000);
      for (;;) {
        const tick = ((Math.floor((now * clock.rate) / 1000 + 1e-6) + 1) * 1000) / clock.rate;
        const timer = next();
        const at = Math.min(tick, timer?.[1].at ?? Infinity);
        if (at > end + 1e-6) break;
        now = Math.max(now, at);
        if (timer && timer[1].at <= tick) {
          timers.delete(timer[0]);
          timer[1].run();
        }
        if (at === tick) show();
        await null;
      }
      now = Math.max(now, end);
    },
    wait: (seconds) => clock.to(now / 1000 + seconds),
    /** Moves on until nothing has been asked for, at most so far; whether that came. */
    async rest(most) {
      for (const end = now + most * 1000; asked.size || timers.size; ) {
        if (now >= end) return false;
        await clock.wait(1 / clock.rate);
      }
      return true;
    },
    /** Until what was sent has reached the page: moves come with a frame of the browser's own. */
    heard: () => new Promise((done) => shown(() => later(done))),
  });
}
"""


class ClockedPage(Page):
    """A page, fingers and a clock."""

    scripts = (*Page.scripts, CLOCK, RECORDER)

    def wait(self, seconds):
        """Lets time pass."""
        self.evaluate("(seconds) => clock.wait(seconds)", seconds)

    def touch(self, kind, points, wait=0.0):
        """A touch at the present time, in the coordinates of the page; then time passes."""
        self.send(kind, points, None)
        # Moves come with a frame of the browser's own, all else immediately.
        heard = "clock.heard()" if kind == "touchMove" else "Promise.resolve()"
        self.evaluate(f"(seconds) => {heard}.then(() => clock.wait(seconds))", wait)

    def gesture(self, paths, interval=0.012, end="touchEnd", hold=0.0):
        """Moves fingers along paths of points in the view, each at its time.

        With end=None they stay down.
        """
        box = self.view
        last = len(paths[0]) - 1
        for step in range(last + 1):
            points = [(box["x"] + path[step][0], box["y"] + path[step][1]) for path in paths]
            wait = interval if step < last else hold or 0.008
            self.touch("touchMove" if step else "touchStart", points, wait)
        if end:
            self.touch(end, [])

    def wheel(self, dx, dy):
        """A wheel's click at the present time, under the mouse."""
        count = self.evaluate("recorded.events.length")
        self.page.mouse.wheel(dx, dy)
        self.until("recorded.events.length > " + str(count))

    def until(self, condition, timeout=10.0):
        """Waits, in the machine's time, for what the browser does in its own."""
        end = time.monotonic() + timeout
        while not self.evaluate(condition):
            if time.monotonic() > end:
                raise AssertionError(f"after {timeout} s still not: {condition}")
            self.evaluate("clock.heard()")

    def wait_for_rest(self, timeout=30.0):
        """Lets time pass until nothing moves any more."""
        if not self.evaluate("(most) => clock.rest(most)", timeout):
            raise AssertionError(f"it still moves after {timeout} s")


class ClockedTests(PageTests):
    def clocked(self, name, size="desktop", **more):
        """A page whose time is the test's."""
        return self.enterContext(ClockedPage.open(self.address(name), size, **more))

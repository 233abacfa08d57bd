"""A browser whose display shows a frame when the test says so: Chromium's begin-frame control.

Only the old headless shell has it (Debian: chromium-headless-shell). Frames are the compositor's own:
requestAnimationFrame, layout and paint run as on a display of any rate, but never by themselves.
"""

import asyncio
import os
import re
import signal
import subprocess
import tempfile
import time

from playwright.async_api import async_playwright

from browser import MOVED, RECORDER, SHELL

# Browsers blur times by a tenth of a millisecond. Here those of events are whole milliseconds, those of
# frames whole 240ths of a second, the same in every run.
GRID = 240
EXACT_TIMES = f"""
{{
  const blurred = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp").get;
  Object.defineProperty(Event.prototype, "timeStamp", {{
    get() {{
      const time = blurred.call(this);
      return this.type.startsWith("pointer") ? Math.round(time) : time;
    }},
  }});
  const ask = window.requestAnimationFrame.bind(window);
  const exact = (time) => (Math.round((time * {GRID}) / 1000) * 1000) / {GRID};
  window.requestAnimationFrame = (callback) => ask((time) => callback(exact(time)));
}}
"""

# How far the display's clock is put ahead of the machine's, in milliseconds: more than a run takes.
AHEAD = 120_000


class Display:
    """A page, and its frames."""

    async def __aenter__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [SHELL, "--no-sandbox", "--remote-debugging-port=0", f"--user-data-dir={self.folder.name}",
             "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw",
             "--disable-new-content-rendering-timeout", "about:blank"],
            # The command is a script around the browser: they are ended together.
            stderr=subprocess.PIPE, text=True, start_new_session=True)
        address = None
        for line in self.process.stderr:
            if found := re.search(r"listening on (ws://\S+)", line):
                address = found.group(1)
                break
        self.driver = await async_playwright().start()
        self.browser = await self.driver.chromium.connect_over_cdp(address)
        return self

    async def __aexit__(self, *_):
        await self.driver.stop()
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()
        self.process.stderr.close()
        self.folder.cleanup()

    async def open(self, address, size=(1280, 800)):
        """Opens a page; frames come until its figure is ready."""
        context = self.browser.contexts[0]
        for script in (MOVED, EXACT_TIMES, RECORDER):
            await context.add_init_script(script)
        session = await self.browser.new_browser_cdp_session()
        async with context.expect_page() as coming:
            await session.send("Target.createTarget", {
                "url": "about:blank", "width": size[0], "height": size[1],
                "enableBeginFrameControl": True})
        self.page = await coming.value
        self.devtools = await context.new_cdp_session(self.page)
        await self.devtools.send(
            "Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
        self.tick = 0.0
        loading = asyncio.create_task(self.page.goto(address))
        ready = "!!document.querySelector('[data-figure][data-ready]')"
        for _ in range(2_000):
            await self.show(max(self.tick + 1, time.monotonic() * 1000))
            if loading.done() and await self.page.evaluate(ready):
                break
        await loading
        # What the page does between frames happens at the machine's time, and no frame may be older. So
        # all frames to come lie ahead of it.
        await self.show(self.tick + AHEAD)
        # Between the clock of frames and the page's lies one constant; the other one is the epoch's.
        await self.show(self.tick + 20)
        self.origin = self.tick - await self.page.evaluate("document.timeline.currentTime")
        self.epoch = await self.page.evaluate("performance.timeOrigin")

    async def show(self, tick):
        """The display's next frame, at a time of its own clock in milliseconds."""
        self.tick = tick
        await self.devtools.send(
            "HeadlessExperimental.beginFrame", {"frameTimeTicks": tick, "interval": 1})

    async def play(self, path, interval, rate, seconds):
        """A finger along a path of points of the view, and where the content is in every frame.

        The first touch comes at a whole frame of 40 Hz on the page's clock, which is one of any rate that
        divides GRID and a whole millisecond; frame k comes k / rate after it.
        """
        box = await self.page.locator("[data-figure] .view").bounding_box()
        start = round((self.tick - self.origin) / 25) * 25 + 100
        touches = [
            ("touchStart" if index == 0 else "touchMove", [(box["x"] + x, box["y"] + y)], index * interval)
            for index, (x, y) in enumerate(path)
        ] + [("touchEnd", [], len(path) * interval)]
        sent, pending, drawn = 0, [], []
        for frame in range(1, round(seconds * rate) + 1):
            now = frame * 1000 / rate
            while sent < len(touches) and touches[sent][2] <= now:
                kind, points, at = touches[sent]
                # A move is answered with the frame that it waits for.
                pending.append(asyncio.create_task(self.devtools.send("Input.dispatchTouchEvent", {
                    "type": kind, "timestamp": (self.epoch + start + at) / 1000,
                    "touchPoints": [{"x": x, "y": y, "id": 0} for x, y in points],
                })))
                sent += 1
                # Touches and frames reach the page by different ways.
                await asyncio.sleep(0.02)
            await self.show(self.origin + start + now)
            drawn.append(await self.page.evaluate("drawn().y"))
        await asyncio.gather(*pending)
        return drawn

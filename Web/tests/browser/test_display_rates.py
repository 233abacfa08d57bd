"""The display's rate does not change where things are: frames of the compositor itself, at any rate."""

import asyncio
import math
import unittest

from browser import SHELL, Server, alone, line
from frames import Display
from replay import TOLERANCE

SECONDS = 1.6


@unittest.skipUnless(SHELL, "no chromium-headless-shell; Scripts/install-test-tools installs it on Debian")
class DisplayRateTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = cls.enterClassContext(Server())

    def paths(self, name, finger, interval, rates):
        async def path(rate):
            async with Display() as display:
                await display.open(f"{self.server.address}{name}.html")
                drawn = await display.play(finger, interval, rate, SECONDS)
                return drawn, await display.page.evaluate("recorded")

        return {rate: asyncio.run(path(rate)) for rate in rates}

    @staticmethod
    def touches(log):
        """What reached the page: type, and milliseconds after the first."""
        begin = log["events"][0]["t"]
        return [(event["type"], round((event["t"] - begin) * 1000, 3)) for event in log["events"]]

    def check(self, name, finger, rates=(60, 120), interval=12, least=300):
        runs = self.paths(name, finger, interval, rates)
        slow, log = runs[rates[0]]
        self.assertEqual(log["events"][-1]["type"], "up")
        self.assertGreater(max(slow) - min(slow), least)
        for rate in rates[1:]:
            fast, other = runs[rate]
            # The same touches first, then the same path.
            self.assertEqual(self.touches(log), self.touches(other))
            every = rate // rates[0]
            # A browser reports moves with the frame that comes after them, so under the finger content
            # is up to a frame behind, at any rate. Then it is on its own.
            begin = math.ceil(self.touches(log)[-1][1] * rates[0] / 1000) + 1
            pairs = list(zip(slow, fast[every - 1::every]))[begin:]
            worst = max(abs(a - b) for a, b in pairs)
            path = [a for a, _ in pairs]
            print(f"{name} at {rates[0]} and {rate} Hz: {worst:.2g} pt apart over {len(pairs)} frames, "
                  f"{min(path):.1f} to {max(path):.1f}")
            self.assertLess(worst, TOLERANCE)

    @alone
    def test_a_flick_and_its_bounce(self):
        self.check("bounce", line((150, 430), (150, 180), 6), rates=(60, 120, 240))

    @alone
    def test_a_flick_that_comes_to_rest(self):
        self.check("list", line((150, 430), (150, 250), 8))

    @alone
    def test_a_pull_beyond_the_beginning(self):
        self.check("list", line((150, 120), (150, 520), 20), least=100)

"""WebKit and Firefox, by what Debian has of them: pages, and real fingers, wheels and keys for them.

An engine is started once in a process. Each page is opened in the same window; what it complains about
after it has loaded is in `complaints`.
"""

import atexit
import glob
import json
import os
import shutil
import subprocess
import tempfile
import time

# What goes wrong in a page, from the moment it has loaded.
WATCH = """
window.complaints ??= (() => {
  const all = [];
  addEventListener("error", (event) => all.push(event.message));
  addEventListener("unhandledrejection", (event) => all.push(String(event.reason)));
  return all;
})();
"""
# As WebDriver numbers them.
KEYS = {"ArrowDown": "\ue015", "ArrowUp": "\ue013", "End": "\ue010", "Home": "\ue011", "Tab": "\ue004", " ": " "}


def stop(process):
    process.terminate()
    process.wait()


class Driven:
    """What WebDriver and WebDriver BiDi have in common: the same actions, by the same words."""

    running = None

    @staticmethod
    def missing():
        """What is not installed, or None."""

    @classmethod
    def start(cls):
        cls.running = cls.running or cls()
        return cls.running

    def wait_for(self, condition, timeout=20):
        """Waits until a condition in the page holds."""
        end = time.monotonic() + timeout
        while not self.evaluate(f"return Boolean({condition})"):
            if time.monotonic() > end:
                raise AssertionError(f"{self.name}: after {timeout} s still not: {condition}")
            time.sleep(0.03)

    def open(self, address):
        self.navigate(address)
        self.evaluate(WATCH)

    @property
    def complaints(self):
        return self.evaluate("return window.complaints")

    def drag(self, path, interval=16, kind="touch", hold=0):
        """A finger along points of the page, `interval` ms apart."""
        steps = [{"type": "pointerMove", "duration": 0, "x": int(path[0][0]), "y": int(path[0][1])},
                 {"type": "pointerDown", "button": 0}]
        steps += [{"type": "pointerMove", "duration": interval, "x": int(x), "y": int(y)} for x, y in path[1:]]
        if hold:
            steps.append({"type": "pause", "duration": hold})
        steps.append({"type": "pointerUp", "button": 0})
        self.act([{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}])

    def wheel(self, x, y, delta):
        self.act([{"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": int(x), "y": int(y), "deltaX": 0, "deltaY": delta, "duration": 0}]}])

    def press(self, name):
        key = KEYS[name]
        self.act([{"type": "key", "id": "keys", "actions": [
            {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]}])


class WebKit(Driven):
    """WebKitGTK's MiniBrowser on a screen that nobody sees."""

    name = "WebKit"

    @staticmethod
    def missing():
        try:
            import selenium  # noqa: F401
        except ImportError:
            return "selenium for Python"
        if not shutil.which("WebKitWebDriver") or not glob.glob("/usr/lib/*/webkit2gtk-4*/MiniBrowser"):
            return "webkit2gtk-driver"
        return None if shutil.which("Xvfb") else "xvfb"

    def __init__(self):
        from selenium import webdriver
        from selenium.webdriver.webkitgtk.options import Options
        from selenium.webdriver.webkitgtk.service import Service

        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1100x24"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        atexit.register(stop, screen)
        display = ":" + screen.stdout.readline().strip()
        options = Options()
        options.binary_location = sorted(glob.glob("/usr/lib/*/webkit2gtk-4*/MiniBrowser"))[-1]
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=options, service=Service(
            shutil.which("WebKitWebDriver"), env={**os.environ, "DISPLAY": display}))
        atexit.register(self.driver.quit)
        self.driver.set_window_size(1280, 1000)
        self.driver.set_script_timeout(30)

    def navigate(self, address):
        # A page whose address differs in its fragment only would not be loaded again.
        self.driver.get("about:blank")
        self.driver.get(address)

    def evaluate(self, body):
        """The value of a function's body, which may await, by way of JSON."""
        answer = self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1];"
            f"(async () => {{{body}}})().then((value) => done(JSON.stringify([value ?? null])),"
            " (error) => done(JSON.stringify({ error: String(error) })));")
        answer = json.loads(answer)
        if isinstance(answer, dict):
            raise RuntimeError(f"WebKit: {answer['error']}")
        return answer[0]

    def act(self, actions):
        self.driver.execute("actions", {"actions": actions})


class Firefox(Driven):
    """Firefox without a window, by WebDriver BiDi."""

    name = "Firefox"

    @staticmethod
    def missing():
        try:
            import websockets  # noqa: F401
        except ImportError:
            return "websockets for Python"
        return None if shutil.which("firefox-esr") or shutil.which("firefox") else "firefox-esr"

    def __init__(self):
        from websockets.sync.client import connect

        profile = tempfile.TemporaryDirectory()
        with open(f"{profile.name}/user.js", "w") as file:
            # Touch events as on a device with a touch screen.
            file.write('user_pref("dom.w3c_touch_events.enabled", 1);\n')
        browser = subprocess.Popen(
            [shutil.which("firefox-esr") or shutil.which("firefox"), "--headless", "--no-remote",
             "--remote-debugging-port", "0", "--profile", profile.name],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        atexit.register(profile.cleanup)
        atexit.register(stop, browser)
        for line in browser.stderr:
            if "BiDi listening on" in line:
                break
        else:
            raise RuntimeError("Firefox did not start")
        self.socket = connect(line.split()[-1] + "/session", max_size=None)
        self.count = 0
        self.call("session.new", capabilities={})
        self.page = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.call("browsingContext.setViewport", context=self.page, viewport={"width": 1280, "height": 960})

    def call(self, method, **parameters):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(timeout=60))
            if answer.get("id") != self.count:
                continue
            if answer["type"] == "error":
                raise RuntimeError(f"Firefox: {answer['message']}")
            return answer["result"]

    def navigate(self, address):
        for one in ("about:blank", address):
            self.call("browsingContext.navigate", context=self.page, url=one, wait="complete")

    def evaluate(self, body):
        """The value of a function's body, which may await, by way of JSON."""
        answer = self.call(
            "script.evaluate", target={"context": self.page}, awaitPromise=True,
            expression=f"(async () => {{{body}}})().then((value) => JSON.stringify([value ?? null]))")
        if answer["type"] == "exception":
            raise RuntimeError(f"Firefox: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"]["value"])[0]

    def act(self, actions):
        self.call("input.performActions", context=self.page, actions=actions)


class Chromium(Driven):
    """Chromium, driven as the other two are; its fingers are DevTools'."""

    name = "Chromium"

    def __init__(self):
        from browser import chromium

        context = chromium().new_context(viewport={"width": 1280, "height": 960}, has_touch=True)
        self.page = context.new_page()
        self.devtools = context.new_cdp_session(self.page)

    def navigate(self, address):
        self.page.goto("about:blank")
        self.page.goto(address)

    def evaluate(self, body):
        return self.page.evaluate(f"async () => {{{body}}}")

    def drag(self, path, interval=16, kind="touch", hold=0):
        if kind == "mouse":
            self.page.mouse.move(*path[0])
            self.page.mouse.down()
            for point in path[1:]:
                time.sleep(interval / 1000)
                self.page.mouse.move(*point)
            time.sleep(hold / 1000)
            return self.page.mouse.up()
        for i, (x, y) in enumerate(path):
            self.send("touchMove" if i else "touchStart", [{"x": int(x), "y": int(y), "id": 1}])
            time.sleep((interval if i + 1 < len(path) else hold) / 1000)
        self.send("touchEnd", [])

    def send(self, kind, points):
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def wheel(self, x, y, delta):
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(0, delta)

    def press(self, name):
        self.page.keyboard.press("Space" if name == " " else name)


ENGINES = [Chromium, WebKit, Firefox]

#!/usr/bin/env python3
"""How long a touch takes to the screen in Chromium: a list of this library next to one that the browser scrolls.

    Web/bench/touch-to-screen.py

A finger goes 300 pt in 60 moves over the package's list and over a native one of the same rows, in turns. Prints for each
the median time from a move to the frame that shows it, as the browser's own trace has it. Needs Playwright for Python,
Chromium, and what Scripts/build-web builds.
"""

import functools
import http.server
import shutil
import statistics
import threading
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

DIST = Path(__file__).resolve().parents[1] / "dist"
ROWS = "".join(f"<div style='height:50px'>Row {row}</div>" for row in range(1, 501))
NATIVE = f"<!doctype html><meta name=viewport content='width=device-width'><div style='height:700px;overflow:auto'>{ROWS}</div>"
# What the trace calls a move that a page draws itself, and one that the browser draws.
MOVES = {"ours": "TOUCH_MOVED", "native": "GESTURE_SCROLL_UPDATE"}
CATEGORIES = ["benchmark", "input", "input.scrolling", "latencyInfo", "cc"]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def delays(browser, kind, address):
    """Of each move, in ms."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(address) if kind == "ours" else page.set_content(NATIVE)
    page.wait_for_timeout(800)
    tools, found, ended = browser.new_browser_cdp_session(), [], []
    tools.on("Tracing.dataCollected", lambda data: found.extend(data["value"]))
    tools.on("Tracing.tracingComplete", lambda data: ended.append(data))
    tools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES}})
    finger = context.new_cdp_session(page)
    for step in range(62):
        kinds = "touchStart" if step == 0 else "touchEnd" if step == 61 else "touchMove"
        points = [] if step == 61 else [{"x": 190, "y": 500 - 5 * step, "id": 1}]
        finger.send("Input.dispatchTouchEvent", {"type": kinds, "touchPoints": points})
        time.sleep(0.008)
    tools.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    context.close()
    begun, times = {}, []
    for event in (one for one in found if one["name"] == "EventLatency"):
        key = str(event.get("id2") or event.get("id")), event["pid"]
        if event["ph"] == "b":
            begun[key] = event
        elif event["ph"] == "e" and key in begun:
            told = begun[key]["args"].get("event_latency", {}) | event.get("args", {}).get("event_latency", {})
            if told.get("event_type") == MOVES[kind]:
                times.append((event["ts"] - begun[key]["ts"]) / 1000)
    return times


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(DIST)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/examples/list.html"
    with sync_playwright() as playwright:
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for _ in range(3):
            for kind in MOVES:
                times = delays(browser, kind, address)
                print(f"{kind:6} {len(times)} moves, {statistics.median(times):.1f} ms")
        browser.close()


main()

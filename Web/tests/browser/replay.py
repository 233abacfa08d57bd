"""The same events through the native engine."""

import json
import subprocess
import tempfile

from browser import ROOT

TOLERANCE = 0.01


def differences(log, model):
    """What the page drew, frame by frame, less what `overscroll replay` says.

    Returns (frames compared, largest difference in points, largest difference in scale).
    """
    begin = log["events"][0]["t"]
    events, frames, down = [], [], set()
    delivered = iter(log["events"])
    now = 0.0
    for frame in log["frames"]:
        while len(events) < frame["known"]:
            event = next(delivered)
            # An event that is delivered late counts as of the latest time the engine knows.
            now = max(now, event["t"] - begin)
            events.append({**event, "t": now})
            if event["type"] == "down":
                down.add(event["id"])
            elif event["type"] in ("up", "cancel"):
                down.discard(event["id"])
        if not events:
            continue
        # While fingers are down, time is theirs; else it is the frame's.
        if not down:
            now = max(now, frame["t"] - begin)
        if not frames or now > frames[-1]["t"]:
            frames.append({**frame, "t": now})
        else:
            frames[-1] = {**frame, "t": now}
    touched = {event["id"] for event in events if event["type"] == "down"}
    events = [event for event in events if "id" not in event or event["id"] in touched]
    if frames[0]["t"] == 0:
        del frames[0]
    scene = {
        # A page's lists have the library's law; a file's own default is the continuous one.
        "scene": 1, "model": {"type": "scrollView", "physics": {"uikit": 1 / 60}, **model},
        "frameRate": [frame["t"] for frame in frames], "events": events, "until": frames[-1]["t"],
    }
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(scene, file)
        file.flush()
        run = subprocess.run([ROOT / "Scripts/overscroll", "replay", file.name], capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(run.stderr)
    native = [json.loads(one) for one in run.stdout.splitlines()]
    by_time = {frame["t"]: frame for frame in frames}
    points = scale = 0.0
    compared = 0
    for frame in native:
        drawn = by_time.get(frame["t"])
        if drawn is None:
            continue
        compared += 1
        points = max(points, abs(drawn["y"] - frame["offset"][1]), abs(drawn["x"] - frame["offset"][0]))
        scale = max(scale, abs(drawn["scale"] - frame["zoomScale"]))
    return compared, points, scale

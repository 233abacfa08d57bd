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
    events = [{**event, "t": event["t"] - begin} for event in log["events"]]
    known = {e["id"] for e in events if e["type"] == "down"}
    events = [e for e in events if "id" not in e or e["id"] in known]
    events.sort(key=lambda event: event["t"])
    frames = []
    for frame in log["frames"]:
        t = frame["t"] - begin
        if t <= 0 or (frames and t <= frames[-1]["t"]):
            continue
        frames.append({**frame, "t": t})
    scene = {
        "scene": 1, "model": {"type": "scrollView", **model},
        "frameRate": [frame["t"] for frame in frames], "events": events, "until": frames[-1]["t"],
    }
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(scene, file)
        file.flush()
        run = subprocess.run(
            [ROOT / "Scripts/overscroll", "replay", file.name], capture_output=True, text=True)
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
        points = max(
            points, abs(drawn["y"] - frame["offset"][1]),
            abs(drawn["x"] - frame["offset"][0]))
        scale = max(scale, abs(drawn["scale"] - frame["zoomScale"]))
    return compared, points, scale

#!/usr/bin/env python3
"""Whether a program printed what `overscroll replay` prints of the same scene.

    Examples/same-trace.py TRACE REPLAY

Both have one JSON object per line, a frame each. Everything in the trace must stand in the replay, to the
last bit of every number; the replay may say more. Exit status 1 says where they first differ.
"""

import json
import sys


def difference(trace, replay, path=""):
    """Where two values first differ, and how; None if they do not."""
    if isinstance(trace, dict):
        if not isinstance(replay, dict):
            return f"{path}: {trace} instead of {replay}"
        for name, value in trace.items():
            if name not in replay:
                return f"{path}.{name}: not in the replay"
            found = difference(value, replay[name], f"{path}.{name}")
            if found:
                return found
        return None
    if isinstance(trace, list) and isinstance(replay, list) and len(trace) == len(replay):
        pairs = (difference(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(trace, replay)))
        return next((found for found in pairs if found), None)
    return None if trace == replay else f"{path}: {trace} instead of {replay}"


def frames(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: same-trace.py TRACE REPLAY")
    trace, replay = frames(sys.argv[1]), frames(sys.argv[2])
    for number, (one, other) in enumerate(zip(trace, replay), start=1):
        found = difference(one, other)
        if found:
            sys.exit(f"{sys.argv[1]}: line {number}: {found}")
    if not replay or len(trace) != len(replay):
        sys.exit(f"{sys.argv[1]}: {len(trace)} frames instead of {len(replay)}")


main()

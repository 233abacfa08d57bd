#!/usr/bin/env -S python3 -B
"""Compares how much there is with what is recorded in ratchet.txt: lines of each folder, functions of C, public declarations.

    Scripts/checks/ratchet.py            prints what has grown; exit code 1
    Scripts/checks/ratchet.py --shrink   records what has shrunk
    Scripts/checks/ratchet.py --record   records everything: the commit says what it bought, and what left

Bytes of the web's modules stand in the same file; Scripts/build-web compares those.
"""

import re
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "shared"))

from usage import Usage, contents, run

RECORD = Path(__file__).with_name("ratchet.txt")
PUBLIC = re.compile(r" *(?:@\w+(?:\([^)]*\))? )*public (?!import)")


def declared(text):
    """How many public declarations Swift source has; those of an SPI, which the laboratory and fuzzers ask for, by themselves."""
    found = Counter()
    hides = None
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        if hides is not None and line.strip() and indent <= hides:
            hides = None
        is_hidden = hides is not None or line.lstrip().startswith("@_spi")
        if PUBLIC.match(line):
            found["declarations of an SPI" if is_hidden else "public declarations"] += 1
        if hides is None and is_hidden and line.endswith("{"):
            hides = indent
    return found


def measured():
    """The numbers of this checkout by their names."""
    found = Counter()
    for name, data in contents():
        if b"\0" in data:
            continue
        text = data.decode("utf-8", "replace")
        found[f"lines {name.split('/')[0] if '/' in name else 'elsewhere'}"] += text.count("\n")
        if name.startswith("Sources/") and name.endswith(".swift"):
            found.update(declared(text))
    found["functions of C"] = len(run("Scripts/js-layout", "--functions").split())
    return found


def main():
    options = Usage(__doc__, "--shrink", "--record").parse_args()
    pairs = [line.rsplit(" ", 1) for line in RECORD.read_text(encoding="utf-8").splitlines()]
    recorded = {name: int(number) for name, number in pairs}
    now = measured()
    # A folder that is gone needs no number.
    kept = {name: number for name, number in recorded.items() if name in now or name.startswith("bytes ")}
    if options.record or options.shrink:
        kept |= {name: number for name, number in now.items() if options.record or number < recorded.get(name, 0)}
        RECORD.write_text("".join(f"{name} {kept[name]}\n" for name in sorted(kept)), encoding="utf-8")
    grown = [f"{name}: {number:,}, recorded are {kept.get(name, 0):,}" for name, number in sorted(now.items()) if number > kept.get(name, 0)]
    if grown:
        raise SystemExit("\n".join([*grown, "ratchet: more than is recorded; shorten, or record it with Scripts/checks/ratchet.py --record"
                                    " and say in the commit what it bought and what left"]))


if __name__ == "__main__":
    main()

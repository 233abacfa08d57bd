#!/usr/bin/env -S python3 -B
"""What each import of the web weighs: fills in the table of Docs/Guides/WebAndC.md from what Scripts/build-web has built.

    Scripts/web/weights.py            writes the guide
    Scripts/web/weights.py --check    fails when a number in it is off by more than 2 %
    Scripts/web/weights.py --limits   fails with 3 when a module and its wrapper together, or laws.js alone, are larger by gzip -9
                                      than Scripts/checks/ratchet.txt has it

A row begins with a script and the smallest module that it needs, or "none", and ends with numbers: the script, the module, both
with all that the script imports, gzip -9; then that sum by brotli, which node has. In units of 1,000 bytes.
"""

import functools
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "shared"))

from pages import modules
from usage import ROOT, Usage

DIST = ROOT / "Web/dist"
GUIDE = ROOT / "Docs/Guides/WebAndC.md"
RECORD = ROOT / "Scripts/checks/ratchet.txt"
LIMITED = {
    "list": ["overscroll-list.wasm", "list.js"], "scroll": ["overscroll.wasm", "overscroll.js"], "laws": ["laws.js"],
    **{name: [f"overscroll-{name}.wasm", "overscroll.js"] for name in ("interactions", "pages", "full", "pop-track")},
}
GZIP = ["gzip", "-9nc"]
BROTLI = ["node", "-e", 'process.stdout.write(require("zlib").brotliCompressSync(require("fs").readFileSync(0)))']


@functools.cache
def packed(name, *how):
    return len(subprocess.run(how, input=(DIST / name).read_bytes(), stdout=subprocess.PIPE, check=True).stdout)


def kilobytes(names, how):
    return f"{sum(packed(name, *how) for name in names) / 1000:.1f}"


def limits():
    """Prints what each weighs, and what is larger than is recorded."""
    larger = []
    for name, limit in re.findall(r"^bytes (\S+) (\d+)$", RECORD.read_text(encoding="utf-8"), re.M):
        parts = {file: packed(file, *GZIP) for file in LIMITED[name]}
        sum_, listed = sum(parts.values()), " and ".join(f"{file} {bytes_:,}" for file, bytes_ in parts.items())
        print(f"{name:13} {sum_:8,} bytes of {int(limit):8,}, gzip -9: {listed}")
        larger += [f"{name} by {sum_ - int(limit)} bytes"] if sum_ > int(limit) else []
    if larger:
        print(f"weights: too large: {', '.join(larger)}", file=sys.stderr)
        sys.exit(3)


def main():
    options, off = Usage(__doc__, "--check", "--limits").parse_args(), []
    if options.limits:
        return limits()

    def row(match):
        before, script, module, numbers = match.groups()
        needed = [] if module == "none" else [module]
        every = modules(DIST, script) + needed
        shown = [kilobytes([script], GZIP), kilobytes(needed, GZIP), kilobytes(every, GZIP), kilobytes(every, BROTLI)]
        for old, new in zip(re.findall(r"[\d.]+", numbers), shown):
            if abs(float(old) - float(new)) > max(0.02 * float(new), 0.15):
                off.append(f"{script}: {old} is {new}")
        return f"{before} {' | '.join(shown)} |"

    filled = re.sub(
        r"^(\| `([\w-]+\.js)` \| `?([\w-]+\.wasm|none)`? \|.*?)((?: [\d.]+ \|){4})$", row, GUIDE.read_text(encoding="utf-8"), flags=re.M)
    if not options.check:
        GUIDE.write_text(filled, encoding="utf-8")
    elif off:
        sys.exit(f"weights: {'; '.join(off)}; run Scripts/web/weights.py")


main()

"""Remakes the pictures of README.md and Web/site/flick.png: the demo under real touches, frame by frame. Every frame comes
when the script says so: they are the same in every run, however slow the machine. Needs Pillow.

    python3 Web/tests/browser/pictures.py [NAME ...]    all of them, or those named: list deceleration bounce rubber-band zoom flick
"""

import io
import os
import sys
from pathlib import Path

from PIL import Image

from browser import ROOT, Page, chromium, demo, line
from clock import ClockedPage

OUT = Path(os.environ.get("PICTURES", ROOT / "Docs/Pictures"))
RATE = 60
# Every third frame is kept: 20 a second.
KEPT = 3

# What a hand would hide: a disc under each finger.
FINGER = """
addEventListener("DOMContentLoaded", () => {
  const discs = new Map();
  const put = (event) => {
    if (!discs.has(event.pointerId)) {
      const disc = document.createElement("div");
      disc.style.cssText = "position:fixed;left:-20px;top:-20px;width:40px;height:40px;" +
        "border-radius:50%;background:#888;opacity:.55;pointer-events:none;z-index:9";
      document.body.append(disc);
      discs.set(event.pointerId, disc);
    }
    discs.get(event.pointerId).style.transform = `translate(${event.clientX}px,${event.clientY}px)`;
  };
  const lift = (event) => {
    discs.get(event.pointerId)?.remove();
    discs.delete(event.pointerId);
  };
  for (const type of ["pointerdown", "pointermove"]) addEventListener(type, put, { capture: true });
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, lift, { capture: true });
});
"""


def flick(start, end, steps, power=1.6):
    """A finger that speeds up from start to end."""
    return [tuple(a + (b - a) * (i / steps) ** power for a, b in zip(start, end)) for i in range(steps + 1)]


# Each figure: what fingers do, as (frame of the first touch, paths in the view), and the last frame.
# A path of one finger has a place for each frame; the finger lifts with the frame after the last, unless
# it is held.
HELD = True
SCENES = {
    "list": ([(4, [flick((200, 420), (205, 190), 9)]), (84, [flick((200, 130), (195, 480), 7)])], 160),
    "deceleration": ([(4, [flick((200, 400), (200, 220), 8)])], 40),
    "bounce": ([(4, [flick((200, 420), (200, 80), 6)])], 40),
    "rubber-band": ([(4, [line((200, 130), (200, 520), 40)])], 44),
    "zoom": ([(4, [line((150, 240), (100, 180), 30), line((220, 320), (290, 400), 30)], HELD)], 54),
}
# A film is kept small, a still sharp.
FILM = {"names": ["list"], "size": (960, 700), "scale": 0.68, "colours": (12, 20)}
STILL = {"size": (1280, 800), "scale": 0.75, "colours": (40, 88)}


def play(page, gestures, last, clip, every):
    """Plays to the last frame; keeps every so many frames, or only the last one."""
    box = page.view
    scale = box["width"] / page.evaluate("document.querySelector('[data-figure] .view').offsetWidth")
    shots = []
    for frame in range(last):
        for start, paths, *held in gestures:
            index = frame - start
            if 0 <= index < len(paths[0]):
                points = [(box["x"] + path[index][0] * scale, box["y"] + path[index][1] * scale) for path in paths]
                page.touch("touchMove" if index else "touchStart", points)
            elif index == len(paths[0]) and not held:
                page.touch("touchEnd", [])
        page.wait(1 / RATE)
        if every and (frame + 1) % every == 0 or frame + 1 == last:
            shots.append(Image.open(io.BytesIO(page.page.screenshot(clip=clip))).convert("RGB"))
    return shots


def palette(shots, common, apart):
    """One table of colours for all pictures of a film: the commonest as they are, then the farthest apart.

    Grounds and bands are large and pale, curves thin and strong; neither may take the other's place.
    """
    width, height = shots[0].size
    some = shots[:: max(1, len(shots) // 6)]
    sheet = Image.new("RGB", (width, height * len(some)))
    for index, shot in enumerate(some):
        sheet.paste(shot, (0, height * index))
    counted = sorted(sheet.getcolors(maxcolors=sheet.width * sheet.height), reverse=True)
    commonest = [colour for _, colour in counted[:common]]
    farthest = sheet.quantize(apart, method=Image.Quantize.MAXCOVERAGE).getpalette()[: 3 * apart]
    table = Image.new("P", (1, 1))
    table.putpalette([part for colour in commonest for part in colour] + farthest)
    return table


def write(name, scheme, shots, colours):
    table = palette(shots, *colours)
    frames = [shot.quantize(palette=table, dither=Image.Dither.NONE) for shot in shots]
    file = OUT / f"{name}-{scheme}.{'gif' if len(frames) > 1 else 'png'}"
    if len(frames) > 1:
        # The last picture stays a while before it begins again.
        durations = [1000 * KEPT // RATE] * (len(frames) - 1) + [1500]
        frames[0].save(file, save_all=True, append_images=frames[1:], duration=durations, loop=0, optimize=True)
    else:
        frames[0].save(file, optimize=True)
    print(f"{file.name}: {len(frames)} pictures, {file.stat().st_size:,} bytes")


def take(address, name, scheme):
    gestures, last = SCENES[name]
    is_film = name in FILM["names"]
    kind = FILM if is_film else STILL
    width, height = kind["size"]
    context = chromium().new_context(
        viewport={"width": width, "height": height}, device_scale_factor=kind["scale"],
        color_scheme=scheme, has_touch=True)
    for script in (*ClockedPage.scripts, FINGER):
        context.add_init_script(script)
    with ClockedPage(context, f"{address}{name}.html") as page:
        clip = page.page.locator("[data-figure]").bounding_box()
        write(name, scheme, play(page, gestures, last, clip, KEPT if is_film else 0), kind["colours"])


def share(address):
    """What the first page saves of its own flick is the picture that links to the demo show."""
    with Page.open(f"{address}index.html") as page:
        with page.page.expect_download() as download:
            page.page.locator("[data-do=picture]").click()
        picture = Image.open(download.value.path()).convert("RGB").quantize(64, dither=Image.Dither.NONE)
        picture.save(ROOT / "Web/site/flick.png", optimize=True)


def main(names):
    unknown = [name for name in names if name not in (*SCENES, "flick")]
    if unknown:
        sys.exit(f"pictures: no {unknown[0]}; there are {' '.join(SCENES)} flick")
    OUT.mkdir(parents=True, exist_ok=True)
    with demo() as address:
        if not names or "flick" in names:
            share(address)
        for name in [name for name in names if name in SCENES] if names else SCENES:
            for scheme in ("light", "dark"):
                take(address, name, scheme)


if __name__ == "__main__":
    main(sys.argv[1:])

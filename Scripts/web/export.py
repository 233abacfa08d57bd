#!/usr/bin/env -S python3 -B
"""Writes a built site out: as the files it is made of, and as one page that needs no server.

    Scripts/web/export.py SITE FOLDER
"""

import base64
import json
import posixpath
import re
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "shared"))

from usage import Usage

ALONE = "overscroll-demo.html"
FRAME = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Overscroll</title>
<link rel="icon" href="data:,">
<style>{style}</style>
<script type="importmap">{modules}</script>
<script type="text/plain" id="overscroll-wasm">{wasm}</script>
<body>
<noscript><p>These figures need scripts; the words are in the separate pages.</p></noscript>
{pages}
<script type="module">import "site/site.js";</script>
</body>
</html>
"""


def encoded(content):
    return base64.b64encode(content).decode()


def script(site, name):
    """A module as a data address. That has no neighbours, so it imports them by their names in the import map."""
    def named(found):
        return f'{found[1]}"{posixpath.normpath(f"site/{name}/../{found[2]}")}"'
    source = re.sub(r'(from ?|import ?|import\()"(\.{1,2}/[^"]+\.js)"', named, (site / name).read_text("utf-8"))
    return f"data:text/javascript;base64,{encoded(source.encode())}"


def template(site, page, pages):
    """A page for site.js, which shows the one that the address' fragment names, else the first."""
    title, body = re.search(r"<title>(.*?)</title>.*?<body>(.*)</body>", (site / page).read_text("utf-8"), re.S).groups()
    for name in pages:
        body = body.replace(f'href="{name}"', f'href="#{name}"')
    return f'<template data-page="{page}" data-title="{title}">{body}</template>'


def one_page(site):
    """The site without its documentation."""
    scripts = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.js"))
    modules = {f"site/{name}": script(site, name) for name in scripts if not name.startswith(("docs/", "package/"))}
    pages = ["index.html", *sorted({page.name for page in site.glob("*.html")} - {"index.html"})]
    return FRAME.format(
        style=(site / "site.css").read_text("utf-8"), modules=json.dumps({"imports": modules}),
        wasm=encoded((site / "overscroll-full.wasm").read_bytes()),
        pages="\n".join(template(site, page, pages) for page in pages))


def export(site, folder):
    """Writes both, the page last: it is made first, and where that fails nothing is written."""
    page = one_page(site)

    def left_out(place, names):
        return [name for name in names if name.startswith(".") or (one := Path(place, name)).is_symlink() or one == site / "package"]

    shutil.copytree(site, folder, dirs_exist_ok=True, ignore=left_out)
    (folder / ALONE).write_text(page, "utf-8")
    print(f"The site is in {folder.resolve()}; {ALONE} works by itself.")


def main():
    parser = Usage(__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    try:
        export(options.site, options.folder)
    except OSError as error:
        sys.exit(f"demo: cannot export: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


main()

#!/usr/bin/env -S python3 -B
"""Puts the pages of the demo together: each page's own content, in the frame that all of them share.

    Scripts/web/pages.py FOLDER

A page is Web/site/NAME.html: its title and description in comments, then the words below its figure; of the first page all of
it, where {{gallery}} stands for cards of all other pages, each with its silhouette. Of the description the first
sentence says what to do (touch), the others what is seen. The frame is in Web/site/frame; its contents.txt
is the contents list, in whose order pages follow one another.
"""

import os
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "shared"))

from usage import ROOT, Usage

SITE = ROOT / "Web/site"
IMPORT = re.compile(r'(?:\bfrom|\bimport)\s*"(\.{1,2}/[^"]+\.js)"')
PAGE = re.compile(r"<!-- title: (.*) -->\n<!-- description: (.*) -->\n", re.A)


def modules(site, *names):
    """Some scripts of a site and all that they import, by name, each once."""
    found, todo = [], list(names)
    while todo:
        name = todo.pop(0)
        if name not in found:
            found.append(name)
            others = IMPORT.findall((site / name).read_text(encoding="utf-8"))
            todo += [os.path.normpath(os.path.join(os.path.dirname(name), other)) for other in others]
    return found


def frame(name):
    return (SITE / "frame" / name).read_text(encoding="utf-8").rstrip("\n")


def put(text, **values):
    """Replaces {{name}} by values; what is left over is a mistake."""
    for name, value in values.items():
        text = text.replace("{{" + name + "}}", value)
    return text


def groups():
    """The contents list: [(group, [(page, its guide, short name, its silhouette)])]."""
    found = []
    for line in frame("contents.txt").splitlines():
        if line.startswith(" "):
            page, guide, rest = line.split(maxsplit=2)
            short, _, drawn = rest.partition("<")
            found[-1][1].append((page, guide, short.strip(), f"<{drawn}"))
        elif not line.startswith("#"):
            found.append((line, []))
    return found


def read(name):
    """A page's title, description and content."""
    text = (SITE / f"{name}.html").read_text(encoding="utf-8")
    if not (found := PAGE.match(text)):
        sys.exit(f"pages: {name}.html must begin with its title and description")
    return found[1], found[2], text[found.end():].rstrip("\n")


def contents(current):
    """The contents list: of the groups only the one with this page in it is spread out (site.css)."""
    mark = lambda page: ' aria-current="page"' if page == current else ""
    lines = [f'  <li><a href="index.html"{mark("index")}>Overscroll</a></li>']
    for group, pages in groups():
        lines.append(f'  <li><a href="{pages[0][0]}.html">{group}</a><ul>')
        lines += [f'    <li><a href="{page}.html"{mark(page)}>{short}</a></li>' for page, _, short, _ in pages]
        lines.append("  </ul></li>")
    return "\n".join(lines)


def gallery():
    """A card for every page, by groups."""
    card = frame("card.html")
    sections = []
    for group, pages in groups():
        sections.append(f'<section><h3 class="group">{group}</h3>')
        for page, _, _, drawn in pages:
            title, description, _ = read(page)
            sections.append(put(card, name=page, title=title, description=description, silhouette=drawn))
        sections.append("</section>")
    return "\n".join(sections)


def onward(current):
    """The page before and the page after, in the order of the contents list."""
    order = [("index", None, "Overscroll", None), *(one for _, pages in groups() for one in pages)]
    at = [page for page, *_ in order].index(current)
    around = {"prev": ("Previous", order[:at][-1:]), "next": ("Next", order[at + 1:][:1])}
    return "\n".join(f'<a rel="{name}" href="{page}.html"><small>{word}</small> {short}</a>'
                     for name, (word, found) in around.items() for page, _, short, _ in found)


def lede(description):
    """What to do, and what is then seen."""
    touch, _, see = description.partition(". ")
    return f'<p class="lede"><strong>{touch.rstrip(".")}.</strong> {see}'.rstrip() + "</p>"


def law(found):
    """A box of laws: a line is a name, three spaces and what it is, or a formula. It breaks between words, before a sign, and at
    two spaces; three are a gap."""
    def unbroken(text):
        text = re.sub(r"(?<!<)/(?=\S)(?![^<]*>)", "/\N{WORD JOINER}", text.replace("   ", "\N{EM SPACE}"))
        parts = re.split("( +)(?![^<]*>)", text)
        is_word = lambda one: re.fullmatch(r"(?!max|min|ln|sin|cos|pt|per)([a-z][a-z’-]+|a)", one)
        depth = 0
        for i in range(0, len(parts) - 2, 2):
            one, gap, after = parts[i:i + 3]
            depth += one.count("(") - one.count(")")
            may_break = gap == "  " or re.search(r"(?<!&gt|&lt)[,;:]$", one) or not depth and (after in "+−" or is_word(one) or is_word(after))
            parts[i + 1] = " " if may_break else "\N{NO-BREAK SPACE}"
        return "".join(parts)

    lines = [re.fullmatch(r"(?:((?! )(?:&\w+;|[^,;])*?|)   +)?(\S.*)", line).groups() for line in found[1].split("\n")]
    rows = [("" if name is None else f"<b>{unbroken(name)}</b>") + f"<span>{unbroken(what)}</span>" for name, what in lines]
    return '<div class="law">' + "\n".join(rows) + "</div>"


def ahead(name, body, out):
    """Links to all that a page's figure begins with, so that a browser asks for all of it immediately and not import by import."""
    used = re.search(r'data-figure="([\w-]+)"', body)
    begun = ["site.js", *([f"figures/{used[1]}.js"] if used else [])]
    # The first page begins with the smaller module (lib/engine.js).
    wasm = "overscroll" if name == "index" else "overscroll-full"
    return "\n".join(
        [f'<link rel="preload" href="{wasm}.wasm" as="fetch" type="application/wasm" crossorigin>']
        + [f'<link rel="modulepreload" href="{one}">' for one in modules(out, *begun)])


def build(name, out):
    title, description, body = read(name)
    # After touching and seeing, why.
    body = put(body, gallery=gallery()) if name == "index" else put(frame("figure.html"), words=body)
    heading = f"{title}: UIScrollView’s motion, anywhere" if name == "index" else f"{title} · Overscroll"
    for language in ("Swift", "JavaScript"):
        body = body.replace(f'<pre class="{language.lower()}">', f'<h2>The same in {language}</h2>\n<pre tabindex="0">')
    body = re.sub(r'<div class="law">(.*?)</div>', law, body, flags=re.S)
    guides = [guide for _, pages in groups() for page, guide, *_ in pages if page == name]
    page = put(
        frame("page.html"), body=body, contents=contents(name), ahead=ahead(name, body, out), onward=onward(name), heading=heading,
        guide="".join(f'<a href="docs/Guides/{guide}/">Its guide</a>' for guide in guides),
        lede=lede(description), name=name, title=title, description=description)
    if left := re.search(r"\{\{\w+\}\}", page):
        sys.exit(f"pages: {name}.html: nothing is known of {left[0]}")
    for linked in re.findall(r'"docs/Guides/(\w+)/', page):
        if not (ROOT / f"Docs/Guides/{linked}.md").exists():
            sys.exit(f"pages: {name}.html: there is no guide {linked}")
    (out / f"{name}.html").write_text(page + "\n", encoding="utf-8")


def main():
    parser = Usage(__doc__)
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    out = parser.parse_args().folder
    out.mkdir(parents=True, exist_ok=True)
    for page in sorted(SITE.glob("*.html")):
        build(page.stem, out)


if __name__ == "__main__":
    main()

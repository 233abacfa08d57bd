"""The guides of Docs/Guides as articles of a DocC catalogue.

The guides are written for a checkout, and stay the only source: links between them, links to files, figures
and the names of public types become what DocC understands.
"""

import re
import shutil

import javascript
from modules import MODULES, ROOT

GUIDES = ROOT / "Docs/Guides"

# The order in which the first page lists the guides.
TOPICS = {
    "Begin": "DrivingOverscroll WhenThingsGoWrong OneAdapter GamesAndToolkits WebAndC InCAndCpp",
    "What is it called here?": "FromUIKit FromSwiftUI FromWebLibraries FromTheArticles",
    "Laws": "HowCloseToIOS WhereWeDiffer Deceleration Bounce RubberBand Springs ChoosingAFeel",
    "Scrolling": "Scroller Lists NestedScroll TrackpadsAndWheels",
    "Interactions": "Drawer Pager PictureInPicture Throw PopTrack",
    "Measuring and testing": "HowItGrows Laboratory Scenes Tested",
}

FENCE = re.compile(r"^(```.*?^```$)", re.M | re.S)
LINK = re.compile(r"(?<!!)\[((?:[^\[\]`]|`[^`]*`)+)\]\(([^)\s]+)\)")
IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")
CODE = re.compile(r"(?<![`\[\w])`([A-Z]\w*)`(?![`\]])")


def names():
    """The guides' names, without .md."""
    return sorted(path.stem for path in GUIDES.glob("*.md"))


def demos():
    """By the addresses of guides, the first page of the demo that is about them."""
    lines = [line.split() for line in (ROOT / "Web/site/frame/contents.txt").read_text("utf-8").splitlines() if line.startswith(" ")]
    return {guide.lower(): page for page, guide, *_ in reversed(lines)}


def headings(text):
    """The headings of a guide, outside its blocks of code."""
    return re.findall(r"^#{2,6} (.+?)\s*$", FENCE.sub("", text), re.M)


def github_anchor(heading):
    """A heading's anchor, as the guides' links have it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def docc_anchor(heading):
    """A heading's anchor, as DocC makes it."""
    words = [word for word in re.split(r"[\s\-–—−]+", heading.strip()) if word]
    return re.sub(r"[`'\"]", "", "-".join(words))


def anchors():
    """For every guide, DocC's anchors by GitHub's."""
    return {
        name: {github_anchor(h): docc_anchor(h) for h in headings((GUIDES / f"{name}.md").read_text("utf-8"))}
        for name in names()
    }


def write(catalogue, owners):
    """Writes an article for every guide into a catalogue, and the figures that they show."""
    known = anchors()
    for name in names():
        text = (GUIDES / f"{name}.md").read_text(encoding="utf-8")
        (catalogue / f"{name}.md").write_text(article(name, text, known, owners, catalogue), encoding="utf-8")


def first_page():
    """The page that the site opens with: the README's opening and its limits, the modules, the guides."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    sentence = re.search(r"^# .+\n\n(.+)\n", readme)[1]
    alt = re.search(r'<img alt="([^"]+)"', readme)[1]
    close = re.search(r"^## How close to iOS\n\n((?:- .+\n)+)", readme, re.M)[1]
    close = LINK.sub(lambda match: match[1], close)
    about = {module: (ROOT / f"Sources/{module}/{module}.docc/{module}.md").read_text("utf-8").split("\n")[2] for module in MODULES}
    parts = ["# Overscroll, the guides\n\n@Metadata {\n  @TechnologyRoot\n}", sentence, "## Overview", f"![{alt}](list)", close,
             "### The modules", "| module | |\n|---|---|\n" + "\n".join(f"| ``/{module}`` | {line} |" for module, line in about.items()),
             "## Topics"]
    for topic, guides in TOPICS.items():
        parts += [f"### {topic}", "\n".join(f"- <doc:{name}>" for name in guides.split())]
    parts += ["### JavaScript", "\n".join(f"- <doc:{name}>" for name in javascript.names())]
    return "\n\n".join(parts) + "\n"


def article(name, text, known, owners, catalogue):
    """A guide's text as an article."""
    text, files = without_files(text)
    # The first paragraph is shown as a summary, in large letters: one sentence will do.
    text = re.sub(r"\A(# .+\n\n.+\.\n)(?=\w)", r"\1\n", text)
    parts = FENCE.split(text)
    for index in range(0, len(parts), 2):
        parts[index] = prose(name, parts[index], known, owners, catalogue)
    text = "".join(parts).rstrip("\n") + "\n"
    if files:
        listed = [f"- {title}: `{path}`" for title, path in files]
        text += "\n## In the repository\n\n" + "\n".join(listed) + "\n"
    return text


def without_files(text):
    """Takes the line of source files from below the title; DocC shows what stands there as a summary."""
    head = re.match(r"(# .+\n\n)((?:\[[^\]]+\]\(\.\./\.\./[^)]+\)[ |\n]*)+\n)", text)
    if not head:
        return text, []
    found = [(title, path.removeprefix("../../")) for title, path in LINK.findall(head[2])]
    files = [(title[0].upper() + title[1:], path) for title, path in found]
    return head[1] + text[head.end():], files


def prose(name, text, known, owners, catalogue):
    """Text between blocks of code: figures, links, and types, which are linked to where they are described."""
    text = re.sub(r"^<!--.*?-->\n", "", text, flags=re.M | re.S)
    text = IMAGE.sub(lambda match: image(match, catalogue), text)
    text = LINK.sub(lambda match: link(name, match, known), text)
    lines = []
    for line in text.split("\n"):
        if not line.startswith(("#", "    ")):
            line = CODE.sub(lambda match: symbol(match, owners), line)
        lines.append(line)
    return "\n".join(lines)


def symbol(match, owners):
    owner = owners.get(match[1])
    return f"``/{owner}/{match[1]}``" if owner else match[0]


def image(match, catalogue):
    """Copies a figure; where the checkout has it for dark pages too, DocC chooses."""
    source = (GUIDES / match[2]).resolve()
    shutil.copy(source, catalogue / source.name)
    dark = source.with_name(source.stem + "-dark" + source.suffix)
    if dark.exists():
        shutil.copy(dark, catalogue / f"{source.stem}~dark{source.suffix}")
    return f"![{match[1]}]({source.stem})"


def link(name, match, known):
    """A link to a guide, to a file of the repository, or to elsewhere."""
    title, target = match[1], match[2]
    if re.match(r"[a-z]+:", target):
        return match[0]
    path, _, anchor = target.partition("#")
    guide = path.removesuffix(".md") if path else name
    if guide in known:
        if not anchor:
            return f"[{title}](doc:{guide})"
        if anchor not in known[guide]:
            raise SystemExit(f"docs: {name}.md links to {target}, and {guide}.md has no such heading")
        return f"[{title}](doc:{guide}#{known[guide][anchor]})"
    file = (GUIDES / path).resolve()
    if not file.exists():
        raise SystemExit(f"docs: {name}.md links to {target}, and there is no such file")
    shown = str(file.relative_to(ROOT))
    return f"`{shown}`" if title.strip("`") == shown else f"{title} (`{shown}`)"

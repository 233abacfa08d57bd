"""The JavaScript reference: an article for every module of Web/js, of its types."""

import re

from modules import ROOT

TYPES = ROOT / "Web/js"
EXPORT = re.compile(r"export (?:declare )?(?:abstract )?(class|interface|type|function|const) (\w+)")


def names():
    """The articles' names: overscroll-js for overscroll.d.ts."""
    return [f"{path.name.removesuffix('.d.ts')}-js" for path in sorted(TYPES.glob("*.d.ts"))]


def write(catalogue):
    for path in sorted(TYPES.glob("*.d.ts")):
        module = path.name.removesuffix(".d.ts")
        (catalogue / f"{module}-js.md").write_text(article(module, path.read_text(encoding="utf-8")), encoding="utf-8")


def article(module, text):
    """What a module exports: of each declaration its comment, then its types as they are written."""
    about = " ".join(re.match(r"(?:// .*\n)+", text)[0].replace("// ", "").split())
    parts = [f"# {module}.js", about]
    for name, comment, code in declarations(text):
        parts += [f"## {name}", *([comment] if comment else []), f"```typescript\n{code}\n```"]
    return "\n\n".join(parts) + "\n"


def declarations(text):
    """Every exported declaration: its name, its comment as a paragraph, its text; overloads stand together."""
    found, comment, open_, lines = {}, [], 0, text.split("\n")
    code = []
    for line in lines:
        bare = re.sub(r"//.*|/\*.*?\*/|\"[^\"]*\"", "", line)
        if not code and line.startswith(("/**", " *")):
            comment = ([] if line.startswith("/**") else comment) + [line.strip("/* ")]
            continue
        if not code and not EXPORT.match(line):
            comment = [] if line.strip() else comment
            continue
        code.append(line)
        open_ += sum(bare.count(one) for one in "{([") - sum(bare.count(one) for one in "})]")
        if open_ == 0 and bare.rstrip().endswith((";", "}")):
            name = EXPORT.match(code[0])[2]
            before = found.get(name, ("", ""))
            found[name] = (before[0] or " ".join(" ".join(comment).split()), "\n".join(filter(None, [before[1], *code])))
            comment, code = [], []
    return [(name, comment, code) for name, (comment, code) in found.items()]

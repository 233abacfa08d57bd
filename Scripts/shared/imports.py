"""What scripts of the built site import."""

import os
import re

IMPORT = re.compile(r'(?:\bfrom|\bimport)\s*"(\.{1,2}/[^"]+\.js)"')


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

#!/usr/bin/env python3
"""Puts the functions of a WebAssembly module in an order that packs better: each next to those that it is like.

    Web/order.py MODULE.wasm

gzip finds what it has seen no more than 32 kB before. The module means the same: only the numbers of functions change.
"""

import sys
from pathlib import Path

# Functions are as alike as many rows of so many bytes they share; so many of the latest are looked at. How much a function's
# length counts: 0 for not at all, 1 for shares. Tried from 4 to 6, 8 to 150 and 0.6 to 0.9: within 0.4 % of each other.
ROW, LATEST, WEIGHT = 6, 150, 0.75

# What follows an instruction: n a number, b a byte, f and d a float and a double, v a list of numbers. No other
# instruction that anything follows is written by compilers for the features that Scripts/build-web allows.
FOLLOWS = {**dict.fromkeys([2, 3, 4, 12, 13, *range(0x20, 0x27), 0x41, 0x42, 0xD0], "n"), **dict.fromkeys(range(0x28, 0x3F), "nn"),
           14: "vn", 0x11: "nn", 0x1C: "v", 0x3F: "b", 0x40: "b", 0x43: "f", 0x44: "d"}
# The same of those after a prefix: what is done to blocks of memory.
FOLLOWS_PREFIX = {8: "nb", 9: "n", 10: "bb", 11: "b"}
CALL, REFERENCE, PREFIX = 0x10, 0xD2, 0xFC
FUNCTIONS, EXPORTS, ELEMENTS, CODE = 3, 7, 9, 10


class Reader:
    """Bytes from a place on."""

    def __init__(self, data, place=0):
        self.data, self.place = data, place

    def bytes(self, count):
        self.place += count
        return self.data[self.place - count:self.place]

    def number(self):
        """A number in LEB128; of a signed one nothing but its length is of use."""
        number = shift = 0
        while (byte := self.bytes(1)[0]) > 127:
            number |= (byte & 127) << shift
            shift += 7
        return number | byte << shift

    def list(self, one):
        return [one() for _ in range(self.number())]

    def skip(self, what):
        for one in what:
            if one == "v":
                self.list(self.number)
            elif one == "n":
                self.number()
            else:
                self.bytes({"b": 1, "f": 4, "d": 8}[one])


def leb(number):
    return bytes([number & 127 | 128]) + leb(number >> 7) if number > 127 else bytes([number])


def written(parts):
    """A list as a module has it."""
    return leb(len(parts)) + b"".join(parts)


def renumbered(body, number):
    """A function that calls others by new numbers."""
    reader, out, start = Reader(body), b"", 0
    reader.list(lambda: reader.skip("nb"))
    while reader.place < len(body):
        code = reader.bytes(1)[0]
        if code in (CALL, REFERENCE):
            out += body[start:reader.place] + number(reader.number())
            start = reader.place
        else:
            reader.skip(FOLLOWS_PREFIX.get(reader.number(), "") if code == PREFIX else FOLLOWS.get(code, ""))
    return out + body[start:]


def order(bodies):
    """After each function the one of which most is found in the latest ones, for its length; the longest comes first."""
    rows = [{body[i:i + ROW] for i in range(len(body) - ROW + 1)} for body in bodies]
    having = {}
    for index, some in enumerate(rows):
        for row in some:
            having.setdefault(row, []).append(index)
    seen, found, done, left = dict.fromkeys(having, 0), [0] * len(bodies), [], set(range(len(bodies)))

    def look(index, step):
        for row in rows[index]:
            seen[row] += step
            if seen[row] == max(step, 0):
                for one in having[row]:
                    found[one] += step

    while left:
        done.append(max(left, key=lambda one: (found[one] / (len(bodies[one]) + 20) ** WEIGHT, len(bodies[one]), -one)))
        left.remove(done[-1])
        look(done[-1], 1)
        if len(done) > LATEST:
            look(done[-LATEST - 1], -1)
    return done


def main(path):
    module = Reader(Path(path).read_bytes(), 8)
    sections = {}
    while module.place < len(module.data):
        kind = module.bytes(1)[0]
        sections[kind] = module.bytes(module.number())
    # Imported functions would come first, and one that is called at the start has a number, too.
    if sections.keys() & {0, 2, 8}:
        raise SystemExit(f"order: {path} has sections that are not expected")
    code, types, exports, elements = (Reader(sections.get(kind, b"\0")) for kind in (CODE, FUNCTIONS, EXPORTS, ELEMENTS))
    bodies, types = code.list(lambda: code.bytes(code.number())), types.list(types.number)
    done = order(bodies)
    places = {index: place for place, index in enumerate(done)}
    number = lambda index: leb(places[index])

    def export():
        name = exports.bytes(exports.number())
        kind, index = exports.bytes(1), exports.number()
        return written([bytes([byte]) for byte in name]) + kind + (leb(index) if kind[0] else number(index))

    def segment():
        # Of the first table, from a constant on.
        start = elements.place
        if elements.number() or elements.bytes(1)[0] != 0x41 or elements.skip("n") or elements.bytes(1)[0] != 0x0B:
            raise SystemExit(f"order: {path} has elements that are not expected")
        head = elements.data[start:elements.place]
        return head + written(elements.list(lambda: number(elements.number())))

    bodies = [renumbered(bodies[index], number) for index in done]
    sections |= {FUNCTIONS: written([leb(types[index]) for index in done]), EXPORTS: written(exports.list(export)),
                 CODE: written([leb(len(body)) + body for body in bodies])}
    if ELEMENTS in sections:
        sections[ELEMENTS] = written(elements.list(segment))
    Path(path).write_bytes(module.data[:8] + b"".join(bytes([kind]) + leb(len(part)) + part for kind, part in sections.items()))


if __name__ == "__main__":
    main(*sys.argv[1:])

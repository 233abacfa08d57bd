"""Plays calls of the C interface in the library as this machine has it: random.test.mjs compares what comes of them.

A line of standard input is a call: a function's name and its arguments, which are an integer, the bits of a number
after "d", the bytes to read after "<", or how many bytes there are to write after ">". Standard output has each call's
status and the bytes that were written.
"""
import ctypes
import pathlib
import struct
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]


def built():
    """The library, unoptimised and with every check, as a shared one."""
    def swift(*arguments):
        return subprocess.run(["Scripts/shared/swift", *arguments], cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

    folder = pathlib.Path(swift("build", "--show-bin-path"))
    archive, shared = folder / "libOverscrollABI.a", folder / "libOverscrollABI-test.so"
    # An archive is added to: what an earlier build left in it would be linked too.
    archive.unlink(missing_ok=True)
    swift("build", "--product", "OverscrollABI")
    whole = ["-force_load," + str(archive)] if sys.platform == "darwin" else ["--whole-archive," + str(archive), "--no-whole-archive"]
    subprocess.run(["swiftc", "-emit-library", "-o", shared, "-Xclang-linker", "-Wl," + ",".join(whole), "-lm", "-"],
                   stdin=subprocess.DEVNULL, check=True)
    return ctypes.CDLL(shared)


def argument(word):
    if word[0] == "d":
        return ctypes.c_double(struct.unpack("<d", bytes.fromhex(word[1:]))[0])
    if word[0] == "<":
        return ctypes.create_string_buffer(bytes.fromhex(word[1:]))
    return ctypes.create_string_buffer(int(word[1:])) if word[0] == ">" else ctypes.c_int32(int(word))


library = built()
results = []
for line in sys.stdin:
    name, *words = line.split()
    arguments = [argument(word) for word in words]
    status = library[name](*arguments)
    results.append(struct.pack("<i", status))
    results += [given.raw for given, word in zip(arguments, words) if word[0] == ">"]
sys.stdout.buffer.write(b"".join(results))

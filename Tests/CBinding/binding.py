"""A binding to Python made of what Scripts/install-c installs, overscroll.json and the shared library, and of nothing else.

    python3 Tests/CBinding/binding.py PREFIX

It is the program of Docs/Guides/Bindings.md: a drawer that a finger throws, and what is refused.
"""
import ctypes
import json
import sys
from pathlib import Path

prefix = Path(sys.argv[1])
interface = json.loads((prefix / "share/overscroll/overscroll.json").read_text(encoding="utf-8"))
library = ctypes.CDLL(str(prefix / "lib/libOverscroll.so"))
constant = interface["constants"]

types = {"double": ctypes.c_double, "float": ctypes.c_float, "int32_t": ctypes.c_int32, "uint32_t": ctypes.c_uint32,
         "uint8_t": ctypes.c_uint8, "uint64_t": ctypes.c_uint64}
types |= {name: types[kind] for name, kind in interface["types"].items()}
# A handle is a struct of its id.
types |= {name: type(name, (ctypes.Structure,), {"_fields_": [("id", ctypes.c_uint32)]}) for name in interface["handles"]}
for struct in interface["structs"]:
    fields = [(one["name"], types[one["type"]] * one["count"] if one["count"] > 1 else types[one["type"]]) for one in struct["fields"]]
    made = types[struct["name"]] = type(struct["name"], (ctypes.Structure,), {"_fields_": fields})
    assert ctypes.sizeof(made) == struct["size"], struct["name"]
    for one in struct["fields"]:
        assert getattr(made, one["name"]).offset == one["offset"], (struct["name"], one["name"])


def call(name, *arguments):
    """Calls a function by the types that it is described with."""
    described = next(one for one in interface["functions"] if one["name"] == name)
    places = [one["type"].endswith("*") for one in described["parameters"]]
    function = library[name]
    function.restype = types.get(described["returns"])
    function.argtypes = [ctypes.c_void_p if place else types[one["type"]] for one, place in zip(described["parameters"], places)]
    return function(*(ctypes.addressof(one) if place and one is not None else one for one, place in zip(arguments, places)))


assert {one["name"] for one in interface["functions"]} >= {"overscroll_touch", "overscroll_drawer_create"}
# Every inline function calls one with its arguments, by types that are known; every def is written by its kind.
for one in interface["inline"]:
    called = next(other for other in interface["functions"] if other["name"] == one["calls"])
    assert len(called["parameters"]) == len(one["arguments"]), one
    assert all(known["type"].removeprefix("const ").rstrip(" *") in types for known in one["parameters"]), one
assert len(interface["inline"]) > 100 and len(interface["defs"]) > 12
for of, name in interface["defs"].items():
    made = types[name]()
    call("overscroll_def", constant[of], made, ctypes.sizeof(made), interface["version"])
    assert any(bytes(made)[8:]), name
assert call("overscroll_version") == interface["version"]

Def, Anchor, Touch, Frame = (types[f"OverscrollDrawer{one}"] if one != "Touch" else types["OverscrollTouch"]
                             for one in ("Def", "Anchor", "Touch", "Frame"))
settings = Def()
kind = constant["OVERSCROLL_KIND_DRAWER"]
call("overscroll_def", kind, settings, ctypes.sizeof(Def), interface["version"])
settings.layout.container.width, settings.layout.container.height = 390, 844
anchors = (Anchor * 2)(Anchor(120, constant["OVERSCROLL_ANCHOR_FROM_BOTTOM"]), Anchor(0.5, constant["OVERSCROLL_ANCHOR_FRACTION"]))
drawer, frame = types["OverscrollDrawer"](), Frame()
assert call("overscroll_drawer_create", settings, anchors, 2, drawer) == 0

phases = [constant[f"OVERSCROLL_TOUCH_{one}"] for one in ("BEGAN", *("MOVED",) * 6, "ENDED")]
for i, phase in enumerate(phases):
    touch = Touch(phase, 1, 195, 740 - 30 * i, 0.016 * i)
    assert call("overscroll_touch", drawer.id, kind, touch, 0, None) == 0
time = 0.12
while True:
    time += 1 / 60
    assert call("overscroll_advance", drawer.id, kind, time, frame) == 0
    if not frame.is_moving:
        break
assert (frame.anchor, round(frame.visible_length)) == (1, 422), (frame.anchor, frame.visible_length)

# An id of another kind, no frame to write, and one that is gone.
refused = [call("overscroll_frame", drawer.id, constant["OVERSCROLL_KIND_PAGER"], frame),
           call("overscroll_frame", drawer.id, kind, None)]
assert refused == [constant["OVERSCROLL_STALE_ID"], constant["OVERSCROLL_NULL_POINTER"]], refused
assert call("overscroll_destroy", drawer.id) == 0
assert call("overscroll_frame", drawer.id, 0, frame) == constant["OVERSCROLL_STALE_ID"]
print("a drawer goes to its place in a binding made of overscroll.json")

// snap.js - where an axis may come to rest, as a setting.

import { NEEDED, choice } from "./checks.js";
import { AT_SNAP_KIND, SNAP } from "./layout.js";
import { code, numbers } from "./settings.js";

// Where an axis may rest; lists of positions are for set() below.
export const snap = (at, axis) => {
  const kinds = code(at + AT_SNAP_KIND, SNAP);
  const stride = numbers(at, { stride: NEEDED, origin: 0 });
  return {
    axis,
    get(e, base) {
      const kind = kinds.get(e, base);
      return kind === "stride" ? stride.get(e, base) : kind;
    },
    set(e, base, value, name) {
      const isName = typeof value === "string";
      if (isName) choice(value, ["none", "paging"], name);
      else stride.set(e, base, value, name);
      kinds.set(e, base, isName ? value : "stride", name);
    },
  };
};

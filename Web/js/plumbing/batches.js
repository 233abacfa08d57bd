// batches.js - an engine with memory for what goes into a call, or comes out, by the dozen. A list needs none.

import { wrong } from "./checks.js";
import { Engine } from "./engine.js";
import { OverscrollError } from "./errors.js";

// How many there may be; >>> 0 changes what is no whole number, or below 0.
export const counted = (count, name) =>
  count === count >>> 0 && count <= 1048576 ? count : wrong(name, "a whole number up to 1048576", count);

// What an allocation may have: 2 GB.
const MOST = 0x7fffffff;

export class BatchEngine extends Engine {
  #batch = 0;
  #bytes = 0;

  // Memory for a batch, kept from call to call.
  room(bytes) {
    if (!(bytes <= MOST)) throw new OverscrollError("out of memory");
    if (bytes > this.#bytes) {
      this.c.web_free(this.#batch);
      this.#batch = this.c.web_allocate(bytes);
      this.#bytes = this.#batch ? bytes : 0;
      if (!this.#batch) throw new OverscrollError("out of memory");
    }
    return this.#batch;
  }

  // Memory for `count` structs of `bytes` each.
  batch(count, bytes) {
    return this.room(bytes * Math.max(counted(count, "count"), 1));
  }
}

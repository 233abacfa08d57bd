// pop-track.js - comments that pop up on tracks ("bullet comments"), thousands at the same time.
//
//   const comments = new PopTrack(engine, { width: 390, trackCount: 12, trackHeight: 28, capacity: 2000 });
//   comments.add(7, 120, now);
//   const { count, sprites, ids } = comments.fill(now);
//   for (let i = 0, at = 0; i < count; i++, at += STRIDE) {
//     draw(ids[at + 5], sprites[at], sprites[at + 1], sprites[at + 3]);      // id, x, y, scale
//   }
//
// One call fills a buffer that is read where it is: nothing is copied, nothing allocated. See
// pop-track.d.ts for every member. Needs the engine of overscroll-pop-track.wasm.

import { Kept, OverscrollError } from "./overscroll.js";
import { number, object } from "./plumbing/checks.js";
import { writeDef } from "./plumbing/kinds.js";
import { read } from "./plumbing/structs.js";
import { POP_TRACK_DEFAULTS, PopCounts, PopItem, PopSpriteSize, PopTrackDef } from "./plumbing/layout.js";
import { settingsOf, whole } from "./plumbing/settings.js";

/** How many numbers a sprite has: x, y, length, scale, opacity, id. */
export const STRIDE = PopSpriteSize / 4;

const KIND = { name: "pop_track", defaults: POP_TRACK_DEFAULTS, title: "pop track", module: "pop-track" };
const OPTIONS = settingsOf(PopTrackDef);

/** Headless tracks of comments. See pop-track.d.ts. */
export class PopTrack extends Kept {
  #capacity;
  #buffer = 0;
  #batch;

  constructor(engine, options = {}) {
    super(engine, KIND, options instanceof PopTrack ? options : () => {
      writeDef(engine, KIND, OPTIONS, { gap: 16, ...object(options, "options") });
      return engine.c.overscroll_pop_track_create(engine.in, engine.out);
    });
    this.#allocate(options instanceof PopTrack ? options.#capacity : options.capacity ?? 256);
  }

  destroy() {
    if (this.isDestroyed) return;
    super.destroy();
    buffers.unregister(this);
    this.engine.c.web_free(this.#buffer);
  }

  assign(source) {
    super.assign(source);
    if (source.#capacity !== this.#capacity) this.#allocate(source.#capacity);
  }

  #allocate(capacity) {
    const { c } = this.engine;
    const buffer = c.web_allocate(Math.max(4 * STRIDE * capacity, 16));
    if (!buffer) throw new OverscrollError("out of memory");
    c.web_free(this.#buffer);
    buffers.unregister(this);
    [this.#capacity, this.#buffer] = [capacity, buffer];
    this.#batch = { count: 0, sprites: new Float32Array(0), ids: new Int32Array(0) };
    buffers.register(this, { free: c.web_free, at: buffer }, this);
  }

  get capacity() {
    return this.#capacity;
  }

  add(id, length, time, { longestWait = Infinity } = {}) {
    const { engine } = this;
    const wait = longestWait === Infinity ? longestWait : number(longestWait, "longestWait");
    const status = engine.c.overscroll_pop_track_add(
      this.handle, whole(id, "id"), number(length, "length"), number(time, "time"), wait, engine.out);
    return this.check("add", status) ? read(engine, PopItem) : null;
  }

  removeExpired(time) {
    this.change("removeExpired", this.calls.removeExpired(this.handle, number(time, "time")));
  }

  removeAll() {
    this.change("removeAll", this.calls.removeAll(this.handle));
  }

  get count() {
    return this.#counts.count;
  }
  get droppedCount() {
    return this.#counts.dropped;
  }

  get #counts() {
    this.ask("counts");
    return read(this.engine, PopCounts);
  }

  get endTime() {
    return this.check("endTime", this.engine.c.overscroll_rest_time(this.handle, this.engine.out)) ? this.engine.got() : null;
  }

  fill(time) {
    const { engine } = this;
    this.check("fill", engine.c.overscroll_pop_track_fill(
      this.handle, number(time, "time"), this.#buffer, this.#capacity, engine.out));
    const batch = this.#batch;
    const { buffer } = engine.c.memory;
    if (batch.sprites.buffer !== buffer) {
      batch.sprites = new Float32Array(buffer, this.#buffer, STRIDE * this.#capacity);
      batch.ids = new Int32Array(buffer, this.#buffer, STRIDE * this.#capacity);
    }
    batch.count = engine.i32[engine.out >> 2];
    return batch;
  }
}

const buffers = new FinalizationRegistry(({ free, at }) => free(at));

// pop-track.js - comments that pop up on tracks ("bullet comments"), thousands at once.
//
//   const comments = new PopTrack(engine, { width: 390, trackCount: 12, trackHeight: 28, capacity: 2000 });
//   comments.add(7, 120, now);
//   const { count, sprites, ids } = comments.fill(now);
//   for (let i = 0, at = 0; i < count; i++, at += STRIDE) {
//     draw(ids[at + 5], sprites[at], sprites[at + 1], sprites[at + 3]);      // id, x, y, scale
//   }
//
// One call fills a buffer that is read where it is: nothing is copied, nothing allocated. See
// pop-track.d.ts for every member. Needs the engine of overscroll-full.wasm.

import { Kept, writeDef } from "./interaction.js";
import { choice, number, object } from "./plumbing/checks.js";
import { real, spring } from "./plumbing/settings.js";

/** How many numbers a sprite has: x, y, length, scale, opacity, id. */
export const STRIDE = 6;

const STYLES = ["travelling", "standing"];
const KIND = { name: "pop_track", title: "pop track" };

const int = (at) => ({
  set: (e, base, value, name) => e.bytes.setInt32(base + at, number(value, name), true),
});
// Where each stands in OverscrollPopTrackDef.
const OPTIONS = {
  width: real(0),
  trackHeight: real(8),
  gap: real(16),
  duration: real(24),
  spring: spring(32),
  trackCount: int(56),
  capacity: int(60),
  style: { set: (e, base, value, name) => e.bytes.setInt32(base + 64, choice(value, STYLES, name), true) },
};

/** Headless tracks of comments. See pop-track.d.ts. */
export class PopTrack extends Kept {
  #capacity;
  #buffer;
  #batch;

  constructor(engine, options = {}) {
    super(engine, KIND, options instanceof PopTrack ? options : () => {
      writeDef(engine, KIND, OPTIONS, { gap: 16, ...object(options, "options") });
      return engine.c.overscroll_pop_track_create(engine.in, engine.out);
    });
    this.#allocate(options instanceof PopTrack ? options.#capacity : options.capacity ?? 256);
  }

  destroy() {
    super.destroy();
    buffers?.unregister(this);
    this.engine.c.web_free(this.#buffer);
  }

  assign(source) {
    super.assign(source);
    if (source.#capacity === this.#capacity) return;
    this.engine.c.web_free(this.#buffer);
    buffers?.unregister(this);
    this.#allocate(source.#capacity);
  }

  #allocate(capacity) {
    const { engine } = this;
    this.#capacity = capacity;
    this.#buffer = engine.c.web_allocate(Math.max(4 * STRIDE * capacity, 16));
    this.#batch = { count: 0, sprites: new Float32Array(0), ids: new Int32Array(0) };
    buffers?.register(this, { free: engine.c.web_free, at: this.#buffer }, this);
  }

  get capacity() {
    return this.#capacity;
  }

  /** Adds a comment; its track and start, or null when there is no room for it or no track in time. */
  add(id, length, time, { longestWait = Infinity } = {}) {
    const { engine } = this;
    const wait = longestWait === Infinity ? longestWait : number(longestWait, "longestWait");
    const status = engine.c.overscroll_pop_track_add(
      this.handle, number(id, "id"), number(length, "length"), number(time, "time"), wait, engine.out);
    if (!this.check("add", status)) return null;
    return { start: engine.got(0), length: engine.got(1), id, track: engine.bytes.getInt32(engine.out + 20, true) };
  }

  /** Gives back the room of the comments that are gone. Once in a while will do. */
  removeExpired(time) {
    this.did("removeExpired",
      this.engine.c.overscroll_pop_track_remove_expired(this.handle, number(time, "time")));
  }

  /** Removes all comments and frees all tracks. */
  removeAll() {
    this.did("removeAll", this.engine.c.overscroll_pop_track_remove_all(this.handle));
  }

  /** How many comments are held, also those still to come. */
  get count() {
    return this.#count(0);
  }
  /** How many found no room, or no track in time. */
  get droppedCount() {
    return this.#count(4);
  }

  #count(at) {
    const { engine } = this;
    this.check("count", engine.c.overscroll_pop_track_counts(this.handle, engine.out));
    return engine.bytes.getInt32(engine.out + at, true);
  }

  /** When the last comment will be gone; null when there are none. */
  get endTime() {
    const { engine } = this;
    const hasEnd = this.check("endTime", engine.c.overscroll_pop_track_end_time(this.handle, engine.out));
    return hasEnd ? engine.got() : null;
  }

  /** The comments that are seen at a time: the same object every time, over the engine's own memory. */
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
    batch.count = engine.bytes.getInt32(engine.out, true);
    return batch;
  }
}

const buffers =
  typeof FinalizationRegistry === "function"
    ? new FinalizationRegistry(({ free, at }) => free(at))
    : undefined;

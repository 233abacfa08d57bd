// engine.js - the WebAssembly module: how it is started, called, and its memory read and written.

import { wrong } from "./checks.js";
import { OverscrollError } from "./errors.js";

/**
 * Starts the engine.
 *
 * @param {string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module} source
 *   where the module is, or what it contains
 * @param {class} Made the engine's class
 * @returns {Promise<Engine>}
 */
export async function start(source, Made = Engine) {
  if (!globalThis.WebAssembly) {
    throw new OverscrollError("load: there is no WebAssembly", "unsupported");
  }
  const isPlace = typeof source === "string" || source?.href;
  const bytes = await delivered(isPlace ? fetch(source) : source, isPlace ? source : "the response");
  if (!(bytes instanceof WebAssembly.Module || bytes?.byteLength >= 0)) {
    wrong("source", "a URL, a Response, bytes or a WebAssembly.Module", bytes);
  }
  const made = await WebAssembly.instantiate(bytes).catch(refused);
  return new Made(made.instance ?? made);
}

// What is handed in, or what answers: compiled while it arrives, where the server says what it is.
async function delivered(source, name) {
  try {
    const found = await source;
    if (!found?.arrayBuffer) return found;
    if (!found.ok) throw new OverscrollError(`load: ${found.url || name} answered ${found.status}`, "unreachable");
    return await (found.headers.get("content-type") === "application/wasm"
      ? WebAssembly.compileStreaming(found) : found.arrayBuffer());
  } catch (error) {
    if (error instanceof OverscrollError) throw error;
    // EvalError: of a policy, in WebKit.
    if (error instanceof WebAssembly.CompileError || error instanceof EvalError) return refused(error);
    throw new OverscrollError(`load: ${name} was not delivered (${error.message})`, "unreachable");
  }
}

// Throws what a module's refusal means.
async function refused({ message }) {
  // The smallest module there is: where that is refused, all are.
  const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  const isBlocked = await WebAssembly.instantiate(EMPTY).then(() => false, () => true);
  if (!isBlocked) throw new OverscrollError(`load: not a WebAssembly module (${message})`, "invalid");
  throw new OverscrollError(
    "load: the page's content security policy does not allow WebAssembly; " +
      `add 'wasm-unsafe-eval' to its script-src (${message})`, "blocked");
}

// Calls into the module. Its memory is written and read through views, which are renewed when it has
// grown; places in it are counted in bytes.
export class Engine {
  #kinds = {};
  #f64 = [];
  #i32;
  #u8;

  constructor({ exports }) {
    if (!exports.web_allocate) throw new OverscrollError("load: not a module of Overscroll", "invalid");
    this.c = exports;
    // What settings of more than lists ask for: a module that has it exports these.
    exports.web_take_scrollers?.();
    exports.web_take_feels?.();
    // As errors call it: its class has a short name.
    this.kind = { title: "engine" };
    // One area for whatever goes in and out of a call: in at 0, out at 512.
    this.in = exports.web_allocate(1024);
    this.out = this.in + 512;
  }

  get version() {
    const version = this.c.overscroll_version();
    return `${version >> 16}.${(version >> 8) & 255}.${version & 255}`;
  }

  // A view of memory that has grown has no length any more.
  get f64() {
    if (!this.#f64.length) {
      const { buffer } = this.c.memory;
      this.#f64 = new Float64Array(buffer);
      this.#i32 = new Int32Array(buffer);
      this.#u8 = new Uint8Array(buffer);
    }
    return this.#f64;
  }

  get i32() {
    void this.f64;
    return this.#i32;
  }

  get u8() {
    void this.f64;
    return this.#u8;
  }

  // -- Calls --

  // The id of a value of this engine: another's counts its own.
  own(thing, name) {
    return thing.engine === this ? thing.handle : wrong(name, "one of the same engine", thing);
  }

  // C's functions of a kind, and those of all, by their own names: overscroll_scroller_turn_page is turnPage.
  functions({ name: kind, title, module }) {
    const start = new RegExp(`^overscroll_(${kind}_)?`);
    const short = (name) => name.replace(start, "").replace(/_(.)/g, (_, first) => first.toUpperCase());
    const calls = (this.#kinds[kind] ??= Object.fromEntries(
      Object.entries(this.c).map(([name, call]) => [short(name), call])));
    if (!calls.create) throw new OverscrollError(`engine: has no ${title}; load overscroll-${module}.wasm`);
    return calls;
  }

  // Turns a status that is an error into one of JavaScript; whether there is an answer.
  check(status, name, kind = "scroller", numbers = name) {
    const NEVER = 1;
    const STALE = -1;
    const TOO_MANY = -4;
    const OTHER_VERSION = -5;
    if (status >= 0) return status !== NEVER;
    if (status === STALE) throw new OverscrollError(`${name}: the ${kind} has been destroyed`);
    if (status === TOO_MANY) throw new OverscrollError(`${name}: there are 65,535 things already`);
    if (status === OTHER_VERSION) {
      throw new OverscrollError(`engine: the module is of version ${this.version}, not of that of its scripts`);
    }
    throw new RangeError(`${numbers}: a number is out of range`);
  }

  // -- Memory --

  // Writes numbers, by default where calls look for their struct; gives the place.
  write(numbers, at = this.in) {
    this.f64.set(numbers, at >> 3);
    return at;
  }

  // A number of the answer, counted in numbers.
  got(index = 0) {
    return this.f64[(this.out >> 3) + index];
  }

  // Numbers by a shape, by default of the answer.
  read(shape, at = 0, base = this.out) {
    let i = (base + at) >> 3;
    const into = {};
    for (const key in shape) into[key] = this.f64[i++];
    return into;
  }

  // An integer of the answer.
  int(at = 0, base = this.out) {
    return this.i32[(base + at) >> 2];
  }
}

// The place of a finger that lifts where it was, and of a zoom about the middle.
export const NOWHERE = { x: NaN, y: NaN };

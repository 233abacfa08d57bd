// kept.js - a value in the engine, by its id: the base class of everything.

import { wrong } from "./checks.js";
import { Engine } from "./engine.js";
import { OverscrollError } from "./errors.js";
import { attachments } from "./frames.js";

const forgotten =
  typeof FinalizationRegistry === "function" ? new FinalizationRegistry((free) => free()) : undefined;

/**
 * A value in the engine. A subclass hands in its kind: the name that C has for it, and a title for errors.
 */
export class Kept {
  #engine;
  #kind;
  #id = 0;

  /**
   * @param {Engine} engine
   * @param {object} kind
   * @param {Kept | () => number} source what to copy; or what creates one and writes its id at
   *   engine.out, and gives the status
   */
  constructor(engine, kind, source) {
    if (!(engine instanceof Engine)) wrong("engine", "the engine of load()", engine);
    if (!engine.find(`${kind.name}_create`)) {
      throw new OverscrollError(
        `engine: has no ${kind.title}; load overscroll-full.wasm instead of overscroll.wasm`);
    }
    this.#engine = engine;
    this.#kind = kind;
    if (source instanceof Kept) engine.run("clone", { source: source.#id }, "clone", kind.title);
    else engine.check(source(), "options", kind.title);
    this.#id = engine.int();
    forgotten?.register(this, engine.c.overscroll_destroy.bind(null, this.#id), this);
  }

  /** Frees the engine's part, once. It is refused from then on. */
  destroy() {
    if (this.isDestroyed) return;
    forgotten?.unregister(this);
    attachments.get(this)?.detach();
    this.ask("overscroll_destroy");
    this.#id = 0;
  }

  get isDestroyed() {
    return this.#id === 0;
  }
  get engine() {
    return this.#engine;
  }
  /** The id that C knows it by. */
  get handle() {
    return this.#id;
  }

  /** Another one in the same state: a snapshot. */
  clone() {
    return new this.constructor(this.#engine, this);
  }

  /** Takes the state of another: back to a snapshot. */
  assign(source) {
    if (!(source instanceof this.constructor)) wrong("source", `another ${this.#kind.title}`, source);
    this.change("overscroll_assign", { source: source.#id }, "assign");
  }

  // -- For subclasses --

  get kind() {
    return this.#kind;
  }

  /** Turns a status that is an error into one of JavaScript; whether there is an answer. */
  check(name, status) {
    return this.#engine.check(status, name, this.#kind.title);
  }

  /** Asks C something, the arguments by name; whether there is an answer, which is at engine.out. */
  ask(name, values, title = name) {
    const call = name.startsWith("overscroll_") ? name.slice(11) : `${this.#kind.name}_${name}`;
    return this.#engine.run(call, { id: this.#id, ...values }, title, this.#kind.title);
  }

  /** Has C change it. */
  change(name, values, title) {
    this.ask(name, values, title);
    this.did();
  }

  /** It has changed. */
  did() {
    attachments.get(this)?.wake();
  }
}

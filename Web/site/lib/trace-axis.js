// An axis of the curves over time: it follows what is seen by the engine's spring, so that it never jumps.
import { physics } from "../physics.js";
import { isStill } from "./stage.js";

const SPRING = { mass: 1, stiffness: 400, dampingRatio: 1 };

export class TraceAxis {
  #engine;
  // Where both ends should be, how far they are from there, and how fast they go.
  #ends = [0, 1];
  #away = new Float64Array(2);
  #speed = new Float64Array(2);
  /** Whether it is put where it should be, and does not go there. */
  isFresh = true;

  constructor(engine) {
    this.#engine = engine;
  }

  /** Where its ends are now. */
  get range() {
    return this.#ends.map((end, i) => end + this.#away[i]);
  }

  /** Goes on towards these ends for so many seconds; whether it is still under way. */
  follow(ends, seconds) {
    if (this.isFresh || isStill()) this.#stop();
    else ends.forEach((end, i) => (this.#away[i] += this.#ends[i] - end));
    this.#ends = ends;
    if (this.#away.every((one) => one === 0)) return false;
    if (seconds > 0) physics(this.#engine).springStep(SPRING, seconds, this.#away, this.#speed);
    const near = (ends[1] - ends[0]) / 2000;
    const isGoing = this.#away.some((one, i) => Math.abs(one) > near || Math.abs(this.#speed[i]) > near * 20);
    if (!isGoing) this.#stop();
    return isGoing;
  }

  #stop() {
    this.#away.fill(0);
    this.#speed.fill(0);
  }
}

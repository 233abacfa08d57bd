// An axis of the curves over time: it follows what is seen by the engine's spring, so that it never jumps.
import { physics } from "../physics.js";
import { isStill } from "./stage.js";

const SPRING = { mass: 1, stiffness: 400, dampingRatio: 1 };

/** {range: where its ends are now, follow(ends, seconds): goes on towards these, and says whether it is still under way, jump():
 * puts it there the next time}. */
export function traceAxis(engine) {
  // Where both ends should be, how far they are from there, and how fast they go.
  let ends = [0, 1];
  let isFresh = true;
  const away = new Float64Array(2);
  const speed = new Float64Array(2);
  const stop = () => [away, speed].forEach((one) => one.fill(0));
  return {
    get range() { return ends.map((end, i) => end + away[i]); },
    jump: () => (isFresh = true),
    follow(next, seconds) {
      if (isFresh || isStill()) stop();
      else next.forEach((end, i) => (away[i] += ends[i] - end));
      ends = next;
      isFresh = false;
      if (away.every((one) => one === 0)) return false;
      if (seconds > 0) physics(engine).springStep(SPRING, seconds, away, speed);
      const near = (ends[1] - ends[0]) / 2000;
      const isGoing = away.some((one, i) => Math.abs(one) > near || Math.abs(speed[i]) > near * 20);
      if (!isGoing) stop();
      return isGoing;
    },
  };
}

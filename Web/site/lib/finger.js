// A finger that plays a gesture through the scroller's own door, for those who throw with a button.
import { make } from "./stage.js";

const INTERVAL = 1 / 120;

/** What it returns drags the content from one place by a velocity {x, y} in points per second, for so many seconds, and
 * releases, in real time, or calls end(time); its stop() lifts the finger where it is. room(): where it moves, if the
 * scroller has no viewport. */
export function thrower(view, scroller, room) {
  const dot = make("div", "ghost-finger");
  view.append(dot);
  let running = 0;
  const push = (velocity, seconds = 0.1, end = (time) => scroller.touchUp(-1, null, time)) => {
    if (running || scroller.isTracking) return;
    const { width, height } = room?.() ?? scroller.viewport;
    // The finger goes against the content, and ends in the middle.
    const { slop = 10 } = scroller;
    const speed = Math.hypot(velocity.x, velocity.y) || 1;
    const start = {
      x: width / 2 + (velocity.x * seconds) / 2, y: height / 2 + (velocity.y * seconds) / 2,
    };
    const begin = Math.max(performance.now() / 1000, scroller.time);
    const at = (t) => ({ x: start.x - velocity.x * t, y: start.y - velocity.y * t });
    const total = seconds + slop / speed;
    scroller.touchDown(-1, at(0), begin);
    dot.classList.add("down");
    let next = INTERVAL;
    const step = (milliseconds) => {
      const now = Math.min(milliseconds / 1000 - begin, total);
      for (; next <= now; next += INTERVAL) scroller.touchMoved(-1, at(next), begin + next);
      const { x, y } = at(Math.max(0, now));
      dot.style.transform = `translate(${x}px, ${y}px)`;
      if (now < total) {
        running = requestAnimationFrame(step);
        return;
      }
      running = 0;
      end(begin + next - INTERVAL);
      dot.classList.remove("down");
    };
    running = requestAnimationFrame(step);
  };
  push.stop = () => {
    if (!running) return;
    cancelAnimationFrame(running);
    running = 0;
    dot.classList.remove("down");
    scroller.touchCancelled(-1, scroller.time);
  };
  // A real finger takes over.
  view.addEventListener("pointerdown", push.stop, { capture: true });
  return push;
}

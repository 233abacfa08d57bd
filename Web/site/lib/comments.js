// One layer of comments: its tracks, and the sprites on a canvas of its own.
import { bullets } from "./bullets.js";
import { engine } from "./engine.js";
import { PopTrack } from "../pop-track.js";

/** On a canvas, of wordings: {build, feed, say, removeExpired, draw, height, takeSpent}. */
export function comments(canvas, says) {
  const { write, load, draw } = bullets(canvas);
  let tracks = null;
  let written = { lengths: [], height: 0 };
  // How many come in a second, when the next one is due, and which it is.
  let [rate, due, next] = [0, 0, 0];
  let spent = 0;

  const timed = (act) => {
    const began = performance.now();
    const answer = act();
    spent += performance.now() - began;
    return answer;
  };

  /** Says what is due by now. */
  const feed = (time) => timed(() => {
    for (; rate > 0 && due <= time; due += 1 / rate) {
      // Shuffled, so that no pattern of wordings travels along.
      const id = (Math.imul(++next, 0x9e3779b1) >>> 8) % says.length;
      tracks.add(id, written.lengths[id], due, { longestWait: 1 });
    }
  });

  return {
    feed,
    /** How high a comment is. */
    get height() { return written.height; },
    /** What the tracks have taken since it was asked last, in milliseconds. */
    takeSpent() {
      const all = spent;
      spent = 0;
      return all;
    },
    /** Tracks for as many comments at the same time, of a duration in seconds; those that would be seen by now are
     * seen. font: [largest, smallest] in points, as large as the tracks allow; size: {width, height, ratio}. */
    build({ count, font: [largest, smallest], duration, style, spring, capacity, size: { width, height, ratio }, time }) {
      rate = count / duration;
      let trackCount = 1;
      for (let font = largest; ; font = Math.max(font * 0.85, smallest)) {
        written = write(says, font, ratio);
        const mean = written.lengths.reduce((sum, one) => sum + one, 0) / says.length;
        // How many comments a second one track takes.
        const each = style === "travelling" ? (width + mean) / duration / (mean + 10) : 1 / duration;
        trackCount = Math.max(1, Math.ceil((rate / each) * 1.15));
        if (font <= smallest || height / trackCount >= written.height) break;
      }
      load();
      tracks?.destroy();
      tracks = new PopTrack(engine, {
        width, trackCount, gap: 10, duration, capacity, style, spring,
        trackHeight: Math.min((height - written.height) / Math.max(trackCount - 1, 1), written.height * 1.6),
      });
      [due, next] = [time - duration, 0];
      feed(time);
    },
    /** A comment now or never; whether there was a track for it. Negative ids are not drawn here. */
    say: (id, length, time) => tracks.add(id, length, time, { longestWait: 0.2 }),
    removeExpired: (time) => timed(() => tracks.removeExpired(time)),
    /** Draws what is seen at a time; the batch. */
    draw(time, ratio, top) {
      const batch = timed(() => tracks.fill(time));
      draw(batch, ratio, top);
      return batch;
    },
  };
}

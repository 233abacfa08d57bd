// What is sent on: a link, and a picture of the flick.
import { shown } from "../lib/numbers.js";
import { lift, way } from "./flick.js";

const [WIDTH, HEIGHT] = [1200, 630];

/** Puts the link where it can be pasted. */
export async function copy(story, link) {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ title: document.title, url: link });
    else await navigator.clipboard.writeText(link);
    story.say("copied", "Copied.");
    story.said("Link copied.");
  } catch (error) {
    // Somebody has thought better of it.
    if (error.name === "AbortError") return;
    // Not allowed, or not on a secure page: the link itself stands there.
    story.say("copied", "Copy the link by hand.");
    story.said("Copy the link by hand.");
  }
}

/** Saves a picture: the curve, how fast, how far, how many distinguished. */
export function picture(story, _, flight) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  draw(canvas.getContext("2d"), story, flight);
  canvas.toBlob((blob) => {
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: "my-flick.png" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    story.say("copied", "Saved as my-flick.png.");
  }, "image/png");
}

function draw(context, story, { one, from, speed, distance }) {
  const style = getComputedStyle(document.documentElement);
  const colour = (name) => style.getPropertyValue(name).trim();
  const write = (text, x, y, size, name = "--ink", weight = 400) => {
    context.font = `${weight} ${size}px system-ui, sans-serif`;
    context.fillStyle = colour(name);
    context.fillText(text, x, y);
  };
  context.fillStyle = colour("--ground");
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const [left, right, top, bottom] = [80, WIDTH - 80, 300, HEIGHT - 60];
  const x = (time) => left + ((right - left) * time) / one.end;
  const y = (place) => bottom - (way(story.flick) * (place - one.ys[0]) / Math.abs(one.ys.at(-1) - one.ys[0])) * (bottom - top);
  const line = (begin, end, name, dash) => {
    context.beginPath();
    one.xs.forEach((time, i) => time >= begin && time <= end && context.lineTo(x(time), y(one.ys[i])));
    Object.assign(context, { strokeStyle: colour(name), lineWidth: 8, lineJoin: "round", lineCap: "round" });
    context.setLineDash(dash);
    context.stroke();
  };
  context.strokeStyle = colour("--line");
  context.lineWidth = 2;
  context.strokeRect(left, bottom, right - left, 0);
  // Solid under the finger, dashed from then on: all of it was known at the dot.
  line(0, lift(story.flick), "--offset", []);
  line(lift(story.flick), one.end, "--prediction", [22, 18]);
  context.setLineDash([]);
  context.beginPath();
  context.arc(x(lift(story.flick)), y(from), 12, 0, 7);
  context.fillStyle = colour("--velocity");
  context.fill();
  write(`${story.isOwn ? "My" : "A"} flick: ${shown(distance / 72, 1)} rows`, 80, 130, 84, "--ink", 700);
  write(`${shown(speed, 0)} points per second at the lift, ${shown(one.end - lift(story.flick), 1)} seconds to rest`, 80, 194, 34, "--quiet");
  if (story.score !== null) write(`${story.score} of 5 lists distinguished`, 80, 246, 34, "--prediction", 600);
  context.textAlign = "right";
  write("Overscroll", right, 130, 34, "--quiet");
}

// The rubber band: how far the finger goes, how far the content follows, and back.
import { controls, isStill, laws, make, shown, stage, table } from "../lib/figure.js";
import { graph } from "../lib/graph.js";
import { rowsIn } from "../lib/rows.js";

// Drawn for comparison, two articles' curves: the parabola of least squares for (0, 0), (500, 205), (1000, 328),
// (1500, 409), and a slope that is a constant and an exponential.
const quadratic = (x) => 2 + 0.456 * x - 0.000124 * x * x;
const exponential = (x) => (0.88 / 0.006) * (1 - Math.exp(-0.006 * x)) + 0.12 * x;
// The inverse of the stretch, once the finger is gone.
const RETURN = { mass: 1, stiffness: 121.1, dampingRatio: 1 };

export function mount(host) {
  host.controls.classList.add("has-table");
  const { view, note } = stage(host.stage, {
    title: "Pull down", label: "A sheet at its end, to be pulled down",
    help: "Drag it down and watch the finger run ahead. The arrow keys pull by 40 points; escape releases.",
  });
  const sheet = make("div", "pulled", [], { style: "height: 1200px" });
  const ruler = make("span");
  const gauge = make("div", "gauge", ruler);
  view.append(sheet, gauge);
  rowsIn(sheet, { count: 12, seed: 900 }).show(0);

  const bandOf = ({ c, d }) => laws().rubberBand({ coefficient: c, dimension: d });
  let band = bandOf({ c: 0.55, d: 812 });
  let pull = 0;
  let stretch = 0;
  // By a finger or by keys, which a finger takes over from.
  let held = false;
  let byKeys = false;
  let motion = null;
  let began = 0;
  let request = 0;

  const show = () => {
    sheet.style.transform = `translateY(${stretch}px)`;
    gauge.style.height = `${stretch}px`;
    gauge.style.opacity = stretch > 1 ? 1 : 0;
    ruler.textContent = `finger ${shown(pull, 0)}, sheet ${shown(stretch, 1)} pt`;
    note.textContent = `${shown(stretch, 1)} pt`;
    point(pull, stretch);
    view.setAttribute("aria-description", `Pulled ${Math.round(pull)} points, stretched ${Math.round(stretch)}.`);
  };
  const pullTo = (distance) => {
    pull = Math.max(0, distance);
    stretch = band.stretch(pull);
    show();
  };
  // The content goes back by a spring; what the finger would have had to pull follows by the inverse.
  const stretchTo = (value) => {
    stretch = Math.max(0, value);
    pull = band.distance(stretch) ?? 0;
    show();
  };
  const step = (milliseconds) => {
    request = 0;
    if (held) return;
    const time = Math.max(milliseconds / 1000 - began, 0);
    if (time >= motion.settleTime(0.5) || isStill()) return stretchTo(0);
    stretchTo(motion.at(time).value);
    request = requestAnimationFrame(step);
  };
  const release = () => {
    held = byKeys = false;
    if (stretch <= 0) return;
    motion = laws().springMotion(RETURN, { start: stretch });
    began = performance.now() / 1000;
    request ||= requestAnimationFrame(step);
  };

  // The finger as it is: how far it is beyond where the sheet ends.
  let origin = 0;
  let scale = 1;
  view.style.touchAction = "none";
  view.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || (held && !byKeys)) return;
    [held, byKeys] = [true, false];
    view.setPointerCapture(event.pointerId);
    scale = view.getBoundingClientRect().height / view.offsetHeight;
    // Caught returning: count the finger as having pulled already.
    origin = event.clientY / scale - pull;
  });
  view.addEventListener("pointermove", (event) => {
    if (held && view.hasPointerCapture(event.pointerId)) pullTo(event.clientY / scale - origin);
  });
  view.addEventListener("lostpointercapture", release);
  view.addEventListener("keydown", (event) => {
    const by = { ArrowDown: 40, ArrowUp: -40, PageDown: 200, PageUp: -200 }[event.key];
    if (event.key === "Escape" || event.key === "Home") release();
    if (!by) return;
    event.preventDefault();
    // Under a finger keys do nothing.
    if (held && !byKeys) return;
    held = byKeys = true;
    pullTo(pull + by);
  });
  view.addEventListener("blur", () => held && release());

  const point = graph(host.curves, {
    label: "How far the content follows against how far the finger pulls: the rubber band, a " +
      "quadratic and an exponential for comparison.",
    x: { name: "finger beyond the end", unit: "pt", high: 1600 },
    y: { name: "content beyond the end", unit: "pt", high: 500 },
    curves: [
      { name: "rubber band", colour: "--offset", of: (x) => band.stretch(x) },
      { name: "a quadratic", colour: "--velocity", dash: "7 4", of: quadratic },
      { name: "an exponential", colour: "--quiet", dash: "2 4", of: exponential },
    ],
  });
  const { element, fill } = table(["finger, pt", "content, pt", "slope there", "inverse, pt"]);
  const answer = () => fill([100, 500, 1000].map((x) =>
    [shown(x, 0), shown(band.stretch(x)), shown(band.slope(x)), shown(band.distance(band.stretch(x)))]));
  controls(host.controls, {
    table: [["coefficient", "c", 0.55, 0.1, 1, ""], ["dimension", "d", 812, 200, 1200, "pt"]],
    presets: { "UIKit’s, a finger": { c: 0.55, d: 812 }, "UIKit’s, a trackpad": { c: 0.715, d: 812 }, "Stiff": { c: 0.25, d: 812 }, "A short view": { c: 0.55, d: 300 } },
    changed(now) {
      const was = stretch;
      band = bandOf(now);
      answer();
      // What is shown stays; the finger is counted again by the inverse.
      if (held) {
        const before = pull;
        stretchTo(Math.min(was, now.d * 0.999));
        origin += before - pull;
      } else show();
    },
  });
  host.controls.append(element);
  answer();
  pullTo(0);
}

// A graph of functions of one variable, with a point on one of them.
import { chart, legend } from "./chart.js";
import { spread } from "./numbers.js";

/** What it returns draws it again, with the point at a place and lines to both axes. x, y: {name, unit, high};
 * curves: [{name, colour, dash, of}]. */
export function graph(host, { label, x, y, curves }) {
  host.replaceChildren();
  legend(host, curves);
  const drawing = chart(host, { label, x: { low: 0, ...x }, y: { low: 0, ...y } });
  const xs = spread(0, x.high, 161);
  return (across, up) => {
    const [right, top] = [Math.min(across, x.high), Math.min(up, y.high)];
    drawing.show([
      ...curves.map(({ colour, dash, of }) => ({ colour, dash, isFree: true, xs, ys: xs.map(of) })),
      { colour: "--offset", dash: "2 3", isFaint: true, xs: [0, right, right], ys: [top, top, 0] },
      { colour: "--offset", isPoints: true, size: 6, xs: [right], ys: [top] },
    ]);
  };
}

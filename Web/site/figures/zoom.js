// Zoom: scale and offset at the same time, about the fingers.
import { metro } from "../lib/drawings.js";
import { buttons, choices, controls, make, shown, stage, write } from "../lib/figure.js";
import { place, scale, scrolling, zooming } from "../lib/scrolling.js";

const SIDE = 1200;

export function mount(host) {
  const { view, note } = stage(host.stage, {
    title: "Eastmere metro", label: "A metro map to pan and zoom",
    help: "Drag to pan, pinch or turn the wheel with ctrl to zoom, tap twice. Arrow keys pan; plus and minus zoom.",
  });
  const content = make("div", "content");
  content.innerHTML = metro();
  view.append(content);
  // The smallest scale shows the whole map, however large the view.
  const whole = () => Math.min((view.clientWidth || 390) / SIDE, (view.clientHeight || 700) / SIDE);

  const figure = scrolling(host, view, {
    settings: {
      contentSize: { width: SIDE, height: SIDE }, minimumZoomScale: 0.3, maximumZoomScale: 4,
      zoomsOnDoubleTap: true, contentOffset: { x: 400, y: 260 },
    },
    label: "Scale and both offsets of the map against time.",
    panels: [
      scale(0.6, 1.2),
      place("y", { name: "vertical offset", colour: "--velocity", least: 200 }),
    ],
    show({ offset, zoomScale }) {
      content.style.transform = `translate3d(${-offset.x}px, ${-offset.y}px, 0) scale(${zoomScale})`;
      write(note, `${shown(zoomScale)}×`);
    },
  });
  content.style.transformOrigin = "0 0";
  const { scroller } = figure;
  const zoomTo = zooming(view, figure);
  choices(host.controls, "Whose rule", { "UIKit’s rule": false, "Ours: momentum": true }, false,
    (hasZoomMomentum) => figure.change({ hasZoomMomentum }));
  const { set } = controls(host.controls, {
    table: [["smallest scale", "min", 0.3, 0.2, 1, "×"], ["largest scale", "max", 4, 1.5, 8, "×"]],
    changed: ({ min, max }) => figure.change({ minimumZoomScale: min, maximumZoomScale: max }),
  });
  buttons(host.controls, "Zoom", {
    "Zoom in": () => zoomTo(1.8), "Zoom out": () => zoomTo(1 / 1.8),
    "To the Town Hall": () => {
      scroller.zoomToRect({ x: 500, y: 300, width: 200, height: 360 }, { animated: true });
      figure.replan();
    },
    "The whole map": () => {
      if (whole() < scroller.minimumZoomScale) set({ min: Math.floor(whole() * 100) / 100 });
      zoomTo(whole() / scroller.zoomScale);
    },
  });
}

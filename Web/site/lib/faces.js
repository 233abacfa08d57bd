// People in a video call, drawn: a space behind them, a head, shoulders.
const portrait = ({ wall, frame, hair, skin, shirt, top }) =>
  `<svg viewBox="0 0 100 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <rect width="100" height="150" fill="${wall}"/>${frame}
  <path d="M10 150c2-26 18-36 40-36s38 10 40 36z" fill="${shirt}"/>
  <path d="M42 98h16v18c-4 5-12 5-16 0z" fill="${skin}"/><path d="M42 104c5 5 11 5 16 0v6c-5 4-11 4-16 0z" fill="#0002"/>
  ${top === "long" ? `<path d="M24 76c0-24 10-35 26-35s26 11 26 35c0 12 2 22 4 30-6 6-16 6-20 2H40c-4 4-14 4-20-2 2-8 4-18 4-30z" fill="${hair}"/>` : ""}
  <ellipse cx="50" cy="78" rx="19" ry="24" fill="${skin}"/>
  <path d="${top === "long" ? "M30 74c0-22 8-28 20-28s20 6 20 28c-4-10-10-16-20-16s-16 6-20 16z" : "M30 72c-2-20 8-30 20-30s22 8 20 30c-3-9-6-12-12-13-8 3-20 2-24 3-2 3-3 5-4 10z"}" fill="${hair}"/>
  <circle cx="42.500" cy="78" r="1.900" fill="#20150f"/><circle cx="57.500" cy="78" r="1.900" fill="#20150f"/>
  <path d="M43 90c4 4 10 4 14 0" fill="none" stroke="#7a3a2d" stroke-width="1.800" stroke-linecap="round"/></svg>`;

const shelf = `<g fill="#fff3"><rect x="6" y="20" width="30" height="2"/><rect x="6" y="48" width="30" height="2"/></g>
  <g><rect x="9" y="8" width="4" height="12" fill="#c2452d"/><rect x="14" y="10" width="5" height="10" fill="#e0a526"/><rect x="20" y="7" width="4" height="13" fill="#2f7d4f"/>
  <rect x="26" y="12" width="7" height="8" fill="#6c4a9e"/><rect x="10" y="36" width="5" height="12" fill="#d9698a"/><rect x="17" y="38" width="4" height="10" fill="#94713f"/><circle cx="29" cy="42" r="6" fill="#2f7d4f"/></g>
  <path d="M70 6h26v40H70z" fill="#bcd3dd"/><path d="M82.500 6h1.500v40h-1.500zM70 25h26v1.500H70z" fill="#fff9"/>`;
const lamp = `<path d="M74 14h18l5 18H69z" fill="#f0d9a0"/><rect x="82" y="32" width="2" height="40" fill="#0004"/><circle cx="18" cy="30" r="12" fill="none" stroke="#fff5" stroke-width="2"/><path d="M18 30V22M18 30l6 3" stroke="#fff8" stroke-width="1.500"/>`;

export const friend = () =>
  portrait({ wall: "#51707a", frame: shelf, hair: "#3b2418", skin: "#d9a17c", shirt: "#c9782f", top: "long" });
export const oneself = () =>
  portrait({ wall: "#8a7663", frame: lamp, hair: "#1d1a19", skin: "#a9714b", shirt: "#2f5d8a", top: "short" });

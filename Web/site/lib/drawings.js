// Pictures drawn by hand: record covers and a metro map, all vectors.
const INKS = ["#c2452d", "#1f6f8b", "#e0a526", "#2f7d4f", "#6c4a9e", "#d9698a", "#3a4a63", "#94713f"];
const PAPERS = ["#f3e7d3", "#e4ebe6", "#f0dcd5", "#dfe5f0", "#efe9c9", "#e9e0ee"];
const TITLES = [
  "Low Tide", "Night Bus", "Paper Boats", "Second Winter", "Harbour Lights", "Eleven Swifts", "Slow Bridge",
  "Tin Roof", "The Long Platform", "Copper Wire", "North Window", "Salt & Slate", "Small Hall", "Ferry Song",
];
const BANDS = ["Oda Olsen", "The Quay", "Yara & Ivo", "Platform Six", "Blom Trio", "Lena Kaya", "Fern", "Row Nine"];

const at = (list, i) => list[((i % list.length) + list.length) % list.length];
export const album = (i) => ({ title: at(TITLES, i * 5 + 3), band: at(BANDS, i * 3 + (i >> 3)) });

/** A cover: one of five designs in the inks of its number. */
export function cover(i) {
  const [a, b, c] = [at(INKS, i * 3), at(INKS, i * 3 + 5), at(INKS, i * 7 + 2)];
  const paper = at(PAPERS, i * 5 + 1);
  const designs = [
    `<circle cx="50" cy="62" r="30" fill="${a}"/><path d="M0 62h100v38H0z" fill="${b}"/><path d="M0 70h100M0 79h100M0 90h100" stroke="${paper}" stroke-width="2"/>`,
    `<path d="M0 100 30 34 52 74 70 48 100 100z" fill="${a}"/><path d="M30 34 38 49 30 55 24 48z" fill="${paper}"/><circle cx="76" cy="24" r="9" fill="${b}"/>`,
    [0, 1, 2, 3, 4, 5].map((k) => `<circle cx="50" cy="50" r="${46 - k * 8}" fill="${[a, paper, b, paper, c, paper][k]}"/>`).join(""),
    [0, 1, 2, 3, 4].map((k) => `<rect x="${10 + k * 17}" y="${30 + ((i * 7 + k * 23) % 38)}" width="12" height="70" fill="${[a, b, c][k % 3]}"/>`).join(""),
    `<path d="M0 40c25-30 50 30 100-6v66H0z" fill="${a}"/><path d="M0 62c30-24 60 22 100-4v42H0z" fill="${b}"/><path d="M0 82c30-16 60 14 100-2v20H0z" fill="${c}"/>`,
  ];
  return `<svg viewBox="0 0 100 100" aria-hidden="true"><rect width="100" height="100" fill="${paper}"/>${at(designs, i * 2 + (i >> 2))}</svg>`;
}

// Lines as [colour, places, stations: [x, y, name, side]].
const LINES = [
  ["#c2452d", "M80 300H420L600 480V760L760 920H1120", [[80, 300, "Old Mill"], [240, 300, "Wharf"], [420, 300, "Fishmarket"], [600, 480, "Town Hall"], [600, 640, "Opera"], [760, 920, "Glassworks"], [940, 920, "Nursery"], [1120, 920, "South Gate"]]],
  ["#1f6f8b", "M80 840H340L600 580V480L780 300H1120", [[80, 840, "Airfield"], [220, 840, "Kilns"], [340, 840, "Weavers"], [470, 710, "Poplar Row"], [780, 300, "University"], [950, 300, "Observatory"], [1120, 300, "Hilltop"]]],
  ["#2f7d4f", "M260 80V480H920L1000 560V1120", [[260, 80, "Ferry"], [260, 190, "Lighthouse"], [260, 480, "Customs House"], [420, 480, "Rope Walk"], [760, 480, "Library"], [920, 480, "Gardens"], [1000, 640, "Hospital"], [1000, 780, "Brewery"], [1000, 1120, "Quarry"]]],
  ["#e0a526", "M760 80V920L600 1080H200", [[760, 80, "Stadium"], [760, 190, "Baths"], [760, 640, "Clock Tower"], [760, 780, "Tannery"], [600, 1080, "Meadows"], [400, 1080, "Beekeepers"], [200, 1080, "Lakeside"]]],
];

/** The metro of a town that does not exist: 1,200 by 1,200 points. */
export function metro() {
  const grid = [];
  for (let i = 100; i < 1200; i += 100) grid.push(`M${i} 0V1200M0 ${i}H1200`);
  const river = `<path d="M-20 640C180 560 200 700 380 620S620 380 860 400S1100 620 1220 560" fill="none" stroke="var(--river)" stroke-width="64"/>`;
  const parks = `<rect x="860" y="400" width="160" height="110" rx="20" fill="var(--park)"/><rect x="120" y="1000" width="210" height="130" rx="28" fill="var(--park)"/><circle cx="1040" cy="300" r="70" fill="var(--park)"/>`;
  const lines = LINES.map(([colour, path]) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"/>`).join("");
  const stations = LINES.flatMap(([, , all]) => all).map(([x, y, name]) =>
    `<circle cx="${x}" cy="${y}" r="9"/><text x="${x + 16}" y="${y - 14}">${name}</text>`).join("");
  return `<svg class="metro" width="1200" height="1200" viewBox="0 0 1200 1200" aria-hidden="true">` +
    `<rect width="1200" height="1200" fill="var(--land)"/>${parks}${river}<path d="${grid.join("")}" stroke="var(--street)"/>` +
    `${lines}<g class="stations">${stations}</g><text x="1180" y="1180" text-anchor="end" class="name">Lines of Eastmere</text></svg>`;
}

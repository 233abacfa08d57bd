// A stage by the water at night, drawn.
export function concert() {
  const people = Array.from({ length: 26 }, (_, i) => {
    const x = 8 + ((i * 61) % 390);
    const y = 640 + ((i * 37) % 120);
    return `<circle cx="${x}" cy="${y}" r="15"/><path d="M${x - 24} ${y + 60}c0-30 10-42 24-42s24 12 24 42z"/>`;
  }).join("");
  const windows = Array.from({ length: 30 }, (_, i) =>
    `<rect x="${12 + ((i * 53) % 370)}" y="${300 + ((i * 29) % 60)}" width="5" height="7"/>`).join("");
  const beam = (x, lean, colour) => `<path d="M${x} 236L${x + lean - 60} 560h120z" fill="${colour}" opacity=".16"/>`;
  return `<svg viewBox="0 0 390 844" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="390" height="844" fill="#121a2e"/><circle cx="316" cy="92" r="30" fill="#f1e6c4"/><circle cx="304" cy="84" r="28" fill="#121a2e"/>
    <g fill="#fff" opacity=".7"><circle cx="40" cy="60" r="1.500"/><circle cx="120" cy="110" r="1"/><circle cx="200" cy="48" r="1.500"/><circle cx="250" cy="150" r="1"/><circle cx="70" cy="170" r="1"/><circle cx="360" cy="190" r="1.500"/></g>
    <path d="M0 300h40v-34h34v20h46v-60h30v74h60v-44h50v30h44v-52h36v66h50v120H0z" fill="#1d2942"/><g fill="#f2cf7a" opacity=".8">${windows}</g>
    <rect y="400" width="390" height="130" fill="#16304a"/><g stroke="#f1e6c4" opacity=".35"><path d="M290 418h60M300 432h44M284 448h70M306 464h40"/></g>
    <path d="M70 236h250v16H70z" fill="#0b0f18"/><path d="M78 252h8v250h-8zM304 252h8v250h-8z" fill="#0b0f18"/>
    ${beam(120, -30, "#6fb7ff")}${beam(195, 0, "#ffd58a")}${beam(270, 30, "#ff8fab")}
    <path d="M48 490h294l24 48H24z" fill="#2a2230"/><path d="M24 538h342v26H24z" fill="#17121c"/>
    <g fill="#07090f"><circle cx="140" cy="430" r="12"/><path d="M122 494c0-34 6-50 18-50s18 16 18 50z"/><circle cx="200" cy="424" r="12"/><path d="M182 494c0-36 6-56 18-56s18 20 18 56z"/><path d="M214 446l40-14 3 6-40 18z"/><circle cx="262" cy="432" r="12"/><path d="M244 494c0-32 6-48 18-48s18 16 18 48z"/><ellipse cx="262" cy="482" rx="30" ry="16"/></g>
    <g fill="#080b13">${people}</g><rect y="740" width="390" height="104" fill="#080b13"/></svg>`;
}

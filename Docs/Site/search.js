// Finds places of the documentation: all words of a query in the title or in the text, titles first.
const partsOf = (title) => title.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** The best places for a query: [title, what it is, address, a sentence, further words] each. */
export function find(places, query, limit = 40) {
  const asked = query.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const score = ([title, kind, , , words]) => {
    const whole = title.toLowerCase();
    const parts = partsOf(title);
    const text = ` ${words}`;
    let sum = /^(guide|JavaScript)/.test(kind) ? 3 : 0;
    for (const one of asked) {
      if (whole === one || whole.startsWith(`${one}(`)) sum += 12;
      else if (parts.includes(one)) sum += 8;
      else if (whole.includes(one)) sum += 5;
      else if (text.includes(` ${one} `) || text.endsWith(` ${one}`)) sum += 3;
      else if (text.includes(` ${one}`)) sum += 1;
      else return 0;
    }
    return sum - title.length / 1000;
  };
  return places.map((place) => [score(place), place]).filter(([sum]) => sum > 0 && asked.length)
    .sort(([a], [b]) => b - a).slice(0, limit).map(([, place]) => place);
}

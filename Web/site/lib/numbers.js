// Numbers as they are written on this site, and where axes are marked.
/** A step of an axis near a rough one: 1, 2 or 5 times a power of ten. */
export function niceStep(rough) {
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  return power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
}

/** A number as it is written here: a true minus, thousands apart, at most so many decimals. */
export function shown(value, digits = 2) {
  const text = Math.abs(value).toFixed(digits);
  const [whole, part] = text.split(".");
  const sign = value < 0 && Number(text) !== 0 ? "−" : "";
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ",") + (part ? `.${part}` : "");
}

/** How many decimals a multiple of a step has. */
export const decimals = (step) => Math.max(0, -Math.floor(Math.log10(step) + 1e-9));

/** The multiples of a step between two numbers. */
export function multiples(step, low, high) {
  const all = [];
  for (let i = Math.ceil(low / step); i * step <= high + 1e-9; i++) all.push(i * step);
  return all;
}

/** So many numbers at even distances, the first and the last included. */
export const spread = (low, high, count) => Float64Array.from({ length: count }, (_, i) => low + ((high - low) * i) / (count - 1));

/** A number, or the end of a range that it is beyond. */
export const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

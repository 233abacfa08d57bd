// Numbers as they are written on this site.
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

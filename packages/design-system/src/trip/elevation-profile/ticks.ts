/** Round values from `min` to `max` (both inside the result's span) about `count` apart steps of 1, 2, 2.5 or 5 · 10ⁿ. */
export function niceStep(span: number, count: number): number {
  if (!(span > 0)) return 1;
  const raw = span / Math.max(1, count);
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * magnitude >= raw - 1e-9) ?? 10;
  return factor * magnitude;
}

/** Multiples of `step` between two values, both included. */
export function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => round((first + index) * step));
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/**
 * The positions of a value and its usual range on a line from 0 to 1. The range takes the middle half; a value outside
 * it stays visible near the end of the line.
 */
export function rangeScale(value: number, low: number | null, high: number | null) {
  const span = low !== null && high !== null ? high - low : Math.abs(high ?? low ?? value) || 1;
  const start = (low ?? (high === null ? value - span / 2 : high - span)) - span / 2;
  const end = (high ?? (low === null ? value + span / 2 : low + span)) + span / 2;
  const place = (at: number) => Math.min(0.97, Math.max(0.03, (at - start) / (end - start)));
  return {
    from: low === null ? 0.005 : place(low),
    to: high === null ? 0.995 : place(high),
    at: place(value),
  };
}

import type { Axis, MeasuredValue } from './value';

/** Numbers closer than this, in percent of the line, would touch on a phone. */
const CLOSEST = 14;
const MOST_NUMBERS = 5;

interface Line {
  start: number;
  end: number;
  numbers: readonly number[];
}

/**
 * Places a value and its usual range on a line with four or five printed numbers; the limits of the range are
 * always two of them. A value far outside lies at the end of the line, and the end says so: `Over 9`.
 * @param numbers the numbers to print; ignored unless they include the limits and reach past the value
 * @returns null for a value without a usual range
 */
export function placeOnAxis(measured: MeasuredValue, numbers: readonly number[] = []): Axis | null {
  const { value, low, high } = measured;
  if (low === null && high === null) return null;
  const { start, end, numbers: printed } = lineOf(numbers, measured) ?? chooseLine(measured);
  const place = (at: number) => round((Math.min(Math.max(at, start), end) - start) * (100 / (end - start)));
  const textOf = (number: number) => {
    if (number === end && value > end) return `Over ${number}`;
    return number === start && value < start ? `Under ${number}` : String(number);
  };
  return {
    from: low === null ? 0 : place(low),
    to: high === null ? 100 : place(high),
    at: place(value),
    marks: printed.map((number) => ({ at: place(number), text: textOf(number) })),
  };
}

/**
 * The line of given numbers, if they suit the value and its range. It reaches past a limit that is the first or last
 * of them, so that a value beyond the limit has a place.
 */
function lineOf(numbers: readonly number[], measured: MeasuredValue): Line | null {
  const { value, low, high } = measured;
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [least, most] = chooseEnds(measured);
  const start = first === low ? Math.min(first, least) : first;
  const end = last === high ? Math.max(last, most) : last;
  if (value < start || value > end) return null;
  const hasLimits = [low, high].every((limit) => limit === null || numbers.includes(limit));
  return hasLimits ? { start, end, numbers } : null;
}

/** A number beside a limit stays unprinted: the line may start at 0 without saying so. */
function chooseLine(measured: MeasuredValue): Line {
  const [start, end] = chooseEnds(measured);
  const limits = [measured.low, measured.high].filter((limit) => limit !== null);
  const [first, last] = [limits[0]!, limits.at(-1)!];
  const between = (from: number, to: number, part: number) => plain(from + (to - from) * part);
  const wanted = [
    end,
    start,
    between(first, last, 1 / 2),
    between(last, end, 1 / 2),
    between(start, first, 1 / 2),
    between(last, end, 1 / 3),
    between(last, end, 2 / 3),
    exact(last + (end - last) * 0.4),
    exact(start + (first - start) * 0.6),
  ];
  const gap = ((end - start) * CLOSEST) / 100;
  const isWordy = (number: number) =>
    (number === end && measured.value > end) || (number === start && measured.value < start);
  const printed = new Set(limits);
  for (const number of wanted) {
    if (printed.size >= MOST_NUMBERS) break;
    const isClear = (other: number) =>
      Math.abs(other - number) >= (isWordy(other) || isWordy(number) ? 2 * gap : gap);
    if ([...printed].every(isClear)) printed.add(number);
  }
  return { start, end, numbers: [...printed].sort((a, b) => a - b) };
}

/**
 * The range takes at least a fifth of the line, so that its limits stay apart; nothing that counts from zero
 * starts below it.
 */
function chooseEnds({ value, low, high }: MeasuredValue): [number, number] {
  if (low === null || high === null) {
    const limit = (low ?? high)!;
    if (limit <= 0) return [limit - 1, limit + 1];
    return [0, exact(value > 2 * limit ? 4 * limit : 2 * limit)];
  }
  const span = high - low;
  const lowest = low >= 0 && value >= 0 ? 0 : -Infinity;
  const start = plain(Math.max(low - 2 * span, Math.min(low - span / 2, value)));
  const end = plain(Math.min(high + 2 * span, Math.max(high + span / 2, value)));
  return [Math.max(lowest, Math.min(start, low)), Math.max(end, high)];
}

/** Two digits are enough for a number between others. */
const plain = (number: number) => Number(number.toPrecision(2));

/** Three digits, without the traces of binary fractions: 11.2, not 11.200000000000001. */
const exact = (number: number) => Number(number.toPrecision(3));

const round = (percent: number) => Math.round(percent * 10) / 10;

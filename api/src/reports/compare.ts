import { rangePosition, type MeasuredValue } from '@larkwell/contracts/analytes/value';
import type { EarlierResult } from '@larkwell/contracts/reports/reports';
import { dayjs } from '@larkwell/contracts/time';

/** A smaller change is not worth a word. */
const SAME_WITHIN = 0.05;

const onDay = (day: string) => `on ${dayjs.utc(day).format('MMM D, YYYY')}`;

/** `is lower than on Mar 2, 2026`, beside the latest earlier result; null without one. */
export function comparison({ value }: MeasuredValue, earlier: readonly EarlierResult[]): string | null {
  const last = earlier.at(-1);
  if (!last) return null;
  const change = value - last.value;
  if (Math.abs(change) <= Math.abs(last.value) * SAME_WITHIN)
    return `is about the same as ${onDay(last.collectedOn)}`;
  return `is ${change > 0 ? 'higher' : 'lower'} than ${onDay(last.collectedOn)}`;
}

/** `was above the usual range on Mar 2, 2026`, where the latest earlier result lies elsewhere; else null. */
export function crossing(now: MeasuredValue, earlier: readonly EarlierResult[]): string | null {
  const last = earlier.at(-1);
  if (!last) return null;
  const before = rangePosition({ ...now, value: last.value });
  if (before === rangePosition(now)) return null;
  return `was ${before} the usual range ${onDay(last.collectedOn)}`;
}

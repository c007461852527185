import { MAX_PAUSE_MONTHS } from '@larkwell/contracts/numbers/shop';
import { addMonths } from '@larkwell/contracts/fields/date';
import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';

/**
 * The end days offered for a pause: whole months after the first day, and the current end, which a call may have set to
 * any day.
 * @param first the day of the postponed renewal, `YYYY-MM-DD`
 * @param until the current end of a pause; null without one
 */
export function pauseDays(first: string, until: string | null): { value: string; label: string }[] {
  const offered = Array.from({ length: MAX_PAUSE_MONTHS }, (_, index) => addMonths(first, index + 1));
  const whole = offered.map((value, index) => ({
    value,
    label: `${renewalDayWords(value)}, ${index === 0 ? '1 month' : `${index + 1} months`} later`,
  }));
  if (until === null || offered.includes(until)) return whole;
  return [{ value: until, label: `${renewalDayWords(until)}, as it is now` }, ...whole];
}

import { expect, it } from 'vitest';
import { pauseDays } from './pause-days';

const whole = [
  'Tue, Dec 22, 2026, 1 month later',
  'Fri, Jan 22, 2027, 2 months later',
  'Mon, Feb 22, 2027, 3 months later',
  'Mon, Mar 22, 2027, 4 months later',
  'Thu, Apr 22, 2027, 5 months later',
  'Sat, May 22, 2027, 6 months later',
];
const labels = (until: string | null) => pauseDays('2026-11-22', until).map(({ label }) => label);

it.each([null, '2027-02-22'])('offers whole months if the pause lasts until %s', (until) => {
  expect(labels(until)).toEqual(whole);
});

it('shows the end of a pause that is not whole months long', () => {
  expect(labels('2026-12-05')).toEqual(['Sat, Dec 5, 2026, as it is now', ...whole]);
});

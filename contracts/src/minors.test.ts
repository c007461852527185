import { expect, it } from 'vitest';
import { guardianDuty } from './minors';

const visit = '2026-11-27';

it.each([
  ['under 3 by a day', '2023-11-28', 'IA', 'too-young'],
  ['3 today', '2023-11-27', 'IA', 'accompany'],
  ['15', '2010-11-28', 'IA', 'accompany'],
  ['16 today', '2010-11-27', 'IA', 'form'],
  ['17', '2008-11-28', 'IA', 'form'],
  ['18 in Iowa', '2008-11-27', 'IA', 'none'],
  ['18 in Nebraska', '2008-11-27', 'NE', 'form'],
  ['18 in Nebraska by name', '2008-11-27', 'Nebraska', 'form'],
  ['19 in Nebraska', '2007-11-27', 'NE', 'none'],
  ['not yet born', '2027-01-01', 'NE', 'too-young'],
])('%s: %s, %s → %s', (_, birth, state, duty) => {
  expect(guardianDuty(birth, visit, state)).toBe(duty);
});

it('counts a birthday on 29 February as 1 March in other years', () => {
  expect(guardianDuty('2008-02-29', '2026-02-28', 'IA')).toBe('form');
  expect(guardianDuty('2008-02-29', '2026-03-01', 'IA')).toBe('none');
});

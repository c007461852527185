import type { BookingConfirmation } from '@larkwell/contracts/appointments/appointments';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DisputeNotice } from './dispute-notice';

const textOf = (standing: BookingConfirmation['standing'], state: 'open' | 'lost') =>
  renderToStaticMarkup(<DisputeNotice booking={{ standing, dispute: { state, amount: 7000 } }} />);

test('only a visit that is still ahead is said to stay booked', () => {
  expect(textOf('ahead', 'open')).toContain('Your visit stays booked while the bank decides.');
  for (const standing of ['over', 'canceled'] as const) {
    expect(textOf(standing, 'open')).not.toContain('stays booked');
    expect(textOf(standing, 'open')).toContain('You do not need to do anything.');
  }
});

test('while the bank decides, a reader learns what to do about a mistaken report', () => {
  for (const standing of ['ahead', 'over', 'canceled'] as const)
    expect(textOf(standing, 'open')).toContain('If the report is a mistake, contact the bank');
});

test('a lost payment is the reason only for a visit that it canceled', () => {
  expect(textOf('unpaid', 'lost')).toContain('This visit is no longer paid, so it is canceled.');
  expect(textOf('canceled', 'lost')).toContain('This visit was already canceled.');
  expect(textOf('over', 'lost')).toContain('You do not need to do anything.');
  for (const standing of ['canceled', 'over'] as const)
    expect(textOf(standing, 'lost')).not.toMatch(/no longer paid|schedule another/);
});

import type { Repair } from '@larkwell/contracts/subscriptions/subscriptions';
import { describe, expect, it } from 'vitest';
import { amountDue, cardWords, dueOnCancel, nextRenewal, renewsWords } from './due-words';

const repair: Repair = {
  reason: 'refused',
  amount: 3675,
  isPaying: false,
  retryOn: null,
  payBy: '2027-03-08',
};
const listed = { renewsOn: '2027-02-22', subscriptionDuration: 3 } as const;
const visa = 'Visa ending in 4242';

describe('a renewal that is due', () => {
  it('is told with amount and last day', () => {
    expect(amountDue(repair)).toBe('$36.75, by Mon, Mar 8, 2027');
    expect(renewsWords({ ...listed, repair })).toBe('$36.75 due by Mon, Mar 8, 2027, then every 3 months');
  });

  it('is not owed once the subscription is canceled', () => {
    expect(dueOnCancel(repair)).toBe(
      '$36.75 is due for a renewal. If you cancel, you owe nothing. We will not charge it or send the kit.',
    );
  });

  it('says which card was refused, and that the next renewal waits for it', () => {
    expect(cardWords(visa, repair)).toBe('Visa ending in 4242, which your bank refused');
    expect(cardWords(visa, { ...repair, reason: 'bank' })).toBe(
      'Visa ending in 4242, which your bank asks you about',
    );
    expect(nextRenewal('2027-02-22', repair)).toBe('Mon, Feb 22, 2027, once the amount due is paid');
  });

  it('is neither called due nor owed while nobody knows whether a new card was charged', () => {
    const unknown = { ...repair, isPaying: true };
    expect(amountDue(unknown)).toBe('$36.75, unless it has just been paid');
    expect(dueOnCancel(unknown)).toBe(
      'We do not know yet whether $36.75 for a renewal was paid. If it was, its kit will still be sent. If not, you owe nothing once you cancel.',
    );
    expect(cardWords(visa, unknown)).toBe(visa);
    expect(renewsWords({ ...listed, repair: unknown })).toBe('Mon, Feb 22, 2027, every 3 months');
  });
});

it('a subscription without anything due says when it renews, or that it does not', () => {
  expect(renewsWords({ ...listed, repair: null })).toBe('Mon, Feb 22, 2027, every 3 months');
  expect(renewsWords({ ...listed, renewsOn: null, repair: null })).toBe('No renewal');
  expect(nextRenewal('2027-02-22', null)).toBe('Mon, Feb 22, 2027');
  expect(cardWords(visa, null)).toBe(visa);
});

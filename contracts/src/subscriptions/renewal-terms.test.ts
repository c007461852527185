import { describe, expect, it } from 'vitest';
import { renewalFacts, renewalMessages, renewalSentence, renewalsOf, type TermsLine } from './renewal-terms';

const line = (over: Partial<TermsLine> = {}): TermsLine => ({
  name: 'Thyroid Check',
  quantity: 1,
  price: 3675,
  months: 3,
  ...over,
});

describe('the renewals of a cart', () => {
  it('are one for each repeating line, at the line’s price, on the day its interval ends', () => {
    const lines = [
      line({ quantity: 2, price: 7350 }),
      line({ months: null }),
      line({ months: 12, price: 4165 }),
    ];
    expect(renewalsOf(lines, '2026-11-22')).toEqual([
      { name: 'Thyroid Check', quantity: 2, amount: 7350, months: 3, nextOn: '2027-02-22' },
      { name: 'Thyroid Check', quantity: 1, amount: 4165, months: 12, nextOn: '2027-11-22' },
    ]);
  });

  it('fall on the last day of a month that is too short', () => {
    expect(renewalsOf([line()], '2026-11-30')[0]?.nextOn).toBe('2027-02-28');
    expect(renewalsOf([line()], '2027-11-30')[0]?.nextOn).toBe('2028-02-29');
  });
});

describe('a subscription’s terms in words', () => {
  it('state today’s charge, what renews, each renewal, its date and how to cancel', () => {
    expect(renewalFacts(renewalsOf([line()], '2026-11-22'), 3675)).toEqual([
      ['Charged today', '$36.75'],
      ['Renews', 'Thyroid Check'],
      ['Each renewal', '$36.75 every 3 months'],
      ['Next renewal', 'Mon, Feb 22, 2027'],
      ['How to cancel', renewalMessages.howToCancel],
    ]);
  });

  it('name the day of a charge that is not today’s', () => {
    const facts = renewalFacts(renewalsOf([line()], '2026-11-22'), 3675, '2026-11-22');
    expect(facts[0]).toEqual(['Charged on Sun, Nov 22, 2026', '$36.75']);
  });

  it('name the charge as the whole order’s if it includes other kits, and what part of it renews', () => {
    const lines = [
      line({ quantity: 2, price: 7350 }),
      line({ name: 'Iron Check', price: 4900, months: null }),
    ];
    const facts = renewalFacts(renewalsOf(lines, '2026-11-22'), 12_250);
    expect(facts.slice(0, 3)).toEqual([
      ['Charged today for the whole order', '$122.50'],
      ['Renews', '2 × Thyroid Check'],
      ['Each renewal', '$73.50 every 3 months'],
    ]);
    expect(renewalFacts(renewalsOf(lines, '2026-11-22'), 12_250, '2026-11-22')[0]).toEqual([
      'Charged on Sun, Nov 22, 2026 for the whole order',
      '$122.50',
    ]);
  });

  it('name the line if there are several, so that no two facts share a name', () => {
    const lines = [line(), line({ months: 6, price: 3920 })];
    const names = renewalFacts(renewalsOf(lines, '2026-11-22'), 7595).map(([name]) => name);
    expect(new Set(names).size).toBe(6);
    expect(names).toContain('Each renewal: Thyroid Check, every 6 months');
  });

  it('are empty without a subscription', () => {
    expect(renewalFacts(renewalsOf([line({ months: null })], '2026-11-22'), 3675)).toEqual([]);
  });

  it('fit in one sentence for a mail', () => {
    const renewal = renewalsOf([line({ quantity: 2, price: 7350 })], '2026-11-22')[0]!;
    expect(renewalSentence(renewal)).toBe(
      '2 × Thyroid Check renews on Mon, Feb 22, 2027 for $73.50, and then every 3 months.',
    );
  });
});

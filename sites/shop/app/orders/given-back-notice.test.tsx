import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GivenBackNotice } from './given-back-notice';

type Order = Parameters<typeof GivenBackNotice>[0]['order'];
const wordsOf = (order: Order) =>
  renderToStaticMarkup(<GivenBackNotice order={order} />).replaceAll(/<[^>]+>/g, ' ');
/** Still November 22 in New York. */
const at = '2026-11-23T03:00:00.000Z';

describe('a payment that an order had no use for', () => {
  it('of a paid order reads as a second payment, with amount and day', () => {
    const words = wordsOf({ isPaid: true, givenBack: [{ amount: 4900, at }] });
    expect(words).toContain('You paid twice: $49.00 goes back to the card it came from');
    expect(words).toContain('We returned it on Sun, Nov 22, 2026. The bank may take 5 to 10 business days');
  });

  it('of an order that was let go reads as late', () => {
    const words = wordsOf({ isPaid: false, givenBack: [{ amount: 4900, at }] });
    expect(words).toContain('Your payment came too late: $49.00 goes back');
    expect(words).not.toContain('twice');
  });

  it('that has not gone back yet names no day', () => {
    const words = wordsOf({ isPaid: true, givenBack: [{ amount: 4900, at: null }] });
    expect(words).toContain('We are returning it');
    expect(words).not.toContain('We returned it');
  });

  it('is not there for most orders', () => {
    expect(wordsOf({ isPaid: true, givenBack: [] })).toBe('');
  });
});

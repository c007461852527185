import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sayNotCharged, sayNothingHappened } from './not-charged';

const root = path.join(import.meta.dirname, '..', '..', '..', '..');
const folders = [
  'sites/shop/app',
  'api/src/orders',
  'api/src/payments',
  'api/src/budgets',
  'api/src/subscriptions',
];
const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
);
const claim = /not been charged|othing was charged|charged nothing|was not charged/;
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

/** Files with a sentence that money did not move. */
const claiming = sources.filter((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .some((line) => claim.test(line) && !isComment(line)),
);

const untried = { isCharged: false, words: null, refusedAttempt: null, isGivenBack: false } as const;

describe('that nothing was charged', () => {
  it('is said by no file but those that ask the provider first', () => {
    expect(claiming.sort()).toEqual([
      'api/src/orders/not-charged.ts',
      'sites/shop/app/messages/not-charged.ts',
    ]);
  });

  it('comes with the provider’s reason, or ours where it gives none', () => {
    expect(sayNotCharged(untried)).toBe('You have not been charged for this order.');
    expect(sayNotCharged(untried, 'Iron Check is out of stock.')).toBe(
      'Iron Check is out of stock. You have not been charged.',
    );
    expect(
      sayNotCharged({ ...untried, words: 'Your card was declined.' }, 'We could not reach Stripe.'),
    ).toBe('Your card was declined. You have not been charged.');
  });

  it('follows the cause after a press that got no answer, with what to do', () => {
    expect(sayNothingHappened(untried)).toBe(
      'We could not reach the payment service. You have not been charged for this order. Please try again in a minute.',
    );
    expect(sayNothingHappened({ ...untried, words: 'Your card was declined.' })).toBe(
      'Your card was declined. You have not been charged.',
    );
  });

  it('is not said of money that came and goes back', () => {
    const words = 'The kits sold out before your payment came. The whole amount goes back to your card.';
    expect(sayNotCharged({ ...untried, words, isGivenBack: true })).toBe(words);
  });
});

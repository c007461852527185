import { createHash } from 'node:crypto';
import { z } from 'zod';
import { invalidRequest, StripeRefusal } from './errors';
import { integer, text } from './params';
import { findTestCard, type TestCard } from './test-cards';

export const cardFields = z.strictObject({
  number: text,
  exp_month: integer,
  exp_year: integer,
  cvc: text.optional(),
  name: text.optional(),
  address_line1: text.optional(),
  address_line2: text.optional(),
  address_city: text.optional(),
  address_state: text.optional(),
  address_zip: text.optional(),
  address_country: text.optional(),
  currency: text.optional(),
  networks: z.unknown().optional(),
});

export type CardFields = z.output<typeof cardFields>;

/** The parts of a card that may be shown. The number itself is dropped here. */
export interface CardFace {
  testCard: TestCard;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  fingerprint: string;
  isCvcGiven: boolean;
}

function cardError(code: string, message: string, param: string): StripeRefusal {
  return new StripeRefusal(402, { type: 'card_error', code, message, param });
}

/**
 * Checks a typed card as Stripe does when a token is created: the check digit, the expiry (by the account's
 * clock, seconds) and the length of the security code. Only Stripe's test numbers pass; a real one is
 * refused.
 */
export function readCard(fields: CardFields, now: number): CardFace {
  const number = fields.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const testCard = findTestCard(number);
  if (!testCard) {
    throw cardError(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      'number',
    );
  }
  const today = new Date(now * 1000);
  const expYear = fields.exp_year < 100 ? fields.exp_year + 2000 : fields.exp_year;
  if (fields.exp_month < 1 || fields.exp_month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const isPast = Date.UTC(expYear, fields.exp_month) <= today.getTime();
  if (isPast || expYear > today.getUTCFullYear() + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  const cvcLength = testCard.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (fields.cvc !== undefined && !cvcLength.test(fields.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return faceOf(testCard, fields.exp_month, expYear, fields.cvc !== undefined);
}

/** The card behind a name such as `tok_visa`: it expires next year, like Stripe's. */
export function namedCardFace(testCard: TestCard, now: number): CardFace {
  return faceOf(testCard, 8, new Date(now * 1000).getUTCFullYear() + 1, true);
}

function faceOf(testCard: TestCard, expMonth: number, expYear: number, isCvcGiven: boolean): CardFace {
  const fingerprint = createHash('sha256').update(testCard.number).digest('base64url').slice(0, 16);
  return {
    testCard,
    brand: testCard.brand,
    last4: testCard.number.slice(-4),
    expMonth,
    expYear,
    fingerprint,
    isCvcGiven,
  };
}

export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

export function refuseRawCard(): StripeRefusal {
  return invalidRequest(
    'Sending credit card numbers directly to the Stripe API is generally unsafe. To continue processing use Stripe.js.',
  );
}

import type { StripeError } from './api-calls';

interface Brand {
  brand: string;
  pattern: RegExp;
  lengths: number[];
  cvc: number;
}

const BRANDS: Brand[] = [
  { brand: 'visa', pattern: /^4/, lengths: [16], cvc: 3 },
  { brand: 'amex', pattern: /^3[47]/, lengths: [15], cvc: 4 },
  { brand: 'mastercard', pattern: /^(5[1-5]|2[2-7])/, lengths: [16], cvc: 3 },
  { brand: 'discover', pattern: /^(6011|65|64[4-9])/, lengths: [16], cvc: 3 },
  { brand: 'diners', pattern: /^3(0|6|8|9)/, lengths: [14, 16], cvc: 3 },
  { brand: 'jcb', pattern: /^35/, lengths: [16], cvc: 3 },
  { brand: 'unionpay', pattern: /^62/, lengths: [16, 19], cvc: 3 },
];
const UNKNOWN: Brand = { brand: 'unknown', pattern: /^/, lengths: [16], cvc: 3 };

export type FieldName = 'number' | 'expiry' | 'cvc' | 'zip';
export type CardText = Record<FieldName, string>;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export function brandOf(number: string): Brand {
  const digits = digitsOf(number);
  return BRANDS.find(({ pattern }) => pattern.test(digits)) ?? UNKNOWN;
}

/** `4242424242424242` as `4242 4242 4242 4242`; American Express in groups of 4, 6 and 5. */
export function groupNumber(text: string): string {
  const sizes = brandOf(text).brand === 'amex' ? [4, 6, 5] : [4, 4, 4, 4, 3];
  let rest = digitsOf(text);
  const groups: string[] = [];
  for (const size of sizes) {
    if (rest) groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ');
}

export function groupExpiry(text: string): string {
  const digits = digitsOf(/^[2-9]$/.test(text) ? `0${text}` : text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const problem = (code: string, message: string): StripeError => ({ type: 'validation_error', code, message });

/**
 * Errors of a typed card that are known before any bank is asked, in Stripe's words; null when there are
 * none. Codes that start with `incomplete_` are shown only once the person has left the field.
 */
export const rules: Record<FieldName, (card: CardText, now: Date) => StripeError | null> = {
  number({ number }) {
    const digits = digitsOf(number);
    const { lengths } = brandOf(digits);
    if (digits.length < Math.min(...lengths))
      return problem('incomplete_number', 'Your card number is incomplete.');
    return lengths.includes(digits.length) && hasCheckDigit(digits)
      ? null
      : problem('invalid_number', 'Your card number is invalid.');
  },
  expiry({ expiry }, now) {
    const [month, year] = expiry.split(' / ').map(Number);
    if (!/^\d\d \/ \d\d$/.test(expiry) || month === undefined || year === undefined) {
      return problem('incomplete_expiry', "Your card's expiration date is incomplete.");
    }
    if (month < 1 || month > 12)
      return problem('invalid_expiry_month', "Your card's expiration date is invalid.");
    const thisYear = now.getFullYear() % 100;
    if (year < thisYear)
      return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
    return year === thisYear && month < now.getMonth() + 1
      ? problem('invalid_expiry_month_past', "Your card's expiration date is in the past.")
      : null;
  },
  cvc({ cvc, number }) {
    const isComplete = digitsOf(cvc).length >= brandOf(number).cvc;
    return isComplete ? null : problem('incomplete_cvc', "Your card's security code is incomplete.");
  },
  zip({ zip }) {
    return zip.trim().length >= 5 ? null : problem('incomplete_zip', 'Your postal code is incomplete.');
  },
};

import { expect, it } from 'vitest';
import { acceptedEmails } from '../testing/index';
import { bookingEmailMessages, email, EMAIL_PATTERN, shopEmailMessages } from './email';

const messages = (value: unknown, schema = email()) =>
  schema.safeParse(value).error?.issues.map((i) => i.message);

it.each(acceptedEmails)('accepts %s', (value) => {
  expect(messages(value)).toBeUndefined();
});

it.each([
  'plain',
  'a@b',
  'a@b.c',
  'a@b.museum',
  'a@b.example',
  'a b@c.com',
  'a+b@c.com',
  'a@b.c0m',
  '@b.com',
  'ä@b.com',
])('refuses %s, which the pattern does not allow', (value) => {
  expect(messages(value)).toEqual([shopEmailMessages.invalid]);
});

it.each([
  'ana@gmail..com',
  'ana@my_company.com',
  'a@-b.com',
  'a@b-.com',
  'a@.b.com',
  'a@b.-.com',
  `a@${'b'.repeat(64)}.com`,
  'a@xn--0.com',
  `${'a'.repeat(65)}@b.com`,
  '.a@b.com',
  'a.@b.com',
  'a..b@b.com',
  '.@b.com',
])('refuses %s, which matches the pattern but cannot be mailed', (value) => {
  expect(EMAIL_PATTERN.test(value)).toBe(true);
  expect(messages(value)).toEqual([shopEmailMessages.invalid]);
  expect(messages(value, email(bookingEmailMessages))).toEqual([bookingEmailMessages.invalid]);
});

it.each([undefined, '', '   '])('asks for an address when there is none (%j)', (value) => {
  expect(messages(value)).toEqual(['Email cannot be empty!']);
});

it('uses the booking service’s sentences on request', () => {
  expect(messages('x', email(bookingEmailMessages))).toEqual(['Invalid email address']);
  expect(messages(' ', email(bookingEmailMessages))).toEqual(['This field is required']);
});

it('drops surrounding spaces and upper case', () => {
  expect(email().parse(' Maya@Example.com ')).toBe('maya@example.com');
});

it('refuses a very long address without examining it', () => {
  expect(messages(`${'a'.repeat(100_000)}@b.com`)).toEqual([shopEmailMessages.invalid]);
});

it('drops invisible characters that a copied address may have', () => {
  expect(email().parse('\u202amaya@example.com\u200b\u202c')).toBe('maya@example.com');
  expect(messages('\u200b')).toEqual([shopEmailMessages.required]);
});

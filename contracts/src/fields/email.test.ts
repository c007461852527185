import { expect, it } from 'vitest';
import { bookingEmailMessages, email, shopEmailMessages } from './email';

const messages = (value: unknown, schema = email()) =>
  schema.safeParse(value).error?.issues.map((i) => i.message);

it.each(['a@b.co', 'first.last@mail-host.co.uk', 'a_b-c.9@x.y.info', 'A@B.COM'])('accepts %s', (value) => {
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
])('refuses %s, which the pattern does not know', (value) => {
  expect(messages(value)).toEqual([shopEmailMessages.invalid]);
});

it.each([undefined, '', '   '])('asks for an address when there is none (%j)', (value) => {
  expect(messages(value)).toEqual(['Email cannot be empty!']);
});

it('says the booking service’s sentences when asked to', () => {
  expect(messages('x', email(bookingEmailMessages))).toEqual(['Invalid email address']);
  expect(messages(' ', email(bookingEmailMessages))).toEqual(['This field is required']);
});

it('drops surrounding spaces and upper case', () => {
  expect(email().parse(' Maya@Example.com ')).toBe('maya@example.com');
});

it('refuses a very long address without examining it', () => {
  expect(messages(`${'a'.repeat(100_000)}@b.com`)).toEqual([shopEmailMessages.invalid]);
});

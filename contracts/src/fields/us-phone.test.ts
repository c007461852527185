import { expect, it } from 'vitest';
import { optionalUsPhone, phoneMessages, usPhone } from './us-phone';

it.each([
  '4025550143',
  '402-555-0143',
  '(402) 555 0143',
  '+1 402 555 0143',
  '1.402.555.0143',
  ' 402 555 0143 ',
])('reads %s as (402) 555-0143', (typed) => {
  expect(usPhone().parse(typed)).toBe('(402) 555-0143');
});

it.each(['555-0143', '+44 20 7946 0958', '402555014', '40255501433', 'call me', '402-555-0143 ext. 5'])(
  'refuses %s',
  (typed) => {
    expect(
      usPhone()
        .safeParse(typed)
        .error?.issues.map((i) => i.message),
    ).toEqual([phoneMessages.invalid]);
  },
);

it('refuses a Canadian number, which has the same shape', () => {
  expect(usPhone().safeParse('+1 416 555 0143').success).toBe(false);
});

it('asks for a number when there is none', () => {
  expect(usPhone().safeParse('  ').error?.issues[0]?.message).toBe('This field is required');
});

it('accepts a missing optional number, but not a wrong one', () => {
  expect(optionalUsPhone().parse('')).toBeUndefined();
  expect(optionalUsPhone().parse(null)).toBeUndefined();
  expect(optionalUsPhone().parse('4025550143')).toBe('(402) 555-0143');
  expect(optionalUsPhone().safeParse('12').success).toBe(false);
});

it('drops invisible characters that a copied number may have', () => {
  expect(usPhone().parse('\u202a402-555-0143\u202c\u200b')).toBe('(402) 555-0143');
  expect(usPhone().parse('402\u200b5550143')).toBe('(402) 555-0143');
  expect(optionalUsPhone().parse('402\u200b5550143')).toBe('(402) 555-0143');
  expect(optionalUsPhone().parse('\u200b')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { optionalText, requiredText } from './text';

it.each([undefined, '', '   ', '\t\n'])('takes %j for empty', (value) => {
  expect(
    requiredText()
      .safeParse(value)
      .error?.issues.map((i) => i.message),
  ).toEqual(['This field is required']);
  expect(optionalText().parse(value)).toBeUndefined();
});

it('drops surrounding spaces', () => {
  expect(requiredText().parse('  Ada ')).toBe('Ada');
});

it('refuses what is too long', () => {
  const name = requiredText({ required: 'x', tooLong: 'Name length cannot be greater than 50' }, { max: 50 });
  expect(name.safeParse('a'.repeat(50)).success).toBe(true);
  expect(name.safeParse('a'.repeat(51)).error?.issues[0]?.message).toBe(
    'Name length cannot be greater than 50',
  );
});

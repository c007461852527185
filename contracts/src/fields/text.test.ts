import { expect, it } from 'vitest';
import { emptyOr, line, optionalText, requiredText } from './text';

it.each([undefined, '', '   ', '\t\n'])('treats %j as empty', (value) => {
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

it('refuses text that is too long', () => {
  const name = requiredText({ required: 'x', tooLong: 'Name length cannot be greater than 50' }, { max: 50 });
  expect(name.safeParse('a'.repeat(50)).success).toBe(true);
  expect(name.safeParse('a'.repeat(51)).error?.issues[0]?.message).toBe(
    'Name length cannot be greater than 50',
  );
});

const sentenceFor = (
  schema: { safeParse(value: string): { error?: { issues: { message: string }[] } } },
  value: string,
) => schema.safeParse(value).error?.issues.map(({ message }) => message);

it.each([
  'A\u0000da',
  'Ada\nByron',
  'Ada\tByron',
  'Ada\u007f',
  'Ada\u0085Byron',
  'Ada\u2028Byron',
  'Ada\u2029Byron',
  'Ada\ud800Byron',
])('refuses %j in a line of text', (value) => {
  const sentence = ['Remove the line breaks, tabs and other hidden characters'];
  expect(sentenceFor(requiredText(), value)).toEqual(sentence);
  expect(sentenceFor(optionalText(), value)).toEqual(sentence);
  expect(sentenceFor(line(20), value)).toEqual(sentence);
});

it('accepts line breaks and tabs in a text of several lines, and no other hidden characters', () => {
  const lines = requiredText(undefined, { lines: true });
  expect(lines.parse('One\r\n\tTwo\nThree')).toBe('One\r\n\tTwo\nThree');
  for (const hidden of ['One\u0000', 'One\u2028Two', 'One\u2029Two', 'One\ud800'])
    expect(sentenceFor(lines, hidden)).toEqual(['Remove the hidden characters']);
});

it.each([
  'José',
  '李雷',
  'Ada 💉',
  'O’Brien',
  'می\u200cخواهم',
  'Ana ❤\ufe0f',
  '1\ufe0f\u20e3 Ada',
  'क\u094d\u200dष',
  '👩\u200d⚕\ufe0f Kim',
])('takes %s', (name) => {
  expect(requiredText().parse(name)).toBe(name);
});

it.each([
  ['e\u0301', 'é'],
  ['A\u200bda', 'Ada'],
  ['A\u200dda', 'Ada'],
  ['\ufeffAda', 'Ada'],
  ['Ann1\u200dBell', 'Ann1Bell'],
  ['Unit #\ufe0f7', 'Unit #7'],
  ['李\u200c雷', '李雷'],
  ['Ann 💉\u200dBell', 'Ann 💉Bell'],
  ['A\ufff9da\ufffc', 'Ada'],
  ['Ada\u00ad', 'Ada'],
  ['Ada \u202eByron\u202c', 'Ada Byron'],
  ['\u2066Ada\u2069 \u200f', 'Ada'],
])('reads %j as %s in every text field', (typed, kept) => {
  expect(requiredText().parse(typed)).toBe(kept);
  expect(requiredText(undefined, { lines: true }).parse(typed)).toBe(kept);
  expect(optionalText().parse(typed)).toBe(kept);
  expect(line(20).parse(typed)).toBe(kept);
  expect(emptyOr(requiredText()).parse(typed)).toBe(kept);
});

it.each(['\u200b', '\u3164', ' \u00ad\u2060 ', '\u2800', '\u0301', '\ufff9\ufffc'])(
  'treats %j, which is invisible, as empty',
  (value) => {
    expect(sentenceFor(requiredText(), value)).toEqual(['This field is required']);
    expect(optionalText().parse(value)).toBeUndefined();
  },
);

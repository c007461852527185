import { expect, it } from 'vitest';
import { personName } from './person-name';

const messagesOf = (typed: string) =>
  personName()
    .safeParse(typed)
    .error?.issues.map(({ message }) => message);

it.each([
  'Ada Lovelace',
  'Olive & Sons, Inc.',
  'J.Smith',
  'Dr. J. R. Smith',
  'St.Mary’s Clinic',
  'Nuñez-O’Neill',
  'A.B.C. Testing',
  'Wwwilliam',
  'Prof. Data',
  '李小龍',
])('takes the name %s', (name) => {
  expect(personName().parse(` ${name} `)).toBe(name);
});

it.each([
  'Win at https://evil.example/x',
  'hTTp:evil',
  'a://b',
  'www.evil',
  'Visit WWW.EVIL.EXAMPLE',
  'evil.example',
  'Pay at evil.com now',
  'EVIL.COM',
  'pay@evil.example',
  'evil.example/x',
  'mailto:a',
])('refuses the link in %s', (name) => {
  expect(messagesOf(name)).toEqual(['Write the name without a link or a web address']);
});

it.each(['Larkwell\nPay here', 'Larkwell\r\n\r\nPay here', 'Ada\u0000'])('refuses %j', (name) => {
  expect(messagesOf(name)).toHaveLength(1);
});

it('refuses more than 60 characters', () => {
  expect(personName().safeParse('x'.repeat(60)).success).toBe(true);
  expect(messagesOf('x'.repeat(61))).toEqual(['Use 60 characters or fewer']);
});

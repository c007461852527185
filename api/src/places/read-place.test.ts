import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app';
import { findPlace, readPlace } from './read-place';

test.each([
  '00000',
  '99999',
  'nowhere',
  '',
  '   ',
  ',,,',
  "'; drop table locations; --",
  '12345678',
  'xqzzvw',
])('%j is not a place, and resembles none', (typed) => {
  expect(findPlace(typed)).toBeNull();
});

test.each(['xqzzvw', '12345678', '00000', ''])('%j gets no choices', (typed) => {
  expect(readPlace(typed).choices).toEqual([]);
});

test('a city in several states is not guessed: its states are the choices', () => {
  const { place, choices } = readPlace('Springfield');
  expect(place).toBeNull();
  expect(choices.map(({ city }) => city)).toEqual(Array(5).fill('Springfield'));
});

test('a state offers its largest cities', () => {
  expect(
    readPlace('Nebraska')
      .choices.map(({ label }) => label)
      .slice(0, 2),
  ).toEqual(['Omaha, NE', 'Lincoln, NE']);
});

test('what a choice reads is itself a place', () => {
  for (const typed of ['LA', 'Omaha, NE 10001', 'st louis', 'manhattan', 'kc', 'oklahoma'])
    for (const { label } of readPlace(typed).choices) expect(findPlace(label)?.label).toBe(label);
});

test('a city lies in the middle of its ZIP codes, even if one of them is wrong', () => {
  const { latitude, longitude } = findPlace('New York, NY')!;
  expect(latitude).toBeCloseTo(40.75, 1);
  expect(longitude).toBeCloseTo(-73.98, 1);
});

const endless: [string, string][] = [
  ['one word', 'omaha'.repeat(20_000)],
  ['a hundred words', 'saint '.repeat(20_000)],
  ['digits', '6'.repeat(100_000)],
  ['commas', ','.repeat(100_000)],
  ['letters with dots', 'n.e. '.repeat(20_000)],
  ['signs that become many letters', '\ufdfa'.repeat(20_000)],
  ['house numbers', '1 Main St '.repeat(10_000)],
];

test.each(endless)('%s without end is read at once', (_what, text) => {
  readPlace('omahaa, ne');
  const started = process.cpuUsage();
  readPlace(text);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000, 'milliseconds of the processor').toBeLessThan(500);
});

test('no text makes the API fail', async () => {
  const app = await startTestApp();
  const strange = [
    '\0',
    '%',
    '🏥 Omaha',
    '{"a":1}',
    '\u202eomaha',
    '../..',
    'Ω'.repeat(100),
    '1'.repeat(100),
  ];
  const texts = [
    ...strange,
    ...strange.map((text) => `Omaha ${text} NE`),
    'a b '.repeat(25),
    '٦٨١٠٢',
    'st. '.repeat(25),
  ];
  for (const text of texts)
    for (const path of ['/api/v1/places/suggestions?search=', '/api/v1/test-location/list?location=']) {
      const { status } = await app.app.request(path + encodeURIComponent(text));
      expect([200, 400], JSON.stringify(text)).toContain(status);
    }
  await app.close();
});

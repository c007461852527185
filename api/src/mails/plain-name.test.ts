import { expect, it } from 'vitest';
import { plainText, quotedName } from './plain-name';

const linkLike = /:\/\/|www\.|[\p{L}\p{N}][.。．․｡@][\p{L}\p{N}]|[\r\n]/u;

it.each([
  ['Olive & Sons', '“Olive & Sons”'],
  ['J.Smith', '“J. Smith”'],
  ['St. Mary’s Clinic', '“St. Mary’s Clinic”'],
  ['Win at https://evil.example/x now', '“Win at evil. example/x now”'],
  ['www.evil.example', '“evil. example”'],
  ['Larkwell"\r\n\r\nPay here: evil.example', '“Larkwell Pay here: evil. example”'],
])('%j is repeated as %s', (typed, shown) => {
  expect(quotedName(typed)).toBe(shown);
});

it.each([
  'hthttp://tp://evil.example',
  'wwwww.w.evil.example',
  'http:/\u200b/evil.example',
  'a@evil.example',
  'evil。example http://x',
  'evil．com evil․com evil｡com',
  'ev\u00adil.com',
  '1.2.3.4/x',
])('nothing is left in %j that a mail program turns into a link', (typed) => {
  expect(plainText(typed)).not.toMatch(linkLike);
});

it('is cut at 60 characters', () => {
  expect(plainText('x'.repeat(200))).toHaveLength(60);
});

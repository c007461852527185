import { expect, test } from '../test';
import { openBooking, openShop, people, SeenPages, type SeenPage } from './every-page';

test.describe.configure({ timeout: 240_000 });

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!);

/** What every page has once: a doctype, a title, a level 1 heading, and each of its ids. */
function listTwice({ name, html }: SeenPage): string[] {
  const ids = count(html, /\sid="([^"]*)"/g);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const single = { doctype: /(<!doctype html>)/gi, title: /(<title>)/g, h1: /(<h1)\b/g };
  const wrong = Object.entries(single).flatMap(([what, pattern]) => {
    const times = count(html.replaceAll(/<svg[\s\S]*?<\/svg>/g, ''), pattern).length;
    return times === 1 ? [] : [`${name}: ${what} ${times} times`];
  });
  return [...wrong, ...twice.map((id) => `${name}: id ${id} again`)];
}

/** Links and buttons without a space between them, which text browsers write as one word. */
const listRunTogether = ({ name, html }: SeenPage) =>
  count(html, /([^<>]*<\/(?:a|button)>)<(?:a|button)\b/g).map((found) => `${name}: ${found}`);

test('each page of the shop has one doctype, one title, one h1, and each id once', async ({
  environment,
}) => {
  const seen = new SeenPages();
  for (const who of people) await openShop(environment, who, seen);
  expect(seen.pages.length).toBeGreaterThan(120);
  expect(seen.pages.flatMap(listTwice)).toEqual([]);
});

test('each page of the booking site has one doctype, title and h1, each id once, and no two links as one word', async ({
  environment,
}) => {
  const seen = new SeenPages();
  await openBooking(environment, seen);
  expect(seen.pages.length).toBeGreaterThan(6);
  expect(seen.pages.flatMap(listTwice)).toEqual([]);
  expect(seen.pages.flatMap(listRunTogether)).toEqual([]);
});

import { expect, test } from '../test';
import { findBelongings, signIn, visitAs, type Asker } from './askers';
import { bookingCensus, spanishCensus } from './booking-census';
import { shopCensus } from './shop-census';

const people = ['visitor', 'Maya', 'employee', 'organization', 'other organization'];
const closed = /^(sign-in|denied|\/home)$/;

/** Spellings of the same address. Only the fixed part of the path varies: ids are compared as is. */
function spellings(path: string): string[] {
  const [pathname, query] = path.split('?') as [string, string?];
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname)!;
  const search = query === undefined ? '' : `?${query}`;
  if (first === '') return [`/_root.data${search}`];
  const encoded = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`;
  const named = [
    `/${first.toUpperCase()}${rest}`,
    `/${encoded}${rest}`,
    `${pathname}/`,
    `/none/../${first}${rest}`,
  ];
  return [...named, `${pathname}.data`, `/${encoded.toUpperCase()}${rest}.data`].map((one) => one + search);
}

test.describe.configure({ timeout: 240_000 });

test('every page of the shop, for every kind of visitor and every spelling of its address', async ({
  environment,
}) => {
  const things = await findBelongings(environment);
  const shop = environment.SHOP_URL!;
  const askers: Asker[] = [visitAs(shop)];
  for (const person of ['maya', 'eli', 'olive', things.otherOrganization])
    askers.push(visitAs(shop, await signIn(shop, person)));
  const wrong: string[] = [];
  const counts = { pages: 0, asked: 0, spelled: 0, posted: 0 };

  for (const [route, { path, answers }] of Object.entries(shopCensus)) {
    counts.pages += 1;
    const given: string[] = [];
    for (const asker of askers) given.push(await asker.get(path(things)));
    counts.asked += given.length;
    if (given.join(' ') !== answers) wrong.push(`${route} answers ${given.join(' ')}, not ${answers}`);

    for (const [index, asker] of askers.entries()) {
      const plain = given[index]!;
      for (const spelled of spellings(path(things))) {
        const answer = await asker.get(spelled);
        counts.spelled += 1;
        const isSame = closed.test(plain) ? answer === plain : !closed.test(answer);
        if (!isSame) wrong.push(`${spelled}, by ${people[index]}: ${answer}, not ${plain}`);
        if (!closed.test(plain) || spelled.endsWith('.data')) continue;
        const posted = await asker.post(spelled);
        counts.posted += 1;
        if (posted !== plain) wrong.push(`POST ${spelled}, by ${people[index]}: ${posted}, not ${plain}`);
      }
    }
  }
  console.log(`the shop: ${JSON.stringify(counts)}`);
  expect(wrong).toEqual([]);
});

test('every page of the booking site, in both languages, without a cookie, for every spelling of its address', async ({
  environment,
}) => {
  const asker = visitAs(environment.BOOKING_URL!);
  const wrong: string[] = [];
  let asked = 0;
  for (const { path, answer } of [...Object.values(bookingCensus), ...spanishCensus()]) {
    for (const spelled of [path, ...spellings(path).filter((one) => !one.endsWith('.data'))]) {
      const given = await asker.get(spelled);
      asked += 2;
      if (given !== answer) wrong.push(`${spelled}: ${given}, not ${answer}`);
      const posted = await asker.post(spelled);
      // An empty form is refused, or leads elsewhere.
      if (!/^(\/|4)/.test(posted)) wrong.push(`POST ${spelled}: ${posted}`);
    }
  }
  console.log(`the booking host: ${Object.keys(bookingCensus).length} pages, asked ${asked} times`);
  expect(wrong).toEqual([]);
});

import { expect, test } from 'vitest';
import { goOnWithCookies, nextOf } from './check-cookies';

const post = (cookie?: string) =>
  new Request('http://site.example/covid-19-testing', {
    method: 'POST',
    headers: cookie ? { cookie } : {},
  });
const locationFor = (cookie?: string) =>
  goOnWithCookies(post(cookie), '/covid-19-testing/assessment', 'kept=1').headers.get('location');

test('only a browser that sent no cookie goes through the cookie page', () => {
  expect(locationFor('visit_session=1')).toBe('/covid-19-testing/assessment');
  expect(locationFor()).toBe('/covid-19-testing/cookies?next=%2Fcovid-19-testing%2Fassessment');
});

test.each([
  ['/covid-19-testing/assessment', '/covid-19-testing/assessment'],
  ['/covid-19-testing/check-booking/code', '/covid-19-testing/check-booking/code'],
  ['https://evil.example', '/covid-19-testing'],
  ['//evil.example', '/covid-19-testing'],
  ['/covid-19-testing//evil.example', '/covid-19-testing'],
  ['/covid-19-testing/../..', '/covid-19-testing'],
  ['', '/covid-19-testing'],
])('the cookie page leads from %s to %s', (next, path) => {
  expect(nextOf(new URLSearchParams({ next }))).toBe(path);
});

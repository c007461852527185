import { expect, test } from '@larkwell/tooling/e2e';
import { skipToScheduler } from './shortcut';

const scheduler = '/covid-19-testing/covid-scheduler';

test('the address behind Check Availability holds the date and every open location', async ({ page }) => {
  await skipToScheduler(page);
  const read = async (path: string) => {
    const html = (await (await page.request.get(path)).text()).replaceAll('&amp;', '&');
    expect(html, 'no form is sent to an address with a query or a fragment by GET').not.toMatch(
      /<form[^>]*method="get"[^>]*action="[^"]*[?#]/,
    );
    return [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>Check Availability/g)].map(
      ([, href]) => new URL(href!, 'http://site'),
    );
  };
  const [first] = await read(`${scheduler}?date=2027-06-16`);
  const id = first!.searchParams.get('checked')!;
  expect(first!.searchParams.get('date')).toBe('2027-06-16');
  expect(first!.hash).toBe(`#location-${id}`);
  const [second] = await read(first!.pathname + first!.search);
  expect(second!.searchParams.get('date')).toBe('2027-06-16');
  expect(second!.searchParams.get('checked')!.split(',')[0]).toBe(id);
  expect(second!.searchParams.get('checked')!.split(',')).toHaveLength(2);
});

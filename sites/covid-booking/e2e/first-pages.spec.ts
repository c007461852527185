import { expect } from '@larkwell/tooling/e2e';
import { test } from './bad-line-test';
import { skipToScheduler } from './shortcut';

// How often the pages where a visit starts ask the API: they are opened most.
const site = '/covid-19-testing';

test('each of the first pages asks once about a visit that nobody is paying', async ({ page, badLine }) => {
  await skipToScheduler(page);
  const asked = async (path: string) => {
    const calls: string[] = [];
    badLine.lose(({ url }) => {
      const [path = ''] = url.replace('/api/v1', '').split('?');
      calls.push(path.replace(/(?<=(drafts|payment-state)\/)[^/]+/, '…'));
      return false;
    });
    expect((await page.request.get(site + path)).status(), path).toBe(200);
    return calls.sort();
  };
  const hasPayment = '/appointments/payment-state/…/open';
  expect(await asked('')).toEqual([hasPayment]);
  expect(await asked('/assessment')).toEqual(['/appointments/drafts/…/start']);
  expect(await asked('/covid-scheduler')).toEqual([hasPayment, '/test-location/list']);
});

test('the first pages open without the API for a visitor without a visit', async ({ page, badLine }) => {
  badLine.lose(() => true);
  for (const path of ['', '/assessment']) {
    expect((await page.request.get(site + path)).status(), path).toBe(200);
  }
});

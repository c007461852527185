import { expect, test } from '@larkwell/tooling/e2e';
import { expectReachable } from './reach';
import { skipToScheduler } from './shortcut';

const scheduler = '/covid-19-testing/covid-scheduler';
const times = /[AP]M\b/;

test('the earliest time near the place is one press away', async ({ page, hasScript }) => {
  await skipToScheduler(page);
  await page.goto(scheduler);
  const earliest = page.getByRole('region', { name: 'Earliest near you' });
  await expect(earliest.getByRole('button', { name: times })).toHaveCount(3);
  await expectReachable(page, { hasScript });
  await earliest.getByRole('button', { name: times }).last().click();
  await expect(page.getByText('We’re holding').first()).toBeVisible();
});

test('each place shows its earliest times, and each day says what it has', async ({ page, clock }) => {
  await skipToScheduler(page);
  await page.goto(scheduler);
  const days = page.getByRole('navigation', { name: 'Choose a date' }).getByRole('listitem');
  await expect(days).toHaveCount(14);
  await expect(days.first()).toHaveText(/^Today \w{3} \d+ \d+ free$/);
  const place = page.getByRole('article').first();
  await expect(place.getByRole('heading', { name: 'Earliest today' })).toBeVisible();
  await clock.advance({ hours: 13 });
  await page.reload();
  await expect(days.first()).toHaveText(/^Today \w{3} \d+ Closed$/);
  await expect(days.first().getByRole('link')).toHaveCount(0);
  await expect(place.getByRole('heading', { name: /^Next day with times: / })).toBeVisible();
  await place.getByRole('button', { name: times }).first().click();
  await expect(page.getByText('We’re holding').first()).toBeVisible();
});

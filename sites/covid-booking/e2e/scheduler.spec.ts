import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { expectReachable } from './reach';
import { post, skipToScheduler, slotForms } from './shortcut';

const scheduler = '/covid-19-testing/covid-scheduler';
const times = /[AP]M\b/;

/** The fields for test and place, which script folds away while nothing is wrong with them. */
async function openSearch(page: Page, hasScript: boolean) {
  const where = page.getByLabel('Where do you live?');
  if (hasScript) {
    await expect(where).toBeHidden();
    await page.getByText('Change test or place').click();
  }
  await expect(where).toBeVisible();
}

test('changing the test reloads the locations, and picking a date closes them all', async ({
  page,
  hasScript,
}) => {
  await skipToScheduler(page);
  await page.goto(scheduler);
  await page.getByRole('link', { name: 'Check Availability' }).first().click();
  await expect(page.getByRole('heading', { name: /^(Morning|Afternoon)$/ }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(3).click();
  await expect(page.getByRole('heading', { name: /^(Morning|Afternoon)$/ })).toHaveCount(0);

  await openSearch(page, hasScript);
  await page.getByRole('radio', { name: 'Covid Antigen Test' }).check();
  // With script, the choice takes effect immediately.
  if (!hasScript) await page.getByRole('button', { name: 'Show times for this test' }).click();
  await expect(page.getByText('Selected test: Covid Antigen Test')).toBeVisible();
  await expect(page.getByRole('heading', { name: /locations? found/ })).toBeVisible();
});

test('the first page offers similar places for an unknown one and accepts the one pressed', async ({
  page,
  hasScript,
}) => {
  const start = page.getByRole('button', { name: 'Get Tested' });
  await page.goto('/covid-19-testing');
  await page.getByLabel('Where do you want to get tested?').fill('omahaa, ne');
  await start.click();
  const unsure = 'Location: We are not sure which place you mean. Choose one below, or enter a zip code';
  await expect(page.getByRole('link', { name: unsure })).toBeVisible();
  await expect(page.getByLabel('Where do you want to get tested?')).toHaveValue('omahaa, ne');
  await expectReachable(page, { hasScript });
  await page.getByLabel('Where do you want to get tested?').fill('00000');
  await start.click();
  const unknown = 'Location: We could not find that place. Check the spelling, or enter a zip code';
  await expect(page.getByRole('link', { name: unknown })).toBeVisible();
  await expect(page.getByText('Did you mean one of these places?')).toHaveCount(0);

  await page.getByLabel('Where do you want to get tested?').fill('omahaa, ne');
  await start.click();
  await page.getByRole('button', { name: 'Omaha, NE' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pre-test assessment');
});

test('an address finds its place, and only the place is kept', async ({ page, hasScript }) => {
  await skipToScheduler(page, { place: '123 Main St, Lincoln, NE 68508' });
  await page.goto(scheduler);
  await openSearch(page, hasScript);
  await expect(page.getByLabel('Where do you live?')).toHaveValue('Lincoln, NE 68508');
  await page.getByLabel('Where do you live?').fill('7 Elm Street Omaha Nebraska');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('near Omaha, NE')).toBeVisible();
  await openSearch(page, hasScript);
  await expect(page.getByLabel('Where do you live?')).toHaveValue('Omaha, NE');
});

test('the search requires a place, offers others for an unknown one, and says if none are near', async ({
  page,
  hasScript,
}) => {
  await skipToScheduler(page);
  await page.goto(scheduler);
  await openSearch(page, hasScript);
  const where = page.getByLabel('Where do you live?');
  const search = page.getByRole('button', { name: 'Search' });
  await where.fill('  ');
  await search.click();
  await expect(page.getByRole('link', { name: 'Location: This field is required' })).toBeVisible();
  await expectReachable(page, { hasScript });

  await where.fill('Omahaa, NE');
  await search.click();
  await expect(page.getByText(/We are unable to find any testing locations/)).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Omaha, NE' }).click();
  await expect(page.getByRole('heading', { name: /locations found/ })).toBeVisible();

  await openSearch(page, hasScript);
  await where.fill('99723');
  await search.click();
  await expect(
    page.getByText(
      "We're sorry. We are unable to find any testing locations. Please try a different search location.",
    ),
  ).toBeVisible();
  await expectReachable(page, { hasScript });
});

test('late in the day no time is left, and the next day with times is offered', async ({ page, clock }) => {
  await skipToScheduler(page);
  await clock.advance({ hours: 13 });
  await page.goto(scheduler);
  await page.getByRole('link', { name: 'Check Availability' }).first().click();
  await expect(
    page.getByText('There are no available times at this location', { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: /Next day with times/ }).click();
  await expect(page.getByRole('button', { name: times }).first()).toBeVisible();
});

test('a location that is closed on a day says so and names its next day with times', async ({
  page,
  hasScript,
}) => {
  await skipToScheduler(page);
  const list = await (await page.request.get(scheduler)).text();
  const locations = [...list.matchAll(/[?;&]checked=([^"&#%]+)/g)].map(([, id]) => id);
  await page.goto(`${scheduler}?date=2027-06-20&checked=${locations.join(',')}`);
  const closed = page.getByText(
    'There are no available times at this location for Sunday, 6/20. Try searching for availability on another date.',
  );
  await expect(closed.first()).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('link', { name: 'Next day with times: Monday, June 21' }).first().click();
  await expect(closed).toHaveCount(0);
  await expect(page.getByRole('button', { name: times }).first()).toBeVisible();
});

test('refuses a taken time with the nearest free ones', async ({ page, playwright, baseURL, hasScript }) => {
  await skipToScheduler(page);
  await page.goto(scheduler);
  await page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(8).click();
  await page.getByRole('link', { name: 'Check Availability' }).first().click();
  const slot = slotForms(await page.getByRole('article').first().innerHTML())[0]!;
  // A slot has few places: others take them all while this page is open.
  for (let other = 0; other < 12; other += 1) {
    const address = { 'x-forwarded-for': `10.99.0.${other}` };
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: address });
    await skipToScheduler({ request });
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await request.post(scheduler, { form: slot, headers, maxRedirects: 0 });
    await request.dispose();
    if (answer.status() !== 303) break;
  }
  const chosen = page.locator(`input[value="${slot.slotId}"]`);
  await page.locator('form').filter({ has: chosen }).getByRole('button').click();
  const notice = page.getByRole('alert').filter({ hasText: 'nearest available times' });
  await expect(notice).toContainText('This time was just taken. Please choose another time.');
  await expectReachable(page, { hasScript });
  await notice.getByRole('button', { name: times }).first().click();
  await expect(page.getByText('We’re holding').first()).toBeVisible();
});

test('pages that need an earlier step redirect to the first page', async ({ page }) => {
  for (const path of [
    'covid-scheduler',
    'covid-scheduler/covid-visit-info',
    'covid-scheduler/covid-confirmation',
  ]) {
    await page.goto(`/covid-19-testing/${path}`);
    await expect(page).toHaveURL(/\/covid-19-testing$/);
  }
});

test('an unknown path is a 404 page, and a trailing slash works', async ({ page, hasScript }) => {
  const missing = await page.goto('/covid-19-testing/nowhere');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expectReachable(page, { hasScript });
  const slashed = await page.goto('/covid-19-testing/check-booking/');
  expect(slashed?.status()).toBe(200);
});

test('a time without its test and place is not held', async ({ page }) => {
  await skipToScheduler(page);
  const list = await (await page.request.get(scheduler)).text();
  const location = /[?;&]checked=([^"&#%]+)/.exec(list)?.[1];
  const times = await (await page.request.get(`${scheduler}?date=2027-06-16&checked=${location}`)).text();
  const { slotId } = slotForms(times)[0]!;
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.post(scheduler, { form: { slotId: slotId! }, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain(
    'This page is out of date. Nothing was done. Please check what it shows now and press again.',
  );
});

test('a time pressed for a test changed in another tab is not held; both tests are shown, with one button', async ({
  page,
  context,
  hasScript,
}) => {
  await skipToScheduler(page);
  await page.goto(scheduler);
  await page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(2).click();
  await page.getByRole('link', { name: 'Check Availability' }).first().click();

  const other = await context.newPage();
  await post(other, scheduler, { location: '68102', testType: 'Antigen' });

  await page.getByRole('button', { name: times }).first().click();
  const notice = page.getByRole('alert').filter({ hasText: 'Nothing is held.' });
  await expect(notice.getByRole('row', { name: /Test/ })).toContainText('COVID-19 Antigen test');
  await expect(notice.getByRole('row', { name: /Price/ })).toContainText('$70.00 by card');
  await expect(page.getByText('The nearest available times:')).toBeVisible();
  await expectReachable(page, { hasScript });
  await notice.getByRole('button', { name: 'Take this time with these changes' }).click();
  await expect(page.getByText('We’re holding').first()).toBeVisible();
  await expect(page.getByText('Covid Antigen Test').first()).toBeVisible();
});

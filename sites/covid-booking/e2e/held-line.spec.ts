import { expect, test } from '@larkwell/tooling/e2e';
import { openByMailedLink } from './mailed-code';
import { expectReachable } from './reach';
import { consent, save, skipToBooked, skipToReview, skipToVisitInfo } from './shortcut';
import { patientAnswers } from './typed-answers';

const site = '/covid-19-testing';
const promise = /\d\d:\d\d [AP]M at .+ is held until \d{1,2}:\d\d [AP]M \w+ time\./;

test('every page outside the form says which time is held, and leads back to where the person left', async ({
  page,
  hasScript,
}) => {
  await skipToVisitInfo(page);
  await save(page, 'patient', patientAnswers);
  const held = page.getByRole('complementary', { name: 'Your held time' });
  for (const path of [
    '',
    '/assessment',
    '/covid-scheduler',
    '/check-booking',
    '/privacy',
    '/accessibility',
  ]) {
    await page.goto(site + path);
    await expect(held, path).toHaveText(promise);
  }
  await expectReachable(page, { hasScript });
  await held.getByRole('link', { name: 'Go on with your form' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(page.getByText('We’re holding').first()).toBeVisible();
  await expect(held).toHaveCount(0);
});

test('the list of bookings says it too, while another visit is booked', async ({
  page,
  newEmail,
  mailbox,
}) => {
  await skipToBooked(page, newEmail);
  await openByMailedLink(page, mailbox, newEmail);
  const held = page.getByRole('complementary', { name: 'Your held time' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(held).toHaveCount(0);
  await skipToVisitInfo(page);
  await page.goto(`${site}/my-bookings`);
  await expect(held).toHaveText(promise);
});

test('it is gone once the visit is booked', async ({ page, newEmail }) => {
  await skipToReview(page, newEmail);
  await page.goto(site);
  await expect(page.getByText(promise)).toBeVisible();
  await consent(page);
  await page.goto(site);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Tested');
  await expect(page.getByText(promise)).toHaveCount(0);
});

test('it is gone at the end of the hold, on an open page by CSS alone', async ({ page, clock }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await skipToVisitInfo(page);
  await clock.advance({ minutes: 24, seconds: 50 });
  await page.goto(`${site}/privacy`);
  await expect(page.getByText(promise)).toBeVisible();
  await expect(page.getByText(promise)).toBeHidden();
  await clock.advance({ minutes: 1 });
  await page.goto(`${site}/privacy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(promise)).toHaveCount(0);
});

test('a page of a browser with a held time is kept by nobody, and strangers still share theirs', async ({
  page,
  request,
}) => {
  await skipToVisitInfo(page);
  for (const path of ['', '/assessment', '/check-booking', '/privacy', '/accessibility']) {
    const own = await page.request.get(site + path);
    expect(own.headers()['cache-control'], path).toBe('private, no-store');
    expect(await own.text()).toMatch(promise);
    const strange = await request.get(site + path);
    expect(strange.headers()['cache-control'], path).toMatch(/^public, /);
    expect(await strange.text()).not.toMatch(/is held until/);
  }
});

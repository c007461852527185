import { expect, expectAccessible, test, type Page } from '@larkwell/tooling/e2e';
import { save, skipToReview, visitInfo } from './shortcut';

const site = '/covid-19-testing';
const scheduler = `${site}/covid-scheduler`;
/** 320 px wide is also what a window of 1280 px shows at 400 %. */
const narrow = { width: 320, height: 640 };
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren';
const uninsured = { payment_select: '0', heath_insurance: '0', confirm_no_health_insurance: 'on' };

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every page and its errors, with long names, fit 320 px without sideways scroll, and axe finds nothing in the dark', async ({
  page,
  newEmail,
  hasScript,
  clock,
}) => {
  test.slow();
  await page.setViewportSize(narrow);
  await page.emulateMedia({ colorScheme: 'dark' });
  const look = async (state: string) => {
    // Its style sheet has come.
    await page.waitForLoadState();
    expect(await sidewaysScroll(page), state).toBe(0);
    if (hasScript) await expectAccessible(page, { contrast: 'AAA' });
  };
  const open = async (path: string) => {
    await page.goto(path);
    await look(path);
  };
  const openWithErrors = async (path: string, button: string) => {
    await open(path);
    await page.getByRole('button', { name: button, exact: true }).last().click();
    await expect(page).toHaveTitle(/^Error: /);
    await look(`errors of ${path}`);
  };
  const follow = async (link: RegExp) => {
    const from = page.url();
    await page.getByRole('link', { name: link }).click();
    await expect(page).not.toHaveURL(from);
    await look(`${link}`);
  };

  await openWithErrors(site, 'Get Tested');
  const { location, date } = await skipToReview(page, newEmail, { patient_first_name: longName });
  await openWithErrors(`${site}/assessment`, 'Submit');
  await open(scheduler);
  await open(`${scheduler}?date=${date}&checked=${location}`);
  for (const section of ['patient', 'contact', 'medical', 'payment', 'government']) {
    await open(`${visitInfo}?section=${section}`);
  }
  await openWithErrors(`${visitInfo}?section=payment&card=1`, 'Save and continue');
  await openWithErrors(`${visitInfo}?section=consent`, 'Submit');

  await save(page, 'payment', { payment_select: '1' });
  await open(await save(page, 'consent', { is_acknowledge: 'on' }));
  if (hasScript) await page.getByRole('button', { name: 'Pay another way' }).click();
  await look('ways to pay');
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  await expect(page).toHaveURL(/another-device/);
  await look('waiting for a payment elsewhere');

  await save(page, 'payment', uninsured);
  await save(page, 'government', { ssn: '900-12-3456', health_info_available: '1' });
  await open(await save(page, 'consent', { is_acknowledge: 'on' }));
  await openWithErrors(`${site}/check-booking`, 'Check Booking');
  await page.getByLabel('Email address').fill(newEmail);
  await page.getByRole('button', { name: 'Check Booking' }).click();
  await expect(page).toHaveURL(/my-bookings/);
  await look('my bookings');
  await follow(/^Move/);
  await follow(/Keep the booking/);
  await follow(/^Cancel/);
  await open(`${site}/nowhere`);

  await skipToReview(page, newEmail);
  await clock.advance({ minutes: 25 });
  await open(visitInfo);
});

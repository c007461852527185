import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { giveCode, lookUp, waitForCode } from './mailed-code';
import { expectReachable, longAddress, longName } from './reach';
import { skipToBooked } from './shortcut';

const codeOf = (page: Page) => page.locator('strong').first().innerText();

test('a booking is found by email, moved after the mailed code, checked in, and its report opens in a new tab', async ({
  page,
  newEmail,
  mailbox,
  ops,
  hasScript,
}) => {
  test.slow();
  const email = longAddress(newEmail);
  await page.goto(await skipToBooked(page, email, { patient_first_name: longName }));
  const code = await codeOf(page);
  await lookUp(page, email);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings');
  await expect(page.getByText(email).first()).toBeVisible();
  for (const column of [
    'Full Name',
    'Phone',
    'Appointment',
    'Location',
    'Code',
    'Status',
    'Test Type',
    'Action',
  ]) {
    await expect(page.getByRole('columnheader', { name: column })).toBeAttached();
  }
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('Pending');
  await expect(row).toContainText(/[AP]M Central time/);
  const before = await row.innerText();
  await expectReachable(page, { hasScript });

  await row.getByRole('button', { name: /^Move/ }).click();
  await expect(page.getByText('You are about to move a booking.')).toBeVisible();
  await expectReachable(page, { hasScript });
  await giveCode(page, await waitForCode(mailbox, email));
  await expect(page.getByRole('button', { name: /[AP]M\b/ }).first()).toBeVisible();
  await expect(page.getByText(/Choose a new time/)).toHaveCount(1);
  const now = /is now booked for \w{3} Jun \d\d\/27 at \d\d:\d\d [AP]M Central time\.$/;
  await expect(page.getByText(now)).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(4).click();
  await page
    .getByRole('button', { name: /[AP]M\b/ })
    .first()
    .click();
  await expect(
    page.getByText(/^Your booking was moved to Sat Jun 19\/27 at \d\d:\d\d [AP]M Central time\.$/),
  ).toBeVisible();
  expect(await row.innerText()).not.toBe(before);
  await expect(row).toContainText('Jun 19/27');
  await expect(page.getByText('Nobody has opened your answers or card pictures.')).toBeVisible();

  const cancelPage = (await row.getByRole('link', { name: /^Cancel/ }).getAttribute('href'))!;
  await ops('bookings', 'check-in', code);
  await page.goto(cancelPage);
  await expect(page.getByText('This booking can no longer be canceled or moved.')).toBeVisible();
  await expect(row).toContainText('In-Progress');
  await expect(row.getByRole('link')).toHaveCount(0);

  await ops('bookings', 'report', code, 'not-detected');
  await page.reload();
  await expect(row).toContainText('Report Generated');
  await expectReachable(page, { hasScript });
  const opened = page.waitForEvent('popup');
  await row.getByRole('link', { name: /View Report .*opens in new tab/ }).click();
  await opened;
  await ops('bookings', 'find', code);
  await page.reload();
  const openings = page.getByRole('region', { name: 'Who opened your records' });
  await expect(openings.getByRole('row').filter({ hasText: 'Larkwell staff' })).toContainText('Your booking');
  await expectReachable(page, { hasScript });
});

test('a pending booking is canceled after a confirmation, through its mailed link without a code', async ({
  page,
  newEmail,
  mailbox,
  hasScript,
}) => {
  await page.goto(await skipToBooked(page, newEmail));
  const code = await codeOf(page);
  const { text } = await mailbox.find({ to: newEmail, subject: /booked/ });
  await page.goto(/\S+\/check-booking\/mailed\?link=\S+/.exec(text)![0]);
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'See my bookings' }).click();
  const row = page.getByRole('row').filter({ hasText: code });
  const pages = await row.getByRole('link', { name: /^(Move|Cancel)/ }).all();
  const addresses = await Promise.all(pages.map((link) => link.getAttribute('href')));
  await row.getByRole('link', { name: /^Cancel/ }).click();
  await expect(page.getByText(/Test cancellation is non-refundable/)).toBeVisible();
  await expect(page.getByText(/^\d\d:\d\d [AP]M Central time$/)).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Yes, cancel the booking' }).click();

  await expect(page.getByText('Appointment cancelled successfully')).toBeVisible();
  await expect(row).toContainText('Cancelled');
  await expectReachable(page, { hasScript });
  await expect(row.getByRole('link')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Appointment cancelled successfully')).toHaveCount(0);
  for (const address of addresses) {
    await page.goto(address!);
    await expect(page.getByText('This booking is already canceled.')).toBeVisible();
  }
});

test('a time pressed after the proof has expired waits for a new code, and so does a report', async ({
  page,
  newEmail,
  mailbox,
  ops,
  clock,
  hasScript,
}) => {
  test.slow();
  await page.goto(await skipToBooked(page, newEmail));
  const booking = await codeOf(page);
  await lookUp(page, newEmail);
  await page.getByRole('button', { name: /^Move/ }).click();
  await giveCode(page, await waitForCode(mailbox, newEmail));
  await page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(4).click();
  await clock.advance({ minutes: 31 });
  await page
    .getByRole('button', { name: /[AP]M\b/ })
    .last()
    .click();
  await giveCode(page, await waitForCode(mailbox, newEmail, 2));
  await expect(page.getByText(/^You chose .* It is still available\.$/)).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Move it to the time I chose' }).click();
  await expect(page.getByText('Your booking was moved')).toBeVisible();

  const cancelPage = (await page.getByRole('link', { name: /^Cancel/ }).getAttribute('href'))!;
  await clock.advance({ minutes: 31 });
  await page.goto(cancelPage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address');
  expect(await mailbox.list(newEmail), 'opening a page mails no code').toHaveLength(4);
  await expectReachable(page, { hasScript });
  await ops('bookings', 'check-in', booking);
  await ops('bookings', 'report', booking, 'not-detected');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: /^View Report/ }).click();
  await giveCode(page, await waitForCode(mailbox, newEmail, 3));
  await expect(page.getByText('Thank you. You can open your report now.')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /View Report .*opens in new tab/ }).click();
  await opened;
});

test('a missed visit says that its time has passed and offers no actions', async ({
  page,
  newEmail,
  clock,
  hasScript,
}) => {
  await page.goto(await skipToBooked(page, newEmail));
  const code = await codeOf(page);
  await clock.advance({ days: 3 });
  await lookUp(page, newEmail);
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('The time of this visit has passed.');
  await expect(row.getByRole('link')).toHaveCount(0);
  await expectReachable(page, { hasScript });
});

test('page, mail and calendar name the patient', async ({ page, newEmail, mailbox }) => {
  await page.goto(await skipToBooked(page, newEmail));
  await expect(page.getByText('Ada E.')).toBeVisible();
  const mail = await mailbox.find({ to: newEmail, subject: /booked/ });
  expect(mail.text).toMatch(/Patient\s+“Ada E\.”/);
  expect(mail.html).toContain('Ada E.');
  const href = await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href');
  expect(await (await page.request.get(href!)).text()).toContain('Ada E.');
});

test('an unknown link leads to the lookup with a sentence', async ({ page, hasScript }) => {
  await page.goto('/covid-19-testing/check-booking/mailed?link=forged');
  await page.getByRole('button', { name: 'See my bookings' }).click();
  await expect(page.getByText('This link no longer works.')).toBeVisible();
  await expect(page).toHaveURL(/\/check-booking$/);
  await expectReachable(page, { hasScript });
});

test('an address without bookings gets the sentence for it', async ({ page, newEmail, hasScript }) => {
  await lookUp(page, newEmail);
  await expect(page.getByText('There are no bookings for this user')).toBeVisible();
  await expectReachable(page, { hasScript });
});

test('the list sends a visitor without an address to check-booking, which says what is wrong with an address', async ({
  page,
  hasScript,
}) => {
  await page.goto('/covid-19-testing/my-bookings');
  await expect(page).toHaveURL(/\/check-booking$/);
  await page.getByRole('button', { name: 'Check Booking' }).click();
  await expect(page.getByRole('link', { name: 'Email address: This field is required' })).toBeVisible();
  await page.getByLabel('Email address').fill('nobody@nowhere');
  await page.getByRole('button', { name: 'Check Booking' }).click();
  await expect(page.getByText('Invalid email address').first()).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('nobody@nowhere');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/covid-19-testing$/);
});

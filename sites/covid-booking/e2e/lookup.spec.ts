import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { expectReachable, longName } from './reach';
import { skipToBooked } from './shortcut';

async function lookUp(page: Page, email: string) {
  await page.goto('/covid-19-testing/check-booking');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Check Booking' }).click();
}

const codeOf = (page: Page) => page.locator('strong').first().innerText();

test('a booking is found by e-mail, moved, checked in, and its report opens in a new tab', async ({
  page,
  newEmail,
  ops,
  hasScript,
}) => {
  test.slow();
  await page.goto(await skipToBooked(page, newEmail, { patient_first_name: longName }));
  const code = await codeOf(page);
  await lookUp(page, newEmail);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings');
  await expect(page.getByText(newEmail).first()).toBeVisible();
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
  const before = await row.innerText();
  await expectReachable(page, { hasScript });

  await row.getByRole('link', { name: /^Move/ }).click();
  await expect(page.getByRole('button', { name: /[AP]M\b/ }).first()).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(4).click();
  await page
    .getByRole('button', { name: /[AP]M\b/ })
    .first()
    .click();
  await expect(page.getByText('Your booking was moved')).toBeVisible();
  expect(await row.innerText()).not.toBe(before);
  await expect(row).toContainText('Jun 19/27');

  const cancelPage = (await row.getByRole('link', { name: /^Cancel/ }).getAttribute('href'))!;
  await ops('bookings', 'check-in', code);
  await page.goto(cancelPage);
  await expect(page.getByText('This booking can no longer be cancelled or moved.')).toBeVisible();
  await expect(row).toContainText('In-Progress');
  await expect(row.getByRole('link')).toHaveCount(0);

  await ops('bookings', 'report', code, 'not-detected');
  await page.reload();
  await expect(row).toContainText('Report Generated');
  await expectReachable(page, { hasScript });
  const opened = page.waitForEvent('popup');
  await row.getByRole('link', { name: /View Report .*opens in new tab/ }).click();
  await opened;
});

test('a pending booking is cancelled after a question', async ({ page, newEmail, hasScript }) => {
  await page.goto(await skipToBooked(page, newEmail));
  const code = await codeOf(page);
  await lookUp(page, newEmail);
  const row = page.getByRole('row').filter({ hasText: code });
  const pages = await row.getByRole('link', { name: /^(Move|Cancel)/ }).all();
  const addresses = await Promise.all(pages.map((link) => link.getAttribute('href')));
  await row.getByRole('link', { name: /^Cancel/ }).click();
  await expect(page.getByText(/Test cancellation is non-refundable/)).toBeVisible();
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
    await expect(page.getByText('This booking is already cancelled.')).toBeVisible();
  }
});

test('a visit that nobody came to says that its time has passed, and offers nothing', async ({
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
  expect(mail.text).toMatch(/Patient\s+Ada E\./);
  expect(mail.html).toContain('Ada E.');
  const href = await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href');
  expect(await (await page.request.get(href!)).text()).toContain('Ada E.');
});

test('an address without bookings gets the sentence for it', async ({ page, newEmail, hasScript }) => {
  await lookUp(page, newEmail);
  await expect(page.getByText('There are no bookings for this user')).toBeVisible();
  await expectReachable(page, { hasScript });
});

test('the list sends a visitor without an address to check-booking, which says what is wrong with one', async ({
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

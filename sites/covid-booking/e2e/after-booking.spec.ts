import { expect, test } from '@larkwell/tooling/e2e';
import { giveCode, lookUp, waitForCode } from './mailed-code';
import { expectReachable, longName } from './reach';
import { consent, skipToBooked, skipToReview } from './shortcut';

const child = {
  patient_relationship: 'parent',
  'date_of_birth.month': '1',
  'date_of_birth.day': '2',
  'date_of_birth.year': '2017',
};

test('the confirmation has what the place says, a map, and ways to change the visit', async ({
  page,
  newEmail,
  mailbox,
  hasScript,
}) => {
  await page.goto(await skipToBooked(page, newEmail));
  await expect(page.getByRole('heading', { name: 'At the test site' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Map of the test site' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/search\?query=.+Omaha/,
  );
  await expectReachable(page, { hasScript });

  // Whoever opens the page may read it; to change the visit they have to show that the mailbox is theirs.
  await page.getByRole('link', { name: 'Move this visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your booking');
  await page.getByLabel('Email address').fill(newEmail);
  await page.getByRole('button', { name: 'Check Booking' }).click();
  await page.getByRole('button', { name: 'Send me the code' }).click();
  await giveCode(page, await waitForCode(mailbox, newEmail));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move this booking');
});

for (const press of ['move', 'cancel'] as const) {
  test(`a link of the mail goes straight to the page to ${press} the visit`, async ({
    page,
    newEmail,
    mailbox,
  }) => {
    await skipToBooked(page, newEmail);
    await page.context().clearCookies();
    const { text } = await mailbox.find({ to: newEmail, subject: /booked/ });
    expect(text).toContain('https://www.openstreetmap.org/search?query=');
    const link = new RegExp(`/covid-19-testing/check-booking/mailed\\?link=\\S+&press=${press}`).exec(text)!;
    await page.goto(link[0]);
    await page.getByRole('button', { name: 'Go on' }).click();
    const title = { move: 'Move this booking', cancel: 'Cancel this booking?' }[press];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/Ada Example/).first()).toBeVisible();
  });
}

test('the list is not led elsewhere by a booking of someone else', async ({ page, newEmail }) => {
  await skipToBooked(page, newEmail);
  await page.context().clearCookies();
  await page.goto('/covid-19-testing/check-booking?press=cancel&booking=not-theirs');
  await page.getByLabel('Email address').fill(newEmail);
  await page.getByRole('button', { name: 'Check Booking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings');
  await lookUp(page, newEmail);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings');
});

for (const { who, patient } of [
  { who: 'an adult', patient: {} },
  { who: 'a minor', patient: { ...child, patient_first_name: longName } },
]) {
  test(
    `the confirmation of ${who} prints on one page, with the name`,
    { tag: '@no-js' },
    async ({ page, newEmail }) => {
      await skipToReview(page, newEmail, patient);
      await page.goto(await consent(page));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('term').first()).toHaveText('Patient');
      await expect(page.getByRole('definition').first()).toHaveText(/ E\.$/);
      await expect(page.getByRole('contentinfo')).toBeHidden();
      for (const format of ['Letter', 'A4']) {
        const margin = { top: '1.5cm', right: '1.5cm', bottom: '1.5cm', left: '1.5cm' };
        const pdf = await page.pdf({ format, margin });
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
      }
    },
  );
}

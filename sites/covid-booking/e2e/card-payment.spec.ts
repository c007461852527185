import { expect, test } from '@larkwell/tooling/e2e';
import * as journey from './booking-journey';
import { cards, expectBooked, pay, payOnHostedPage, typeCard } from './paying';
import { expectReachable } from './reach';
import { skipPerson, skipToPayment, skipToVisitInfo, visitInfo } from './shortcut';

test(
  'an Antigen visit is paid with the card dialog',
  { tag: '@js' },
  async ({ page, newEmail, hasScript }) => {
    await skipToPayment(page, newEmail, 'Antigen');
    const dialog = page.getByRole('dialog', { name: 'Card Payment' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Pay $70.00' })).toBeDisabled();
    await expectReachable(page, { hasScript });

    await typeCard(page, cards.declined);
    await pay(page, '$70.00');
    await expect(dialog.getByText('Your card was declined.')).toBeVisible();
    await expect(page).toHaveTitle(/^Error: Pay for your visit/);
    await expectReachable(page, { hasScript });

    await typeCard(page, cards.good);
    await pay(page, '$70.00');
    await expectBooked(page);
    await expect(page.getByText('$70.00')).toBeVisible();
  },
);

test(
  'Stripe’s message about a wrong number is under the field',
  { tag: '@js' },
  async ({ page, newEmail }) => {
    await skipToPayment(page, newEmail, 'Antigen');
    await typeCard(page, '4242424242424241');
    await expect(page.getByText('Your card number is invalid.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay $70.00' })).toBeDisabled();
  },
);

test("a visit is booked after the bank's challenge", { tag: '@js' }, async ({ page, newEmail }) => {
  await skipToPayment(page, newEmail, 'RT-PCR');
  await typeCard(page, cards.asksTheBank);
  await pay(page, '$120.00');
  await page
    .frameLocator('dialog iframe')
    .last()
    .getByRole('button', { name: 'Complete authentication' })
    .click();
  await expectBooked(page);
});

test(
  "a bank's challenge that was answered elsewhere is not repeated",
  { tag: '@js' },
  async ({ page, newEmail, environment }) => {
    await skipToPayment(page, newEmail, 'RT-PCR');
    await typeCard(page, cards.asksTheBank);
    await page.route('**/v1/payment_intents/*?client_secret=*', async (route) => {
      const [id] = /pi_\w+(?=\?)/.exec(route.request().url()) ?? [];
      const answer = new URLSearchParams({ answer: 'complete' });
      await fetch(`${environment.STRIPE_API_URL}/3d-secure/${id}`, { method: 'POST', body: answer });
      await route.continue();
    });
    await pay(page, '$120.00');
    await expectBooked(page);
  },
);

test('a visit is paid on the secure payment page', async ({ page, newEmail, hasScript }) => {
  await skipToVisitInfo(page);
  await skipPerson(page, newEmail);
  await page.goto(`${visitInfo}?section=payment`);
  await journey.payByCard(page);
  await journey.fillGovernment(page);
  await journey.submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for your visit');
  if (hasScript) await page.getByRole('button', { name: 'Pay another way' }).click();
  else {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pay by card on this page' })).toHaveCount(0);
  }
  const ways = hasScript ? 'Other ways to pay' : 'Ways to pay';
  await expect(page.getByRole('heading', { name: /ways to pay$/i })).toHaveText(ways, { useInnerText: true });
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();

  await page.getByRole('link', { name: 'Back to Larkwell' }).click();
  await expect(
    page.getByText('You left the payment page before paying. You have not been charged.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await payOnHostedPage(page, '$120.00');
  await expectBooked(page);
  await expect(page.getByText('$120.00')).toBeVisible();
});

test('a visit booked here is paid in another browser', async ({
  page,
  newEmail,
  hasScript,
  mailbox,
  browser,
  baseURL,
}) => {
  await skipToPayment(page, newEmail, 'Antigen');
  if (hasScript) await page.getByRole('button', { name: 'Pay another way' }).click();
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(
    page.getByText('We have not received the payment yet. If you have paid, wait a moment and try again.'),
  ).toBeVisible();
  await expectReachable(page, { hasScript });

  const mail = await mailbox.find({ to: newEmail, subject: /pay/i });
  const link = /https?:\/\/\S+\/covid-19-testing\/pay\/[\w-]+/.exec(mail.text)?.[0];
  const phone = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const other = await phone.newPage();
  await other.goto(link!);
  await expect(other.getByText('$70.00 for the Covid Antigen Test')).toBeVisible();
  await expectReachable(other, { hasScript: false });
  await other.getByRole('button', { name: 'Continue to the secure payment page' }).click();
  await payOnHostedPage(other, '$70.00');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Thank you');

  await mailbox.find({ to: newEmail, subject: /booked|confirm/i });
  await other.goto(link!);
  await expect(other.getByText('This visit is already paid. There is nothing left to do.')).toBeVisible();
  await phone.close();
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expectBooked(page);
});

import { expect, expectAccessible, type Page } from '@larkwell/tooling/e2e';
import { cards, expectBooked, pay, payOnHostedPage, payOnSecurePage, putCardAside, typeCard } from './paying';
import { test } from './paying-test';
import { expectReachable } from './reach';
import { consent, formsOf, post, save, skipToPayment, skipToReview, visitInfo } from './shortcut';
import { contactAnswers, patientAnswers } from './typed-answers';

// A parent books for a second child in a second tab, in the same draft. The first tab still shows the first child.
const payment = `${visitInfo}/payment`;
const first = 'Ada Example';
const second = { patient_first_name: 'Cora', patient_last_name: 'Brooks' };

/** The second tab. */
async function writeSecond(page: Page, email: string) {
  await save(page, 'patient', { ...patientAnswers, ...second });
  await save(page, 'contact', { ...contactAnswers, patient_email: `second-${email}` });
}

const whoChanged = (page: Page) => page.getByRole('row', { name: /^Patient/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('Submit for one child books nothing if another tab entered a second child, and names both', async ({
  page,
  newEmail,
  hasScript,
}) => {
  await skipToReview(page, newEmail);
  await page.goto(`${visitInfo}?section=consent`);
  await expect(page.getByText(first).first()).toBeVisible();
  await writeSecond(page, newEmail);
  await page.getByLabel(/I confirm that the information is true/).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(whoChanged(page)).toContainText(/Ada Example.*Cora Brooks/);
  await expect(heading(page)).toHaveText('Check your answers');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByText(/visit (has )?changed since you/)).toHaveCount(1);
  await expectAccessible(page);
  await expectReachable(page, { hasScript });
  // Nothing was agreed to: the reopened page asks again.
  await page.goto(`${visitInfo}?section=consent`);
  await expect(page.getByLabel(/I confirm that the information is true/)).not.toBeChecked();
  await page.getByLabel(/I confirm that the information is true/).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectBooked(page);
  await expect(page.getByText('Cora B.')).toBeVisible();
});

test('Submit saves no consent if another tab chose the paid test', async ({ page, newEmail }) => {
  await skipToReview(page, newEmail);
  await page.goto(`${visitInfo}?section=consent`);
  await post(page, '/covid-19-testing/covid-scheduler', { location: '68102', testType: 'Antigen' });
  await page.getByLabel(/I confirm that the information is true/).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(/\$0\.00.*\$70\.00/);
  await page.goto(payment);
  await expect(heading(page)).toHaveText('Check your answers');
});

test('a press to pay for one child charges nothing if another tab entered a second child', async ({
  page,
  newEmail,
  hasScript,
  stripe,
  startPaying,
}) => {
  test.slow();
  await startPaying({ keepCard: true });
  await expect(page.getByRole('region', { name: 'Your visit' })).toContainText(first);
  await writeSecond(page, newEmail);
  if (hasScript) {
    await typeCard(page, cards.good);
    await pay(page, '$70.00');
  } else await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await expect(whoChanged(page)).toContainText(/Ada Example.*Cora Brooks/);
  expect(await stripe.taken()).toEqual([]);
  await page.getByRole('button', { name: 'Confirm booking and pay $70.00' }).click();
  await expect(page.getByRole('region', { name: 'Your visit' })).toContainText('Cora Brooks');
  if (hasScript) await putCardAside(page);
  // Another tab agrees to the first child again: this page is outdated.
  await save(page, 'patient', patientAnswers);
  await consent(page);
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  await expect(whoChanged(page)).toContainText(/Cora Brooks.*Ada Example/);
  await expectAccessible(page);
  await expectReachable(page, { hasScript });
  await page.getByRole('link', { name: 'Continue with $70.00' }).click();
  if (hasScript) await putCardAside(page);
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await payOnHostedPage(page, '$70.00');
  await expect(page.getByText('Ada E.')).toBeVisible();
  expect(await stripe.taken()).toEqual([7000]);
});

test('a press for one child does not look like the booking of the second', async ({
  page,
  newEmail,
  hasScript,
}) => {
  await skipToReview(page, newEmail);
  await page.goto(`${visitInfo}?section=consent`);
  await page.getByLabel(/I confirm that the information is true/).check();
  await writeSecond(page, newEmail);
  const booked = await consent(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(new RegExp(`${booked}$`));
  await expect(page.getByRole('alert')).toContainText(
    'Nothing was done. This visit was already booked in another window, with different details. Check them below.',
  );
  await expect(page.getByText('Cora B.')).toBeVisible();
  await expectReachable(page, { hasScript });
});

test('a second press for the same child leads to its booking without a message', async ({
  page,
  newEmail,
}) => {
  await skipToReview(page, newEmail);
  const review = await (await page.request.get(`${visitInfo}?section=consent`)).text();
  const shown = formsOf(review).find((fields) => 'terms' in fields)!;
  const press = () => save(page, 'consent', { ...shown, is_acknowledge: 'on' });
  const booked = await press();
  expect(await press()).toBe(booked);
  await page.goto(booked);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("a paid link's outcome is unknown until Stripe answers if the visit changed, and the link is not shown again", async ({
  page,
  newEmail,
  hasScript,
  stripe,
}) => {
  test.slow();
  await skipToPayment(page, newEmail, 'Antigen');
  if (hasScript) await putCardAside(page);
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  const link = (await page.getByRole('link', { name: /\/pay\// }).getAttribute('href'))!;
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue to the secure payment page' }).click();
  await stripe.plan({ operation: 'webhook:*', kind: 'drop' });
  await page.route('**/pay/done*', (route) => route.abort());
  await payOnHostedPage(page, '$70.00').catch(() => {});
  await expect.poll(() => stripe.taken()).toEqual([7000]);
  await stripe.fail();
  await writeSecond(page, newEmail);
  const unknown = page.getByText('We do not know yet whether the payment went through.');
  for (const path of [link, `${payment}/another-device`]) {
    await page.goto(path);
    await expect(unknown).toBeVisible();
    await expect(page.getByText('You have not been charged')).toHaveCount(0);
    await expect(page.getByText('The link works until')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Check again' })).toBeVisible();
    await expectReachable(page, { hasScript });
  }
  await page.goto(`${visitInfo}?section=consent`);
  await expect(
    page.getByText(/We do not know yet whether a payment that you began went through/),
  ).toBeVisible();
  await stripe.clear();
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('You have not been charged.');
});

test("an earlier secure page's outcome is unknown while Stripe cannot be reached", async ({
  page,
  hasScript,
  stripe,
  startPaying,
}) => {
  test.slow();
  await startPaying();
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await page.getByRole('link', { name: 'Back to Larkwell' }).click();
  await stripe.fail();
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await expect(page.getByRole('alert')).toContainText('We do not know yet whether the payment went through.');
  await expect(page.getByText('Payment failed')).toHaveCount(0);
  await stripe.clear();
  await page.getByRole('link', { name: 'Check again' }).click();
  await payOnSecurePage(page, hasScript);
  expect(await stripe.taken()).toEqual([7000]);
});

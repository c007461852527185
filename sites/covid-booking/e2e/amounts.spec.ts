import { expect, expectAccessible, test, type Page } from '@larkwell/tooling/e2e';
import { cards, openStripe, pay, payOnHostedPage, putCardAside, typeCard } from './paying';
import { expectReachable } from './reach';
import { consent, formsOf, post, skipToPayment, slotForms } from './shortcut';

// The amount on the button is charged, whatever other tabs do in the meantime.
const scheduler = '/covid-19-testing/covid-scheduler';
const payment = `${scheduler}/covid-visit-info/payment`;
const changed = (page: Page) => page.getByRole('alert').filter({ hasText: 'changed' });

/** Another tab chooses the other test. The prices differ. */
const chooseAntigen = (page: Page) => post(page, scheduler, { location: '68102', testType: 'Antigen' });

/** Another tab takes another time. */
async function takeAnotherTime(page: Page) {
  const list = await (await page.request.get(scheduler)).text();
  const location = /[?;&]checked=([^"&#%]+)/.exec(list)?.[1];
  const times = await (await page.request.get(`${scheduler}?date=2027-06-18&checked=${location}`)).text();
  await post(page, scheduler, slotForms(times).at(-1)!);
}

/** Another tab agrees to the current visit. */
const agreeElsewhere = (page: Page) => consent(page);

const booked = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test visit is booked');

test('a visit changed in another tab needs a new consent before the secure page asks for its amount', async ({
  page,
  newEmail,
  hasScript,
}) => {
  test.slow();
  await skipToPayment(page, newEmail, 'RT-PCR');
  if (hasScript) await putCardAside(page);
  await expect(page.getByText('$120.00 for the Covid RT-PCR Test')).toBeVisible();
  await chooseAntigen(page);
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await expect(page.getByRole('row', { name: /Total/ })).toContainText(/\$120\.00.*\$70\.00/);
  await expectAccessible(page);
  await expectReachable(page, { hasScript });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers');
  await expect(page.getByText('you consent to the test')).toBeVisible();
  await page.goto(payment);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers');
  await page.getByRole('button', { name: 'Confirm booking and pay $70.00' }).click();
  await expect(page.getByText('$70.00 for the Covid Antigen Test')).toBeVisible();
  if (hasScript) await putCardAside(page);
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await payOnHostedPage(page, '$70.00');
  await booked(page);
  await expect(page.getByText('$70.00')).toBeVisible();
});

test('a link for another device ends once the time changes, and the waiting page says so', async ({
  page,
  newEmail,
  hasScript,
}) => {
  test.slow();
  await skipToPayment(page, newEmail, 'RT-PCR');
  if (hasScript) await putCardAside(page);
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  const link = await page.getByRole('link', { name: /\/pay\// }).getAttribute('href');
  await page.goto(link!);
  await expect(page.getByText('$120.00 for the Covid RT-PCR Test')).toBeVisible();
  await takeAnotherTime(page);
  await page.getByRole('button', { name: 'Continue to the secure payment page' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The visit changed after this link was made, so the link no longer works. You have not been charged.',
  );
  await expect(page).toHaveURL(/\/covid-19-testing\/pay\//);
  await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
  await page.goto(`${payment}/another-device`);
  await expect(page.getByText('Your visit changed after this link was made')).toBeVisible();
  await expect(page.getByText('The link works until')).toHaveCount(0);
  await expectReachable(page, { hasScript });
  await page.getByRole('link', { name: 'Check your visit and pay' }).click();
  await expect(page.getByRole('row', { name: /^(Date|Time) / }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm booking and pay $120.00' }).click();
  await expect(page.getByText('$120.00 for the Covid RT-PCR Test')).toBeVisible();
});

test('three presses at once charge one card once', async ({ page, newEmail, environment }) => {
  test.slow();
  const stripe = openStripe(environment);
  const before = await stripe.findLatest();
  await skipToPayment(page, newEmail, 'Antigen');
  const shown = formsOf(await (await page.request.get(payment)).text()).find((form) => 'terms' in form)!;
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { ...shown, token: 'tok_visa' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => page.request.post(payment, { form, headers, maxRedirects: 0 })),
  );
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  await page.goto(payment);
  await booked(page);
  await expect(page.getByText('$70.00')).toBeVisible();
  expect(await stripe.listMoney(before)).toEqual([7000]);
});

test('a press to pay for a visit that another tab made incomplete leads to the answers and says why', async ({
  page,
  newEmail,
  hasScript,
}) => {
  await skipToPayment(page, newEmail, 'Antigen');
  if (hasScript) await putCardAside(page);
  await post(page, scheduler, { location: '68102', testType: 'RT-PCR' });
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers');
  await expect(page.getByRole('alert')).toContainText(
    'Your visit has changed since this page was shown. Nothing was done. Please check your answers.',
  );
});

test('a form without terms pays and books nothing', async ({ page, newEmail }) => {
  await skipToPayment(page, newEmail, 'Antigen');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const forms: Record<string, string>[] = [{ token: 'tok_visa' }, { intent: 'hosted' }, { intent: 'device' }];
  for (const form of forms) {
    const answer = await page.request.post(payment, { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain('This page is out of date. Nothing was done.');
  }
});

test(
  'the card in the dialog is charged only the amount on its button',
  { tag: '@js' },
  async ({ page, newEmail }) => {
    test.slow();
    await skipToPayment(page, newEmail, 'RT-PCR');
    await typeCard(page, cards.good);
    await chooseAntigen(page);
    await agreeElsewhere(page);
    await pay(page, '$120.00');
    await expect(changed(page).getByRole('row', { name: /Total/ })).toContainText(/\$120\.00.*\$70\.00/);
    await changed(page).getByRole('link', { name: 'Continue with $70.00' }).click();
    await typeCard(page, cards.good);
    await pay(page, '$70.00');
    await booked(page);
    await expect(page.getByText('$70.00')).toBeVisible();
  },
);

import { expect, expectAccessible, type Page } from '@larkwell/tooling/e2e';
import { cards, expectBooked, pay, payOnSecurePage, typeCard } from './paying';
import { test } from './paying-test';
import { expectReachable } from './reach';
import { formsOf } from './shortcut';

// One press, one charge of the amount on the button, even if the place, the network or Stripe has trouble.
const payment = '/covid-19-testing/covid-scheduler/covid-visit-info/payment';

/** What the payment page posts once it has a card token. */
async function press(page: Page) {
  const shown = formsOf(await (await page.request.get(payment)).text()).find((form) => 'terms' in form)!;
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { ...shown, token: 'tok_visa' };
  return () => page.request.post(payment, { form, headers, maxRedirects: 0 });
}

test('a place that stopped offering the test is announced, and nothing is charged', async ({
  page,
  sql,
  stripe,
  startPaying,
}) => {
  test.slow();
  await startPaying();
  const place = await page
    .getByRole('region', { name: 'Your visit' })
    .getByText(/Larkwell/)
    .innerText();
  const [location] = await sql<{ id: string }>(
    `update locations set test_types = '{RT-PCR}' where starts_with($1, name) returning id`,
    place,
  );
  try {
    await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
    await expect(page.getByRole('alert')).toContainText('This location no longer offers that test.');
    expect(await stripe.taken()).toEqual([]);
  } finally {
    await sql(`update locations set test_types = '{RT-PCR,Antigen}' where id = $1`, location!.id);
  }
});

test('a secure page whose address was lost opens on the next press and is paid once', async ({
  page,
  hasScript,
  stripe,
  startPaying,
}) => {
  test.slow();
  await startPaying();
  await stripe.plan({ operation: 'checkout.sessions.create', kind: 'timeout-after', ms: 1, times: 3 });
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await stripe.clear();
  await page.goto(payment);
  await payOnSecurePage(page, hasScript);
  expect(await stripe.taken()).toEqual([7000]);
});

test('a second press while Stripe is slow gets the booking of the first', async ({
  page,
  stripe,
  startPaying,
}) => {
  test.slow();
  await startPaying({ keepCard: true });
  const send = await press(page);
  await stripe.plan({ operation: 'payment_intents.confirm', kind: 'latency', ms: 2500, times: 1 });
  const first = send();
  await expect.poll(() => stripe.isConfirming()).toBe(true);
  const second = await send();
  expect([(await first).status(), second.status()]).toEqual([303, 303]);
  await stripe.clear();
  await page.goto(payment);
  await expectBooked(page);
  expect(await stripe.taken()).toEqual([7000]);
});

test('a card whose answer was lost is checked again, even after a reload, and books without a second charge', async ({
  page,
  hasScript,
  stripe,
  startPaying,
}) => {
  test.slow();
  await startPaying({ keepCard: true });
  await stripe.plan({ operation: 'payment_intents.confirm', kind: 'timeout-after', ms: 1, times: 4 });
  await stripe.plan({ operation: 'payment_intents.retrieve', kind: 'error', times: 1000 });
  await stripe.plan({ operation: 'webhook:*', kind: 'drop' });
  if (hasScript) {
    await typeCard(page, cards.good);
    await pay(page, '$70.00');
  } else {
    const send = await press(page);
    expect((await send()).status()).toBe(409);
    await page.reload();
  }
  const unknown = page.getByText('We do not know yet whether the payment went through.');
  await expect(unknown).toBeVisible();
  await page.goto(payment);
  await expect(unknown).toBeVisible();
  await expect(page.getByRole('button', { name: /Pay/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectReachable(page, { hasScript });
  await stripe.clear();
  await page.getByRole('link', { name: 'Check again' }).click();
  await expect(
    page.getByText('Your bank approved the payment, but the visit is not booked yet.'),
  ).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Complete booking' }).click();
  await expectBooked(page);
  expect(await stripe.taken()).toEqual([7000]);
});

test('a booking whose card is not charged yet says so, and is confirmed once it is', async ({
  page,
  stripe,
  startPaying,
}) => {
  test.slow();
  await startPaying({ keepCard: true });
  await stripe.plan({ operation: 'payment_intents.capture', kind: 'error', times: 1000 });
  const send = await press(page);
  const { location } = (await send()).headers();
  await page.goto(location!);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test visit is not booked yet');
  await expect(page.getByRole('alert')).toContainText('We do not know yet whether the payment went through.');
  await expectAccessible(page);
  await stripe.clear();
  await expect(async () => {
    await page.getByRole('link', { name: 'Check again' }).click({ timeout: 1000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test visit is booked', {
      timeout: 1000,
    });
  }).toPass();
  expect(await stripe.taken()).toEqual([7000]);
});

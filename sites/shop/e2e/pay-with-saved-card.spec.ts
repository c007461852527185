import { expect, expectAccessible, type Page } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { saveCard } from './save-card';
import { cards, expectConfirmation, fillCardField, submit } from './shopper';
import { skipToCart, skipToPayment } from './shortcut';
import { onHostedPage } from './ways-to-pay';

const savedCard = (page: Page, name = /^Visa ending in 4242, \d\d\/\d\d$/) =>
  page.getByRole('group', { name: 'Pay with' }).getByRole('radio', { name });
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $49.00', exact: true });

test('a saved card pays, and two presses charge once', async ({ page, start, environment, provider }) => {
  const email = await start(onHostedPage);
  await saveCard(environment, email, 'tok_visa');
  await page.reload();
  await expect(savedCard(page)).toBeChecked();
  await expectAccessible(page);
  await payButton(page).dblclick();
  await expectConfirmation(page);
  expect(await provider.taken()).toEqual([4900]);
});

test('the bank’s question about a saved card is answered on its page', async ({
  page,
  start,
  environment,
  provider,
}) => {
  const email = await start(onHostedPage);
  await saveCard(environment, email, 'tok_threeDSecure2Required');
  await page.reload();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
  await expect(page.getByText('unable to authenticate')).toBeVisible();
  expect(await provider.taken()).toEqual([]);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expectConfirmation(page);
  expect(await provider.taken()).toEqual([4900]);
});

test('a refused saved card says so beside it, and stays chosen', async ({ page, start, environment }) => {
  const email = await start(onHostedPage);
  await saveCard(environment, email, 'tok_chargeCustomerFail');
  await saveCard(environment, email, 'tok_mastercard');
  await page.reload();
  await expect(savedCard(page, /^Mastercard/)).toBeChecked();
  await savedCard(page, /^Visa/).check();
  await payButton(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Your card was declined' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Pay with' })).toContainText('Your card was declined');
  await expect(savedCard(page, /^Visa/)).toBeChecked();
  await expectAccessible(page);
});

test('a person with saved cards can enter another', async ({ page, start, environment, hasScript }) => {
  const email = await start(onHostedPage);
  await saveCard(environment, email, 'tok_visa');
  await page.reload();
  await savedCard(page, /^A new card$/).check();
  if (hasScript) {
    await fillCardField(page, cards.good);
    await payButton(page).click();
    await expectConfirmation(page);
  } else {
    await expect(page.getByText('Enter the new card on our secure payment page, below.')).toBeVisible();
    await expect(payButton(page)).toBeHidden();
  }
});

test(
  'a new card is saved only when asked, and offered next time',
  { tag: '@js' },
  async ({ page, start, environment }) => {
    const email = await start(onHostedPage);
    const tick = page.getByRole('checkbox', { name: 'Save this card for next time' });
    await fillCardField(page, cards.good);
    await expect(tick).not.toBeChecked();
    await tick.check();
    await submit(page, 'Pay $49.00');
    await expectConfirmation(page);
    await page.goto('/profile');
    await expect(page.getByText('Visa ending in 4242, expires 12/2034')).toBeVisible();
    await skipToCart(page, environment, { slug: 'vitamin-d-check' });
    await skipToPayment(page, email);
    await expect(savedCard(page, /^Visa ending in 4242, 12\/34$/)).toBeChecked();
  },
);

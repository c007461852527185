import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { test } from './shopper-test';
import {
  applyCoupon,
  cards,
  expectConfirmation,
  fillAddress,
  fillHostedPage,
  openCart,
  pay,
} from './shopper';
import { skipSignUp, skipToCart, skipToPayment, skipToUnpaidOrder } from './shortcut';

test('a declined card charges nothing, and the next one pays', async ({
  page,
  mailbox,
  newEmail,
  environment,
  hasScript,
}) => {
  await skipToUnpaidOrder({ page, mailbox, newEmail, environment }, { slug: 'kidney-check' });
  await pay(page, cards.declined, { hasScript });
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  if (!hasScript) await page.goto('/payments');
  else {
    await expect(page.getByText('Your card was declined.')).toHaveCount(1);
    await expect(page).toHaveTitle('Error: Billing | Larkwell');
  }
  await expectAccessible(page);
  await pay(page, cards.insufficientFunds, { hasScript });
  await expect(page.getByText('Your card has insufficient funds.').first()).toBeVisible();
  if (!hasScript) {
    await page.goto('/payments');
    await page.getByRole('button', { name: 'Pay on another device' }).click();
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(page.getByRole('alert')).toContainText('We have not received the payment yet.');
    await expect(page.getByText('Your card has insufficient funds.')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /\/pay\// })
      .click();
    await page.getByRole('button', { name: 'Go to the payment page' }).click();
    await fillHostedPage(page, cards.declined);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByText('Your card was declined.').first()).toBeVisible();
    await page.goto('/payments/elsewhere?paid=1');
    const refusal = 'Your card was declined. This order is not paid yet.';
    await expect(page.getByRole('alert').getByText(refusal)).toBeVisible();
    await page.goto('/payments');
  }
  await pay(page, cards.good, { hasScript });
  await expectConfirmation(page);
});

test("an order stays unpaid if the bank's challenge is refused and is paid if it is confirmed", async ({
  page,
  mailbox,
  newEmail,
  environment,
  hasScript,
}) => {
  await skipToUnpaidOrder({ page, mailbox, newEmail, environment }, { slug: 'kidney-check', months: 3 });
  await pay(page, cards.asksBank, { hasScript });
  const bank = hasScript ? page.frameLocator('iframe[title="3D Secure authentication"]') : page;
  await bank.getByRole('button', { name: 'Fail authentication' }).click();
  if (hasScript) await expect(page.getByText(/authenticate/)).toBeVisible();
  else await expect(page.getByRole('alert')).toContainText('authenticate');
  if (!hasScript) await page.goto('/payments');
  await pay(page, cards.asksBank, { hasScript });
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expectConfirmation(page);
});

test('an order whose window closes during the payment is found paid, once', async ({
  page,
  context,
  mailbox,
  newEmail,
  environment,
  hasScript,
}) => {
  await skipToUnpaidOrder({ page, mailbox, newEmail, environment }, { slug: 'kidney-check' });
  // Stripe gets the confirmation; what the browser sends or receives next is lost.
  const next = hasScript ? /\/payments$/ : /\/c\/pay\//;
  await page.route(next, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (!hasScript) await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => next.test(request.url()));
  await pay(page, cards.good, { hasScript });
  await lost;
  await page.close();

  const later = await context.newPage();
  await expect
    .poll(async () => {
      await later.goto('/payments');
      return later.url();
    })
    .toContain('/orderConfirmation/');
  const number = await expectConfirmation(later);
  await mailbox.find({ to: newEmail, subject: `Your order ${number}` });
  await later.goto('/orders');
  await expect(later.getByRole('row').filter({ hasText: number })).toHaveCount(1);
});

test('an order paid elsewhere while its window was closed is found paid', async ({
  page,
  context,
  browser,
  mailbox,
  newEmail,
  environment,
  hasScript,
}) => {
  await skipToUnpaidOrder({ page, mailbox, newEmail, environment }, { slug: 'iron-check' });
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  await expect(page.getByRole('heading', { name: 'Pay on another device' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('We have not received the payment yet.', { exact: false })).toBeVisible();
  const mail = await mailbox.find({ to: newEmail, subject: /^Pay order/ });
  await page.close();

  const other = await browser.newContext({ javaScriptEnabled: hasScript, baseURL: environment.SHOP_URL });
  const phone = await other.newPage();
  await phone.goto(/https?:\/\/\S+\/pay\/[^\s"<)\]]+/.exec(mail.text)![0]);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Go to the payment page' }).click();
  await phone.getByLabel('Card number').fill(cards.good);
  await phone.getByLabel(/Expiry/).fill('12 / 34');
  await phone.getByLabel('Security code').fill('123');
  await phone.getByLabel('Name on card').fill('Robin Gray');
  await phone.getByLabel(/ZIP/).fill('68102');
  await phone.getByRole('button', { name: /^Pay/ }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await other.close();

  const back = await context.newPage();
  await back.goto('/payments');
  await expectConfirmation(back);
});

test('a cart that exceeds the stock is stopped, also if stock runs out before shipping', async ({
  page,
  fillCart,
  browser,
  mailbox,
  newEmail,
  environment,
  hasScript,
  sql,
}) => {
  // Each run has its own kit: this test takes all of its stock.
  const slug = hasScript ? 'cortisol-day-curve' : 'three-infection-urine-check';
  await sql('update products set stock = 40 where slug = $1', slug);
  await fillCart({ slug });
  await page.goto('/shipping');
  await fillAddress(page, hasScript);

  // Meanwhile another order takes all that is left.
  const last = 5;
  await sql('update products set stock = $1 where slug = $2', last, slug);
  const other = await browser.newContext({ javaScriptEnabled: hasScript, baseURL: environment.SHOP_URL });
  const rival = await other.newPage();
  const rivalEmail = `rival-${newEmail}`;
  await skipSignUp(rival, mailbox, rivalEmail);
  await skipToCart(rival, environment, { slug, quantity: last });
  await skipToPayment(rival, rivalEmail);
  await other.close();

  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('list').getByText('Error:', { exact: false }).first()).toBeAttached();
  await expect(page).toHaveTitle('Error: Cart | Larkwell');
  await expectAccessible(page);
  await applyCoupon(page, 'WELCOME10');
  await expect(page.getByText('Please remove the error item to apply.').first()).toBeVisible();
  await expect(page).toHaveTitle('Error: Cart | Larkwell');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Some items in your cart need a change')).toBeVisible();

  await page.goto(`/categories/thyroid-check?quantity=9999`);
  const quantity = page.getByRole('textbox', { name: 'Quantity of Thyroid Check' });
  await expect(quantity).toHaveValue('9999');
  await expect(quantity).toHaveAccessibleDescription(/^Error: Only \d+ left\.$/);
  const left = /\d+/.exec((await page.getByText(/^Error: Only \d+ left\.$/).textContent())!)![0];
  await page.goto(`/categories/thyroid-check?quantity=${left}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await openCart(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/categories/thyroid-check');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('Thyroid Check left');
  // Even if the button was far down the page.
  await expect(page.getByRole('alert').first()).toBeInViewport();
  await expect(page).toHaveURL('/categories/thyroid-check');
});

test(
  'the error page of a failed post shows who is signed in',
  { tag: '@no-js' },
  async ({ page, mailbox, newEmail, environment }) => {
    await skipToUnpaidOrder({ page, mailbox, newEmail, environment }, { slug: 'kidney-check' });
    await page.route('**/payments', (route) =>
      route.continue({ url: `${new URL(page.url()).origin}/orders` }),
    );
    await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
    await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
    await expect(page).toHaveTitle('That did not work | Larkwell');
    const header = page.getByRole('banner');
    await expect(header.getByText('RG')).toBeVisible();
    await expect(header.getByRole('link', { name: /1 item/ })).toBeVisible();
    await expectAccessible(page);
  },
);

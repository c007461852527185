import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { saveCard } from '../e2e/save-card';
import * as shopper from '../e2e/shopper';
import { keepScreen } from './keep-screen';
import { screens } from './screens.env';
import { openPhoneOrDesk, widths } from './widths';

const { hasScript } = screens;
const inView = { fullPage: false };
const send = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

for (const width of widths) {
  test(`states a visitor may see at ${width} px`, async ({ browser, environment }) => {
    const page = await openPhoneOrDesk(browser, environment, width);
    await page.goto('/categories?search=check');
    await keepScreen(page, 'search-results');
    if (hasScript) {
      await page.goto('/');
      await page.getByRole('combobox', { name: 'Search tests' }).pressSequentially('vitamin');
      await expect(page.getByRole('option').first()).toBeVisible();
      await keepScreen(page, 'search-suggestions', inView);
      await page.goto('/');
      await shopper.cartLink(page).click();
      await expect(page.getByText('No item added yet')).toBeVisible();
      await keepScreen(page, 'cart-drawer-empty', inView);
    }
    await page.goto('/categories/thyroid-check?quantity=9999');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await shopper.openCart(page);
    await page.goto('/categories/thyroid-check');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await keepScreen(page, 'product-too-many', inView);
    for (const [address, button, name] of [
      ['/signin?mode=signup', 'Sign Up', 'sign-up-errors'],
      ['/forgot-password', 'Email me a link', 'forgot-password-errors'],
      ['/reset-password?accessKey=unknown', 'Set password', 'reset-password-errors'],
      ['/verify', 'Verify', 'verify-errors'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      await keepScreen(page, name);
    }
    await page.context().close();
  });

  test(`states a shopper may see at ${width} px`, async ({ browser, environment, mailbox, newEmail }) => {
    test.setTimeout(300_000);
    const page = await openPhoneOrDesk(browser, environment, width);
    await shopper.becomeShopper(page, mailbox, newEmail);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account of/ })
      .click();
    await keepScreen(page, 'account-menu', inView);
    if (hasScript) {
      await page.getByRole('link', { name: 'Edit address' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit address' })).toBeVisible();
      await keepScreen(page, 'edit-address-dialog', inView);
    }
    await shopper.addKit(page, 'vitamin-d-check');
    await shopper.applyCoupon(page, 'NOSUCH');
    await keepScreen(page, 'coupon-refused');
    await shopper.applyCoupon(page, 'SUNNY20');
    await expect(page.getByText('Discount Applied!').first()).toBeVisible();
    await keepScreen(page, 'coupon-applied');
    await shopper.addKit(page, 'kidney-check');
    if (hasScript) {
      await page.goto('/');
      await shopper.cartLink(page).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Remove Vitamin D Check' }).click();
      await expect(page.getByText('Are you sure to remove this item?')).toBeVisible();
      await keepScreen(page, 'cart-drawer-remove', inView);
      await page.goto('/cart');
    }
    await page.getByRole('link', { name: 'Remove Vitamin D Check' }).click();
    await page.getByRole('button', { name: 'Yes, remove' }).click();
    await keepScreen(page, 'coupon-lost');
    await wantMoreThanThereIs(page, environment.SHOP_URL!);
    await page.goto('/cart');
    await send(page, 'Proceed');
    await keepScreen(page, 'cart-stock-error');

    await page.context().clearCookies({ name: 'shop_cart' });
    await shopper.addKit(page, 'kidney-check');
    await send(page, 'Proceed');
    await shopper.fillAddress(page, hasScript);
    await page.getByLabel('State').selectOption('IA');
    await send(page, 'Continue to payment');
    await keepScreen(page, 'shipping-refused');
    await page.getByLabel('State').selectOption('NE');
    await page.getByLabel('City').fill('Lincoln');
    await send(page, 'Continue to payment');
    await keepScreen(page, 'shipping-suggestion');
    await send(page, 'Continue to payment');
    await shopper.pay(page, shopper.cards.asksBank, { hasScript });
    const bank = hasScript ? page.frameLocator('iframe[title="3D Secure authentication"]') : page;
    await expect(bank.getByRole('button', { name: 'Complete authentication' })).toBeVisible();
    await keepScreen(page, 'payment-bank-asks', inView);
    await bank.getByRole('button', { name: 'Fail authentication' }).click();
    if (!hasScript) await keepScreen(page, 'payment-hosted-refused');
    await page.goto('/payments');
    await send(page, 'Pay on another device');
    await keepScreen(page, 'payment-elsewhere');
    await page.context().close();
  });

  test(`states an employee may see at ${width} px`, async ({ browser, environment }) => {
    const page = await openPhoneOrDesk(browser, environment, width);
    await page.goto('/signin?redirectTo=/cart');
    await shopper.signIn(page, 'eli@example.com');
    await shopper.addKit(page, 'kidney-check');
    await shopper.reachPayment(page, { hasScript });
    await keepScreen(page, 'payment-employee');
    await page.getByRole('radio', { name: 'Use Company Card' }).check();
    await keepScreen(page, 'payment-company-card');
    const refusing = await saveCard(environment, 'olive@example.com', 'tok_chargeCustomerFail');
    await send(page, /by company card/);
    await expect(page.getByRole('alert').filter({ hasText: 'refused' })).toBeVisible();
    await keepScreen(page, 'payment-company-card-refused');
    await refusing.remove();
    await page.context().close();
  });
}

/** As if others bought the stock in the meantime: the cookie asks for more than is left. */
async function wantMoreThanThereIs(page: Page, url: string) {
  const cart = (await page.context().cookies()).find(({ name }) => name === 'shop_cart')!;
  await page.context().addCookies([{ name: cart.name, value: cart.value.replace(/:1$/, ':9999'), url }]);
}

import { expect, test } from '@larkwell/tooling/e2e';
import * as shopper from '../e2e/shopper';
import { keepScreen } from './keep-screen';
import { screens } from './screens.env';
import { openPhoneOrDesk, widths } from './widths';

const { hasScript } = screens;

for (const width of widths) {
  test(`from the home page to the paid order at ${width} px`, async ({
    browser,
    environment,
    mailbox,
    newEmail,
  }) => {
    test.setTimeout(600_000);
    const page = await openPhoneOrDesk(browser, environment, width);
    const visit = async (address: string, name: string) => {
      await page.goto(address);
      await keepScreen(page, name);
    };
    const send = (name: string) =>
      page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

    await visit('/', 'home');
    await visit('/categories', 'categories');
    await visit('/categories?search=zebra', 'nothing-found');
    await visit('/categories/vitamin-d-check', 'product');
    await visit('/no-such-page', 'not-found');
    await visit('/cart', 'cart-empty');
    await visit('/signin', 'sign-in');
    await send('Login');
    await keepScreen(page, 'sign-in-errors');
    await visit('/signin?mode=signup', 'sign-up');
    await visit('/forgot-password', 'forgot-password');

    if (hasScript) {
      await page.goto('/categories');
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
      await keepScreen(page, 'sign-in-dialog', { fullPage: false });
    }

    await page.goto('/signin?mode=signup&redirectTo=/cart');
    await shopper.signUp(page, newEmail);
    await keepScreen(page, 'verify');
    const mail = await mailbox.find({ to: newEmail, subject: /code/ });
    await page.goto(/https?:\/\/\S+\/verify\?[^\s"<]+/.exec(mail.text)![0].replaceAll('&amp;', '&'));
    await send('Verify');
    await shopper.signIn(page, newEmail);
    await expect(page).toHaveURL('/cart');

    await page.goto('/categories/thyroid-check');
    await page.getByLabel('Subscribe and Save').check();
    await keepScreen(page, 'product-subscription');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    if (hasScript) {
      await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
      await keepScreen(page, 'cart-drawer', { fullPage: false });
    }
    await shopper.addKit(page, 'vitamin-d-check');
    await keepScreen(page, 'cart');
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await keepScreen(page, 'cart-remove');
    await page.goto('/cart');
    await send('Proceed');
    await keepScreen(page, 'shipping');
    await page.getByLabel('Full Name').fill('');
    await send('Continue to payment');
    await keepScreen(page, 'shipping-errors');
    await page.getByLabel('Full Name').fill('Robin Gray');
    await shopper.fillAddress(page, hasScript);
    await send('Continue to payment');
    await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
    if (hasScript) await expect(page.locator('iframe[title*="card" i]').first()).toBeVisible();
    await keepScreen(page, hasScript ? 'payment' : 'payment-no-script');
    if (hasScript) {
      await shopper.pay(page, shopper.cards.declined, { hasScript });
      await expect(page.getByText('Your card was declined.')).toBeVisible();
      await keepScreen(page, 'payment-declined');
    }
    await shopper.pay(page, shopper.cards.good, { hasScript });
    await shopper.expectConfirmation(page);
    await keepScreen(page, 'confirmation');
    await visit('/orders', 'orders');
    await page.context().close();
  });
}

import { expect, type Page } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { expectConfirmation, fillAddress, submit } from './shopper';
import { skipSignIn, skipSignOut, skipSignUp, skipToCart } from './shortcut';
import { onHostedPage } from './ways-to-pay';

test.afterEach(async ({ sql }) => {
  await sql(`update products set price_cents = 4900 where slug = 'vitamin-d-check'`);
});

const street = (page: Page) => page.getByLabel('Address', { exact: true });

/** Goes to the cart and back to the address form. */
async function detour(page: Page) {
  await page.goto('/cart');
  await page.getByRole('main').getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('heading', { name: 'Shipping', level: 1 })).toBeVisible();
}

async function expectAddress(page: Page) {
  await expect(street(page)).toHaveValue('12 Elm Street');
  await expect(page.getByLabel('Zip code')).toHaveValue('68102');
  await expect(page.getByLabel('City')).toHaveValue('Omaha');
  await expect(page.getByLabel('State')).toHaveValue('NE');
  await expect(page.getByLabel('Save this information for next time')).not.toBeChecked();
}

test('an address that is not saved is kept until its order is paid, whatever comes between', async ({
  page,
  fillCart,
  hasScript,
  sql,
  environment,
}) => {
  test.slow();
  await fillCart({ slug: 'vitamin-d-check' });
  await page.goto('/shipping');
  await fillAddress(page, hasScript);
  await sql(`update products set price_cents = 6900 where slug = 'vitamin-d-check'`);
  await submit(page, 'Continue to payment');
  await expect(page.getByText('Your cart has changed').first()).toBeVisible();
  await detour(page);
  await expectAddress(page);
  await submit(page, 'Continue to payment');
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
  await detour(page);
  await expectAddress(page);
  await submit(page, 'Continue to payment');
  await onHostedPage.press(page, '$69.00');
  await onHostedPage.finish(page, '$69.00');
  await expectConfirmation(page);
  await skipToCart(page, environment, { slug: 'vitamin-d-check' });
  await page.goto('/shipping');
  await expect(page.getByLabel('Full Name')).toHaveValue('Robin Gray');
  await expect(street(page)).toHaveValue('');
});

test('a wrong address that was sent is still there after a detour', async ({ page, fillCart }) => {
  await fillCart({ slug: 'iron-check' });
  await page.goto('/shipping');
  await page.getByLabel('Full Name').fill('Sasha Vale');
  await street(page).fill('12 Elm Street');
  await submit(page, 'Continue to payment');
  await expect(page).toHaveTitle(/^Error: /);
  await detour(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Sasha Vale');
  await expect(street(page)).toHaveValue('12 Elm Street');
});

test(
  'a typed address is neither shown to another person nor after signing out',
  { tag: '@no-js' },
  async ({ page, context, mailbox, newEmail, environment }) => {
    const send = async (email: string) => {
      await skipToCart(page, environment, { slug: 'iron-check' });
      await page.goto('/shipping');
      await page.getByLabel('Email').fill(email);
      await street(page).fill('12 Elm Street');
      await submit(page, 'Continue to payment');
      await expect(page).toHaveTitle(/^Error: /);
    };
    const typed = async () => (await context.cookies()).find(({ name }) => /typed_address$/.test(name));
    await skipSignUp(page, mailbox, newEmail);
    await send(newEmail);
    const kept = (await typed())!;
    expect(kept).toMatchObject({ httpOnly: true });
    await skipSignOut(page);
    expect(await typed()).toBeUndefined();
    await context.addCookies([kept]);
    await skipSignIn(page, 'maya@example.com');
    await skipToCart(page, environment, { slug: 'iron-check' });
    await page.goto('/shipping');
    await expect(street(page)).not.toHaveValue('12 Elm Street');
  },
);

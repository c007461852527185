import { expect } from '@playwright/test';
import { test } from './testing/page';

const frame = `<dialog aria-labelledby="title"><h2 id="title" data-dialog-title tabindex="-1">Cart</h2>
  <button type="button" data-close>Close</button><div data-dialog-content></div></dialog>`;

test.describe('cart-drawer', () => {
  const body = `
    <div id="site-notice"></div>
    <cart-drawer data-source="/cart/drawer"><a href="/cart">Cart (0)</a>${frame}</cart-drawer>
    <main><form method="post" action="/cart/add" data-opens-cart>
      <input type="hidden" name="kit" value="thyroid">
      <button name="intent" value="add" data-busy-label="Adding">Add to cart</button>
      <button name="intent" value="price">Update price</button>
    </form></main>`;
  const cartOf = (kits: number) => ({
    body: `<cart-drawer><a href="/cart">Cart (${kits})</a></cart-drawer>
      <div data-dialog-part="cart"><p>${kits} kits</p>
        <form method="post" action="/cart/line" data-stays><button name="intent" value="inc">More</button></form>
        <form method="post" action="/checkout"><button>Proceed</button></form>
        <a href="/cart/remove" data-stays>Remove</a></div>`,
  });

  test('opens the short cart; its Close button returns the focus to the link', async ({ page, open }) => {
    await open(body, { '/cart/drawer': cartOf(2) });
    await page.getByRole('link', { name: 'Cart (0)' }).click();
    await expect(page.getByRole('dialog', { name: 'Cart' }).getByText('2 kits')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cart (2)' })).toBeFocused();
  });

  test('leaves a press with Control to the browser', async ({ page, open, context }) => {
    const { asked } = await open(body, { '/cart': { body: '<h1>Cart</h1>' } });
    const other = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Cart (0)' }).click({ modifiers: ['Control'] });
    await (await other).close();
    expect(asked).not.toContain('GET /cart/drawer');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('adds to the cart only once for repeated presses, and opens with the new count', async ({
    page,
    open,
  }) => {
    const { asked } = await open(body, { '/cart/add': cartOf(1) });
    await page.getByRole('button', { name: 'Add to cart' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByRole('dialog').getByText('1 kits')).toBeVisible();
    expect(asked).toEqual(['POST /cart/add kit=thyroid&intent=add&from=drawer']);
    await expect(page.getByText('Cart (1)')).toBeAttached();
    await expect(page.getByText('Add to cart')).not.toHaveAttribute('aria-disabled');
  });

  test("shows a refusal as the page's notice and stays closed", async ({ page, open }) => {
    await open(body, { '/cart/add': { body: '<div id="site-notice"><p>Only 3 are left</p></div>' } });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.locator('#site-notice')).toHaveText('Only 3 are left');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('goes to the cart page if the short cart does not load', async ({ page, open }) => {
    await open(body, { '/cart/drawer': null, '/cart': { body: '<h1>Your cart</h1>' } });
    await page.getByRole('link', { name: 'Cart (0)' }).click();
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  });

  test('leaves "Update price" to the page', async ({ page, open }) => {
    await open(body, { '/cart/add': { body: '<h1>Kit</h1>' } });
    await page.getByRole('button', { name: 'Update price' }).click();
    await expect(page.getByRole('heading', { name: 'Kit' })).toBeVisible();
  });

  test('handles its own forms and links in place and lets the others navigate', async ({ page, open }) => {
    await open(body, {
      '/cart/drawer': cartOf(1),
      '/cart/line': cartOf(2),
      '/cart/remove': { body: '<div data-dialog-part="cart"><p>Remove it?</p></div>' },
      '/checkout': { body: '<h1>Shipping</h1>' },
    });
    await page.getByRole('link', { name: 'Cart (0)' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByText('2 kits')).toBeVisible();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByRole('heading', { name: 'Shipping' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('link', { name: 'Remove' }).click();
    await expect(page.getByRole('dialog').getByText('Remove it?')).toBeVisible();
  });
});

test.describe('page-dialog', () => {
  const body = (href: string) => `<page-dialog><a href="${href}">Sign in</a>${frame}</page-dialog>`;
  const signIn = '<main><h1>Sign In</h1><div data-dialog-part><p>Welcome back</p></div></main>';

  test('takes its heading from the page and closes by the backdrop', async ({ page, open }) => {
    await open(body('/signin'), { '/signin': { body: signIn } });
    await page.getByRole('link').click();
    await expect(page.getByRole('dialog', { name: 'Sign In' }).getByText('Welcome back')).toBeVisible();
    await page.mouse.click(2, 2);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  for (const [why, answer] of [
    ['comes with a fault', { status: 500, body: '<h1>Sorry</h1>' }],
    ['has no part for the dialog', { body: '<h1>Sorry</h1>' }],
  ] as const)
    test(`goes to the page if it ${why}`, async ({ page, open }) => {
      await open(body('/signin'), { '/signin': answer });
      await page.getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'Sorry' })).toBeVisible();
    });

  test('does not open over the page it would show', async ({ page, open }) => {
    const { asked } = await open(body('/page?mode=signup'));
    await page.getByRole('link').click();
    await page.waitForURL('**/page?mode=signup');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(asked).toEqual([]);
  });
});

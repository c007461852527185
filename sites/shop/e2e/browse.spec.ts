import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { watchLayout } from './layout-shift';
import { cartLink, openCart } from './shopper';

test('tabs and the name filter narrow the list', async ({ page, hasScript }) => {
  await page.goto('/categories');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Heart & Metabolism' })
    .click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('CHOLES');
  if (!hasScript) await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('1 test', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Cholesterol Check' })).toBeVisible();
  await expect(page.getByRole('article').filter({ visible: true })).toContainText('HEART15');
});

test('a kit without instructions or film says so', { tag: '@js' }, async ({ page }) => {
  await page.goto('/categories');
  const slugs = await page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const pages = await Promise.all(slugs.map(async (slug) => (await page.request.get(slug)).text()));
  expect(pages.filter((html) => html.includes('Sorry, the instruction is not available'))).toHaveLength(1);
  expect(pages.filter((html) => html.includes('There is no video for this kit yet')).length).toBeGreaterThan(
    0,
  );
  const parts = [
    '"@type":"Product"',
    'How to Collect your sample',
    'How it Works',
    'The kit is sent discreetly to your home.',
    'Follow the package instructions to collect a sample.',
    'Receive your results.',
    'Medical services are offered for next steps.',
  ];
  for (const html of pages) for (const part of parts) expect(html).toContain(part);
});

test('leaving the subscription restores the base price', async ({ page, hasScript }) => {
  await page.goto('/categories/thyroid-check');
  const price = page.locator('#chosen-price');
  const update = async () =>
    hasScript ? undefined : page.getByRole('button', { name: 'Update price' }).click();
  await page.getByLabel('Subscribe and Save').check();
  await update();
  await expect(price).toHaveText('$74.25');
  await page.getByLabel('Every 12 months').check();
  await update();
  await expect(price).toHaveText('$84.15');
  await page.getByLabel('One-time purchase').check();
  await update();
  await expect(price).toHaveText('$99.00');
});

test("before it is added, a subscription shows today's charge, the renewal price, the next date and how to cancel", async ({
  page,
}) => {
  await page.goto('/categories/thyroid-check');
  await page.getByLabel('Subscribe and Save').check();
  await expect(page.getByLabel('Every 3 months')).toHaveAccessibleDescription(
    /^\$74\.25 today, then \$74\.25 every 3 months, for each kit\. Next kit and charge: \w{3}, \w{3} \d+, \d{4}\. Cancel any time in Subscriptions\.$/,
  );
});

test('the home page leads from the slides to the popular tests', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('heading');
  await expect(headings.first()).toHaveText('Know what’s going on. From home.');
  await expect(headings.filter({ hasText: /^(What’s Included|Why choose us|Popular Tests)$/ })).toHaveText([
    'What’s Included',
    'Why choose us',
    'Popular Tests',
  ]);
});

test('the cart counts kits, changes quantities and empties', async ({ page, hasScript }) => {
  await page.goto('/cart');
  await expect(page.getByText('No Item added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeDisabled();
  await expectAccessible(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Vitamin D Check to cart' }).click();
  await openCart(page);
  await page.getByRole('button', { name: 'Increase quantity of Vitamin D Check' }).click();
  await expect(cartLink(page)).toHaveAccessibleName(/2 items.*\$98\.00/);
  const quantity = page.getByRole('textbox', { name: 'Quantity of Vitamin D Check' });
  await quantity.fill('4000');
  await quantity.press('Enter');
  await expect(page.getByText(/^(Error: )?Only \d+ left\.$/)).toBeVisible();
  await expect(quantity).toHaveValue('4000');
  await expect(quantity).toHaveAccessibleDescription(/Only \d+ left/);
  await expectAccessible(page);
  if (!hasScript) {
    await quantity.fill('many');
    await page.getByRole('button', { name: /^Update/ }).click();
    await expect(page.getByText('Enter a whole number, 1 or more.')).toBeVisible();
  }
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Remove Vitamin D Check' }).click();
  await expect(page.getByRole('heading', { name: 'Are you sure to remove this item?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText('No Item added')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/0 items/);
});

test('the drawer shows an empty and a full cart over the page', { tag: '@js' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const moved = await watchLayout(page);
  await page.goto('/');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await cartLink(page).click();
  await expect(drawer.getByText('No item added yet')).toBeVisible();
  await drawer.getByRole('link', { name: 'Browse tests' }).click();
  await page.getByRole('link', { name: 'Thyroid Check', exact: true }).click();
  let letThrough = () => {};
  const held = new Promise<void>((open) => (letThrough = open));
  await page.route('/cart/add', (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByRole('button', { name: 'LOADING...' })).toBeVisible();
  letThrough();
  await drawer.getByRole('button', { name: 'Increase quantity of Thyroid Check' }).click();
  await expect(drawer.getByText('$198.00').last()).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Remove Thyroid Check' }).click();
  await expect(drawer.getByText('Are you sure to remove this item?')).toBeVisible();
  await drawer.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(drawer.getByText('No item added yet')).toBeVisible();
  await expect(page).toHaveURL('/categories/thyroid-check');
  expect(moved, 'what shifted on its own').toEqual([]);
});

test('search engines and link previews get addresses and pictures', { tag: '@js' }, async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const closed of ['/cart', '/orders', '/payments', '/profile']) {
    expect(robots).toContain(`Disallow: ${closed}\n`);
  }
  const map = /Sitemap: (\S+)/.exec(robots)![1]!;
  const addresses = [...(await (await request.get(map)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  expect(addresses.length).toBeGreaterThan(10 + 3);
  for (const [, address] of addresses) {
    const answer = await request.get(address!.replaceAll('&amp;', '&'));
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).toMatch(/<meta name="description" content="[^"]{20,}"/);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(picture, address).toBeTruthy();
    const image = await request.get(picture!);
    expect(image.headers()['content-type'], picture).toBe('image/png');
  }
});

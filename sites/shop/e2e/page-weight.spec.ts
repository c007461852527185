import { test, type Page } from '@larkwell/tooling/e2e';
import { expectLight, weighPage, type PageWeight } from '@larkwell/tooling/e2e/page-weight';
import { skipSignIn, skipToCart } from './shortcut';

const light: PageWeight = { shift: 0, html: 5_000, css: 6_500, script: 10_000, fonts: 95_000, requests: 12 };
/** React, for the card field; Stripe's own script is not counted. */
const withCard: PageWeight = { ...light, script: 97_000, requests: 31 };
/** The sample report, the analytes, the film and the plans together need more than other pages. */
const product: PageWeight = { ...light, html: 6_500 };
function budgetOf(name: string): PageWeight {
  if (name.startsWith('/categories/')) return product;
  return name.endsWith('/add') ? withCard : light;
}

const forAll = [
  '/',
  '/categories',
  '/categories?search=blood',
  '/categories/thyroid-check',
  '/cart',
  '/support',
  '/support/help',
  '/page/privacy-policy',
  '/signin',
  '/forgot-password',
];
const forMaya = [
  '/profile',
  '/profile/edit',
  '/settings',
  '/orders',
  '/order-details/demo-order-processing',
  '/trackOrders/demo-order-in-transit',
  '/subscription',
  '/register-kit',
  '/reports',
];
const forOlive = [
  '/profile',
  '/profile/payment-methods/add',
  '/orders',
  '/employees',
  '/add-employee',
  '/employees-history',
];

async function weighAll(page: Page, paths: string[]) {
  const weights = new Map<string, PageWeight>();
  for (const path of paths) weights.set(path, await weighPage(page, path));
  const table = [...weights].map(([path, weight]) => `${path} ${JSON.stringify(weight)}`).join('\n');
  await test.info().attach('weights', { body: table });
  expectLight(weights, budgetOf);
}

test('public pages are light', { tag: '@js' }, async ({ page }) => {
  await weighAll(page, forAll);
});

test(
  'pages of a signed-in shopper are light, including cart and checkout with a kit',
  { tag: '@js' },
  async ({ page, environment }) => {
    await skipSignIn(page, 'maya@example.com');
    await skipToCart(page, environment, { slug: 'thyroid-check' });
    await page.goto('/reports');
    const report = await page.locator('main a[href^="/reports/"]').first().getAttribute('href');
    await weighAll(page, [...forMaya, report ?? '', '/cart']);
  },
);

test('pages of an organization are light', { tag: '@js' }, async ({ page }) => {
  await skipSignIn(page, 'olive@example.com');
  await weighAll(page, forOlive);
});

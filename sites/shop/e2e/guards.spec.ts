import { expect, test } from '@larkwell/tooling/e2e';
import { skipSignIn } from './shortcut';

const open = ['/', '/categories', '/categories/thyroid-check', '/cart'];
const guests = ['/signin', '/verify', '/reset-password', '/forgot-password'];
const closed = [
  '/profile/payment-methods/add',
  '/profile',
  '/profile/opened-reports',
  '/profile/sessions',
  '/profile/delete-account',
  '/settings',
  '/orders',
  '/order-details',
  '/order-details/1',
  '/trackOrders',
  '/trackOrders/1',
  '/shipping',
  '/payments',
  '/orderConfirmation/1',
  '/register-kit',
  '/tester-info',
  '/kit-confirmation',
  '/reports',
];
const normal = ['/subscription'];
const organization = [
  '/employees',
  '/employees/1',
  '/add-employee',
  '/employees-history',
  '/employees-history/payment/1',
];
const people = { normal: 'maya@example.com', employee: 'eli@example.com', organization: 'olive@example.com' };
const denied = 'You do not have permission to access this page';

test('visitors see open pages and are asked to sign in for the rest', async ({ page, request }) => {
  for (const path of [...open, ...guests]) expect((await request.get(path)).url(), path).toContain(path);
  for (const path of [...closed, ...normal, ...organization]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(303);
    expect(answer.headers().location, path).toBe(`/signin?redirectTo=${encodeURIComponent(path)}`);
  }
  expect(new URL((await request.get('/home')).url()).pathname).toBe('/');
  await page.goto('/login');
  await expect(page).toHaveURL('/signin');
});

for (const [role, email] of Object.entries(people)) {
  test(`${role}: every guarded route opens or redirects as it should`, async ({ page }) => {
    await skipSignIn(page, email);
    const request = page.request;
    for (const path of guests) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.headers().location, path).toBe('/home');
    }
    const refused = [
      ...(role === 'employee' ? normal : []),
      ...(role === 'organization' ? [] : organization),
    ];
    for (const path of refused) {
      const answer = await request.get(path);
      expect(new URL(answer.url()).pathname, path).toBe('/');
      expect(await answer.text(), path).toContain(denied);
    }
    expect((await request.get('/shipping', { maxRedirects: 0 })).headers().location).toBe('/cart');
    expect((await request.get('/payments', { maxRedirects: 0 })).headers().location).toBe('/cart');
    const notTheirs = await request.get('/orderConfirmation/1', { maxRedirects: 0 });
    expect(notTheirs.headers().location).toBe('/payments');
    const allowed = [...closed, ...normal, ...organization].filter((path) => !refused.includes(path));
    for (const path of allowed) {
      expect(new URL((await request.get(path)).url()).pathname, path).not.toBe('/signin');
    }
  });
}

test('an address that does not exist is a 404 page with a way home', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

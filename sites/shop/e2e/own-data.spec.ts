import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { password } from './shopper';
import { skipSignIn } from './shortcut';

test('a person gets a file with everything the account holds', { tag: '@no-js' }, async ({ page, sql }) => {
  await skipSignIn(page, 'eli@example.com');
  await sql(
    `update sessions set authenticated_at = app_now() - interval '1 hour'
     where user_id = (select id from users where email = 'eli@example.com')`,
  );
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Your data' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make my file' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your file is ready')).toBeVisible();
  await expectAccessible(page);
  const link = page.getByRole('link', { name: 'Download (JSON)' });
  const answer = await page.request.get((await link.getAttribute('href'))!);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-disposition']).toContain('larkwell-data-');
  expect(await answer.json()).toMatchObject({ profile: { email: 'eli@example.com' } });
});

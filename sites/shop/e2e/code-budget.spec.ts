import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { signUp } from './shopper';

test('a person who requested too many codes is told when another can come', async ({ page, newEmail }) => {
  await page.goto('/signin?mode=signup');
  await signUp(page, newEmail);
  const main = page.getByRole('main');
  const newCode = main.getByRole('button', { name: 'Email me a new code' });
  // The sign-up mailed the first of five.
  for (let mailed = 2; mailed <= 5; mailed += 1) {
    await newCode.click();
    await expect(page.getByText('a new code is on its way', { exact: false })).toBeVisible();
    await page.goto('/verify');
  }
  await newCode.click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(main.getByText('We can email you a new code in 60 minutes or less.')).toBeVisible();
  await expect(newCode).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Verify' })).toBeVisible();
  await expectAccessible(page);
});

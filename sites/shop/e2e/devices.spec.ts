import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { signIn } from './shopper';
import { test } from './shopper-test';
import { skipSignUp } from './shortcut';

test('a sign-in on a new device is announced by mail and ended from the device list', async ({
  page,
  mailbox,
  newEmail,
  openDevice,
}) => {
  await skipSignUp(page, mailbox, newEmail);
  const stranger = await openDevice({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1',
  });
  await stranger.goto('/signin');
  await signIn(stranger, newEmail);
  await expect(stranger).toHaveURL('/profile');

  const { text } = await mailbox.find({ to: newEmail, subject: /new sign-in/ });
  expect(text).toContain('Safari on iPhone');
  expect(text).toMatch(/https?:\/\/\S+\/forgot-password/);
  await page.goto(/https?:\/\/\S+\/profile\/sessions/.exec(text)![0]);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Signed-in devices', level: 1 })).toBeVisible();
  const lead =
    'You are signed in on these devices. End any you do not recognize, then change your password. Times are Eastern Time.';
  await expect(main.getByText(lead)).toBeVisible();
  await expectAccessible(page);
  await expect(main.getByRole('region', { name: 'Chrome on Linux' })).toContainText('This device');
  await main.getByRole('button', { name: /End Safari on iPhone/ }).click();
  await expect(page.getByText('That device is signed out.')).toBeVisible();
  await expect(main.getByRole('button', { name: /^End/ })).toHaveCount(0);
  await stranger.goto('/orders');
  await expect(stranger).toHaveURL(/\/signin/);

  await signIn(stranger, newEmail);
  await expect(stranger).toHaveURL('/orders');
  await page.goto('/profile');
  await main.getByRole('link', { name: 'Signed-in devices' }).click();
  await main.getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('Every other device is signed out.')).toBeVisible();
  await stranger.goto('/orders');
  await expect(stranger).toHaveURL(/\/signin/);
  await page.goto('/orders');
  await expect(page).toHaveURL('/orders');
});

test('an unidentified browser can be signed out too', async ({ page, mailbox, newEmail, openDevice }) => {
  await skipSignUp(page, mailbox, newEmail);
  const stranger = await openDevice({ userAgent: '-' });
  await stranger.goto('/signin');
  await signIn(stranger, newEmail);
  await expect(stranger).toHaveURL('/profile');
  await page.goto('/profile/sessions');
  await page.getByRole('button', { name: 'End Unknown device' }).click();
  await expect(page.getByText('That device is signed out.')).toBeVisible();
});

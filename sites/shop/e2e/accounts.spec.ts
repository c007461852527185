import { expect, expectAccessible, test, type Page } from '@larkwell/tooling/e2e';
import { expectErrors } from './field-errors';
import { watchLayout } from './layout-shift';
import { signIn, signUp } from './shopper';
import { skipSignIn, skipSignUp, skipToCart } from './shortcut';

const send = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const strength = [
  'Length must be between 8 to 15 characters',
  'At least one uppercase character required',
  'At least one lowercase character required',
  'At least one digit required',
  'At least one special character required',
];

test('sign-in says what is wrong, keeps the email, and never says which of the two was wrong', async ({
  page,
}) => {
  await page.goto('/signin');
  await send(page, 'Login');
  await expectErrors(page, ['Email cannot be empty!', 'Password cannot be empty!']);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('maya@example');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('short');
  await send(page, 'Login');
  await expectErrors(page, ['Email must be a valid email address', 'Incorrect password.']);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue('maya@example');
  const answers: (string | null)[] = [];
  for (const email of ['maya@example.com', 'nobody-here@example.com']) {
    await page.goto('/signin');
    await signIn(page, email, 'Wrong#1234');
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    answers.push(await page.getByRole('alert').first().textContent());
  }
  expect(answers[0]).toBe(answers[1]);
});

test('sign-up lists every failing rule', async ({ page, hasScript }) => {
  await page.goto('/signin?mode=signup');
  await send(page, 'Sign Up');
  await expectErrors(page, [
    'Name is required',
    'Email cannot be empty!',
    'Password cannot be empty!',
    'Confirm Password cannot be empty!',
  ]);
  await expectAccessible(page);
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('x'.repeat(51));
  await main.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
  await main.getByLabel('Password', { exact: true }).fill('....');
  await main.getByLabel('Confirm password').fill('other');
  await send(page, 'Sign Up');
  if (hasScript) {
    // Checked before it is sent: a form that comes back has lost its passwords.
    await expect(main.getByText('Missing:').filter({ visible: true })).toHaveCount(strength.length);
    for (const sentence of strength)
      await expect(main.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        new RegExp(`Missing: ${sentence}`),
      );
    await expectAccessible(page);
    await main.getByLabel('Password', { exact: true }).fill('Teal-Kettle-7');
    await send(page, 'Sign Up');
    await expect(main.getByText('Passwords Don’t Match!')).toBeVisible();
    await expect(main.getByLabel('Password', { exact: true })).toHaveValue('Teal-Kettle-7');
    await main.getByLabel('Confirm password').fill('Teal-Kettle-7');
    await send(page, 'Sign Up');
    await expectErrors(page, ['Name length cannot be greater than 50']);
    return;
  }
  await expectErrors(page, ['Name length cannot be greater than 50', ...strength, 'Passwords Don’t Match!']);
  await expect(main.getByLabel('Sign up as Organization user')).not.toBeChecked();
});

test('an account waits for its code, and a wrong code is refused', async ({ page, mailbox, newEmail }) => {
  await page.goto('/signin?mode=signup');
  await signUp(page, newEmail);
  await expect(page.getByText('We emailed you a code. Type it here to finish.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('000000');
  await send(page, 'Verify');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await page.goto('/signin');
  await signIn(page, newEmail);
  await page.getByRole('button', { name: 'Email me a new code' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await expect.poll(async () => (await mailbox.list(newEmail)).length).toBeGreaterThan(1);
});

test('a forgotten password is reset by mail', async ({ page, mailbox, newEmail }) => {
  await skipSignUp(page, mailbox, newEmail);
  await page.context().clearCookies();
  await page.goto('/forgot-password');
  await send(page, 'Email me a link');
  await expectErrors(page, ['This field cannot be empty!']);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(newEmail);
  await send(page, 'Email me a link');
  const mail = await mailbox.find({ to: newEmail, subject: 'Set a new password' });
  await page.goto(/https?:\/\/\S+\/reset-password\?[^\s"<]+/.exec(mail.text)![0]);
  await send(page, 'Set password');
  await expectErrors(page, ['New Password cannot be empty!', 'Confirm Password cannot be empty!']);
  await expectAccessible(page);
  // The page of a link that has expired.
  await expect(page.getByRole('link', { name: 'Email me a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await page.getByLabel('New password', { exact: true }).fill('Teal-Kettle-8');
  await page.getByLabel('Confirm new password').fill('Teal-Kettle-8');
  await send(page, 'Set password');
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  // With no page to return to, it goes to the profile.
  await signIn(page, newEmail, 'Teal-Kettle-8');
  await expect(page).toHaveURL('/profile');
});

test('signing out clears cart and session', async ({ page, mailbox, newEmail, environment }) => {
  await skipSignUp(page, mailbox, newEmail);
  await skipToCart(page, environment, { slug: 'vitamin-d-check' });
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('You have signed out.')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('No Item added')).toBeVisible();
  await page.goto('/orders');
  await expect(page).toHaveURL('/signin?redirectTo=%2Forders');
});

test(
  'the header opens sign-in, sign-up, password change and address over the page',
  { tag: '@js' },
  async ({ page, mailbox, newEmail }) => {
    const moved = await watchLayout(page);
    await page.goto('/categories');
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Sign In' }).click();
    const signInDialog = page.getByRole('dialog', { name: 'Sign In' });
    await expect(signInDialog.getByLabel('Password', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await signInDialog.getByRole('link', { name: 'Sign Up' }).click();
    const signUpDialog = page.getByRole('dialog', { name: 'Sign Up' });
    await expect(signUpDialog.getByLabel('Sign up as Organization user')).toBeVisible();
    await expect(page).toHaveURL('/categories');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await banner.getByRole('link', { name: 'Sign Up' }).click();
    await signUpDialog.getByLabel('Name', { exact: true }).fill('Robin Gray');
    await signUpDialog.getByRole('button', { name: 'Sign Up' }).click();
    await expectErrors(page, ['Email cannot be empty!', 'Password cannot be empty!']);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Robin Gray');

    await skipSignUp(page, mailbox, newEmail);
    await page.goto('/cart');
    const menu = banner.getByRole('button', { name: /^Account of/ });
    await menu.click();
    await page.getByRole('link', { name: 'Change password' }).click();
    const passwordDialog = page.getByRole('dialog', { name: 'Change password' });
    await passwordDialog.getByRole('button', { name: 'Change password' }).click();
    await expectErrors(page, [
      'Old Password cannot be empty!',
      'New Password cannot be empty!',
      'Confirm Password cannot be empty!',
    ]);
    await page.goto('/categories');
    await menu.click();
    await page.getByRole('link', { name: 'Edit address' }).click();
    const addressDialog = page.getByRole('dialog', { name: 'Edit address' });
    await addressDialog.getByLabel('Zip code').fill('68102');
    await addressDialog.getByLabel('Zip code').blur();
    await expect(addressDialog.getByLabel('City')).toHaveValue('Omaha');
    await addressDialog.getByLabel('Address', { exact: true }).fill('12 Elm Street');
    await expectAccessible(page);
    await addressDialog.getByRole('button', { name: 'Save address' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('main').getByText('12 Elm Street')).toBeVisible();
    expect(moved, 'what shifted on its own').toEqual([]);
  },
);

test('the header’s account menu has its styles, which visitors do not load', async ({ page }) => {
  const sheet = page.locator('link[rel=stylesheet][href*="later-account-menu"]');
  await page.goto('/categories');
  await expect(page.locator('link[rel=stylesheet]').first()).toBeAttached();
  await expect(sheet).toHaveCount(0);
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/categories');
  await expect(sheet).toHaveCount(1);
  await page.getByRole('button', { name: /^Account of/ }).click();
  const menu = page.getByRole('banner').getByRole('link', { name: 'Change password' });
  const [link, button] = [
    await menu.boundingBox(),
    await page.getByRole('button', { name: /^Account of/ }).boundingBox(),
  ];
  expect(link!.y).toBeGreaterThan(button!.y + button!.height);
});

test('the account menu closes on Escape and on a press outside', async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/kits');
  const opener = page.getByRole('button', { name: /^Account of/ });
  const inside = page.getByRole('banner').getByRole('link', { name: 'Change password' });
  await opener.click();
  await expect(inside).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inside).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(inside).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(inside).toBeHidden();
});

import { expect, expectAccessible, type Mailbox, type Page } from '@larkwell/tooling/e2e';
import { signIn, signUp } from './shopper';
import { test } from './shopper-test';
import { skipSignUp } from './shortcut';

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** The link to `path` of the shop in a mail. */
async function mailedLink(mailbox: Mailbox, to: string, subject: RegExp, path: string): Promise<string> {
  const { text } = await mailbox.find({ to, subject });
  const link = new RegExp(`https?://\\S+${path}\\?[^\\s"<]+`).exec(text)![0];
  return link.replaceAll('&amp;', '&');
}

async function typePassword(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
}

async function choosePassword(page: Page, password: string, button = 'Set password') {
  await typePassword(page, password);
  await press(page, button);
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
}

/** Signs up in one browser and enters the mailed code in another, which asks for name and password. */
async function proveElsewhere(page: Page, elsewhere: Page, mailbox: Mailbox, email: string) {
  await page.goto('/signin?mode=signup');
  await signUp(page, email);
  await elsewhere.goto(await mailedLink(mailbox, email, /code/, '/verify'));
  await press(elsewhere, 'Verify');
  await expect(elsewhere.getByRole('heading', { name: 'Finish your account', level: 1 })).toBeVisible();
}

test('a code entered in another browser asks for a name and a password there, and only those count', async ({
  page,
  mailbox,
  newEmail,
  openDevice,
}) => {
  const elsewhere = await openDevice();
  await proveElsewhere(page, elsewhere, mailbox, newEmail);
  await expect(elsewhere.getByRole('main').getByText(newEmail)).toBeVisible();
  await expectAccessible(elsewhere);
  const name = elsewhere.getByRole('main').getByLabel('Name', { exact: true });
  const isOrganization = elsewhere.getByLabel('Sign up as Organization user');
  await expect(name).toHaveValue('');
  await expect(isOrganization).not.toBeChecked();
  await name.fill('Kits.com');
  await press(elsewhere, 'Open my account');
  await expect(elsewhere.getByRole('alert').getByText('New Password cannot be empty!')).toBeVisible();
  await expect(elsewhere.getByRole('alert').getByText(/without a web or email address/)).toBeVisible();
  await expect(name).toHaveValue('Kits.com');
  await isOrganization.check();
  await choosePassword(elsewhere, 'Owner#2026', 'Open my account');
  await signIn(elsewhere, newEmail);
  await expect(elsewhere.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await signIn(elsewhere, newEmail, 'Owner#2026');
  await expect(elsewhere).toHaveURL('/profile');
  await expect(elsewhere.getByRole('main').getByText('Kits.com').first()).toBeVisible();
});

test('a confirmed address that waits too long or is replaced by another is no dead end', async ({
  page,
  mailbox,
  newEmail,
  clock,
  openDevice,
}) => {
  const elsewhere = await openDevice();
  await proveElsewhere(page, elsewhere, mailbox, `first-${newEmail}`);
  await elsewhere.goto('/signin?mode=signup');
  await signUp(elsewhere, `second-${newEmail}`);
  await expect(elsewhere.getByRole('heading', { name: 'Verify your email', level: 1 })).toBeVisible();

  await proveElsewhere(page, elsewhere, mailbox, newEmail);
  await clock.advance({ minutes: 61 });
  await elsewhere.getByRole('main').getByLabel('Name', { exact: true }).fill('Robin Gray');
  await typePassword(elsewhere, 'Owner#2026');
  await press(elsewhere, 'Open my account');
  await expect(elsewhere).toHaveURL('/forgot-password');
  await expect(elsewhere.getByText(/That page has expired/)).toBeVisible();
  await elsewhere.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(newEmail);
  await press(elsewhere, 'Email me a link');
  await elsewhere.goto(await mailedLink(mailbox, newEmail, /new password/, '/reset-password'));
  await choosePassword(elsewhere, 'Owner#2026');
});

test('a new email waits for its code, and the old one can take the account back', async ({
  page,
  mailbox,
  newEmail,
  openDevice,
}) => {
  const wanted = `new-${newEmail}`;
  await skipSignUp(page, mailbox, newEmail);
  await page.goto('/profile/edit');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(wanted);
  await page.getByLabel('Contact number').fill('4025550188');
  await press(page, 'Save');
  await expect(page.getByRole('heading', { name: 'Confirm your new email', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/profile');
  await expect(page.getByText(`${wanted} is not confirmed yet.`)).toBeVisible();
  await page.goto(await mailedLink(mailbox, wanted, /code/, '/profile/confirm-email'));
  await press(page, 'Confirm');
  await expect(page.getByText('Your new email address is confirmed.')).toBeVisible();
  await expect(page.getByRole('main').getByText(wanted)).toBeVisible();

  const owner = await openDevice();
  const undoLink = await mailedLink(mailbox, newEmail, /new email address/, '/undo-email-change');
  await owner.goto(undoLink);
  await expectAccessible(owner);
  await page.goto('/orders');
  await expect(page, 'opening the link changes nothing').toHaveURL('/orders');
  await press(owner, 'Keep my address');
  await expect(owner.getByRole('heading', { name: 'Choose a password', level: 1 })).toBeVisible();
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/signin/);
  await choosePassword(owner, 'Owner#2026');
  await signIn(owner, newEmail, 'Owner#2026');
  await expect(owner.getByRole('main').getByText(newEmail)).toBeVisible();

  await owner.goto(undoLink);
  await press(owner, 'Keep my address');
  await expect(owner.getByText('This link was already used or no longer works.')).toBeVisible();
  await expectAccessible(owner);
  await expect(owner.getByRole('main').getByRole('link', { name: 'Write to us' })).toBeVisible();
  await owner.getByRole('main').getByRole('link', { name: 'Set a new password' }).click();
  await expect(owner).toHaveURL('/profile/change-password');
  await page.goto('/undo-email-change');
  await page.getByRole('main').getByRole('link', { name: 'Set a new password' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('an old session is asked for the password and then resumes with what was typed', async ({
  page,
  mailbox,
  newEmail,
  clock,
}) => {
  await skipSignUp(page, mailbox, newEmail);
  await page.goto('/profile/edit');
  await page.getByLabel('Name', { exact: true }).fill('Sasha Vale');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(`new-${newEmail}`);
  await page.getByLabel('Contact number').fill('4025550188');
  await clock.advance({ minutes: 11 });
  await press(page, 'Save');
  await expect(
    page.getByRole('heading', { name: 'Confirm your password to change your details', level: 1 }),
  ).toBeVisible();
  await expectAccessible(page);
  const secret = page.getByRole('main').getByLabel('Password', { exact: true });
  await secret.fill('Wrong#1234');
  await press(page, 'Continue');
  await expect(page.getByRole('alert').getByText('The password is not right.')).toBeVisible();
  await secret.fill('Teal-Kettle-7');
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'Confirm your new email', level: 1 })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Sasha Vale').first()).toBeVisible();
  await expect(page.getByText(`new-${newEmail} is not confirmed yet.`)).toBeVisible();
});

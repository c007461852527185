import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { cards, fillCardField, fillHostedPage, password, signUp } from './shopper';
import { skipSignUp, skipVerifying } from './shortcut';

/** Enters the password that a session of more than 10 minutes is asked for. */
async function enterPassword(page: Page, purpose: string) {
  const name = `Confirm your password to ${purpose}`;
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
}

async function typeOnHostedPage(page: Page) {
  await fillHostedPage(page, cards.good);
  await page.getByRole('button', { name: 'Save card' }).click();
}

test('an old session enters the password before a company card is saved or removed, and goes on from there', async ({
  page,
  mailbox,
  newEmail,
  clock,
  hasScript,
}) => {
  await page.goto('/signin?mode=signup&redirectTo=/profile');
  await page.getByLabel('Sign up as Organization user').check();
  await signUp(page, newEmail);
  await skipVerifying(page, mailbox, newEmail);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Add a card' }).click();
  await expect(page.getByRole('heading', { name: 'Add a card', level: 1 })).toBeVisible();
  await clock.advance({ minutes: 11 });
  if (hasScript) {
    await fillCardField(page, cards.good);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await enterPassword(page, 'add a card');
    await fillCardField(page, cards.good);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  } else {
    await page.getByRole('button', { name: 'Add on the secure payment page' }).click();
    await enterPassword(page, 'add a card');
    await typeOnHostedPage(page);
  }
  const card = page.getByText(/^Visa ending in 4242/);
  await expect(card).toBeVisible();

  await page.getByRole('link', { name: /^Remove/ }).click();
  await clock.advance({ minutes: 11 });
  await page.getByRole('main').getByRole('button', { name: 'Remove' }).click();
  await enterPassword(page, 'remove a card');
  await expect(page).toHaveURL('/profile');
  await expect(card).toHaveCount(0);
});

test('an old session enters the password before the account is deleted, and a wrong one deletes nothing', async ({
  page,
  mailbox,
  newEmail,
  clock,
}) => {
  await skipSignUp(page, mailbox, newEmail);
  await page.goto('/profile/delete-account');
  await clock.advance({ minutes: 11 });
  await page.getByRole('main').getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Wrong#1234');
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').getByText('The password is not right.')).toBeVisible();
  await enterPassword(page, 'delete your account');
  await expect(page.getByText('Your account is deleted, and you are signed out.')).toBeVisible();
  await mailbox.find({ to: newEmail, subject: 'Your account is deleted' });
});

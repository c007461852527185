import { expect, expectAccessible, test, type Page } from '@larkwell/tooling/e2e';
import { cards, fillCardField, fillHostedPage, submit } from './shopper';
import { skipSignIn, skipSignUp } from './shortcut';
import { test as subscriberTest } from './subscriber-test';

/** Saves a card whose bank asks its holder; ends on the profile. */
async function addCard(page: Page, hasScript: boolean) {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Add a card' }).click();
  await expect(page.getByText('You can choose it when you pay. We never see its full number.')).toBeVisible();
  if (hasScript) {
    await fillCardField(page, cards.asksBank);
    await submit(page, 'Add');
    const bank = page.frameLocator('iframe[title="3D Secure authentication"]');
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
  } else {
    await submit(page, 'Add on the secure payment page');
    await fillHostedPage(page, cards.asksBank);
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
  }
  await expect(page).toHaveURL('/profile', { timeout: 20_000 });
  await expect(page.getByText('Visa ending in 3155, expires 12/2034')).toBeVisible();
}

test('a shopper saves a card and removes it', async ({ page, mailbox, newEmail, hasScript }) => {
  await skipSignUp(page, mailbox, newEmail);
  await page.goto('/profile');
  await expect(page.getByText('You have no saved cards.')).toBeVisible();
  await addCard(page, hasScript);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Remove card ending in 3155' }).click();
  await expect(page.getByText('Visa ending in 3155, 12/34')).toBeVisible();
  await submit(page, 'Remove');
  await expect(page.getByText('The card is removed.')).toBeVisible();
  await expect(page.getByText('You have no saved cards.')).toBeVisible();
});

subscriberTest(
  'a card that renews a subscription leads to where it is changed',
  async ({ page, newEmail, subscribe, sql }) => {
    await subscribe();
    await sql(
      `insert into payment_methods (id, user_id, stripe_customer_id, brand, last4, exp_month, exp_year)
     select s.payment_method_id, u.id, u.stripe_customer_id, 'visa', '4242', 12, 2034
     from subscriptions s join users u on u.id = s.user_id where u.email = $1`,
      newEmail,
    );
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Remove card ending in 4242' }).click();
    await expect(page.getByRole('heading', { name: 'This card pays for a subscription' })).toBeVisible();
    await expect(
      page.getByText('You can remove it once the subscription is paid with another card.'),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Change the card of the subscription' }).click();
    await expect(page.getByRole('heading', { name: 'Change the card', level: 1 })).toBeVisible();
  },
);

test('nobody opens another person’s card', async ({
  page,
  mailbox,
  newEmail,
  hasScript,
  browser,
  baseURL,
}) => {
  await skipSignUp(page, mailbox, newEmail);
  await addCard(page, hasScript);
  const address = await page.getByRole('link', { name: /^Remove card/ }).getAttribute('href');
  const context = await browser.newContext({ baseURL });
  const stranger = await context.newPage();
  await skipSignIn(stranger, 'maya@example.com');
  expect((await stranger.goto(address!))!.status()).toBe(404);
  await context.close();
});

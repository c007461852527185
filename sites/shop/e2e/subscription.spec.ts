import { expect, expectAccessible, type Page } from '@larkwell/tooling/e2e';
import { cards, fillCardField, fillHostedPage, password } from './shopper';
import { renewNow } from './renew-now';
import { test } from './subscriber-test';

/** Pays in the card field, or without script on Stripe's page. */
async function typeCard(page: Page, card: string, hasScript: boolean) {
  if (hasScript) return fillCardField(page, card);
  const before = 'You enter the card there, come back here and confirm it. That page needs JavaScript.';
  await expect(page.getByText(before)).toBeVisible();
  await page.getByRole('button', { name: 'Enter a card on the secure payment page' }).click();
  await fillHostedPage(page, card);
  await page.getByRole('button', { name: 'Save card' }).click();
  const after = 'Our payment provider has your new card. Press the button to use it.';
  await expect(page.getByText(after)).toBeVisible();
}

/** Skips the renewal in another tab. @returns the day it moved to, in words */
async function skipElsewhere(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Skip this renewal' }).click();
  await expect(other.getByText('The renewal is skipped.')).toBeVisible();
  const later = (await fact(other, 'Next renewal').textContent())!;
  await other.close();
  return later;
}

/** Expects the list to show only this state for the only subscription. Leaves its page open. */
async function expectListedAs(page: Page, state: string) {
  const back = page.url();
  await page.goto('/subscription');
  const row = page.getByRole('row', { name: /Vitamin D Check/ });
  const tag = row.getByText(/^(Active|Paused|Waiting for a kit|Payment due|Cancelled)$/);
  await expect(tag).toHaveText(state);
  await page.goto(back);
}

const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first();

test('a renewal is skipped, restored, paused and moved to another interval, each with date and price shown first', async ({
  page,
  subscribe,
}) => {
  await subscribe();
  await expectAccessible(page);
  const first = (await fact(page, 'Next renewal').textContent())!;
  const skip = page.getByRole('region', { name: 'Skip the next renewal' });
  await expect(skip).toContainText(`Nothing is charged on ${first}`);
  const later = (await skip.getByRole('strong').textContent())!;
  await skip.getByRole('button').click();
  await expect(page.getByText(`The renewal is skipped. Your next renewal is on ${later}`)).toBeVisible();
  await expect(fact(page, 'Next renewal')).toHaveText(later);
  await expect(page.getByRole('region', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Renew after all' }).click();
  await expect(fact(page, 'Next renewal')).toHaveText(first);

  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Choose one of the options' }),
  ).toBeVisible();
  await page.getByLabel(/6 months later/).check();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Your subscription is paused.')).toBeVisible();
  await expectListedAs(page, 'Paused');
  await page.getByRole('button', { name: 'End the pause' }).click();
  await expect(fact(page, 'Next renewal')).toHaveText(first);

  const interval = page.getByRole('region', { name: 'Change how often a kit is sent' });
  const choice = interval.getByLabel(/Every 6 months, 20% off/);
  const price = /\$[\d.]+/.exec((await interval.getByText(/Every 6 months/).textContent())!)![0];
  await choice.check();
  await interval.getByRole('button').click();
  await expect(fact(page, 'Each renewal')).toHaveText(`${price} every 6 months`);
  await expect(fact(page, 'Next renewal')).toHaveText(first);
});

test('the card is changed', async ({ page, hasScript, subscribe }) => {
  await subscribe();
  await expect(fact(page, 'Card')).toHaveText('Visa ending in 4242');
  await page.getByRole('link', { name: 'Change card' }).click();
  await expect(page.getByText('Nothing is charged now.')).toBeVisible();
  await expectAccessible(page);
  await typeCard(page, '5555555555554444', hasScript);
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByText('The next renewals are charged to your new card.')).toBeVisible();
  await expect(fact(page, 'Card')).toHaveText('Mastercard ending in 4444');
});

test('an old session enters the password before the card changes', async ({
  page,
  hasScript,
  subscribe,
  clock,
}) => {
  await subscribe();
  await page.getByRole('link', { name: 'Change card' }).click();
  await expect(page.getByText('Nothing is charged now.')).toBeVisible();
  await clock.advance({ minutes: 11 });
  if (hasScript) {
    await fillCardField(page, '5555555555554444');
    await page.getByRole('button', { name: 'Use this card' }).click();
  } else {
    await page.getByRole('button', { name: 'Enter a card on the secure payment page' }).click();
  }
  await expect(
    page.getByRole('heading', { name: 'Confirm your password to change the card', level: 1 }),
  ).toBeVisible();
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  if (hasScript) {
    await fillCardField(page, '5555555555554444');
  } else {
    await fillHostedPage(page, '5555555555554444');
    await page.getByRole('button', { name: 'Save card' }).click();
  }
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByText('The next renewals are charged to your new card.')).toBeVisible();
});

test('a lost card is announced, and another one pays the amount on the button', async ({
  page,
  environment,
  hasScript,
  subscribe,
}) => {
  await subscribe();
  await renewNow(page, environment, 'lostCard');
  await expect(page.getByText(/We do not charge that card again/)).toBeVisible();
  await expect(fact(page, 'Due now')).toContainText(/\$\S+, by \w+, \w+ \d+, \d{4}/);
  await expect(fact(page, 'Card')).toContainText('which your bank refused');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel this subscription' }).click();
  await expect(page.getByText(/\$\S+ is due for a renewal\. If you cancel, you owe nothing/)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expectListedAs(page, 'Payment due');
  await page.getByRole('link', { name: /^Pay \$\S+ with another card$/ }).click();
  await typeCard(page, cards.good, hasScript);
  const press = page.getByRole('button', { name: /^Use this card and pay/ });
  const amount = /\$\S+/.exec((await press.textContent())!)![0];
  await press.click();
  await expect(page.getByText(`${amount} is paid.`)).toBeVisible();
  await expect(page.getByText(/We do not charge that card again/)).toHaveCount(0);
  await expectListedAs(page, 'Active');
});

test("a bank's challenge about a renewal is answered from the link in the mail", async ({
  page,
  mailbox,
  newEmail,
  environment,
  subscribe,
}) => {
  await subscribe();
  await renewNow(page, environment, 'asks');
  const mail = await mailbox.find({ to: newEmail, subject: /asks you to confirm/ });
  await page.goto(/https?:\/\/\S+\/subscription\/[^\s"<]+/.exec(mail.text)![0]);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Answer your bank for \$/ }).click();
  await page.getByRole('button', { name: /^Confirm payment of/ }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByRole('heading', { name: 'Invoice paid' })).toBeVisible();
  await expect(async () => {
    await page.goto('/subscription');
    await page.getByRole('link', { name: 'Manage subscription of Vitamin D Check' }).click({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Your bank asks you to confirm')).toHaveCount(0);
});

test('a change made in another tab is shown before a press takes effect', async ({ page, subscribe }) => {
  await subscribe();
  await skipElsewhere(page);
  const interval = page.getByRole('region', { name: 'Change how often a kit is sent' });
  await interval.getByLabel(/Every 12 months/).check();
  await interval.getByRole('button').click();
  await expect(page.getByRole('alert')).toContainText('This subscription has changed. Nothing was done.');
  await expect(page.getByRole('row', { name: /Next renewal/ })).toBeVisible();
  await expect(fact(page, 'Each renewal')).toContainText('every 3 months');
  await expect(interval.getByLabel(/Every 12 months/)).toBeChecked();
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^Renew every 12 months for \$\d/ })
    .click();
  await expect(fact(page, 'Each renewal')).toContainText('every 12 months');

  const subscription = page.url();
  await page.goto(subscription.replace('/subscription/', '/subscription/cancel/'));
  const other = await page.context().newPage();
  await other.goto(subscription);
  await other.getByRole('button', { name: 'Renew after all' }).click();
  await expect(other.getByText('Your subscription continues.')).toBeVisible();
  await other.getByRole('link', { name: 'Change card' }).click();
  const stalePress = other.getByRole('button', { name: 'Enter a card on the secure payment page' });
  await expect(stalePress).toBeVisible();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const changed = page.getByRole('alert').filter({ hasText: 'This subscription has changed' });
  await expect(changed).toContainText('so it was not canceled.');
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(1);
  await expectAccessible(page);
  await changed.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Your subscription is canceled.')).toBeVisible();
  const ended = 'This subscription is canceled, so its card cannot be changed.';
  await page.goto(`${subscription}/card`);
  await expect(page.getByText(ended)).toBeVisible();
  await stalePress.click();
  await expect(other.getByText(ended)).toBeVisible();
});

test('a renewal skipped or restored in another tab stays as is', async ({ page, subscribe }) => {
  await subscribe();
  const later = await skipElsewhere(page);
  await page.getByRole('button', { name: 'Skip this renewal' }).click();
  await expect(page.getByText(`The renewal is skipped. Your next renewal is on ${later}`)).toBeVisible();
  await expect(fact(page, 'Next renewal')).toHaveText(later);
  await expect(page.getByRole('button', { name: 'Skip this renewal' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Undo the skip' })).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Renew after all' }).click();
  await expect(other.getByText('Your subscription continues.')).toBeVisible();
  await page.getByRole('button', { name: 'Renew after all' }).click();
  await expect(page.getByText('Your subscription continues. Your next renewal is on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renew after all' })).toHaveCount(0);
});

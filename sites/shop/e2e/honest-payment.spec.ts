import { expect, expectAccessible, type Page } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { expectConfirmation, fillAddress, password } from './shopper';
import { skipSignOut, skipToCart } from './shortcut';
import { byCard, byCompanyCard, detailsOf, onHostedPage, waysToPay, type WayToPay } from './ways-to-pay';

/** Waits until another tab's press is done. @returns the number of the order that it confirms */
async function confirmedIn(tab: Page, way: WayToPay): Promise<string> {
  if (way === onHostedPage) {
    // All presses led to the same hosted page, which is paid now.
    await expect(tab).not.toHaveURL(/\/payments$/);
    await tab.reload();
  }
  return expectConfirmation(tab);
}

for (const way of waysToPay) {
  test.describe(`paying ${way.name}`, detailsOf(way), () => {
    test('in an ended session leads back and says that nothing was charged', async ({
      page,
      context,
      start,
      provider,
    }) => {
      const email = await start(way);
      const other = await context.newPage();
      await skipSignOut(other);
      await other.close();
      await way.press(page, '$49.00');
      await expect(page).toHaveURL(/\/signin\?redirectTo=%2Fpayments%2Freturn%3ForderId/);
      await expect(page.getByText(/whether you were charged/)).toBeVisible();
      await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByText('You have not been charged for this order.')).toBeVisible();
      expect(await provider.taken()).toEqual([]);
      await way.press(page, '$49.00');
      await way.finish(page, '$49.00');
      await expectConfirmation(page);
      expect(await provider.taken()).toEqual([4900]);
    });

    test('for an order paid in another tab leads to the confirmation', async ({
      page,
      context,
      start,
      provider,
    }) => {
      await start(way);
      const other = await context.newPage();
      await other.goto('/payments');
      await way.press(other, '$49.00');
      await way.finish(other, '$49.00');
      const number = await expectConfirmation(other);
      await way.press(page, '$49.00');
      expect(await expectConfirmation(page)).toBe(number);
      expect(await provider.taken()).toEqual([4900]);
    });

    test('three tabs at once charge once', async ({ page, context, start, provider }) => {
      await start(way);
      const tabs = [page, await context.newPage(), await context.newPage()];
      for (const tab of tabs.slice(1)) await tab.goto('/payments');
      await Promise.all(tabs.map((tab) => way.press(tab, '$49.00')));
      await way.finish(page, '$49.00');
      const number = await expectConfirmation(page);
      for (const tab of tabs.slice(1)) expect(await confirmedIn(tab, way)).toBe(number);
      expect(await provider.taken()).toEqual([4900]);
    });
  });
}

for (const way of waysToPay.filter(({ name }) => name !== 'on the hosted page')) {
  test(
    `paying ${way.name} while Stripe does not answer says the outcome is unknown`,
    detailsOf(way),
    async ({ page, start, provider }) => {
      await start(way);
      for (const call of ['confirm', 'retrieve'])
        await provider.plan({ operation: `payment_intents.${call}`, kind: 'timeout-before', ms: 5 });
      await way.press(page, '$49.00');
      await expect(page.getByText(/We do not know yet whether you have been charged\./)).toBeVisible({
        timeout: 30_000,
      });
      await expect(page.getByText(/You have not been charged/)).toHaveCount(0);
      await expectAccessible(page);
      await provider.clear();
      await page.getByRole('link', { name: 'Check again' }).click();
      await expect(page.getByText('You have not been charged for this order.')).toBeVisible();
      expect(await provider.taken()).toEqual([]);
    },
  );
}

test('a press that cannot reach Stripe says why nothing happened, and what to do', async ({
  page,
  start,
  provider,
}) => {
  await start(onHostedPage);
  await provider.plan({ operation: '*', kind: 'error', times: 1000 });
  await onHostedPage.press(page, '$49.00');
  await expect(page.getByRole('alert')).toContainText(
    'We could not reach the payment service. You have not been charged for this order. Please try again in a minute.',
  );
  await provider.clear();
});

test('an order with an unknown payment outcome is neither paid again nor replaced', async ({
  page,
  context,
  start,
  provider,
  hasScript,
  environment,
}) => {
  // Its own kit: an identical order would be reused, with the payments of other tests.
  await start(byCompanyCard, { slug: 'iron-check' });
  const other = await context.newPage();
  await other.goto('/shipping');
  const third = await context.newPage();
  await skipToCart(third, environment, { slug: 'vitamin-d-check' });
  await third.goto('/payments');
  await provider.plan({ operation: 'payment_intents.confirm', kind: 'timeout-after', ms: 5 });
  await provider.plan({ operation: 'payment_intents.retrieve', kind: 'timeout-before', ms: 5 });
  await provider.plan({ operation: 'webhook:*', kind: 'drop' });
  const notKnown = (at: Page) => at.getByText(/We do not know yet whether you have been charged\./);
  await byCompanyCard.press(page, '$64.00');
  await expect(notKnown(page)).toBeVisible();
  await third.getByRole('button', { name: 'Update order' }).click();
  await expect(notKnown(third)).toBeVisible();
  // Without script, looking a ZIP up already loads a page.
  if (hasScript) await fillAddress(other, hasScript);
  const press = hasScript ? 'Continue to payment' : 'Find city and state';
  await other.getByRole('button', { name: press }).click();
  await expect(notKnown(other)).toBeVisible();
  await page.goto('/payments');
  await expect(notKnown(page)).toBeVisible();
  await provider.clear();
  await page.getByRole('link', { name: 'Check again' }).click();
  await expectConfirmation(page);
  expect(await provider.taken()).toEqual([6400]);
});

for (const way of [byCard, byCompanyCard]) {
  test(
    `a payment ${way.name} whose answer is lost is found, charged once`,
    detailsOf(way),
    async ({ page, start, provider }) => {
      await start(way);
      await provider.plan({ operation: way.call, kind: 'timeout-after', ms: 5 });
      await way.press(page, '$49.00');
      await expectConfirmation(page);
      expect(await provider.taken()).toEqual([4900]);
    },
  );
}

test('a hosted page whose address was lost opens on the next press and is paid once', async ({
  page,
  start,
  provider,
}) => {
  await start(onHostedPage);
  await provider.plan({ operation: onHostedPage.call, kind: 'timeout-after', ms: 5, times: 4 });
  await onHostedPage.press(page, '$49.00');
  await expect(page.getByRole('alert')).toBeVisible();
  await provider.clear();
  await page.goto('/payments');
  await onHostedPage.press(page, '$49.00');
  await onHostedPage.finish(page, '$49.00');
  await expectConfirmation(page);
  expect(await provider.taken()).toEqual([4900]);
});

for (const way of waysToPay) {
  test(
    `two presses ${way.name} while Stripe is slow are one charge of the amount on the button`,
    detailsOf(way),
    async ({ page, context, start, provider }) => {
      await start(way);
      const other = await context.newPage();
      await other.goto('/payments');
      await provider.plan({ operation: way.call, kind: 'latency', ms: 1500 });
      await Promise.all([way.press(page, '$49.00'), way.press(other, '$49.00')]);
      await way.finish(page, '$49.00');
      const number = await expectConfirmation(page);
      expect(await confirmedIn(other, way)).toBe(number);
      expect(await provider.taken()).toEqual([4900]);
    },
  );
}

test(
  'three presses at once while every call to Stripe is slow are one charge, and each confirms it',
  { tag: '@js' },
  async ({ page, context, start, provider }) => {
    await start(byCard);
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs.slice(1)) await tab.goto('/payments');
    await provider.plan({ operation: '*', kind: 'latency', ms: 1500 });
    await Promise.all(tabs.map((tab) => byCard.press(tab, '$49.00')));
    const numbers = await Promise.all(tabs.map((tab) => expectConfirmation(tab)));
    expect(new Set(numbers).size).toBe(1);
    expect(await provider.taken()).toEqual([4900]);
  },
);

test(
  'a card entered while another tab pays ends at the confirmation of one charge',
  { tag: '@js' },
  async ({ page, context, start, provider }) => {
    await start(byCard);
    const other = await context.newPage();
    await other.goto('/payments');
    let letThrough = () => {};
    const isOtherPaid = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/v1/payment_intents/*/confirm', async (route) => {
      await isOtherPaid;
      await route.continue();
    });
    await byCard.press(page, '$49.00');
    await expect(page.getByRole('button', { name: 'Paying…' })).toBeVisible();
    await byCard.press(other, '$49.00');
    const number = await expectConfirmation(other);
    letThrough();
    expect(await expectConfirmation(page)).toBe(number);
    expect(await provider.taken()).toEqual([4900]);
  },
);

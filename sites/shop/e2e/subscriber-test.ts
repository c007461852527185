import { expect, test as base } from '@larkwell/tooling/e2e';
import { cards, expectConfirmation, pay } from './shopper';
import { skipToUnpaidOrder } from './shortcut';

interface SubscriberFixtures {
  /** Subscribes to Vitamin D Check every three months and opens the subscription's page. */
  subscribe: () => Promise<void>;
}

export const test = base.extend<SubscriberFixtures>({
  subscribe: async ({ page, mailbox, newEmail, environment, hasScript }, use) => {
    await use(async () => {
      const fixtures = { page, mailbox, newEmail, environment };
      await skipToUnpaidOrder(fixtures, { slug: 'vitamin-d-check', months: 3 });
      await pay(page, cards.good, { hasScript });
      await expectConfirmation(page);
      await expect(async () => {
        await page.goto('/subscription');
        await page.getByRole('link', { name: 'Manage subscription of Vitamin D Check' }).click();
        // The subscription exists at Stripe right after it is paid; it can be changed from then on.
        await expect(page.getByRole('button', { name: 'Skip this renewal' })).toBeVisible({ timeout: 1000 });
      }).toPass();
    });
  },
});

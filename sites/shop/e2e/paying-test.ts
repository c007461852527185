import type { Page } from '@larkwell/tooling/e2e';
import { openProvider, type Provider } from './provider';
import { test as base } from './shopper-test';
import { skipSignIn, skipSignUp, skipToCart, skipToPayment, type Kit } from './shortcut';
import type { WayToPay } from './ways-to-pay';

interface PayingFixtures {
  /** The Stripe stand-in's records, empty at the start of the test; its faults are cleared afterwards. */
  provider: Provider;
  /**
   * Puts a new person who may pay this way on the payment page of an order; by default one Vitamin D Check at $49.00.
   * Resolves to their email address.
   */
  start: (way: WayToPay, kit?: Kit, at?: Page) => Promise<string>;
}

export const test = base.extend<PayingFixtures>({
  provider: async ({ environment }, use) => {
    const provider = await openProvider(environment);
    await use(provider);
    await provider.clear();
  },
  start: async ({ page, mailbox, newEmail, environment, sql }, use) => {
    await use(async ({ isCompany }, kit = { slug: 'vitamin-d-check' }, at = page) => {
      const email = isCompany ? 'eli@example.com' : newEmail;
      if (isCompany) {
        // All tests of a run use this one employee, who presses more often than the hourly limit allows.
        await sql(`delete from rate_limits where key like 'card-person:%'`);
        await skipSignIn(at, email);
      } else await skipSignUp(at, mailbox, email);
      await skipToCart(at, environment, kit);
      await skipToPayment(at, email);
      return email;
    });
  },
});

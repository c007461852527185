import { test as base } from '@larkwell/tooling/e2e';
import { openStripe, putCardAside } from './paying';
import { skipToPayment } from './shortcut';

interface PayingFixtures {
  /** The Stripe stand-in, with records from this test on; its faults are cleared afterwards. */
  stripe: ReturnType<typeof openStripe> & {
    /** Amounts in cents held or charged since the test began, newest first. */
    taken: () => Promise<number[]>;
  };
  /** Puts a new person on the payment page of an Antigen visit at $70.00, with the card dialog closed. */
  startPaying: (options?: { keepCard?: boolean }) => Promise<void>;
}

export const test = base.extend<PayingFixtures>({
  stripe: async ({ environment }, use) => {
    const stripe = openStripe(environment);
    const before = await stripe.findLatest();
    const taken = () => stripe.listMoney(before);
    await use({ ...stripe, taken });
    await stripe.clear();
  },
  startPaying: async ({ page, newEmail, hasScript }, use) => {
    await use(async ({ keepCard = false } = {}) => {
      await skipToPayment(page, newEmail, 'Antigen');
      if (hasScript && !keepCard) await putCardAside(page);
    });
  },
});

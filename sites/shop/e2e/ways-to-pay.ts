import { expect, type Page } from '@larkwell/tooling/e2e';
import { cards, fillCardField, fillHostedPage } from './shopper';

/** A way to pay on the open payment page. `press` is given the amount it agrees to. */
export interface WayToPay {
  name: string;
  /** The Stripe call behind the button. */
  call: string;
  /** Presses the button on our page, after filling in the card field if there is one. */
  press(page: Page, amount: string): Promise<void>;
  /** What remains to do on Stripe's page. */
  finish(page: Page, amount: string): Promise<void>;
  isCompany?: true;
  /** Playwright tag: card entry needs script. */
  tag?: '@js';
}

const nothingLeft = async () => {};

export const waysToPay: WayToPay[] = [
  {
    name: 'by card',
    call: 'payment_intents.confirm',
    tag: '@js',
    async press(page, amount) {
      await fillCardField(page, cards.good);
      await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
    },
    finish: nothingLeft,
  },
  {
    name: 'on the hosted page',
    call: 'checkout.sessions.create',
    async press(page, amount) {
      await expect(page.getByText(`You pay ${amount} there`)).toBeVisible();
      await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
    },
    async finish(page, amount) {
      await fillHostedPage(page, cards.good);
      await page.getByRole('button', { name: `Pay ${amount}` }).click();
    },
  },
  {
    name: 'by company card',
    call: 'payment_intents.confirm',
    isCompany: true,
    async press(page, amount) {
      await page.getByRole('radio', { name: 'Use Company Card' }).check();
      await page.getByRole('button', { name: `Pay ${amount} by company card` }).click();
    },
    finish: nothingLeft,
  },
];

const [byCard, onHostedPage, byCompanyCard] = waysToPay as [WayToPay, WayToPay, WayToPay];
export { byCard, onHostedPage, byCompanyCard };

/** Playwright's details for a test that pays this way. */
export const detailsOf = ({ tag }: WayToPay) => (tag ? { tag } : {});

/** Expects the page to list these changes, as rows of name, before and now. */
export async function expectChanges(page: Page, rows: [name: string, before: string, now: string][]) {
  const notice = page.getByRole('alert').filter({ hasText: 'Your order has changed' });
  await expect(notice).toContainText('This payment was not made.');
  for (const [name, before, now] of rows) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row.getByRole('cell')).toHaveText([new RegExp(before), new RegExp(now)]);
  }
}

import { expect, type Page } from '@larkwell/tooling/e2e';
import { test } from './bad-line-test';
import { formsOf, readAs, sendAs } from './reading';
import { byCompanyCard, onHostedPage } from './ways-to-pay';

// An order is paid, and then something fails. No page may say more about the money than is known.
const notKnown = /do not know yet whether you have been charged/i;
const lookFirst = /check your orders before you pay again/i;

interface Trouble {
  /** Stripe faults planned before the payment. */
  before?: object[];
  /** Stripe faults planned after it. */
  after?: object[];
  /** Whether the API stops answering. */
  isLineLost?: boolean;
  isCompany?: true;
  /** Of Iron Check at $64.00. Differs by test, since an unpaid order with the same kits is reused. */
  quantity?: number;
  /** What Stripe has charged by then, in cents. */
  taken: number[];
}

const lasting = { times: 1000 };
const noEvents = { operation: 'webhook:*', kind: 'drop', ...lasting };
const troubles: Record<string, Trouble> = {
  'the API does not answer': { before: [noEvents], isLineLost: true, taken: [6400] },
  'Stripe does not answer': {
    before: [noEvents],
    after: [{ operation: '*', kind: 'error', ...lasting }],
    taken: [6400],
  },
  'the API does not answer, by company card': {
    isCompany: true,
    quantity: 4,
    isLineLost: true,
    taken: [],
  },
  'the charge fails, and nobody can ask why': {
    isCompany: true,
    quantity: 2,
    before: [
      { operation: 'payment_intents.confirm', kind: 'error', ...lasting },
      { operation: 'payment_intents.retrieve', kind: 'error', ...lasting },
    ],
    taken: [],
  },
  'the answer to the charge is lost': {
    isCompany: true,
    quantity: 3,
    before: [
      noEvents,
      { operation: 'payment_intents.confirm', kind: 'timeout-after', ms: 1, ...lasting },
      { operation: 'payment_intents.retrieve', kind: 'error', ...lasting },
    ],
    taken: [19200],
  },
};

/** Pays on Stripe's page without following its redirect. */
const payThere = (page: Page, url: string) =>
  page.request.post(url, {
    form: { number: '4242424242424242', expiry: '12 / 40', cvc: '123', zip: '68102', name: 'Robin Gray' },
    maxRedirects: 0,
  });

for (const [name, { before = [], after = [], isLineLost, isCompany, quantity, taken }] of Object.entries(
  troubles,
)) {
  test(
    `an order that is paid while ${name} is in doubt on every page`,
    { tag: '@no-js' },
    async ({ page, provider, start, badLine }) => {
      test.slow();
      await start(isCompany ? byCompanyCard : onHostedPage, { slug: 'iron-check', quantity });
      const shown = formsOf((await readAs(page, '/payments')).html).find((form) => 'orderId' in form)!;
      const press = async (intent: string) =>
        (await sendAs(page, '/payments', { ...shown, intent })).location;
      await press('elsewhere');
      const link = (await readAs(page, '/payments/elsewhere')).link(/\/pay\//);
      const stripePage = isCompany ? '' : await press('hosted');
      for (const fault of before) await provider.plan(fault);
      if (isCompany && isLineLost) badLine.lose(() => true);
      if (isCompany) expect(await press('company')).toContain('/payments/return');
      else await payThere(page, stripePage);
      await expect.poll(() => provider.taken()).toEqual(taken);
      for (const fault of after) await provider.plan(fault);
      if (isLineLost) badLine.lose(() => true);

      for (const path of ['/payments', '/payments/return', '/payments/elsewhere?paid=1']) {
        const { text, status } = await readAs(page, path);
        expect(text, path).toMatch(status === 503 ? lookFirst : notKnown);
        if (!isLineLost) expect(status, path).toBe(200);
      }
      if (!isLineLost) {
        for (const path of [`/order-details/${shown.orderId}`, '/shipping']) {
          const { text } = await readAs(page, path);
          expect(text, path).toMatch(notKnown);
          expect(text, path).not.toMatch(/not paid yet|Review and pay/);
        }
        expect((await readAs(page, '/orders')).text).toContain('We do not know yet whether it was paid');
      }
      const others = ['/cart', '/shipping', '/orders', '/subscription', '/profile', link];
      const own = ['/order-details', '/orderConfirmation', '/trackOrders'].map(
        (page) => `${page}/${shown.orderId}`,
      );
      for (const path of [...others, ...own]) await readAs(page, path);
      expect(await press('hosted')).toContain('/payments/return');

      await page.goto('/payments/return');
      await expect(page.getByText(notKnown)).toHaveCount(1);
      badLine.lose(() => false);
      await provider.clear();
      await page.getByRole('link', { name: 'Check again' }).click();
      const end = taken.length > 0 ? 'Thank you for your order' : 'Billing';
      await expect(page.getByRole('heading', { name: end, level: 1 })).toBeVisible();
      await expect(page.getByText('You have not been charged for this order.')).toHaveCount(1 - taken.length);
      expect(await provider.taken()).toEqual(taken);
    },
  );
}

import { expect } from '@larkwell/tooling/e2e';
import { mergeTests } from '@playwright/test';
import { test as badLineTest } from './bad-line-test';
import { readAs } from './reading';
import { renewNow } from './renew-now';
import { cards, fillHostedPage } from './shopper';
import { test as subscriberTest } from './subscriber-test';

// A renewal is paid with another card, and then something fails. No page may say more about the money than is known.
const test = mergeTests(badLineTest, subscriberTest);
const notKnown =
  /do not know yet whether (your new card was taken|the payment of \$\S+ went through)|check your orders before you pay again/i;

interface Trouble {
  /** A Stripe fault that starts before the press. */
  fault?: object;
  /** Whether the API stops answering. */
  isLineLost?: boolean;
}

const troubles: Record<string, Trouble> = {
  'the API does not answer': { isLineLost: true },
  'Stripe does not answer': { fault: { operation: '*', kind: 'error', times: 1000 } },
  'the charge fails, and nobody can ask why': {
    fault: { operation: 'invoices.*', kind: 'error', times: 1000 },
  },
  'the answer to the charge is lost': {
    fault: { operation: 'invoices.*', kind: 'timeout-after', ms: 1, times: 1000 },
  },
};

for (const [name, { fault, isLineLost = false }] of Object.entries(troubles)) {
  test(
    `a renewal that is paid while ${name} is in doubt, and is charged once`,
    { tag: '@no-js' },
    async ({ page, environment, provider, subscribe, badLine }) => {
      test.slow();
      await subscribe();
      const own = new URL(page.url()).pathname;
      await renewNow(page, environment, 'lostCard');
      const [first] = await provider.taken();
      await page.getByRole('link', { name: /^Pay \$\S+ with another card$/ }).click();
      await page.getByRole('button', { name: 'Enter a card on the secure payment page' }).click();
      await fillHostedPage(page, cards.good);
      await page.getByRole('button', { name: 'Save card' }).click();
      const { pathname, search } = new URL(page.url());
      await page.goto(pathname + search);
      const press = page.getByRole('button', { name: /^Use this card and pay/ });
      const due = Number(/\$(\S+)/.exec((await press.textContent())!)![1]) * 100;
      if (fault) await provider.plan(fault);
      badLine.lose(() => isLineLost);
      await press.click();
      await expect(page.getByText(notKnown).first()).toBeVisible();

      const pages = [own, `${own}/card`, own.replace('/subscription/', '/subscription/cancel/')];
      for (const path of ['/subscription', '/orders', ...pages]) {
        const { status, text } = await readAs(page, path);
        expect(status, path).toBe(isLineLost ? 503 : 200);
        expect(text, path).not.toMatch(/is paid\./);
      }

      badLine.lose(() => false);
      await provider.clear();
      await expect(async () => {
        await page.goto(own);
        const again = page.getByRole('link', { name: /^Pay \$\S+ with another card$/ });
        // A press that never arrived is made again.
        if (await again.isVisible()) {
          await page.goto(pathname + search);
          await press.click();
        }
        await page.goto(own);
        await expect(again).toHaveCount(0);
        await expect(page.getByText(/do not know yet/)).toHaveCount(0);
      }).toPass();
      expect(await provider.taken()).toEqual([first, due]);
    },
  );
}

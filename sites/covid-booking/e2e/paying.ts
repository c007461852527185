import { expect, type Page } from '@larkwell/tooling/e2e';

/** Cards that Stripe documents for tests. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  asksTheBank: '4000002760003184',
  disputed: '4000000000000259',
};

const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure card payment input frame"]');

/** Enters a card in the payment page's dialog. */
export async function typeCard(page: Page, number: string) {
  await cardFrame(page).getByLabel('Card number').fill(number);
  await cardFrame(page).getByLabel('Expiry (MM / YY)').fill('1240');
  await cardFrame(page).getByLabel('CVC').fill('123');
  await cardFrame(page).getByLabel('ZIP').fill('68102');
}

/** Closes the card dialog, which opens by itself once the page's script runs. */
export async function putCardAside(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pay another way' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export const pay = (page: Page, amount: string) =>
  page.getByRole('button', { name: `Pay ${amount}` }).click();

/** Fills in Stripe's hosted page and pays there. */
export async function payOnHostedPage(page: Page, amount: string, number = cards.good) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry (MM / YY)').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Example');
  await page.getByLabel('ZIP code').fill('68102');
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
}

/** Goes from the payment page to Stripe's page, pays $70.00 there, and is booked. */
export async function payOnSecurePage(page: Page, hasScript: boolean) {
  if (hasScript) await putCardAside(page);
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await payOnHostedPage(page, '$70.00');
  await expectBooked(page);
}

export const expectBooked = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test visit is booked');

/** Controls of the Stripe stand-in that neither page nor product has. */
export function openStripe({ STRIPE_API_URL, STRIPE_SECRET_KEY }: Record<string, string>) {
  const knob = `${STRIPE_API_URL}/_sandbox/faults`;
  const call = async (path: string, method = 'GET', resource = 'payment_intents') => {
    const headers = { authorization: `Bearer ${STRIPE_SECRET_KEY}` };
    const answer = await fetch(`${STRIPE_API_URL}/v1/${resource}${path}`, { method, headers });
    if (!answer.ok) throw new Error(`Stripe answered ${answer.status} to ${path}`);
    return answer.json();
  };
  const plan = (fault: object) => fetch(knob, { method: 'POST', body: JSON.stringify(fault) });
  return {
    plan,
    /** From now on, Stripe answers no call about a payment. */
    async fail() {
      for (const operation of ['checkout.*', 'payment_intents.*'])
        await plan({ operation, kind: 'error', times: 1000 });
    },
    clear: () => fetch(knob, { method: 'DELETE' }),
    /** Whether the newest payment exists and has no card result yet. */
    async isConfirming() {
      const { data } = (await call('?limit=1')) as { data: { status: string }[] };
      return data[0]?.status === 'requires_payment_method';
    },
    /** State of the newest payment at Stripe. */
    async latestStatus(): Promise<string | undefined> {
      const { data } = (await call('?limit=1')) as { data: { status: string }[] };
      return data[0]?.status;
    },
    /** The newest payment's id; undefined before there is one. */
    async findLatest(): Promise<string | undefined> {
      const { data } = (await call('?limit=1')) as { data: { id: string }[] };
      return data[0]?.id;
    },
    /** The amounts held or charged since a payment, at most 100, in cents, newest first. */
    async listMoney(after?: string): Promise<number[]> {
      const query = after ? `?limit=100&ending_before=${after}` : '?limit=100';
      const { data } = (await call(query)) as { data: { amount: number; status: string }[] };
      const moved = ['requires_capture', 'succeeded'];
      return data.filter(({ status }) => moved.includes(status)).map(({ amount }) => amount);
    },
    /** The owner gives in, so the bank returns the money. */
    async loseDispute(intent: string) {
      const found = await call(`?payment_intent=${intent}`, 'GET', 'disputes');
      const { data } = found as { data: { id: string }[] };
      await call(`/${data[0]!.id}/close`, 'POST', 'disputes');
    },
    /** Releases an authorization, as a bank may. */
    async cancelLatestIntent() {
      const { data } = (await call('?limit=1')) as { data: { id: string }[] };
      await call(`/${data[0]!.id}/cancel`, 'POST');
    },
  };
}

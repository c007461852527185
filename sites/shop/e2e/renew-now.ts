import { expect, type Page } from '@larkwell/tooling/e2e';

interface Listed {
  id: string;
  default_payment_method: string;
  metadata: Record<string, string>;
}

/**
 * Makes the bank of a subscription's card answer this way from now on, and Stripe renew the subscription at once.
 * Starts and ends on the subscription's page, once it shows the result.
 */
export async function renewNow(
  page: Page,
  environment: Record<string, string>,
  decline: 'lostCard' | 'asks',
) {
  const { STRIPE_API_URL: url, STRIPE_SECRET_KEY: key } = environment;
  const headers = { authorization: `Bearer ${key}` };
  const id = new URL(page.url()).pathname.split('/')[2];
  const list = await fetch(`${url}/v1/subscriptions?limit=100`, { headers });
  const { data } = (await list.json()) as { data: Listed[] };
  const found = data.find(({ metadata }) => metadata.subscriptionId === id)!;
  const card = `${url}/_sandbox/cards/${found.default_payment_method}`;
  await fetch(card, { method: 'POST', body: JSON.stringify({ decline }) });
  const body = new URLSearchParams({ trial_end: 'now', proration_behavior: 'none' });
  await fetch(`${url}/v1/subscriptions/${found.id}`, { method: 'POST', headers, body });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/If it is still unpaid after/)).toBeVisible({ timeout: 500 });
  }).toPass();
}

import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { afterEach, expect, it, vi } from 'vitest';
import { setUpCard } from './set-up-card';

vi.stubGlobal('FormData', class extends URLSearchParams {});
afterEach(() => void vi.restoreAllMocks());

const fails = () => Promise.reject(new TypeError('Failed to fetch'));
/** What the card form shows while `fetch` and Stripe's script answer like this. */
async function shownWhile(fetchAnswer: () => Promise<Response>, confirmCardSetup: () => Promise<unknown>) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetchAnswer);
  const stripe = { confirmCardSetup } as unknown as Stripe;
  const outcome = await setUpCard('/setup', stripe, {} as StripeCardElement, '' as never);
  return 'fieldError' in outcome ? outcome.fieldError : undefined;
}

it.each([
  ['does not answer', fails],
  ['answers with an error', () => Promise.resolve(new Response('', { status: 503 }))],
])('does not blame the payment service when our own %s', async (_, answer) => {
  expect(await shownWhile(answer, fails)).toBe('Our service did not respond. Try again in a minute.');
});

it('says that the payment service was not reached when its script cannot reach it', async () => {
  const opened = () => Promise.resolve(Response.json({ clientSecret: 'seti_1_secret' }));
  expect(await shownWhile(opened, fails)).toBe('We could not reach the payment service. Try again.');
});

import type Stripe from 'stripe';

/** Answers a bank's question about a card payment, as the person in the browser would. */
export async function answerBank(intent: Stripe.PaymentIntent, answer: 'complete' | 'fail'): Promise<void> {
  const action = intent.next_action;
  const sdk = action?.use_stripe_sdk as { stripe_js?: string } | undefined;
  const url = action?.redirect_to_url?.url ?? sdk?.stripe_js;
  if (!url) throw new Error(`the bank asks nothing about ${intent.id}, which is ${intent.status}`);
  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(url).origin },
    body: new URLSearchParams({ answer }),
  });
}

/** Answers the bank's question about a renewal on the invoice's own page at Stripe. */
export async function answerHostedInvoice(url: string): Promise<void> {
  const post = (address: string, fields: Record<string, string>) =>
    fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  const asked = await post(url, { confirm: 'yes' });
  await post(asked.headers.get('location')!, { answer: 'complete' });
}

import type { RunSql } from '@larkwell/tooling/e2e';

/** Gives a part of an order's money back at Stripe, as its owner does there. @param amount cents */
export async function refundOrder(
  { STRIPE_API_URL: url, STRIPE_SECRET_KEY: key }: Record<string, string>,
  sql: RunSql,
  orderNumber: string,
  amount: number,
) {
  const [payment] = await sql(
    `select payment_intent_id as intent from payments p join orders o on o.id = p.order_id
     where o.order_number = $1 and p.accepted_at is not null`,
    orderNumber,
  );
  const answer = await fetch(`${url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams({ payment_intent: String(payment!.intent), amount: String(amount) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

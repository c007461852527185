import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { startErasing } from '../../testing/erasing';
import { orderAndPay } from '../../testing/paid-order';
import { addShopper } from '../../testing/shopper';
import { subscribe } from '../../testing/subscription';

const { shop, kit, send, erase } = await startErasing();
afterAll(() => shop.close());

describe('an obstacle', () => {
  it('is reported for a paid order that has not shipped, and nothing is lost', async () => {
    const eli = await addShopper(shop);
    await orderAndPay(shop, eli, { [kit]: 1 });
    await expect(erase(eli)).rejects.toMatchObject({
      status: 409,
      data: { errorMessage: expect.stringMatching(/^Order \S+ is paid and has not shipped yet\./) },
    });
    expect((await eli.api.accounts.get({ id: eli.id })).data.full_name).toBe('Pat Doe');
  });

  it('is reported for an organization with employees, until they are erased', async () => {
    const olive = await addShopper(shop, { isOrganization: true });
    const eli = await addShopper(shop, { employer: olive.id });
    await expect(erase(olive)).rejects.toMatchObject({
      status: 409,
      data: { errorMessage: expect.stringContaining('Your organization still has employees.') },
    });
    await erase(eli);
    await erase(olive);
    await expect(olive.api.accounts.get({ id: olive.id })).rejects.toMatchObject({ status: 401 });
  });

  it.each(['void_due', 'refund_due', 'disputed'])('is reported for a payment that is %s', async (status) => {
    const eli = await addShopper(shop);
    const orderId = await orderAndPay(shop, eli, { [kit]: 1 });
    await send(orderId);
    await shop.deps.db.execute(sql`update payments set status = ${status} where order_id = ${orderId}`);
    await expect(erase(eli)).rejects.toMatchObject({ status: 409 });
    await shop.deps.db.execute(sql`update payments set status = 'paid' where order_id = ${orderId}`);
    await erase(eli);
  });

  it.each(['claimed', 'failed'])('is reported for a renewal that is %s', async (status) => {
    const eli = await addShopper(shop);
    const id = await subscribe(shop, eli, { kit });
    await shop.deps.db.execute(sql`update orders set shipped_at = app_now() where user_id = ${eli.id}`);
    await shop.deps.db.execute(sql`
      insert into renewals (stripe_invoice_id, subscription_id, amount_cents, status)
      values (${`in_${id}`}, ${id}, 5000, ${status})`);
    await expect(erase(eli)).rejects.toMatchObject({
      data: { errorMessage: expect.stringContaining('A subscription renewal is not settled yet.') },
    });
  });
});

it('a person whose password was entered more than ten minutes ago must enter it again', async () => {
  const eli = await addShopper(shop);
  await shop.deps.db.execute(sql`
    update sessions set authenticated_at = app_now() - interval '11 minutes' where user_id = ${eli.id}`);
  await expect(erase(eli)).rejects.toMatchObject({ status: 403, data: { reauthenticate: true } });
});

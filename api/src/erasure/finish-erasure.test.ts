import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { startErasing } from '../../testing/erasing';
import { orderAndPay } from '../../testing/paid-order';
import { addShopper } from '../../testing/shopper';

const { shop, kit, actor, send, erase, ops } = await startErasing();
afterAll(() => shop.close());

it('shows an employer what was paid for an erased employee, without the person', async () => {
  const olive = await addShopper(shop, { isOrganization: true });
  const eli = await addShopper(shop, { employer: olive.id });
  await olive.api.payments.addPaymentMethod({ userId: olive.id, paymentMethod: 'pm_card_visa' });
  const orderId = await eli.order({ [kit]: 1 });
  await eli.api.payments.checkout({ orderId, preferredPaymentOption: 'organization' });
  await send(orderId);
  const paid = await olive.api.employees.listPayments({});
  await erase(eli);
  const { data, totalAmount } = await olive.api.employees.listPayments({});
  expect(totalAmount).toBe(paid.totalAmount);
  expect(data).toMatchObject([{ fullName: 'Deleted account', email: '', amount: 5000 }]);
  const detail = await olive.api.employees.getPayment({ id: data[0]!.id });
  expect(detail.data.metadata).toMatchObject({ fullName: 'Deleted account', email: '' });
  expect((await olive.api.employees.list({})).data).toEqual([]);
  expect((await olive.api.employees.listTests({})).data).toMatchObject([{ full_name: 'Deleted account' }]);
});

it('leaves nothing behind from a call that started a moment before', async () => {
  const eli = await addShopper(shop);
  await erase(eli);
  for (const statement of [
    sql`insert into sessions (token_hash, user_id, expires_at) values ('late', ${eli.id}, app_now())`,
    sql`update users set full_name = 'Back' where id = ${eli.id}`,
    sql`insert into claims (email, browser_hash, user_id, expires_at) values ('late@example.com', 'b', ${eli.id}, app_now())`,
  ]) {
    await expect(shop.deps.db.execute(statement)).rejects.toMatchObject({ cause: { code: 'LW001' } });
  }
});

it('blocks anyone who adds a row meanwhile', async () => {
  const eli = await addShopper(shop);
  const erasing = await shop.pool.connect();
  await erasing.query('begin');
  await erasing.query('select 1 from users where id = $1 for update', [eli.id]);
  const late = shop.pool.query(
    `insert into sessions (token_hash, user_id, expires_at) values ('late', $1, app_now())`,
    [eli.id],
  );
  const outcome = expect(late).rejects.toMatchObject({ code: 'LW001' });
  await erasing.query('update users set erased_at = app_now() where id = $1', [eli.id]);
  await erasing.query('commit');
  erasing.release();
  await outcome;
});

it('waits for Stripe, and deletes the customer once it is back', async () => {
  const eli = await addShopper(shop);
  await send(await orderAndPay(shop, eli, { [kit]: 1 }));
  const { stripeCustomerId } = (await eli.api.accounts.get({ id: eli.id })).data;
  const { stripe } = shop.deps;
  shop.deps.stripe = new Proxy(stripe, {
    get(target, name) {
      if (name === 'customers') throw new Error('connection lost');
      return Reflect.get(target, name) as unknown;
    },
  });
  await erase(eli);
  await expect(shop.runJobs()).rejects.toThrow('connection lost');
  shop.deps.stripe = stripe;
  await shop.deps.db.execute(sql`update pgboss.job set state = 'retry' where state = 'active'`);
  await shop.runJobs();
  expect(await stripe.customers.retrieve(stripeCustomerId!)).toMatchObject({ deleted: true });
});

it('can be done by an operator who gives the address twice', async () => {
  const eli = await addShopper(shop);
  expect(await ops('people', 'erase', eli.email)).toMatchObject({ exitCode: 2 });
  expect((await ops('people', 'erase', eli.email, 'other@example.com')).text).toContain(
    'Nothing was deleted.',
  );
  expect((await eli.api.accounts.get({ id: eli.id })).data.email).toBe(eli.email);
  expect(await ops('people', 'erase', eli.email, eli.email)).toMatchObject({ exitCode: 0 });
  const { rows } = await shop.deps.db.execute(
    sql`select actor from audit_entries where action = 'account-erased' and subject = ${eli.id}`,
  );
  expect(rows).toEqual([{ actor }]);
  // After a restore only the id is known.
  expect(await ops('people', 'erase', eli.id, '--yes')).toMatchObject({ exitCode: 0 });
  expect((await ops('people', 'erase', eli.email, '--yes')).text).toContain('There is no account');
});

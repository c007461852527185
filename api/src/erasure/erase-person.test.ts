import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canariesIn, spellingsOf } from '../../faults/plain-text';
import { dumpRows } from '../../testing/dump';
import { startErasing } from '../../testing/erasing';
import { orderAndPay } from '../../testing/paid-order';
import { stockOf } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { subscribe } from '../../testing/subscription';
import { openSealedMail } from '../jobs';
import { attachReport } from '../reports';

const { shop, kit, actor, send, erase, ops } = await startErasing();
afterAll(() => shop.close());

/**
 * Buys a kit, receives it and registers it; a report follows. @returns the ids of the order and the report
 */
async function test(shopper: Shopper) {
  const orderId = await orderAndPay(shop, shopper, { [kit]: 1 });
  const [code] = await send(orderId);
  await shopper.api.kits.register({
    ...makeKitRegistration(),
    registerKitId: code!,
    emailId: shopper.email,
  });
  const reportId = await attachReport(shop.deps, { kitId: code!, findings: makeReportValues(), actor });
  return { orderId, reportId, code: code! };
}

async function one<Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>): Promise<Row> {
  return (await shop.deps.db.execute(statement)).rows[0] as Row;
}

const sums = () =>
  one<{ orders: number; cents: number; paid: number }>(sql`
    select count(*)::int as orders, sum(total_cents)::int as cents,
      (select sum(amount_cents)::int from payments where status = 'paid') as paid from orders`);

/** The number of mails, waiting or sent, in which the queue still has the address. */
async function mailsKnownTo(address: string): Promise<number> {
  const { rows } = await shop.deps.db.execute<{ sealed: string | null }>(sql`
    select data ->> 'sealed' as sealed from pgboss.job where name = 'mail'
    union all select data ->> 'sealed' from pgboss.archive where name = 'mail'`);
  return rows.filter(({ sealed }) => openSealedMail(shop.deps.cipher, sealed!).to === address).length;
}

describe('an erased person', () => {
  const person = {
    name: 'Canarina Birdperson',
    street: '77 Canaryperson Road',
    phone: '(402) 555-0177',
    tester: 'Canarytester',
    feedback: 'I am Canarina of 77 Canaryperson Road, and well again.',
  };
  const canaries = Object.fromEntries(
    Object.entries(person).map(([name, text]) => [name, spellingsOf(text)]),
  );
  let maya: Shopper;
  let other: Shopper;
  let first: Awaited<ReturnType<typeof test>>;
  let customer: string;
  let before: Awaited<ReturnType<typeof sums>>;
  let otherBefore: unknown;
  let stockBefore: number;
  let stripeSubscription: string;

  const seenBy = async ({ api, id }: Shopper) => [
    await api.accounts.get({ id }),
    await api.orders.list({ userId: id }),
    await api.subscriptions.list({ userId: id }),
  ];

  beforeAll(async () => {
    [maya, other] = [await addShopper(shop), await addShopper(shop)];
    await shop.deps.db.execute(sql`
      update users set full_name = ${person.name}, phonenumber = ${person.phone}, address = ${person.street}
      where id = ${maya.id}`);
    first = await test(maya);
    await test(other);
    await subscribe(shop, other, { kit });
    const subscription = await subscribe(shop, maya, { kit });
    const row = await one<{ orderId: string; stripeId: string }>(sql`
      select order_id as "orderId", stripe_subscription_id as "stripeId" from subscriptions
      where id = ${subscription}`);
    stripeSubscription = row.stripeId;
    await send(row.orderId);
    await shop.deps.db.execute(sql`
      update orders set full_name = ${person.name}, address = ${person.street} where user_id = ${maya.id}`);
    await maya.api.orders.giveFeedback({
      userId: maya.id,
      orderId: first.orderId,
      rating: 4,
      feedBackText: person.feedback,
    });
    stockBefore = await stockOf(shop, kit);
    await maya.order({ [kit]: 2 });
    await shop.api.accounts.forgotPassword({ email: maya.email });
    customer = (await maya.api.accounts.get({ id: maya.id })).data.stripeCustomerId!;
    await shop.runJobs();
    before = await sums();
    otherBefore = await seenBy(other);
    expect(canariesIn(await dumpRows(shop), canaries)).not.toEqual([]);
    expect(await mailsKnownTo(maya.email)).toBeGreaterThan(0);
    // Two simultaneous presses count as one.
    const pressed = await Promise.allSettled([erase(maya), erase(maya)]);
    expect(pressed.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await shop.runJobs();
    await shop.standIn.webhooksSent();
    await shop.runJobs();
  }, 60_000);

  it('is found in no table, including the queue’s', async () => {
    const known = { ...canaries, email: spellingsOf(maya.email) };
    const rows = await dumpRows(shop);
    expect(
      rows.split('\n').flatMap((line) => canariesIn(line, known).map((name) => `${name} in ${line}`)),
    ).toEqual([]);
    expect(await mailsKnownTo(maya.email)).toBe(0);
  });

  it('leaves number, date, amount and rating of each order, and no sum changes', async () => {
    expect(await sums()).toEqual(before);
    const order = await one(sql`
      select order_number <> '' as number, total_cents as total, rating::float, feedback_text as said, full_name as name,
        address from orders where id = ${first.orderId}`);
    expect(order).toEqual({
      number: true,
      total: 5000,
      rating: 4,
      said: null,
      name: 'Deleted account',
      address: 'Deleted',
    });
  });

  it('is signed out everywhere and cannot sign in', async () => {
    await expect(maya.api.accounts.get({ id: maya.id })).rejects.toMatchObject({ status: 401 });
    const login = shop.api.accounts.login({ email: `${maya.id}@deleted.test`, password: 'Teal-Kettle-7' });
    await expect(login).rejects.toMatchObject({ status: 401 });
  });

  it('releases the kits of the unpaid order', async () => {
    expect(await stockOf(shop, kit)).toBe(stockBefore);
  });

  it('has no subscription, card or customer at Stripe', async () => {
    expect(await shop.deps.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    const { status } = await shop.deps.stripe.subscriptions.retrieve(stripeSubscription);
    expect(status).toBe('canceled');
  });

  it('has one entry in the audit log, and one last mail', async () => {
    const { n } = await one<{ n: number }>(sql`
      select count(*)::int as n from audit_entries where action = 'account-erased' and subject = ${maya.id}`);
    expect(n).toBe(1);
    const mails = shop.mailbox.to(maya.email).filter(({ subject }) => subject === 'Your account is deleted');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Your subscriptions are canceled.');
    expect(shop.mailbox.to(maya.email).at(-1)!.subject).toBe('Your account is deleted');
  });

  it('leaves registered kits and reports that nobody can open', async () => {
    const row = await one(sql`
      select g.tester, r.findings, k.wrapped, t.code, t.code_hash as hash, t.code_sealed as "kitId"
      from reports r join kit_registrations g on g.kit_id = r.kit_id join kits t on t.id = r.kit_id
      join person_keys k on k.person = g.user_id where r.id = ${first.reportId}`);
    const erased = '~erased';
    expect(row).toEqual({
      ...{ tester: erased, findings: erased, wrapped: null },
      ...{ code: null, hash: null, kitId: erased },
    });
  });

  it('leaves everyone else unchanged', async () => {
    expect(await seenBy(other)).toEqual(otherBefore);
  });

  it('gets no more mail: not when a parcel arrives, nor when money is refunded', async () => {
    const sent = shop.mailbox.mails.length;
    expect(await ops('orders', 'deliver', first.orderId)).toMatchObject({ exitCode: 0 });
    const { intent } = await one<{ intent: string }>(sql`
      select payment_intent_id as intent from payments where order_id = ${first.orderId} and status = 'paid'`);
    await shop.deps.stripe.refunds.create({ payment_intent: intent });
    await shop.standIn.webhooksSent();
    await shop.runJobs();
    expect(shop.mailbox.mails.length).toBe(sent);
    expect((await ops('orders', 'list')).text).toContain(first.orderId);
  });

  it('can sign up again with the same address', async () => {
    const password = 'Teal-Kettle-7';
    await shop.api.accounts.signup({
      full_name: 'Canarina Again',
      email: maya.email,
      password,
      confirmPassword: password,
    });
    await shop.runJobs();
    expect(shop.mailbox.to(maya.email).at(-1)!.subject).toMatch(/code/i);
  });
});

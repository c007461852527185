import { makeEnquiry } from '@larkwell/contracts/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clientOf } from '../sandbox/stripe/testing';
import type { Failpoint } from '../src/failpoints';
import { openSealedMail } from '../src/jobs';
import { createFieldCipher, parseFieldKeys } from '../src/security';
import { dumpRows } from '../testing/dump';
import { addBuyer, addShelf, stockOf, type Buyer } from './books';
import { erasureKills } from './kills';
import { canariesIn, spellingsOf } from './plain-text';
import { isFull } from './size.env';
import { openSystem, type System } from './system';

const PATIENCE = 120_000;

/** Those up to the commit are pressed again; the job handles the rest. */
const isOfPress = (place: Failpoint) => place.startsWith('erase-person');
const few: Failpoint[] = ['erase-person:cleared', 'forget-mails:before', 'delete-customer:after'];

let system: System;
beforeAll(async () => {
  system = await openSystem();
}, PATIENCE);
afterEach(() => system.kill());
afterAll(() => system.close());

/** A person with a customer at Stripe, an unpaid order, an enquiry, and sent mails. */
async function addPerson(kit: string): Promise<{ buyer: Buyer; customer: string }> {
  const buyer = await addBuyer(system);
  await system.start();
  const api = system.as(buyer);
  const { data } = await api.cart.createOrder(buyer.order(kit));
  await api.payments.createPaymentIntent({ orderId: data.orderId });
  await api.support.submitEnquiry(makeEnquiry({ email: buyer.email }));
  await api.accounts.forgotPassword({ email: buyer.email });
  await expect.poll(() => system.mailbox.to(buyer.email).length, { timeout: 30_000 }).toBe(1);
  const { rows } = await system.pool.query<{ customer: string | null }>(
    'select stripe_customer_id as customer from users where id = $1',
    [buyer.id],
  );
  await system.kill();
  return { buyer, customer: rows[0]!.customer! };
}

/** The queue reassigns jobs lost with their process after five minutes; the test does so at once. */
const giveOutAgain = () =>
  system.pool.query(`
    update pgboss.job set state = 'retry', start_after = now()
    where name in ('erasure', 'last-mail') and state = 'active'`);

/** What is left of a person, in words; nothing at the end. */
async function listLeft({ id, email }: Buyer, customer: string): Promise<string[]> {
  const left = canariesIn(await dumpRows(system), { email: spellingsOf(email) });
  const cipher = createFieldCipher(parseFieldKeys(system.env.FIELD_KEYS!)!);
  const { rows: mails } = await system.pool.query<{ sealed: string | null }>(`
    select data ->> 'sealed' as sealed from pgboss.job where name = 'mail'
    union all select data ->> 'sealed' from pgboss.archive where name = 'mail'`);
  const known = mails.map(({ sealed }) => openSealedMail(cipher, sealed!));
  if (known.some(({ to, replyTo }) => to === email || replyTo === email)) left.push('a mail');
  const { rows } = await system.pool.query<{ what: string; n: number }>(
    `select 'a session' as what, count(*)::int as n from sessions where user_id = $1
     union all select 'an enquiry', count(*)::int from enquiries
     union all select 'a key', count(*)::int from person_keys where person = $1 and wrapped is not null
     union all select 'an account', count(*)::int from users where id = $1 and erased_at is null
     union all select 'an erasure under way', count(*)::int from pgboss.job where name = 'erasure' and state < 'completed'`,
    [id],
  );
  left.push(...rows.filter(({ n }) => n > 0).map(({ what }) => what));
  const atStripe = await clientOf(system.standIn).customers.retrieve(customer);
  if (!atStripe.deleted) left.push('a customer at Stripe');
  return left;
}

test.each(isFull ? erasureKills : few)(
  'a person is fully erased when the process is killed at %s',
  async (place) => {
    const kit = await addShelf(system, 5);
    const { buyer, customer } = await addPerson(kit);
    expect(await listLeft(buyer, customer)).toEqual(
      expect.arrayContaining([
        'email',
        'a mail',
        'a session',
        'an enquiry',
        'an account',
        'a customer at Stripe',
      ]),
    );
    await system.start(place);
    const pressed = system.as(buyer).accounts.erase({ id: buyer.id });
    if (isOfPress(place)) await expect(pressed).rejects.toThrow();
    else await pressed.catch(() => undefined);
    expect(await system.ended()).toBe('SIGKILL');

    await giveOutAgain();
    await system.start();
    // A person who saw an error presses again; after the commit the session has ended with the account.
    await system
      .as(buyer)
      .accounts.erase({ id: buyer.id })
      .catch(({ status }) => expect(status).toBe(401));
    await expect.poll(() => listLeft(buyer, customer), { timeout: 60_000, interval: 500 }).toEqual([]);
    await expect
      .poll(() => system.mailbox.to(buyer.email).map(({ subject }) => subject), { timeout: 30_000 })
      .toContain('Your account is deleted');
    const told = system.mailbox
      .to(buyer.email)
      .filter(({ subject }) => subject === 'Your account is deleted');
    // A mail that was being sent when the process died may be sent again.
    expect(told.length).toBeLessThanOrEqual(isOfPress(place) ? 1 : 2);
    expect(await stockOf(system, kit)).toBe(5);
    const { rows } = await system.pool.query<{ n: number }>(
      `select count(*)::int as n from audit_entries where action = 'account-erased' and subject = $1`,
      [buyer.id],
    );
    expect(rows[0]!.n).toBe(1);
  },
  PATIENCE,
);

import { isPersonName } from '@larkwell/contracts/fields/person-name';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleMails } from '../../testing/sample-mails';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, home, once } from '../../testing/shopper';
import { mailKinds } from '../mail-kinds';
import { writeMail } from './write-mail';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const silent = pino({ level: 'silent' });

/** Honest names that some mail programs would turn into a link, and as mails repeat them. */
const names = [
  ['J.Co', 'J. Co'],
  ['Mr.It', 'Mr. It'],
  ['St.John', 'St. John'],
] as const;

/** The fields of a mail's data that people type as a name. */
const typedNames = new Set(['patient', 'organisation']);

function rename(data: unknown, name: string): { data: unknown; count: number } {
  let count = 0;
  const text = JSON.stringify(data, (key, value: unknown) => {
    if (!typedNames.has(key) || typeof value !== 'string') return value;
    count += 1;
    return name;
  });
  return { data: JSON.parse(text) as unknown, count };
}

const renamed = mailKinds.filter(({ name }) => rename(sampleMails[name], 'x').count > 0);

it('mails about visits and invitations repeat a name', () => {
  const kinds = renamed.map(({ name }) => name);
  expect(kinds).toEqual(
    expect.arrayContaining(['visit-confirmed', 'visit-moved', 'visit-cancelled', 'employee-welcome']),
  );
});

it.each(renamed.map((kind) => [kind.name]))('%s breaks up a name that looks like a link', async (kind) => {
  for (const [typed, shown] of names) {
    expect(isPersonName(typed)).toBe(true);
    const { data } = rename(sampleMails[kind], typed);
    const { subject, html, text } = await writeMail(
      mailKinds,
      { kind, to: 'ada@example.com', data: data as object },
      silent,
    );
    for (const part of [subject, html, text]) expect(part).not.toContain(typed);
    for (const part of [html, text]) expect(part).toContain(shown);
  }
});

it('a receipt breaks up a name and a city that look like links', async () => {
  const kit = await addKit(shop, { stock: 10 });
  const shopper = await addShopper(shop);
  const { data: order } = await shopper.api.cart.createOrder({
    ...home,
    id: shopper.id,
    full_name: 'J.Co',
    email: shopper.email,
    cartItems: [once(kit)],
  });
  await shop.pool.query(`update orders set city = 'St.John' where id = $1`, [order.orderId]);
  const { data } = await shopper.api.payments.createPaymentIntent(order);
  await shop.deps.stripe.paymentIntents.confirm(data.clientSecret.split('_secret_')[0]!, {
    payment_method: 'pm_card_visa',
    return_url: 'http://shop.test/',
  });
  await shopper.api.payments.checkout(order);
  await shop.runJobs();
  const receipt = shop.mailbox.to(shopper.email).find(({ text }) => text.includes('J. Co'))!;
  for (const part of [receipt.subject, receipt.html, receipt.text]) {
    expect(part).not.toMatch(/J\.Co|St\.John/);
  }
  expect(receipt.text).toContain('St. John');
});

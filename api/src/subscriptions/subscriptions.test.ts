import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerBank } from '../../testing/bank';
import { addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, once, subscribed, type Shopper } from '../../testing/shopper';
import { keptOf, pass, passTo, renewalsOf, subscribe } from '../../testing/subscription';

let shop: Shop;
let shopper: Shopper;
let kit: string;
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => {
  shopper = await addShopper(shop);
  kit = await addKit(shop, { price: 4000, stock: 10, name: 'Vitamin D Check' });
});
afterAll(() => shop.close());

const listed = async () => (await shopper.api.subscriptions.list({ userId: shopper.id })).data;
const mails = async () => {
  await shop.runJobs();
  return shop.mailbox.to(shopper.email).map(({ subject }) => subject);
};

describe('a cart with subscriptions', () => {
  it('is one charge now, and one subscription at Stripe for each line', async () => {
    const other = await addKit(shop, { price: 2000 });
    const orderId = await shopper.order([once(kit), subscribed(kit, 3), subscribed(other, 12, 2)]);
    const { id: paymentMethod } = await shop.deps.stripe.paymentMethods.create({
      type: 'card',
      card: { token: 'tok_visa' },
    });
    const { data } = await shopper.api.subscriptions.create({ orderId, paymentMethod });
    expect(data).toMatchObject({ paymentStatus: 'succeeded' });
    await shop.standIn.webhooksSent();
    const { data: user } = await shopper.api.accounts.get({ id: shopper.id });
    const customer = user.stripeCustomerId!;
    const { data: charges } = await shop.deps.stripe.charges.list({ customer });
    expect(charges.map(({ amount }) => amount)).toEqual([4000 + 3000 + 3400]);
    const { data: begun } = await shop.deps.stripe.subscriptions.list({ customer });
    const intervals = begun.map(({ items }) => items.data[0]!.price.recurring!.interval_count);
    expect(intervals.sort((a, b) => a - b)).toEqual([3, 12]);
    expect(await listed()).toHaveLength(2);
  });

  it('asks the person when the bank does, and continues once when the call is repeated', async () => {
    const orderId = await shopper.order([subscribed(kit, 6)]);
    const { id: paymentMethod } = await shop.deps.stripe.paymentMethods.create({
      type: 'card',
      card: { token: 'tok_threeDSecure2Required' },
    });
    const { data: asked } = await shopper.api.subscriptions.create({ orderId, paymentMethod });
    expect(asked).toMatchObject({ paymentStatus: 'requires_action', clientSecret: expect.any(String) });
    expect(await listed()).toEqual([]);
    const id = (asked as { clientSecret: string }).clientSecret.split('_secret_')[0]!;
    await answerBank(await shop.deps.stripe.paymentIntents.retrieve(id), 'complete');
    for (let time = 0; time < 2; time += 1) {
      const { data } = await shopper.api.subscriptions.create({ orderId });
      expect(data).toMatchObject({ paymentStatus: 'succeeded', orderId });
    }
    await shop.standIn.webhooksSent();
    expect(await listed()).toHaveLength(1);
    expect(await keptOf(shop, shopper)).toEqual([3200]);
  });

  it('is charged to the second card, which renewals use, when the bank’s question about the first was abandoned', async () => {
    const orderId = await shopper.order([subscribed(kit, 3)]);
    const method = async (token: string) =>
      (await shop.deps.stripe.paymentMethods.create({ type: 'card', card: { token } })).id;
    const asked = await shopper.api.subscriptions.create({
      orderId,
      paymentMethod: await method('tok_threeDSecure2Required'),
    });
    expect(asked.data).toMatchObject({ paymentStatus: 'requires_action' });
    const second = await method('tok_mastercard');
    const paid = await shopper.api.subscriptions.create({ orderId, paymentMethod: second });
    expect(paid.data).toMatchObject({ paymentStatus: 'succeeded' });
    const { subscription_id: subscriptionId } = (await listed())[0]!;
    const { data } = await shopper.api.subscriptions.get({ userId: shopper.id, subscriptionId });
    expect(data.card).toEqual({ brand: 'mastercard', last4: '4444' });
    await passTo(shop, subscriptionId);
    await pass(shop, 0.1);
    const { data: user } = await shopper.api.accounts.get({ id: shopper.id });
    const charges = await shop.deps.stripe.charges.list({ customer: user.stripeCustomerId! });
    expect(charges.data.filter(({ paid: taken }) => taken).map((one) => one.payment_method)).toEqual([
      second,
      second,
    ]);
  });

  it('says in Stripe’s words why a card is refused, and accepts another', async () => {
    const orderId = await shopper.order([subscribed(kit, 6)]);
    const method = async (token: string) =>
      (await shop.deps.stripe.paymentMethods.create({ type: 'card', card: { token } })).id;
    const refused = await shopper.api.subscriptions.create({
      orderId,
      paymentMethod: await method('tok_visa_chargeDeclinedInsufficientFunds'),
    });
    expect(refused.data).toEqual({ isError: true, data: 'Your card has insufficient funds.' });
    const paid = await shopper.api.subscriptions.create({ orderId, paymentMethod: await method('tok_visa') });
    expect(paid.data).toMatchObject({ paymentStatus: 'succeeded' });
  });
});

describe('a renewal', () => {
  it('sends a kit, charges the discounted price, mails a receipt and sets the next date', async () => {
    const id = await subscribe(shop, shopper, { kit });
    expect((await listed())[0]).toMatchObject({
      status: true,
      price: 3000,
      subscriptionDuration: 3,
      notice: null,
    });
    await pass(shop, 93, 3);
    expect(await renewalsOf(shop, id)).toBe(1);
    expect(await stockOf(shop, kit)).toBe(8);
    expect((await mails()).filter((subject) => subject.startsWith('Your order'))).toHaveLength(2);
    const next = renewalDayWords((await listed())[0]!.renewsOn!);
    const receipts = shop.mailbox.to(shopper.email).filter(({ subject }) => subject.startsWith('Your order'));
    expect(receipts.at(-1)!.text).toContain(`renews on ${next} for $30.00, and then every 3 months`);
    expect(receipts[0]!.text).toContain('Cancel, skip or pause under Subscriptions in your account.');
    const { rows } = await shop.deps.db.execute(sql`
      select status, total_cents as total from orders where subscription_id = ${id}`);
    expect(rows).toEqual([{ status: 'Processing', total: 3000 }]);
  });

  it('is announced once, a week before', async () => {
    await subscribe(shop, shopper, { kit });
    await pass(shop, 86);
    await pass(shop, 1);
    await shop.sweep('settle-subscriptions');
    expect((await mails()).filter((subject) => subject.includes('renews on'))).toHaveLength(1);
    const mail = shop.mailbox.to(shopper.email).find(({ subject }) => subject.includes('renews on'))!;
    const day = renewalDayWords((await listed())[0]!.renewsOn!);
    expect(mail.text).toContain(`renews on ${day} for $30.00, and then every 3 months`);
    expect(mail.text).toContain('Cancel, skip or pause under Subscriptions in your account.');
    expect(mail.text).toMatch(/\/subscription\/\S+/);
  });

  it('is not announced to a person who opted out', async () => {
    const choice = { id: shopper.id, orderUpdates: true, reportReady: true, subscriptionReminders: false };
    await shopper.api.accounts.updateNotificationPreferences(choice);
    await subscribe(shop, shopper, { kit });
    await pass(shop, 88);
    expect((await mails()).filter((subject) => subject.includes('renews on'))).toEqual([]);
  });

  it('is paused without a charge when no kit is left, tells the person, and resumes when there is one', async () => {
    const id = await subscribe(shop, shopper, { kit });
    await shop.deps.db.execute(sql`update products set stock = 0 where id = ${kit}`);
    await passTo(shop, id);
    expect(await keptOf(shop, shopper)).toEqual([3000]);
    expect((await listed())[0]!.notice).toContain('no kit left');
    expect((await mails()).filter((subject) => subject.includes('is waiting for stock'))).toHaveLength(1);
    await shop.deps.db.execute(sql`update products set stock = 3 where id = ${kit}`);
    await pass(shop, 1, 2);
    expect(await renewalsOf(shop, id)).toBe(1);
    expect(await keptOf(shop, shopper)).toEqual([3000, 3000]);
    expect((await listed())[0]!.notice).toBeNull();
    expect(await stockOf(shop, kit)).toBe(2);
  });

  it('that Stripe charged before we could check is refunded when no kit is left', async () => {
    await subscribe(shop, shopper, { kit });
    await shop.deps.db.execute(sql`update products set stock = 0 where id = ${kit}`);
    await pass(shop, 100);
    expect(await keptOf(shop, shopper)).toEqual([3000]);
    expect((await listed())[0]!.notice).toContain('no kit left');
  });
});

describe('canceling', () => {
  it('stops the next renewal, keeps the paid kit, and cannot be done twice', async () => {
    const id = await subscribe(shop, shopper, { kit });
    await shopper.api.subscriptions.cancel({ subscriptionId: id });
    expect((await mails()).filter((subject) => subject.endsWith('is canceled'))).toHaveLength(1);
    await pass(shop, 100, 2);
    expect(await renewalsOf(shop, id)).toBe(0);
    expect((await listed())[0]).toMatchObject({ status: false, renewsOn: null });
    await expect(shopper.api.subscriptions.cancel({ subscriptionId: id })).rejects.toMatchObject({
      status: 409,
      data: { errorMessage: 'This subscription is already canceled.' },
    });
    expect((await mails()).filter((subject) => subject.endsWith('is canceled'))).toHaveLength(1);
  });

  it('is reserved for the owner, and the list is for normal users', async () => {
    const id = await subscribe(shop, shopper, { kit });
    const stranger = await addShopper(shop);
    await expect(stranger.api.subscriptions.cancel({ subscriptionId: id })).rejects.toMatchObject({
      status: 404,
      data: { errorMessage: 'We can’t find that subscription.' },
    });
    const organization = await addShopper(shop, { isOrganization: true });
    const employee = await addShopper(shop, { employer: organization.id });
    await expect(employee.api.subscriptions.list({ userId: employee.id })).rejects.toMatchObject({
      status: 403,
      data: { errorMessage: 'You do not have permission to access this page' },
    });
  });
});

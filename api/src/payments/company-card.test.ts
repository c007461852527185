import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { startCompany } from '../../testing/company';
import { stockOf } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';

const { shop, organization, employee, kit } = await startCompany();
afterAll(() => shop.close());

const pay = (who: Shopper, orderId: string) =>
  who.api.payments.checkout({ orderId, preferredPaymentOption: 'organization' });

async function setUpInBrowser(token: string): Promise<string> {
  const method = await shop.deps.stripe.paymentMethods.create({ type: 'card', card: { token } });
  return method.id;
}

/** Replaces the saved card with one of Stripe's test cards. */
async function saveCard(token: string) {
  const { api, id } = organization;
  const paymentMethod = await setUpInBrowser(token);
  for (const { pId } of (await api.payments.listPaymentMethods({ userId: id })).data) {
    await api.payments.removePaymentMethod({ pId });
  }
  return api.payments.addPaymentMethod({ userId: id, paymentMethod });
}

describe('the company card', () => {
  it('pays an employee’s order with nobody at the screen', async () => {
    await saveCard('tok_visa');
    const orderId = await employee.order({ [kit]: 1 });
    expect((await pay(employee, orderId)).data).toMatchObject({ paymentStatus: 'succeeded' });
    expect((await pay(employee, orderId)).data).toMatchObject({ paymentStatus: 'succeeded' });
    const { data: charges } = await shop.deps.stripe.charges.list({ limit: 10 });
    const own = charges.filter((charge) => charge.metadata.orderId === orderId);
    expect(own.map(({ amount, paid }) => [amount, paid])).toEqual([[5900, true]]);
  });

  it.each([
    ['tok_authenticationRequired', 'The cardholder has to confirm'],
    ['tok_chargeCustomerFail', 'The company card was refused: The card was declined.'],
  ])('%s is refused in words, and the order can still be paid', async (card, words) => {
    await saveCard(card);
    const orderId = await employee.order({ [kit]: 2 });
    const { data } = await pay(employee, orderId);
    expect(data).toMatchObject({ isError: true, data: expect.stringContaining(words) });
    await saveCard('tok_visa');
    expect((await pay(employee, orderId)).data).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it('is refused when there is none, for a normal user, and for a deactivated employee', async () => {
    const lonely = await addShopper(shop, { isOrganization: true });
    const without = await pay(lonely, await lonely.order({ [kit]: 1 }));
    expect(without.data).toMatchObject({ isError: true });
    const normal = await addShopper(shop);
    await expect(pay(normal, await normal.order({ [kit]: 1 }))).rejects.toMatchObject({ status: 403 });
    const orderId = await employee.order({ [kit]: 3 });
    await shop.deps.db.execute(sql`update users set is_active = false where id = ${employee.id}`);
    await expect(pay(employee, orderId)).rejects.toMatchObject({ status: 401 });
    expect(await stockOf(shop, kit)).toBeLessThan(100);
  });
});

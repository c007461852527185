import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { subscribe } from '../../testing/subscription';

let shop: Shop;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.close());

const organization = () => addShopper(shop, { isOrganization: true });
const cards = async (org: Shopper) => (await org.api.payments.listPaymentMethods({ userId: org.id })).data;

async function setUp(org: Shopper, method: string): Promise<string> {
  const { data } = await org.api.payments.createSetupIntent();
  const setupIntent = data.clientSecret.split('_secret_')[0]!;
  await shop.deps.stripe.setupIntents.confirm(setupIntent, {
    payment_method: method,
    return_url: 'http://shop.test/',
  });
  return setupIntent;
}

describe('a company card', () => {
  it('is saved once it is set up, and only once', async () => {
    const org = await organization();
    const setupIntent = await setUp(org, 'pm_card_visa');
    const add = () => org.api.payments.addPaymentMethod({ userId: org.id, setupIntent });
    const { data } = await add();
    expect(data).toMatchObject({ last4: '4242', brand: 'visa', funding: 'credit', userId: org.id });
    await add();
    const again = await setUp(org, 'pm_card_visa');
    await org.api.payments.addPaymentMethod({ userId: org.id, setupIntent: again });
    expect(await cards(org)).toHaveLength(1);
  });

  it('is not saved before the bank agrees, nor for another organization', async () => {
    const [org, other] = [await organization(), await organization()];
    const { data } = await org.api.payments.createSetupIntent();
    const pending = data.clientSecret.split('_secret_')[0]!;
    const refused = { status: 422 };
    const add = (who: Shopper, setupIntent: string) =>
      who.api.payments.addPaymentMethod({ userId: who.id, setupIntent });
    await expect(add(org, pending)).rejects.toMatchObject(refused);
    await expect(add(org, 'seti_made_up')).rejects.toMatchObject(refused);
    const done = await setUp(org, 'pm_card_mastercard');
    await expect(add(other, done)).rejects.toMatchObject(refused);
    expect(await cards(other)).toEqual([]);
  });

  it('is added without script on Stripe’s page, and saved by the webhook when nobody returns', async () => {
    const org = await organization();
    const { data } = await org.api.payments.createSetupSession();
    const body = new URLSearchParams({
      name: 'Olive Doe',
      zip: '50309',
      number: '4242424242424242',
      expiry: '12/40',
      cvc: '123',
    });
    const answer = await fetch(data.url, { method: 'POST', body, redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(/^http:\/\/shop\.test\/profile\?cardSession=cs_/);
    await shop.standIn.webhooksSent();
    expect(await cards(org)).toMatchObject([{ last4: '4242', brand: 'visa' }]);
    const checkoutSession = new URL(answer.headers.get('location')!).searchParams.get('cardSession')!;
    await org.api.payments.addPaymentMethod({ userId: org.id, checkoutSession });
    expect(await cards(org)).toHaveLength(1);
  });

  it('is removed here and at Stripe', async () => {
    const org = await organization();
    const { data } = await org.api.payments.addPaymentMethod({
      userId: org.id,
      paymentMethod: 'pm_card_amex',
    });
    await org.api.payments.removePaymentMethod({ pId: data.pId });
    expect(await cards(org)).toEqual([]);
    expect((await shop.deps.stripe.paymentMethods.retrieve(data.pId)).customer).toBeNull();
    await expect(org.api.payments.removePaymentMethod({ pId: data.pId })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('that needs its holder’s confirmation is refused at checkout in words', async () => {
    const org = await organization();
    const employee = await addShopper(shop, { employer: org.id });
    await org.api.payments.addPaymentMethod({
      userId: org.id,
      paymentMethod: 'pm_card_authenticationRequired',
    });
    const orderId = await employee.order({ [await addKit(shop)]: 1 });
    const { data } = await employee.api.payments.checkout({
      orderId,
      preferredPaymentOption: 'organization',
    });
    expect(data).toMatchObject({
      isError: true,
      data: expect.stringContaining('cardholder has to confirm'),
    });
  });
});

describe('a card of a shopper', () => {
  const save = async (shopper: Shopper) => {
    const setupIntent = await setUp(shopper, 'pm_card_visa');
    return (await shopper.api.payments.addPaymentMethod({ userId: shopper.id, setupIntent })).data;
  };

  it('is listed for its owner only, and removed by its owner only', async () => {
    const [maya, stranger] = [await addShopper(shop), await addShopper(shop)];
    const { pId } = await save(maya);
    expect(await cards(maya)).toMatchObject([
      { pId, brand: 'visa', last4: '4242', renewsSubscription: null },
    ]);
    const { listPaymentMethods, removePaymentMethod } = stranger.api.payments;
    await expect(listPaymentMethods({ userId: maya.id })).rejects.toMatchObject({ status: 404 });
    await expect(removePaymentMethod({ pId })).rejects.toMatchObject({ status: 404 });
    await maya.api.payments.removePaymentMethod({ pId });
    expect(await cards(maya)).toEqual([]);
  });

  it('is saved by the webhook when nobody returns from Stripe’s page', async () => {
    const maya = await addShopper(shop);
    const { data } = await maya.api.payments.createSetupSession();
    const card = { number: '4242424242424242', expiry: '12/40', cvc: '123' };
    const body = new URLSearchParams({ name: 'Maya Doe', zip: '50309', ...card });
    await fetch(data.url, { method: 'POST', body, redirect: 'manual' });
    await shop.standIn.webhooksSent();
    expect(await cards(maya)).toMatchObject([{ last4: '4242' }]);
  });

  it('stays while it renews a subscription', async () => {
    const maya = await addShopper(shop);
    const { pId } = await save(maya);
    const subscription = await subscribe(shop, maya, { kit: await addKit(shop) });
    await shop.pool.query('update subscriptions set payment_method_id = $1 where id = $2', [
      pId,
      subscription,
    ]);
    expect(await cards(maya)).toMatchObject([{ pId, renewsSubscription: subscription }]);
    await expect(maya.api.payments.removePaymentMethod({ pId })).rejects.toMatchObject({
      status: 409,
      data: { errorMessage: expect.stringContaining('pays for your subscription') },
    });
    await shop.pool.query(`update subscriptions set status = 'cancelled' where id = $1`, [subscription]);
    await maya.api.payments.removePaymentMethod({ pId });
    expect(await cards(maya)).toEqual([]);
  });
});

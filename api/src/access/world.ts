import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { sql } from 'drizzle-orm';
import { orderAndPay } from '../../testing/paid-order';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, subscribed, type Shopper } from '../../testing/shopper';
import { hashPassword } from '../accounts/passwords';
import { shipOrder } from '../orders/ship-order';
import { attachReport } from '../reports/attach-report';

/** People of every kind, and one of everything that Maya and Olive own. */
export interface World {
  shop: Shop;
  maya: Shopper;
  olive: Shopper;
  strangers: { normal: Shopper; employee: Shopper; otherOrganisation: Shopper };
  kit: string;
  orderId: string;
  unpaidOrderId: string;
  trackingId: string;
  reportId: string;
  subscriptionId: string;
  cardId: string;
  employeeId: string;
  paymentId: string;
}

const trackingNumber = '9400100000000000000003';

export async function buildWorld(): Promise<World> {
  const shop = await startShop({ webhooks: false });
  const [maya, normal] = [await addShopper(shop), await addShopper(shop)];
  await shop.pool.query('update users set password_hash = $1 where id = $2', [
    await hashPassword('Larkwell#1'),
    maya.id,
  ]);
  const olive = await addShopper(shop, { isOrganisation: true });
  const otherOrganisation = await addShopper(shop, { isOrganisation: true });
  const employee = await addShopper(shop, { employer: otherOrganisation.id });
  const eli = await addShopper(shop, { employer: olive.id });
  const kit = await addKit(shop);

  const orderId = await orderAndPay(shop, maya, { [kit]: 1 });
  const [code] = await shipOrder(shop.deps, { order: orderId, trackingNumber, actor: 'operator:test' });
  await maya.api.kits.register({ ...makeKitRegistration(), registerKitId: code!, emailId: maya.email });
  const findings = makeReportValues();
  const reportId = await attachReport(shop.deps, { kitId: code!, findings, actor: 'operator:test' });

  const subscriptionOrder = await maya.order([subscribed(kit, 3)]);
  await maya.api.subscriptions.create({ orderId: subscriptionOrder, paymentMethod: 'pm_card_visa' });
  const { data: subscriptions } = await maya.api.subscriptions.list({ userId: maya.id });

  const card = await olive.api.payments.addPaymentMethod({ userId: olive.id, paymentMethod: 'pm_card_visa' });
  const companyOrder = await eli.order({ [kit]: 1 });
  await eli.api.payments.checkout({ orderId: companyOrder, preferredPaymentOption: 'organization' });
  const { rows } = await shop.deps.db.execute<{ id: string }>(
    sql`select id from payments where order_id = ${companyOrder} and status = 'paid'`,
  );
  return {
    shop,
    maya,
    olive,
    strangers: { normal, employee, otherOrganisation },
    kit,
    orderId,
    unpaidOrderId: await maya.order({ [kit]: 1 }),
    trackingId: trackingNumber,
    reportId,
    subscriptionId: subscriptions[0]!.subscription_id,
    cardId: card.data.pId,
    employeeId: eli.id,
    paymentId: rows[0]!.id,
  };
}

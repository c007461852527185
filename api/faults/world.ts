import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../src/accounts';
import { createKit } from '../src/kits';
import { shipOrder } from '../src/orders';
import { attachReport } from '../src/reports';
import { orderAndPay } from '../testing/paid-order';
import { addKit, type Shop } from '../testing/shop';
import { addShopper, home, once, type Shopper, subscribed } from '../testing/shopper';
import { bookVisit, type BookedVisit } from './booked-visit';

/** The people whose data others try to reach, and that data. Everyone requests Maya's. */
export interface World {
  maya: Shopper;
  eli: Shopper;
  olive: Shopper;
  xena: Shopper;
  kit: string;
  paidOrder: string;
  openOrder: string;
  sentOrder: string;
  tracking: string;
  report: string;
  subscription: string;
  card: string;
  companyPayment: string;
  draft: string;
  /** The id of a kit that waits for its registration. */
  box: string;
  /** A patient's, who has no account. */
  visit: BookedVisit;
  home: typeof home;
}

/** @param tracking of Maya's parcel: two worlds in one shop need different ones */
export async function makeWorld(shop: Shop, tracking = '9400100000000000000003'): Promise<World> {
  const kit = await addKit(shop, { stock: 1000 });
  const maya = await addShopper(shop);
  const olive = await addShopper(shop, { isOrganization: true });
  const eli = await addShopper(shop, { employer: olive.id });
  const xena = await addShopper(shop, { isOrganization: true });
  const paidOrder = await orderAndPay(shop, maya, [once(kit), subscribed(kit, 3)]);
  await shop.sweep();
  const sent = await sendKit(shop, { maya, kit, tracking });
  // Last: a person has one unpaid order, and the next order replaces it.
  const openOrder = await maya.order({ [kit]: 1 });
  const { rows } = await shop.deps.db.execute<{ id: string }>(
    sql`select id from subscriptions where user_id = ${maya.id}`,
  );
  await shop.deps.db.execute(sql`
    update users set password_hash = ${await hashPassword('Teal-Kettle-7')} where id = ${maya.id}`);
  const { data: draft } = await shop.api.drafts.create({ testType: 'RT-PCR', searchLocation: 'Omaha, NE' });
  return {
    maya,
    eli,
    olive,
    xena,
    kit,
    paidOrder,
    openOrder,
    ...sent,
    subscription: rows[0]?.id ?? 'none',
    ...(await payByCompany(shop, { olive, eli, kit })),
    draft: draft.draftId,
    box: await createKit(shop.deps, { productId: kit }),
    visit: await bookVisit(shop),
    home,
  };
}

/** A shipped order of Maya's whose kit is registered and has its report. */
async function sendKit(
  shop: Shop,
  { maya, kit, tracking }: { maya: Shopper; kit: string; tracking: string },
) {
  const actor = 'operator:test';
  const sentOrder = await orderAndPay(shop, maya, { [kit]: 1 });
  const [code] = await shipOrder(shop.deps, { order: sentOrder, trackingNumber: tracking, actor });
  await maya.api.kits.register({ ...makeKitRegistration(), registerKitId: code!, emailId: maya.email });
  const report = await attachReport(shop.deps, { kitId: code!, findings: makeReportValues(), actor });
  return { sentOrder, tracking, report };
}

/** Olive's card, and what it paid for Eli. */
async function payByCompany(shop: Shop, { olive, eli, kit }: { olive: Shopper; eli: Shopper; kit: string }) {
  const { data } = await olive.api.payments.addPaymentMethod({
    userId: olive.id,
    paymentMethod: 'pm_card_visa',
  });
  const orderId = await eli.order({ [kit]: 1 });
  await eli.api.payments.checkout({ orderId, preferredPaymentOption: 'organization' });
  const { data: payments } = await olive.api.employees.listPayments({});
  return { card: data.pId, companyPayment: payments[0]!.id };
}

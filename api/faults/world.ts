import { sql } from 'drizzle-orm';
import { hashPassword } from '../src/accounts/passwords';
import { orderAndPay } from '../testing/paid-order';
import { addKit, type Shop } from '../testing/shop';
import { addShopper, home, once, type Shopper, subscribed } from '../testing/shopper';

/** The people whose doors are tried, and the things behind them. Maya's are asked for by everybody. */
export interface World {
  maya: Shopper;
  eli: Shopper;
  olive: Shopper;
  xena: Shopper;
  kit: string;
  paidOrder: string;
  openOrder: string;
  subscription: string;
  card: string;
  draft: string;
  home: typeof home;
}

export async function makeWorld(shop: Shop): Promise<World> {
  const kit = await addKit(shop, { stock: 1000 });
  const maya = await addShopper(shop);
  const olive = await addShopper(shop, { isOrganisation: true });
  const eli = await addShopper(shop, { employer: olive.id });
  const xena = await addShopper(shop, { isOrganisation: true });
  const paidOrder = await orderAndPay(shop, maya, [once(kit), subscribed(kit, 3)]);
  await shop.sweep();
  const openOrder = await maya.order({ [kit]: 1 });
  const { rows } = await shop.deps.db.execute<{ id: string }>(
    sql`select id from subscriptions where user_id = ${maya.id}`,
  );
  await shop.deps.db.execute(sql`
    update users set password_hash = ${await hashPassword('Larkwell#1')} where id = ${maya.id}`);
  const card = 'card-of-olive';
  await shop.deps.db.execute(sql`
    insert into payment_methods (id, user_id, stripe_customer_id, brand, last4, exp_month, exp_year, country, funding)
    values (${card}, ${olive.id}, 'cus_olive', 'visa', '4242', 12, 2040, 'US', 'credit')`);
  const { data: draft } = await shop.api.drafts.create({ testType: 'RT-PCR', searchLocation: 'Omaha, NE' });
  return {
    maya,
    eli,
    olive,
    xena,
    kit,
    paidOrder,
    openOrder,
    subscription: rows[0]?.id ?? 'none',
    card,
    draft: draft.draftId,
    home,
  };
}

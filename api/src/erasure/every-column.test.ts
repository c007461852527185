import { makeEnquiry, makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDay } from '../../testing/booking-fixture';
import { dumpRows } from '../../testing/dump';
import { startErasing } from '../../testing/erasing';
import { addKit } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { pass, subscribe } from '../../testing/subscription';
import { columnName, tableName } from '../db';
import { attachReport } from '../reports';

const { shop, kit, actor, send, ops } = await startErasing();
afterAll(() => shop.close());

/** Tables without account data: the owner's, those of visits, and the program's own. */
const ofNobody = `
  app_clock appointments audit_chain content_pages coupons database_purpose drafts faq_categories faqs holds
  insurance_images locations lookup_codes lookup_codes_by_network lookup_tokens migrations product_categories product_ratings products
  rate_limits sealing_start search_synonyms slots stripe_events subscription_options`.match(/\w+/g)!;

/** Columns that only our program or a service writes, by table. Every other text must go with its person. */
const notTyped: Record<string, string> = {
  agreements: 'card_paid_reports',
  audit_entries: 'actor action subject detail person why origin previous hash',
  budget_uses: 'budget subject used_for place',
  claims: 'id browser_hash code_hash password_hash',
  devices: 'marker_hash',
  email_undos: 'key_hash',
  // Found by the hash of an address that the account has, and removed with it.
  enquiries: 'id email_hash lookup_key',
  // The erasure test covers an id that its person registered.
  kits: 'id code code_hash code_sealed lookup_key',
  order_items: 'name image_name price_id',
  orders: 'order_number status stock_state subscription_id',
  outside_calls: 'id purpose subject_id outcome result_id params',
  password_resets: 'key_hash used_from',
  pay_links: 'token_hash subject_id subject_kind terms',
  payment_methods: 'id',
  payments:
    'id status subject_kind subject_id kind payment_intent_id checkout_session_id terms reason problem',
  person_keys: 'id person wrapped',
  renewal_repairs: 'stripe_invoice_id reason',
  renewals: 'stripe_invoice_id status',
  reports: 'id',
  sessions: 'id user_id token_hash marker_hash',
  // The address is sealed, found by its hash, and removed with the account.
  stock_alerts: 'id product_id key_id email_hash lookup_key link_hash',
  subscription_changes: 'id kind',
  subscriptions: 'status stripe_subscription_id moved_by',
  waiting_list: 'id location_id test_type language key_id email_hash lookup_key link_hash',
  // The address is looked up as it is.
  users: 'email user_type stripe_customer_id',
};

/** Adds rows to the tables in which this account would have none by now. */
async function addOthers(id: string, subscription: string, order: string) {
  await shop.pool.query(
    `insert into claims (email, browser_hash, user_id, full_name, password_hash, expires_at)
     values ('next@example.com', 'hash', $1, 'New', 'none', app_now())`,
    [id],
  );
  await shop.pool.query(
    `with undo as (
       insert into email_undos (key_hash, user_id, old_email, expires_at) values ('u', $1, 'old@example.com', app_now())),
     address as (insert into addresses (user_id, address_sealed) values ($1, 'sealed')),
     device as (insert into devices (user_id, marker_hash) values ($1, 'hash')),
     reset as (insert into password_resets (key_hash, user_id, expires_at) values ('k1', $1, 'infinity')),
     card as (
       insert into payment_methods (id, user_id, stripe_customer_id, brand, last4, exp_month, exp_year)
       values ('pm_1', $1, 'cus_1', 'visa', '4242', 12, 2040))
     insert into agreements (organisation_id, discount_percent, order_units) values ($1, 10, 5)`,
    [id],
  );
  await shop.pool.query(
    `insert into pay_links (token_hash, subject_kind, subject_id, expires_at) values ('t', 'order', $1, app_now())`,
    [order],
  );
  await shop.pool.query(
    `with change as (insert into subscription_changes (subscription_id, kind) values ($1, 'skip'))
     insert into renewal_repairs (stripe_invoice_id, subscription_id, reason, amount_cents, attempts, pay_by)
     values ('in_1', $1, 'refused', 3675, 1, app_now()::date)`,
    [subscription],
  );
}

let maya: Shopper;
beforeAll(async () => {
  maya = await addShopper(shop);
  const subscription = await subscribe(shop, maya, { kit });
  const [code] = await sendAll();
  await maya.api.kits.register({ ...makeKitRegistration(), registerKitId: code!, emailId: maya.email });
  await attachReport(shop.deps, { kitId: code!, findings: makeReportValues(), actor });
  await pass(shop, 95, 5);
  await shop.sweep();
  await sendAll();
  const order = await maya.order({ [kit]: 2 });
  await shop.api.support.submitEnquiry(makeEnquiry({ email: maya.email }));
  const soldOut = await addKit(shop, { stock: 0 });
  await maya.api.stockAlerts.ask({ id: soldOut, email: maya.email });
  await shop.api.waitingList.ask({ ...(await fillDay(shop)).day, email: maya.email });
  await addOthers(maya.id, subscription, order);
}, 60_000);

/** Ships what is paid. @returns the kit ids */
async function sendAll(): Promise<string[]> {
  const { rows } = await shop.pool.query<{ id: string }>(
    `select id from orders where status = 'Processing' and paid_at is not null`,
  );
  const codes = [];
  for (const { id } of rows) codes.push(...(await send(id)));
  return codes;
}

/** Every column of an account's tables that can hold text. */
async function listTexts() {
  const { rows } = await shop.pool.query<{ table: string; column: string; type: string }>(
    `select c.table_name as table, c.column_name as column, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and data_type in ('text', 'jsonb', 'ARRAY') and not c.table_name = any ($1) and c.column_name is not null
     order by 1, ordinal_position`,
    [ofNobody],
  );
  return rows;
}

/** Writes a canary into a column of every row. @returns whether it was stored; a foreign key accepts none */
async function write({ table, column, type }: Awaited<ReturnType<typeof listTexts>>[number]) {
  try {
    // Whatever the type is: a text, a JSON text or a list with the text.
    const { rowCount } = await shop.pool.query(
      `update ${tableName(table)} t set ${columnName(column)} = (
         select r.${columnName(column)} from jsonb_populate_record(null::${tableName(table)}, jsonb_build_object(
           $1::text, case when $2 then jsonb_build_array($3 || ' ' || t.ctid) else to_jsonb($3 || ' ' || t.ctid) end)) r)`,
      [column, type === 'ARRAY', `canary ${table}.${column}`],
    );
    if (!rowCount) throw new Error(`${table} has no row to write into`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '23503') return false;
    throw error;
  }
}

it('every text that a person can type goes with the person, whatever column it is in', async () => {
  const written: string[] = [];
  for (const text of await listTexts()) {
    const isTyped = !(notTyped[text.table] ?? '').split(' ').includes(text.column);
    if (isTyped && (await write(text))) written.push(`${text.table}.${text.column}`);
  }
  expect(written).toEqual(
    expect.arrayContaining(['orders.feedback_text', 'users.full_name', 'claims.full_name']),
  );
  expect(await ops('people', 'erase', maya.id, '--yes')).toMatchObject({ exitCode: 0 });
  await shop.runJobs();
  const rows = (await dumpRows(shop)).split('\n');
  expect(rows.flatMap((row) => row.match(/canary \w+\.\w+/g) ?? [])).toEqual([]);
  expect(rows.filter((row) => row.includes(maya.email))).toEqual([]);
});

it('a renewal that is refunded afterwards keeps its amount, and nothing of the card that paid it', async () => {
  const { rows: paid } = await shop.pool.query<{ intent: string | null }>(
    `select payment_intent_id as intent from payments where subject_kind = 'renewal'`,
  );
  await shop.deps.stripe.refunds.create({ payment_intent: paid[0]!.intent! });
  await shop.standIn.webhooksSent();
  await shop.runJobs();
  const { rows } = await shop.pool.query(
    `select amount_cents > 0 as amount, status, card_brand, card_last4, payment_method_id, receipt_url
     from payments where subject_kind = 'renewal'`,
  );
  expect(rows).toEqual([
    {
      amount: true,
      status: 'refunded',
      card_brand: null,
      card_last4: null,
      payment_method_id: null,
      receipt_url: null,
    },
  ]);
});

import type pg from 'pg';

/**
 * Rows for the tables of each migration: at least one in every table it creates, so that later migrations run
 * on a database in use.
 */
const filledTables: Record<string, string> = {
  '0001-core.sql': `
    update database_purpose set purpose = 'test';
    insert into app_clock (shift) values (interval '1 day 02:03:04.000005');
    insert into rate_limits (key, points, expire) values ('login:somebody', 3, 4102444800000);
    insert into sessions (token_hash, user_id, expires_at) values ('hash', 'u1', app_now() + interval '30 days');
    insert into audit_entries (actor, action, subject, detail) values ('operator:test', 'ship', 'o1', '{"n": 1.50}')`,
  '0002-booking.sql': `
    insert into locations (id, name, street, city, state, zip_code, timezone, zone, latitude, longitude)
    values ('l1', 'Riverside – Clinic', '1 Main', 'Omaha', 'NE', '68102', 'CT', 'America/Chicago', 41.26000000000001, -95.94);
    insert into slots (id, location_id, starts_at, capacity, taken) values ('s1', 'l1', '2026-12-02T15:00:00.123456Z', 3, 1);
    insert into drafts (id, test_type, completed_sections, expires_at)
    values ('d1', 'RT-PCR', '{patient,"with, comma"}', app_now() + interval '1 day');
    insert into holds (id, slot_id, owner, draft_id, address_hash, state, expires_at)
    values ('h1', 's1', 'draft d1', 'd1', 'address', 'booked', app_now());
    insert into appointments (id, slot_id, hold_id, confirmation_code, status, test_type, patient_first_name,
      patient_last_name, patient_email, patient_mobile, primary_phone_number, date_of_birth, assessment_sealed)
    values ('a1', 's1', 'h1', 'CODE2345', 'active', 'RT-PCR', 'Ada', 'O''Field "\\\\"', 'ada@example.com', '(402) 555-0101',
      '(402) 555-0101', '2004-02-29', 'k.n.t.s');
    insert into lookup_codes (email, code_hash, expires_at) values ('ada@example.com', 'hash', app_now());
    insert into lookup_tokens (token_hash, email, expires_at) values ('t2', 'ada@example.com', app_now());
    insert into insurance_images (key, draft_id, appointment_id) values ('insurance/one.jpg', 'd1', 'a1')`,
  '0020-accounts.sql': `
    insert into users (id, full_name, email, password_hash, is_organisation_user, preferences)
    values ('u2', 'Olive', 'olive@example.com', 'none', true, '{"mails": [true, null, "ünï\\ncode"]}');
    insert into users (id, full_name, email, password_hash, organisation_id) values ('u1', 'Eli', 'eli@example.com', 'none', 'u2');
    insert into password_resets (key_hash, user_id, expires_at) values ('k1', 'u1', 'infinity');
    insert into agreements (organisation_id, discount_percent, order_units) values ('u2', 10, 5)`,
  '0021-products.sql': `
    insert into product_categories (slug, name) values ('tests', 'Tests');
    insert into products (id, slug, name, category_slug, price_cents, image_name, description, collection_method, stock)
    values ('p1', 'kit', 'Kit', 'tests', 4900, 'kit.svg', 'A kit for testing vitamins.', 'blood', 7);
    insert into subscription_options (price_id, product_id, months) values ('p1-3', 'p1', 3)`,
  '0022-orders.sql': `
    insert into coupons (id, code, percent, product_ids) values ('c1', 'TEN', 10, '{p1}');
    insert into orders (id, order_number, user_id, status, email, full_name, address, city, state, country, zip_code,
      sub_total_cents, total_cents, coupon_id, stock_state, held_until, rating)
    values ('o1', 'LK-1', 'u1', 'Processing', 'eli@example.com', 'Eli', '1 Main', 'Omaha', 'NE', 'United States', '68102',
      4900, 4900, 'c1', 'sold', app_now(), 4.5);
    insert into order_items (id, order_id, position, product_id, name, image_name, quantity, unit_price_cents,
      sub_total_cents, total_cents) values ('i1', 'o1', 0, 'p1', 'Kit', 'kit.svg', 1, 4900, 4900, 4900)`,
  '0023-payments.sql': `
    insert into outside_calls (purpose, subject_id) values ('create-intent', 'o1');
    insert into stripe_events (id, type, object_id) values ('evt_1', 'payment_intent.succeeded', 'pi_1');
    insert into payment_methods (id, user_id, stripe_customer_id, brand, last4, exp_month, exp_year)
    values ('pm_1', 'u2', 'cus_1', 'visa', '4242', 12, 2040);
    insert into subscriptions (id, user_id, order_id, order_item_id, product_id, quantity, unit_price_cents, months, status, next_renewal_at)
    values ('sub1', 'u1', 'o1', 'i1', 'p1', 1, 3675, 3, 'active', app_now());
    insert into renewals (stripe_invoice_id, subscription_id, amount_cents, status, order_id)
    values ('in_1', 'sub1', 3675, 'paid', 'o1')`,
  '0040-help.sql': `
    insert into faq_categories (id, name) values ('f1', 'Orders');
    insert into faqs (category_id, heading, content) values ('f1', 'When?', '<p>Soon</p>');
    insert into content_pages (slug, title, content) values ('about-us', 'About us', '<p>Us</p>')`,
  '0041-kits.sql': `
    insert into kits (id, code, product_id, order_item_id) values ('kit1', 'ABCDEFGHJK', 'p1', 'i1');
    insert into kit_registrations (kit_id, user_id, tester) values ('kit1', 'u1', 'k.n.t.s');
    insert into reports (kit_id, findings) values ('kit1', 'k.n.t.s')`,
  '0060-one-engine-for-money.sql': `
    insert into payments (subject_kind, subject_id, kind, amount_cents, status, terms)
    values ('visit', 'd1', 'page', 7000, 'cancelled', 'sealed');
    insert into pay_links (token_hash, subject_kind, subject_id, expires_at) values ('t4', 'visit', 'd1', app_now())`,
  '0100-claims.sql': `
    insert into claims (email, browser_hash, full_name, password_hash, expires_at)
    values ('new@example.com', 'hash', 'New', 'none', app_now());
    insert into email_undos (key_hash, user_id, old_email, expires_at) values ('u', 'u1', 'old@example.com', app_now())`,
  '0115-budget-uses.sql': `
    insert into budget_uses (budget, subject, used_for, ends_at) values ('patientDay', 'hash', 'visit h1', app_now())`,
  '0160-enquiries.sql': `
    insert into person_keys (id, wrapped) values ('pk2', 'k.n.t.s');
    insert into enquiries (id, key_id, enquiry_sealed, email_hash, lookup_key) values ('e1', 'pk2', '~pk2.n.t.s', 'hash', 'key')`,
  '0201-stock-alerts.sql': `
    insert into person_keys (id, wrapped) values ('pk3', 'k.n.t.s');
    insert into stock_alerts (id, product_id, key_id, email_sealed, email_hash, lookup_key, link_hash, expires_at)
    values ('sa1', 'p1', 'pk3', '~pk3.n.t.s', 'hash', 'key', 'link', app_now())`,
  '0270-waiting-list.sql': `
    insert into person_keys (id, wrapped) values ('pk4', 'k.n.t.s');
    insert into waiting_list (id, location_id, date, test_type, language, key_id, email_sealed, email_hash, lookup_key,
      link_hash, ends_at, expires_at)
    values ('w1', 'l1', '2026-12-04', 'RT-PCR', 'en', 'pk4', '~pk4.n.t.s', 'hash', 'key', 'link', app_now(), app_now())`,
  '0202-product-ratings.sql': `insert into product_ratings (product_id, ratings, stars) values ('p1', 1, 4.5)`,
  '0150-visits-of-a-day.sql': `update budget_uses set place = 'l1'`,
  '0182-proved-uses.sql': `update budget_uses set is_proved = true`,
  '0111-sessions-of-a-person.sql': `insert into devices (user_id, marker_hash) values ('u1', 'hash')`,
  '0042-company-cards.sql': `update payment_methods set fingerprint = 'print'`,
  '0075-mend-subscriptions.sql': `
    insert into subscription_changes (subscription_id, kind) values ('sub1', 'skip');
    insert into renewal_repairs (stripe_invoice_id, subscription_id, reason, amount_cents, attempts, pay_by)
    values ('in_1', 'sub1', 'refused', 3675, 1, app_now()::date)`,
  '0131-audit-chain.sql': `
    insert into audit_entries (actor, action, subject, person, seq, previous, hash) values ('u1', 'signed-in', 'u1', 'u1', 1, '', 'h');
    update audit_chain set last_seq = 1, last_hash = 'h'`,
  '0172-lookup-codes-by-network.sql': `
    insert into lookup_codes_by_network (email, asked_from, code_hash, expires_at)
    values ('ada@example.com', 'network', 'hash', app_now())`,
  '0173-kit-ids.sql': `
    update kits set code_hash = 'hash', code_sealed = 'k.n.t.s', lookup_key = 'key'`,
  '0222-addresses.sql': `insert into addresses (user_id, address_sealed) values ('u1', 'k.n.t.s')`,
  '0121-person-keys.sql': `insert into person_keys (id, person, wrapped) values ('pk1', 'u1', 'k.n.t.s')`,
};

/** Like `filledTables`, for tables and columns that a later migration removes. */
const filledThen = new Map([
  [
    '0002-booking.sql',
    `
    insert into visit_payments (draft_id, hold_id, appointment_id, kind, test_type, amount_cents, status)
    values ('d1', 'h1', 'a1', 'card', 'RT-PCR', 12000, 'captured');
    insert into visit_pay_links (token_hash, draft_id, hold_id, expires_at) values ('t1', 'd1', 'h1', app_now())`,
  ],
  [
    '0020-accounts.sql',
    `
    insert into verification_codes (user_id, email, code_hash, expires_at) values ('u1', 'eli@example.com', 'hash', app_now())`,
  ],
  [
    '0023-payments.sql',
    `
    insert into payments (order_id, kind, amount_cents, status, payment_intent_id) values ('o1', 'intent', 4900, 'paid', 'pi_1');
    insert into pay_links (token_hash, order_id, expires_at) values ('t3', 'o1', app_now())`,
  ],
]);

/** Tables that a migration removes, with the table that takes over their rows. */
export const movedTables: Record<string, Record<string, string>> = {
  '0060-one-engine-for-money.sql': { visit_payments: 'payments', visit_pay_links: 'pay_links' },
};

/** Tables that nothing uses when a migration drops them, along with their rows. */
export const droppedTables: Record<string, string[]> = {
  '0110-no-verification-codes.sql': ['verification_codes'],
};

/** Fills the tables that a migration makes, in a database that has this migration and may have later ones. */
export async function fillTables(pool: pg.Pool, migration: string): Promise<void> {
  await pool.query(filledTables[migration] ?? '');
}

/** Also those that a later migration removes, in a database that has this migration and none after it. */
export async function fillTablesThen(pool: pg.Pool, migration: string): Promise<void> {
  await fillTables(pool, migration);
  await pool.query(filledThen.get(migration) ?? '');
}

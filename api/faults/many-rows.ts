/**
 * Rows as after years of use: nearly everything is settled, a few things are open. `n` starts at 1. These are
 * the tables that grow with use; what an owner types in (kits for sale, locations, questions) stays small.
 */
export const manyRows: readonly (readonly [table: string, rows: string])[] = [
  [
    'users',
    `(id, full_name, email, password_hash, verified_at, stripe_customer_id, organisation_id)
    select 'u' || n, 'Person ' || n, 'person' || n || '@example.com', 'none', app_now(), 'cus_' || n,
      case when n > 100 and n % 3 = 0 then 'u' || (n % 100 + 1) end`,
  ],
  [
    'sessions',
    `(token_hash, user_id, expires_at) select 'many' || n, 'u' || n, app_now() + interval '20 days'`,
  ],
  ['addresses', `(user_id, address_sealed) select 'u' || n, '~key.n.t.s'`],
  ['devices', `(user_id, marker_hash) select 'u' || n, 'many' || n`],
  ['password_resets', `(key_hash, user_id, expires_at) select 'many' || n, 'u' || n, app_now()`],
  [
    'claims',
    `(email, browser_hash, user_id, code_hash, code_expires_at, expires_at)
    select 'new' || n || '@example.com', 'many' || n, 'u' || n, 'hash', app_now(), app_now() + interval '3 days'`,
  ],
  [
    'email_undos',
    `(key_hash, user_id, old_email, expires_at)
    select 'many' || n, 'u' || n, 'old' || n || '@example.com', app_now() + interval '3 days'`,
  ],
  [
    'audit_entries',
    `(actor, action, subject, person, seq, previous, hash)
    select 'operator:test', 'ship', 'o' || n, 'u' || n, n + 1000000, 'hash', 'hash'`,
  ],
  ['person_keys', `(id, person, wrapped) select 'key' || n, 'u' || n, 'test.n.t.s'`],
  [
    'enquiries',
    `(id, key_id, enquiry_sealed, email_hash, lookup_key)
    select 'e' || n, 'key' || n, '~key.n.t.s', 'email' || n, 'key'`,
  ],
  [
    'stock_alerts',
    `(id, product_id, key_id, email_sealed, email_hash, lookup_key, link_hash, confirmed_at, expires_at)
    select 'sa' || n, 'many' || n % 50, 'key' || n, '~key.n.t.s', 'email' || n, 'key', 'link' || n, app_now(),
      app_now() + interval '90 days'`,
  ],
  [
    'waiting_list',
    `(id, location_id, date, test_type, language, key_id, email_sealed, email_hash, lookup_key, link_hash, confirmed_at,
      ends_at, expires_at)
    select 'w' || n, 'many', '2020-01-01'::date + n % 100, 'RT-PCR', 'en', 'key' || n, '~key.n.t.s', 'email' || n, 'key',
      'link' || n, app_now(), app_now() + interval '9 days', app_now() + interval '9 days'`,
  ],
  [
    'slots',
    `(id, location_id, starts_at, capacity, taken)
    select 's' || n, 'many', '2020-01-01T00:00:00Z'::timestamptz + n * interval '10 minutes', 3, 1`,
  ],
  [
    'drafts',
    `(id, test_type, key_id, expires_at)
    select 'd' || n, 'RT-PCR', 'key' || n, app_now() + interval '1 day'`,
  ],
  [
    'holds',
    `(id, slot_id, owner, draft_id, address_hash, state, expires_at)
    select 'h' || n, 's' || n, 'draft ' || n, 'd' || n, 'address ' || n % 5000,
      case when n % 500 = 0 then 'live' else 'booked' end, app_now() + interval '20 minutes'`,
  ],
  [
    'appointments',
    `(id, slot_id, hold_id, status, test_type, key_id, patient_sealed, email_hash, phone_hashes, code_hash,
      patient_hash, assessment_sealed)
    select 'a' || n, 's' || n, 'h' || n, 'active', 'RT-PCR', 'key' || n, '~key' || n || '.n.t.s', 'email' || n,
      array['phone' || n], 'code' || n, 'patient' || n, '~key' || n || '.n.t.s'`,
  ],
  [
    'lookup_tokens',
    `(token_hash, email, expires_at) select 'many' || n, 'p' || n || '@example.com', app_now() + interval '1 hour'`,
  ],
  [
    'lookup_codes_by_network',
    `(email, asked_from, code_hash, expires_at)
    select 'p' || n || '@example.com', 'network' || n, 'hash', app_now() + interval '1 hour'`,
  ],
  [
    'lookup_codes',
    `(email, code_hash, expires_at) select 'p' || n || '@example.com', 'hash', app_now() + interval '1 hour'`,
  ],
  ['insurance_images', `(key, draft_id, appointment_id) select 'insurance/' || n, 'd' || n, 'a' || n`],
  [
    'orders',
    `(id, order_number, user_id, status, email, full_name, address, city, state, country, zip_code, sub_total_cents,
      total_cents, stock_state, held_until, paid_at)
    select 'o' || n, 'LKM-' || n, 'u' || n, 'Processing', 'person' || n || '@example.com', 'Person', '1 Main', 'Omaha', 'NE',
      'United States', '68102', 4900, 4900, 'sold', app_now(), app_now()`,
  ],
  [
    'order_items',
    `(id, order_id, position, product_id, name, image_name, quantity, unit_price_cents, sub_total_cents, total_cents)
    select 'i' || n, 'o' || n, 0, 'many', 'Kit', 'kit.svg', 1, 4900, 4900, 4900`,
  ],
  [
    'outside_calls',
    `(purpose, subject_id, finished_at, outcome) select 'create-intent', 'o' || n, app_now(), 'done'`,
  ],
  [
    'payments',
    `(id, subject_kind, subject_id, kind, amount_cents, status, payment_intent_id, checkout_session_id, settled_at, accepted_at, charge_seen_at)
    select 'p' || n, case n % 2 when 0 then 'order' else 'visit' end, case n % 2 when 0 then 'o' else 'd' end || n, 'card',
      4900, 'paid', 'pi_many' || n, 'cs_many' || n, app_now(), app_now(), app_now()`,
  ],
  [
    'stripe_events',
    `(id, type, object_id) select 'evt_many' || n, 'payment_intent.succeeded', 'pi_many' || n`,
  ],
  [
    'pay_links',
    `(token_hash, subject_kind, subject_id, expires_at) select 'many' || n, 'order', 'o' || n, app_now()`,
  ],
  [
    'payment_methods',
    `(id, user_id, stripe_customer_id, brand, last4, exp_month, exp_year, fingerprint)
    select 'pm_many' || n, 'u' || n, 'cus_' || n, 'visa', '4242', 12, 2040, 'print'`,
  ],
  [
    'subscriptions',
    `(id, user_id, order_id, order_item_id, product_id, quantity, unit_price_cents, months, status,
      next_renewal_at, reminded_of, stripe_subscription_id)
    select 'sub' || n, 'u' || n, 'o' || n, 'i' || n, 'many', 1, 3675, 3, 'active',
      app_now() + n * interval '1 minute' + interval '10 days', null, 'sub_many' || n`,
  ],
  [
    'renewals',
    `(stripe_invoice_id, subscription_id, amount_cents, status, order_id)
    select 'in_many' || n, 'sub' || n, 3675, 'paid', 'o' || n`,
  ],
  ['subscription_changes', `(subscription_id, kind, told_at) select 'sub' || n, 'skip', app_now()`],
  [
    'renewal_repairs',
    `(stripe_invoice_id, subscription_id, reason, amount_cents, attempts, pay_by)
    select 'in_many' || n, 'sub' || n, 'refused', 3675, 1, app_now()::date`,
  ],
  [
    'kits',
    `(id, code_hash, code_sealed, lookup_key, product_id, order_item_id)
    select 'k' || n, 'kit' || n, '~key' || n || '.n.t.s', 'key', 'many', 'i' || n`,
  ],
  ['kit_registrations', `(kit_id, user_id, tester) select 'k' || n, 'u' || n, '~key.n.t.s'`],
  ['reports', `(id, kit_id, findings) select 'r' || n, 'k' || n, '~key.n.t.s'`],
  [
    'budget_uses',
    `(budget, subject, used_for, ends_at)
    select 'patientDay', 'many' || n, 'visit h' || n, app_now() + interval '1 day'`,
  ],
];

/** The parents of the rows above. */
export const fewRows = `
  insert into locations (id, name, street, city, state, zip_code, timezone, zone, latitude, longitude)
  values ('many', 'Clinic', '1 Main', 'Reno', 'NV', '89501', 'PST', 'America/Los_Angeles', 39.5, -119.8);
  insert into product_categories (slug, name) values ('many', 'Many');
  insert into products (id, slug, name, category_slug, price_cents, image_name, description, collection_method, stock)
  values ('many', 'many', 'Kit', 'many', 4900, 'kit.svg', 'A kit.', 'blood', 7)`;

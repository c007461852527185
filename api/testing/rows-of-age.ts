/** The parents of the rows below. */
export const oldRowsBase = `
  insert into locations (id, name, street, city, state, zip_code, timezone, zone, latitude, longitude)
  select id, 'Clinic', '1 Main', 'Omaha', 'NE', '68102', 'CT', 'America/Chicago', 41.26, -95.94
  from unnest(array['picture', 'named', 'identity', 'visit', 'freed', 'held', 'past', 'gone']) id;
  insert into users (id, full_name, email, password_hash) select 'age' || n, 'Pat', 'age' || n || '@example.com', 'none'
  from generate_series(1, 3) n;
  insert into product_categories (slug, name) values ('age', 'Age');
  insert into products (id, slug, name, category_slug, price_cents, image_name, description, collection_method, stock)
  values ('age', 'age', 'Kit', 'age', 4900, 'kit.svg', 'A kit.', 'blood', 7);
  insert into orders (id, order_number, user_id, status, email, full_name, address, city, state, country, zip_code,
    sub_total_cents, total_cents, stock_state, held_until)
  values ('age', 'AGE', 'age1', 'Processing', 'age@example.com', 'Pat', '1 Main', 'Omaha', 'NE', 'United States', '68102',
    4900, 4900, 'sold', app_now());
  insert into order_items (id, order_id, position, product_id, name, image_name, quantity, unit_price_cents,
    sub_total_cents, total_cents) values ('age', 'age', 0, 'age', 'Kit', 'kit.svg', 1, 4900, 4900, 4900);
  insert into subscriptions (id, user_id, order_id, order_item_id, product_id, quantity, unit_price_cents, months, status,
    next_renewal_at) values ('age', 'age1', 'age', 'age', 'age', 1, 3675, 3, 'active', app_now())`;

const slot = `insert into slots (id, location_id, starts_at, capacity, taken)`;
const hold = `insert into holds (id, slot_id, owner, address_hash, state, expires_at)`;
const visit = `insert into appointments (id, slot_id, hold_id, confirmation_code, status, test_type, patient_first_name,
  patient_last_name, patient_email, patient_mobile, primary_phone_number, date_of_birth, assessment_sealed, ssn_sealed,
  driver_license_sealed, cancelled_at, report_key, front_image_key)`;
const person = `'RT-PCR', 'Ada', 'Fields', 'ada@example.com', '(402) 555-0101', '(402) 555-0101', '1990-01-01', 'k.n.t.s'`;
const booked = (prefix: string, more: string) => `
  ${slot} values ('${prefix}' || $1, '${prefix}', $2, 1, 1);
  ${hold} values ('${prefix}' || $1, '${prefix}' || $1, $1, 'age', 'booked', app_now());
  ${visit} values ('${prefix}' || $1, '${prefix}' || $1, '${prefix}' || $1, '${prefix}' || $1, ${more})`;

const archived = (queue: string) => `
  with done as (
    insert into pgboss.job (name, state, singleton_key) values ('${queue}', 'completed', $1) returning *)
  insert into pgboss.archive select done.*, $2 from done`;

/**
 * For what each retention rule removes: SQL that creates row `$1` with the time `$2` from which it counts,
 * and SQL that is true while `$1` exists.
 */
export const rowsOfAge: Record<string, { make: string; isThere: string }> = {
  'counted tries': {
    make: `insert into rate_limits (key, points, expire) values ($1, 1, extract(epoch from $2) * 1000)`,
    isThere: `exists (select 1 from rate_limits where key = $1)`,
  },
  'enquiries to support': {
    make: `
      insert into person_keys (id, wrapped) values ('enquiry' || $1, 'k.n.t.s');
      insert into enquiries (id, key_id, enquiry_sealed, email_hash, lookup_key, created_at)
      values ($1, 'enquiry' || $1, '~k.n.t.s', 'hash', 'key', $2)`,
    isThere: `exists (select 1 from enquiries where id = $1) or exists (select 1 from person_keys where id = 'enquiry' || $1)`,
  },
  'spent budgets': {
    make: `insert into budget_uses (budget, subject, used_for, ends_at) values ('patientDay', $1, 'visit', $2)`,
    isThere: `exists (select 1 from budget_uses where subject = $1)`,
  },
  'sign-ins': {
    make: `insert into sessions (token_hash, user_id, expires_at) values ($1, 'age1', $2)`,
    isThere: `exists (select 1 from sessions where token_hash = $1)`,
  },
  'browsers that people signed in with': {
    make: `insert into devices (user_id, marker_hash, last_used_at) values ('age1', $1, $2)`,
    isThere: `exists (select 1 from devices where marker_hash = $1)`,
  },
  'people who did not accept an invitation': {
    make: `
      insert into users (id, full_name, email, password_hash, organisation_id, invited_at)
      values ('invited' || $1, 'Kim', 'invited' || $1 || '@example.com', 'none', 'age1', $2);
      insert into person_keys (id, person, wrapped) values ('invited' || $1, 'invited' || $1, 'k.n.t.s')`,
    isThere: `exists (select 1 from users where id = 'invited' || $1)
      or exists (select 1 from person_keys where id = 'invited' || $1 and wrapped is not null)`,
  },
  'links to set a password': {
    make: `insert into password_resets (key_hash, user_id, expires_at) values ($1, 'age1', $2)`,
    isThere: `exists (select 1 from password_resets where key_hash = $1)`,
  },
  'addresses that wait for proof': {
    make: `insert into claims (id, email, browser_hash, full_name, password_hash, expires_at)
      values ($1, $1 || '@example.com', 'hash', 'Pat', 'none', $2)`,
    isThere: `exists (select 1 from claims where id = $1)`,
  },
  'links for undoing a change of address': {
    make: `insert into email_undos (key_hash, user_id, old_email, expires_at) values ($1, 'age1', 'old@example.com', $2)`,
    isThere: `exists (select 1 from email_undos where key_hash = $1)`,
  },
  'opened lookups of bookings': {
    make: `insert into lookup_tokens (token_hash, email, expires_at) values ($1, 'a@example.com', $2)`,
    isThere: `exists (select 1 from lookup_tokens where token_hash = $1)`,
  },
  'mailed codes of the lookup': {
    make: `insert into lookup_codes_by_network (email, asked_from, code_hash, expires_at) values ($1, 'network', 'hash', $2)`,
    isThere: `exists (select 1 from lookup_codes_by_network where email = $1)`,
  },
  'mailed codes of the lookup, from the previous version': {
    make: `insert into lookup_codes (email, code_hash, expires_at) values ($1, 'hash', $2)`,
    isThere: `exists (select 1 from lookup_codes where email = $1)`,
  },
  'links for paying on another device': {
    make: `insert into pay_links (token_hash, subject_kind, subject_id, expires_at) values ($1, 'order', 'age', $2)`,
    isThere: `exists (select 1 from pay_links where token_hash = $1)`,
  },
  'started visit forms': {
    make: `insert into drafts (id, expires_at) values ($1, $2)`,
    isThere: `exists (select 1 from drafts where id = $1)`,
  },
  'insurance card pictures without a visit': {
    make: `insert into insurance_images (key, created_at) values ('loose/' || $1, $2)`,
    isThere: `exists (select 1 from insurance_images where key = 'loose/' || $1)`,
  },
  'a visit’s insurance card pictures': {
    make: `${booked('picture', `'active', ${person}, null, null, null, null, 'kept/' || $1`)};
      insert into insurance_images (key, appointment_id) values ('kept/' || $1, 'picture' || $1)`,
    isThere: `exists (select 1 from insurance_images where key = 'kept/' || $1)`,
  },
  'names of pictures that are gone': {
    make: booked('named', `'active', ${person}, null, null, null, null, 'gone/' || $1`),
    isThere: `exists (select 1 from appointments where id = 'named' || $1 and front_image_key = 'gone/' || $1)`,
  },
  'a visit’s SSN and license': {
    // Canceled: the time counts from then, though the visit would be later.
    make: `${slot} values ('identity' || $1, 'identity', $2 + interval '9 days', 1, 0);
      ${hold} values ('identity' || $1, 'identity' || $1, $1, 'age', 'released', app_now());
      ${visit} values ('identity' || $1, 'identity' || $1, 'identity' || $1, 'identity' || $1, 'cancelled', ${person},
        'k.ssn', 'k.license', $2, null, null)`,
    isThere: `exists (
      select 1 from appointments where id = 'identity' || $1 and ssn_sealed = 'k.ssn' and driver_license_sealed = 'k.license')`,
  },
  'visits with answers and result': {
    make: booked('visit', `'active', ${person}, null, null, null, 'reports/' || $1, null`),
    isThere: `exists (select 1 from appointments where id = 'visit' || $1)`,
  },
  'places held but not booked': {
    make: `${slot} values ('freed' || $1, 'freed', $2 + interval '99 days', 1, 0);
      ${hold} values ('freed' || $1, 'freed' || $1, $1, 'age', 'expired', $2)`,
    isThere: `exists (select 1 from holds where id = 'freed' || $1)`,
  },
  'network addresses of booked places': {
    make: `${slot} values ('from' || $1, 'held', $2 + interval '9 years' - interval '1 hour', 1, 1);
      ${hold} values ('from' || $1, 'from' || $1, 'address ' || $1, 'hash of ' || $1, 'booked', $2)`,
    isThere: `exists (
      select 1 from holds where id = 'from' || $1 and (address_hash = 'hash of ' || $1 or owner = 'address ' || $1))`,
  },
  'places of visits that are gone': {
    make: `${slot} values ('held' || $1, 'held', $2 + interval '9 years', 1, 1);
      ${hold} values ('held' || $1, 'held' || $1, $1, 'age', 'booked', $2)`,
    isThere: `exists (select 1 from holds where id = 'held' || $1)`,
  },
  'past times without a booking': {
    make: `${slot} values ('past' || $1, 'past', $2, 1, 0)`,
    isThere: `exists (select 1 from slots where id = 'past' || $1)`,
  },
  'times of visits that are gone': {
    make: `${slot} values ('gone' || $1, 'gone', $2, 1, 1)`,
    isThere: `exists (select 1 from slots where id = 'gone' || $1)`,
  },
  'finished calls to Stripe': {
    make: `insert into outside_calls (id, purpose, subject_id, finished_at, outcome) values ($1, 'try', $1, $2, 'done')`,
    isThere: `exists (select 1 from outside_calls where id = $1)`,
  },
  'handled Stripe events': {
    make: `insert into stripe_events (id, type, object_id, received_at) values ($1, 'try', 'pi_1', $2)`,
    isThere: `exists (select 1 from stripe_events where id = $1)`,
  },
  'changes that Stripe knows': {
    make: `insert into subscription_changes (id, subscription_id, kind, told_at) values ($1, 'age', 'skip', $2)`,
    isThere: `exists (select 1 from subscription_changes where id = $1)`,
  },
  'entries of the audit log': {
    make: `insert into audit_entries (actor, action, subject, at) values ('operator:test', 'try', $1, $2)`,
    isThere: `exists (select 1 from audit_entries where subject = $1)`,
  },
  'mails that were sent or failed': {
    make: archived('mail'),
    isThere: `exists (select 1 from pgboss.archive where singleton_key = $1)`,
  },
  'jobs that ran': {
    make: archived('sweep'),
    isThere: `exists (select 1 from pgboss.archive where singleton_key = $1)`,
  },
};

import type pg from 'pg';

/** The parents of the rows below. */
export const oldRowsBase = `
  insert into locations (id, name, street, city, state, zip_code, timezone, zone, latitude, longitude)
  select id, 'Clinic', '1 Main', 'Omaha', 'NE', '68102', 'CT', 'America/Chicago', 41.26, -95.94
  from unnest(array['picture', 'named', 'identity', 'visit', 'freed', 'held', 'past', 'gone', 'full']) id;
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

const key = `current_setting('row.key')`;
const time = `current_setting('row.time')::timestamptz`;

const slot = `insert into slots (id, location_id, starts_at, capacity, taken)`;
const hold = `insert into holds (id, slot_id, owner, address_hash, state, expires_at)`;
const visit = `insert into appointments (id, slot_id, hold_id, confirmation_code, status, test_type, patient_first_name,
  patient_last_name, patient_email, patient_mobile, primary_phone_number, date_of_birth, assessment_sealed, ssn_sealed,
  driver_license_sealed, cancelled_at, report_key, front_image_key)`;
const person = `'RT-PCR', 'Ada', 'Fields', 'ada@example.com', '(402) 555-0101', '(402) 555-0101', '1990-01-01', 'k.n.t.s'`;
const booked = (prefix: string, more: string) => `
  ${slot} values ('${prefix}' || ${key}, '${prefix}', ${time}, 1, 1);
  ${hold} values ('${prefix}' || ${key}, '${prefix}' || ${key}, ${key}, 'age', 'booked', app_now());
  ${visit} values ('${prefix}' || ${key}, '${prefix}' || ${key}, '${prefix}' || ${key}, '${prefix}' || ${key}, ${more})`;

const archived = (queue: string) => `
  with done as (
    insert into pgboss.job (name, state, singleton_key) values ('${queue}', 'completed', ${key}) returning *)
  insert into pgboss.archive select done.*, ${time} from done`;

/**
 * For what each retention rule removes: SQL that creates the row of this age, and SQL that is true while it exists.
 * `makeRow` and `isRowThere` run them.
 */
const rowsOfAge: Record<string, { make: string; isThere: string }> = {
  'counted tries': {
    make: `insert into rate_limits (key, points, expire) values (${key}, 1, extract(epoch from ${time}) * 1000)`,
    isThere: `exists (select 1 from rate_limits where key = ${key})`,
  },
  'enquiries to support': {
    make: `
      insert into person_keys (id, wrapped) values ('enquiry' || ${key}, 'k.n.t.s');
      insert into enquiries (id, key_id, enquiry_sealed, email_hash, lookup_key, created_at)
      values (${key}, 'enquiry' || ${key}, '~k.n.t.s', 'hash', 'key', ${time})`,
    isThere: `exists (select 1 from enquiries where id = ${key}) or exists (select 1 from person_keys where id = 'enquiry' || ${key})`,
  },
  'addresses that wait for a kit to be back': {
    make: `
      insert into person_keys (id, wrapped) values ('alert' || ${key}, 'k.n.t.s');
      insert into stock_alerts (id, product_id, key_id, email_sealed, email_hash, lookup_key, link_hash, expires_at)
      values (${key}, 'age', 'alert' || ${key}, '~k.n.t.s', 'hash', 'key', ${key}, ${time})`,
    isThere: `exists (select 1 from stock_alerts where id = ${key}) or exists (select 1 from person_keys where id = 'alert' || ${key})`,
  },
  'addresses that wait for a time on a full day': {
    make: `
      insert into person_keys (id, wrapped) values ('waiting' || ${key}, 'k.n.t.s');
      insert into waiting_list (id, location_id, date, test_type, language, key_id, email_sealed, email_hash, lookup_key,
        link_hash, ends_at, expires_at)
      values (${key}, 'full', '2026-12-04', 'RT-PCR', 'en', 'waiting' || ${key}, '~k.n.t.s', 'hash', 'key', ${key}, ${time},
        ${time})`,
    isThere: `exists (select 1 from waiting_list where id = ${key}) or exists (select 1 from person_keys where id = 'waiting' || ${key})`,
  },
  'spent budgets': {
    make: `insert into budget_uses (budget, subject, used_for, ends_at) values ('patientDay', ${key}, 'visit', ${time})`,
    isThere: `exists (select 1 from budget_uses where subject = ${key})`,
  },
  'sign-ins': {
    make: `insert into sessions (token_hash, user_id, expires_at) values (${key}, 'age1', ${time})`,
    isThere: `exists (select 1 from sessions where token_hash = ${key})`,
  },
  'browsers that people signed in with': {
    make: `insert into devices (user_id, marker_hash, last_used_at) values ('age1', ${key}, ${time})`,
    isThere: `exists (select 1 from devices where marker_hash = ${key})`,
  },
  'people who did not accept an invitation': {
    make: `
      insert into users (id, full_name, email, password_hash, organisation_id, invited_at)
      values ('invited' || ${key}, 'Kim', 'invited' || ${key} || '@example.com', 'none', 'age1', ${time});
      insert into person_keys (id, person, wrapped) values ('invited' || ${key}, 'invited' || ${key}, 'k.n.t.s')`,
    isThere: `exists (select 1 from users where id = 'invited' || ${key})
      or exists (select 1 from person_keys where id = 'invited' || ${key} and wrapped is not null)`,
  },
  'links to set a password': {
    make: `insert into password_resets (key_hash, user_id, expires_at) values (${key}, 'age1', ${time})`,
    isThere: `exists (select 1 from password_resets where key_hash = ${key})`,
  },
  'addresses that wait for proof': {
    make: `insert into claims (id, email, browser_hash, full_name, password_hash, expires_at)
      values (${key}, ${key} || '@example.com', 'hash', 'Pat', 'none', ${time})`,
    isThere: `exists (select 1 from claims where id = ${key})`,
  },
  'links for undoing a change of address': {
    make: `insert into email_undos (key_hash, user_id, old_email, expires_at) values (${key}, 'age1', 'old@example.com', ${time})`,
    isThere: `exists (select 1 from email_undos where key_hash = ${key})`,
  },
  'opened lookups of bookings': {
    make: `insert into lookup_tokens (token_hash, email, expires_at) values (${key}, 'a@example.com', ${time})`,
    isThere: `exists (select 1 from lookup_tokens where token_hash = ${key})`,
  },
  'mailed codes of the lookup': {
    make: `insert into lookup_codes_by_network (email, asked_from, code_hash, expires_at) values (${key}, 'network', 'hash', ${time})`,
    isThere: `exists (select 1 from lookup_codes_by_network where email = ${key})`,
  },
  'mailed codes of the lookup, from the previous version': {
    make: `insert into lookup_codes (email, code_hash, expires_at) values (${key}, 'hash', ${time})`,
    isThere: `exists (select 1 from lookup_codes where email = ${key})`,
  },
  'links for paying on another device': {
    make: `insert into pay_links (token_hash, subject_kind, subject_id, expires_at) values (${key}, 'order', 'age', ${time})`,
    isThere: `exists (select 1 from pay_links where token_hash = ${key})`,
  },
  'started visit forms': {
    make: `insert into drafts (id, expires_at) values (${key}, ${time})`,
    isThere: `exists (select 1 from drafts where id = ${key})`,
  },
  'insurance card pictures without a visit': {
    make: `insert into insurance_images (key, created_at) values ('loose/' || ${key}, ${time})`,
    isThere: `exists (select 1 from insurance_images where key = 'loose/' || ${key})`,
  },
  'a visit’s insurance card pictures': {
    make: `${booked('picture', `'active', ${person}, null, null, null, null, 'kept/' || ${key}`)};
      insert into insurance_images (key, appointment_id) values ('kept/' || ${key}, 'picture' || ${key})`,
    isThere: `exists (select 1 from insurance_images where key = 'kept/' || ${key})`,
  },
  'names of pictures that are gone': {
    make: booked('named', `'active', ${person}, null, null, null, null, 'gone/' || ${key}`),
    isThere: `exists (select 1 from appointments where id = 'named' || ${key} and front_image_key = 'gone/' || ${key})`,
  },
  'a visit’s SSN and license': {
    // Canceled: the time counts from then, though the visit would be later.
    make: `${slot} values ('identity' || ${key}, 'identity', ${time} + interval '9 days', 1, 0);
      ${hold} values ('identity' || ${key}, 'identity' || ${key}, ${key}, 'age', 'released', app_now());
      ${visit} values ('identity' || ${key}, 'identity' || ${key}, 'identity' || ${key}, 'identity' || ${key}, 'cancelled', ${person},
        'k.ssn', 'k.license', ${time}, null, null)`,
    isThere: `exists (
      select 1 from appointments where id = 'identity' || ${key} and ssn_sealed = 'k.ssn' and driver_license_sealed = 'k.license')`,
  },
  'visits with answers and result': {
    make: booked('visit', `'active', ${person}, null, null, null, 'reports/' || ${key}, null`),
    isThere: `exists (select 1 from appointments where id = 'visit' || ${key})`,
  },
  'places held but not booked': {
    make: `${slot} values ('freed' || ${key}, 'freed', ${time} + interval '99 days', 1, 0);
      ${hold} values ('freed' || ${key}, 'freed' || ${key}, ${key}, 'age', 'expired', ${time})`,
    isThere: `exists (select 1 from holds where id = 'freed' || ${key})`,
  },
  'network addresses of booked places': {
    make: `${slot} values ('from' || ${key}, 'held', ${time} + interval '9 years' - interval '1 hour', 1, 1);
      ${hold} values ('from' || ${key}, 'from' || ${key}, 'address ' || ${key}, 'hash of ' || ${key}, 'booked', ${time})`,
    isThere: `exists (
      select 1 from holds where id = 'from' || ${key} and (address_hash = 'hash of ' || ${key} or owner = 'address ' || ${key}))`,
  },
  'places of visits that are gone': {
    make: `${slot} values ('held' || ${key}, 'held', ${time} + interval '9 years', 1, 1);
      ${hold} values ('held' || ${key}, 'held' || ${key}, ${key}, 'age', 'booked', ${time})`,
    isThere: `exists (select 1 from holds where id = 'held' || ${key})`,
  },
  'past times without a booking': {
    make: `${slot} values ('past' || ${key}, 'past', ${time}, 1, 0)`,
    isThere: `exists (select 1 from slots where id = 'past' || ${key})`,
  },
  'times of visits that are gone': {
    make: `${slot} values ('gone' || ${key}, 'gone', ${time}, 1, 1)`,
    isThere: `exists (select 1 from slots where id = 'gone' || ${key})`,
  },
  'finished calls to Stripe': {
    make: `insert into outside_calls (id, purpose, subject_id, finished_at, outcome) values (${key}, 'try', ${key}, ${time}, 'done')`,
    isThere: `exists (select 1 from outside_calls where id = ${key})`,
  },
  'handled Stripe events': {
    make: `insert into stripe_events (id, type, object_id, received_at) values (${key}, 'try', 'pi_1', ${time})`,
    isThere: `exists (select 1 from stripe_events where id = ${key})`,
  },
  'changes that Stripe knows': {
    make: `insert into subscription_changes (id, subscription_id, kind, told_at) values (${key}, 'age', 'skip', ${time})`,
    isThere: `exists (select 1 from subscription_changes where id = ${key})`,
  },
  'entries of the audit log': {
    make: `insert into audit_entries (actor, action, subject, at) values ('operator:test', 'try', ${key}, ${time})`,
    isThere: `exists (select 1 from audit_entries where subject = ${key})`,
  },
  'mails that were sent or failed': {
    make: archived('mail'),
    isThere: `exists (select 1 from pgboss.archive where singleton_key = ${key})`,
  },
  'jobs that ran': {
    make: archived('sweep'),
    isThere: `exists (select 1 from pgboss.archive where singleton_key = ${key})`,
  },
};

/** A transaction in which the rows above have this key and, counted from now, this age. */
async function within<T>(
  pool: pg.Pool,
  { key: name, age, clock }: { key: string; age: string; clock?: 'real' },
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `select set_config('row.key', $1, true),
         set_config('row.time', (case when $2 then now() else app_now() end - $3::interval)::text, true)`,
      [name, clock === 'real', age],
    );
    const answer = await work(client);
    await client.query('commit');
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Creates what this rule removes, as old as `age` by one of the two clocks. */
export const makeRow = (
  pool: pg.Pool,
  what: string,
  row: { key: string; age: string; clock?: 'real' },
): Promise<unknown> => within(pool, row, (client) => client.query(rowsOfAge[what]!.make));

/** Whether what this rule removes still exists. */
export const isRowThere = (pool: pg.Pool, what: string, key: string): Promise<boolean> =>
  within(pool, { key, age: '0 seconds' }, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      `select coalesce(${rowsOfAge[what]!.isThere}, false) as there`,
    );
    return rows[0]!.there;
  });

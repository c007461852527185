-- Who wants one mail when a time opens at a location on a day that is full. The address is sealed under a key of its
-- own and found by a keyed hash. Nothing is sent before it is confirmed by the mailed link.
create table waiting_list (
  id text primary key default gen_random_uuid()::text,
  location_id text not null references locations (id),
  -- In the location's zone.
  date date not null,
  test_type text not null check (test_type in ('RT-PCR', 'Antigen')),
  language text not null check (language in ('en', 'es')),
  key_id text not null unique references person_keys (id),
  email_sealed text not null,
  email_hash text not null,
  lookup_key text not null,
  link_hash text not null unique,
  confirmed_at timestamptz,
  -- When the last time of the day can no longer be booked.
  ends_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default app_now()
);
comment on column waiting_list.email_sealed is 'sealed by person';
create index waiting_list_email_hash on waiting_list (email_hash);
create index waiting_list_location on waiting_list (location_id, date);
create index waiting_list_confirmed on waiting_list (id) where confirmed_at is not null;
create index waiting_list_lookup_key on waiting_list (lookup_key, id);
create index waiting_list_expires on waiting_list (expires_at);

-- The function removes the key of the row that goes, whatever its table is.
create trigger remove_waiting_list_key after delete on waiting_list
  for each row execute function remove_stock_alert_key();

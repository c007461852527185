-- A person's further addresses, beside the one of the profile, which is the default.
create table addresses (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id),
  -- The address: JSON, sealed.
  address_sealed text not null,
  created_at timestamptz not null default app_now()
);
create index addresses_user on addresses (user_id, created_at);
comment on column addresses.address_sealed is 'sealed for: saved address';

create table users (
  id text primary key default gen_random_uuid()::text,
  full_name text not null,
  email text not null,
  phonenumber text,
  user_type text not null default 'Normal User' check (user_type in ('Normal User', 'Employee User')),
  is_organisation_user boolean not null default false,
  organisation_id text references users (id),
  is_active boolean not null default true,
  password_hash text not null,
  verified_at timestamptz,
  address text,
  city text,
  city_id text,
  state text,
  state_id text,
  country text,
  country_id text,
  zip_code text,
  preferences jsonb not null default '{}',
  stripe_customer_id text unique,
  created_at timestamptz not null default app_now(),
  check (organisation_id is null or not is_organisation_user)
);
create unique index users_email on users (lower(email));
create index users_organisation on users (organisation_id, full_name) where organisation_id is not null;

-- One live code per person: a new one replaces the old one, and resets the count of attempts.
create table verification_codes (
  user_id text primary key references users (id) on delete cascade,
  -- The address it proves: the new one, if the person is changing it.
  email text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

create index verification_codes_email on verification_codes (lower(email));

create table password_resets (
  key_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Hash of the address that used it.
  used_from text
);
create index password_resets_user on password_resets (user_id);

create table agreements (
  organisation_id text primary key references users (id) on delete cascade,
  discount_percent integer not null check (discount_percent between 0 and 90),
  order_units integer not null check (order_units >= 0)
);

-- A person's statement that an address is theirs. It has no effect before the mailed code proves the address:
-- a sign-up (`user_id` is null) opens no account, and a change of address leaves the old one in place.
create table claims (
  id text primary key default gen_random_uuid()::text,
  email text not null,
  -- Hash of the requesting browser's token: its claim token or, for a change, its session's.
  browser_hash text not null,
  user_id text references users (id) on delete cascade,
  full_name text,
  password_hash text,
  is_organisation_user boolean not null default false,
  -- Null until the code is mailed, and always for an address that has an account.
  code_hash text,
  code_expires_at timestamptz,
  tries integer not null default 0,
  expires_at timestamptz not null,
  check (user_id is not null or (full_name is not null and password_hash is not null))
);
create unique index claims_sign_up on claims (lower(email), browser_hash) where user_id is null;
create unique index claims_change on claims (user_id) where user_id is not null;
create index claims_expiry on claims (expires_at);

-- Lets the owner of an account's previous address undo a change: "This was not me".
create table email_undos (
  key_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  old_email text not null,
  asked_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);
create index email_undos_user on email_undos (user_id, asked_at);

-- People waiting for a code become claims without a known browser. Their passwords no longer count.
insert into claims (email, browser_hash, full_name, password_hash, is_organisation_user, expires_at)
  select email, gen_random_uuid()::text, full_name, password_hash, is_organisation_user, app_now() + interval '7 days'
  from users where verified_at is null and organisation_id is null;
update users set password_hash = 'none' where verified_at is null;
-- `verification_codes` stays while processes of the previous version may write to it.

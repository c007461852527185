-- What a person sees of their sessions. The id names a session to its owner; it opens nothing.
alter table sessions
  add column id text not null default gen_random_uuid()::text,
  -- Browser and platform in words, such as "Firefox on Windows"; null when unknown.
  add column device text,
  add column last_used_at timestamptz not null default app_now();
update sessions set last_used_at = created_at;
create unique index sessions_id on sessions (id);

-- Browsers in which a person has signed in before.
create table devices (
  user_id text not null references users (id) on delete cascade,
  -- Keyed hash of the browser's token together with the person, so it does not reveal whether two people
  -- share a browser.
  marker_hash text not null,
  last_used_at timestamptz not null default app_now(),
  primary key (user_id, marker_hash)
);
create index devices_last_use on devices (last_used_at);

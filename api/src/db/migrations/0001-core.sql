create table database_purpose (
  only_row boolean primary key default true check (only_row),
  purpose text not null check (purpose in ('unmarked', 'production', 'demo', 'test'))
);
insert into database_purpose (purpose) values ('unmarked');

create table app_clock (
  only_row boolean primary key default true check (only_row),
  shift interval not null default interval '0',
  frozen_at timestamptz
);

create function refuse_moved_clock() returns trigger language plpgsql as $$
begin
  if (select purpose from database_purpose) not in ('demo', 'test') then
    raise exception 'only a demo or test database may move its clock';
  end if;
  return new;
end $$;
create trigger app_clock_guard before insert or update on app_clock
  for each row execute function refuse_moved_clock();

create function app_now() returns timestamptz language sql stable as $$
  select coalesce((select coalesce(frozen_at, now() + shift) from app_clock), now())
$$;

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

create table sessions (
  token_hash text primary key,
  user_id text not null,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default app_now(),
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);
create index audit_entries_subject on audit_entries (subject, at);

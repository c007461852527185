-- When the organization last invited somebody. Of older rows, when they were made.
alter table users add column invited_at timestamptz;
create index users_invited_at on users (coalesce(invited_at, created_at))
  where verified_at is null and organisation_id is not null and erased_at is null;

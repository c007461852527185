-- One key for each account and each visit. Values about them are sealed under it, and it is itself sealed by FIELD_KEYS.
-- A destroyed key keeps its row, without the key, so that nobody makes it anew.
create table person_keys (
  id text primary key,
  -- The account; null for the key of a visit.
  person text unique,
  wrapped text,
  created_at timestamptz not null default app_now(),
  destroyed_at timestamptz,
  check ((wrapped is null) = (destroyed_at is not null))
);
-- A column's name in braces stands for its value in the row: a wrapped key opens in its own row alone.
comment on column person_keys.wrapped is 'sealed for: person key {id}';

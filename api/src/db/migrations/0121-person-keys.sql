-- One key for each account and each visit. Values about them are sealed under it, and FIELD_KEYS seal the key
-- itself. A destroyed key keeps its row, without the key, so that it is not created again.
create table person_keys (
  id text primary key,
  -- The account; null for the key of a visit.
  person text unique,
  wrapped text,
  created_at timestamptz not null default app_now(),
  destroyed_at timestamptz,
  check ((wrapped is null) = (destroyed_at is not null))
);
-- A column's name in braces stands for its value in the row: a wrapped key opens only in its own row.
comment on column person_keys.wrapped is 'sealed for: person key {id}';

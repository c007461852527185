-- A kit is found by a keyed hash of its id. The id itself is sealed; once the kit is registered, under the
-- key of the person who registered it. `code` stays filled for an hour, so that processes of the previous
-- version find every kit.
alter table kits
  alter column code drop not null,
  add column code_hash text unique,
  add column code_sealed text,
  add column lookup_key text,
  add constraint kits_sealed_or_plain check (coalesce(code, code_sealed) is not null),
  add constraint kits_hash_of_key check ((code_hash is null) = (lookup_key is null));
comment on column kits.code_sealed is 'sealed for: kit id {id}';
create index kits_plain on kits (id) where code is not null;
create index kits_lookup_key on kits (lookup_key, id);

alter table sealing_start add column kit_ids_since timestamptz not null default '-infinity';
update sealing_start set kit_ids_since = now() + interval '1 hour' where exists (select 1 from kits);
create function seals_kit_ids() returns boolean language sql stable as $$
  select now() >= kit_ids_since from sealing_start
$$;

alter table audit_entries
  -- The account it is about.
  add column person text,
  add column why text,
  -- The network address of the actor, sealed.
  add column origin text,
  -- Its place in the chain, without gaps, and the hash of it and everything before; null until a job adds it.
  add column seq bigint unique,
  add column previous text,
  add column hash text,
  add check (num_nulls(seq, previous, hash) in (0, 3));
comment on column audit_entries.origin is 'sealed by person';
create index audit_entries_open on audit_entries (id) where seq is null;
create index audit_entries_person on audit_entries (person, action, at) where person is not null;

-- Both ends of the chain: the last entry added, and the last one removed after its time.
create table audit_chain (
  only_row boolean primary key default true check (only_row),
  last_seq bigint not null default 0,
  last_hash text not null default '',
  removed_seq bigint not null default 0,
  removed_hash text not null default ''
);
insert into audit_chain default values;

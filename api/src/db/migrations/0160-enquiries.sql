-- What people write to support, each enquiry sealed under a key of its own. The address hash is keyed; erasing a person
-- finds their enquiries by it.
create table enquiries (
  id text primary key default gen_random_uuid()::text,
  key_id text not null unique references person_keys (id),
  enquiry_sealed text not null,
  email_hash text not null,
  lookup_key text not null,
  created_at timestamptz not null default app_now()
);
comment on column enquiries.enquiry_sealed is 'sealed by person';
create index enquiries_email_hash on enquiries (email_hash);
create index enquiries_lookup_key on enquiries (lookup_key, id);
create index enquiries_created on enquiries (created_at);

create function remove_enquiry_key() returns trigger language plpgsql as $$
begin
  delete from person_keys where id = old.key_id;
  return null;
end $$;
create trigger remove_enquiry_key after delete on enquiries for each row execute function remove_enquiry_key();

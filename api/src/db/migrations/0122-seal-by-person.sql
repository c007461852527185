-- Values about a person are sealed under that person's key from `since` on. A database that already has some
-- waits an hour, so that processes of the previous version can read what is written until they are replaced.
create table sealing_start (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null
);
insert into sealing_start (since) values (
  case when exists (select 1 from drafts) or exists (select 1 from appointments) or exists (select 1 from kit_registrations)
    then now() + interval '1 hour' else '-infinity' end);
create function seals_by_person() returns boolean language sql stable as $$ select now() >= since from sealing_start $$;

alter table drafts add column key_id text references person_keys (id);

-- Only `patient_sealed` says who the patient is. Rows are found by keyed hashes.
alter table appointments
  add column key_id text references person_keys (id),
  add column patient_sealed text,
  add column email_hash text,
  add column phone_hashes text[],
  add column code_hash text unique,
  add column patient_hash text,
  alter column confirmation_code drop not null,
  alter column patient_first_name drop not null,
  alter column patient_last_name drop not null,
  alter column patient_email drop not null,
  alter column patient_mobile drop not null,
  alter column primary_phone_number drop not null,
  alter column date_of_birth drop not null,
  add constraint appointments_sealed_or_plain check (
    (patient_sealed is null) = (key_id is null) and
    case when key_id is null
      then num_nulls(confirmation_code, patient_first_name, patient_last_name, patient_email, patient_mobile,
        primary_phone_number, date_of_birth) = 0
      else num_nonnulls(confirmation_code, patient_first_name, patient_last_name, patient_email, patient_mobile,
        primary_phone_number, date_of_birth) = 0
    end);
comment on column appointments.patient_sealed is 'sealed by person';
create index appointments_email_hash on appointments (email_hash, created_at desc);
create index appointments_patient_hash on appointments (patient_hash);
create index appointments_phone_hashes on appointments using gin (phone_hashes);
create index appointments_key on appointments (key_id);
create index drafts_key on drafts (key_id);
create index appointments_plain on appointments (id) where key_id is null;

-- The key of a visit goes with the last row it seals.
create function remove_visit_key() returns trigger language plpgsql as $$
begin
  delete from person_keys k where k.id = old.key_id and k.person is null
    and not exists (select 1 from drafts d where d.key_id = k.id)
    and not exists (select 1 from appointments a where a.key_id = k.id);
  return null;
end $$;
create trigger remove_visit_key after delete on drafts
  for each row when (old.key_id is not null) execute function remove_visit_key();
create trigger remove_visit_key after delete on appointments
  for each row when (old.key_id is not null) execute function remove_visit_key();

-- The subject of a code or a proof is a keyed hash as well. Earlier ones are no longer found, and are
-- requested again.
comment on column lookup_codes.email is 'keyed hash';
comment on column lookup_tokens.email is 'keyed hash';

create index kit_registrations_plain on kit_registrations (kit_id) where not starts_with(tester, '~');
create index reports_plain on reports (id) where not starts_with(findings, '~');

-- The key of LOOKUP_KEY that made a booking's hashes. An older process leaves it empty, and the booking is
-- rehashed.
alter table appointments add column lookup_key text;
create index appointments_lookup_key on appointments (lookup_key, id) where key_id is not null;

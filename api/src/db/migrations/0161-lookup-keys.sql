-- Names the key of LOOKUP_KEY that a booking's hashes were made with. An older process leaves it empty, and the booking
-- is hashed anew.
alter table appointments add column lookup_key text;
create index appointments_lookup_key on appointments (lookup_key, id) where key_id is not null;

-- A booked hold stays as long as its visit. Its owner and network are removed when it is settled.
alter table holds alter column address_hash drop not null, alter column owner drop not null;
create index holds_settled on holds (expires_at) where state = 'booked' and address_hash is not null;

-- An invitation does not own its address, since any organization can send one. It does once it is accepted.
create unique index users_invited on users (lower(email), organisation_id)
  where verified_at is null and organisation_id is not null;
drop index users_email;
create unique index users_email on users (lower(email)) where verified_at is not null or organisation_id is null;

-- Wrong codes entered elsewhere do not use up the attempts of the browser that asked.
alter table claims add column own_tries integer not null default 0;

-- An invitation does not own its address: any organization can write one. It does once its owner has accepted it.
create unique index users_invited on users (lower(email), organisation_id)
  where verified_at is null and organisation_id is not null;
drop index users_email;
create unique index users_email on users (lower(email)) where verified_at is not null or organisation_id is null;

-- Wrong codes typed elsewhere do not use up the tries of the browser that asked.
alter table claims add column own_tries integer not null default 0;

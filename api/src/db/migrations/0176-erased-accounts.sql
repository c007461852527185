-- The erased accounts are compared with the bucket's list every hour.
create index users_erased on users (id) where erased_at is not null;

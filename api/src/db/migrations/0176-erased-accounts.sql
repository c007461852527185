-- Every hour the erased accounts are compared with the list in the bucket.
create index users_erased on users (id) where erased_at is not null;

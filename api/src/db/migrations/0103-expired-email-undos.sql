-- Links back to an old address are deleted when their time is over.
create index email_undos_expiry on email_undos (expires_at);

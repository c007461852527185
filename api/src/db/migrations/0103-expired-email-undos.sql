-- Links for undoing a change of address are deleted once they expire.
create index email_undos_expiry on email_undos (expires_at);

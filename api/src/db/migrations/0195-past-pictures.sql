-- The names of insurance card pictures that are gone. The audit log has who opened them, under these names.
alter table appointments add column past_pictures text[] not null default '{}';

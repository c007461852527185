-- What the person saw when the consent was given, sealed as forms carry it. Drafts from before ask for it again.
-- The salt makes the mark of their answers, which has to outlast a change of secrets.
alter table drafts add column agreed_terms text, add column mark_salt text not null default gen_random_uuid()::text;

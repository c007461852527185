-- What the person saw when the consent was given, sealed as in forms. Earlier drafts ask for it again. The
-- salt is for the fingerprint of the answers, which has to outlast a change of secrets.
alter table drafts add column agreed_terms text, add column mark_salt text not null default gen_random_uuid()::text;

-- When a person last asked for a new mailer for a kit.
alter table kit_registrations add column mailer_asked_at timestamptz;

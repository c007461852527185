-- When the password was last entered in this session. Actions that could give away an account ask for it
-- again.
alter table sessions add column authenticated_at timestamptz not null default app_now();
update sessions set authenticated_at = created_at;

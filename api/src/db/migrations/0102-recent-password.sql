-- When the password was last entered in this session. Acts that could give an account away ask for it again.
alter table sessions add column authenticated_at timestamptz not null default app_now();
update sessions set authenticated_at = created_at;

-- Who wants one mail when a kit is back. The address is sealed under a key of its own and found by a keyed hash. Nothing
-- is sent before it is confirmed by the mailed link, or by its owner who is signed in.
create table stock_alerts (
  id text primary key default gen_random_uuid()::text,
  product_id text not null references products (id),
  key_id text not null unique references person_keys (id),
  email_sealed text not null,
  email_hash text not null,
  lookup_key text not null,
  link_hash text not null unique,
  confirmed_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default app_now()
);
comment on column stock_alerts.email_sealed is 'sealed by person';
create index stock_alerts_email_hash on stock_alerts (email_hash);
create index stock_alerts_confirmed on stock_alerts (product_id, id) where confirmed_at is not null;
create index stock_alerts_lookup_key on stock_alerts (lookup_key, id);
create index stock_alerts_expires on stock_alerts (expires_at);

create function remove_stock_alert_key() returns trigger language plpgsql as $$
begin
  delete from person_keys where id = old.key_id;
  return null;
end $$;
create trigger remove_stock_alert_key after delete on stock_alerts for each row execute function remove_stock_alert_key();

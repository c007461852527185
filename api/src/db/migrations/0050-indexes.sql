create index lookup_codes_expiry on lookup_codes (expires_at);
create index subscriptions_paused on subscriptions (product_id) where status = 'paused';

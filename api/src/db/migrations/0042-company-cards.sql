-- Stripe's fingerprint of the card: the same card saved twice is stored once.
alter table payment_methods add column fingerprint text;
create unique index payment_methods_card on payment_methods (user_id, fingerprint);

-- One kit without its subscription's discount, for the price that checkout strikes. Older lines and renewals have none.
alter table order_items add column base_price_cents integer check (base_price_cents >= 0);

-- An unpaid order either holds its kits and the use of its coupon, or claims both when it is about to be
-- paid.
alter table orders
  add column holds_stock boolean not null default true,
  -- How often its 35 minutes restarted.
  add column renewals integer not null default 0;

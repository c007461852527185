alter table orders add column delivered_at timestamptz;

-- When the carrier is asked next about the parcel; null: not in transit, delivered, or given up.
alter table orders add column track_at timestamptz;
-- Consecutive requests that the carrier did not answer.
alter table orders add column track_failures integer not null default 0;
create index orders_tracked on orders (track_at) where track_at is not null;

update orders set track_at = app_now()
where status = 'Shipped' and tracking_number is not null and shipped_at > app_now() - interval '45 days';
update orders set delivered_at = shipped_at where status = 'Delivered';

-- The kit in the order that the feedback is about.
alter table orders add column feedback_product_id text references products (id);
update orders set feedback_product_id = (
  select product_id from order_items where order_id = orders.id order by position limit 1)
where feedback_at is not null;

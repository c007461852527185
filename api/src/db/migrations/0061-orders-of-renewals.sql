-- A renewal's refund is shown with its order.
create index renewals_order on renewals (order_id) where order_id is not null;

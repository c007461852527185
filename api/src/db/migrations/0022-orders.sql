create table coupons (
  id text primary key default gen_random_uuid()::text,
  code text not null unique check (code = upper(btrim(code))),
  percent integer not null check (percent between 1 and 90),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Empty means every product.
  product_ids text[] not null default '{}',
  max_redemptions integer check (max_redemptions > 0),
  redemptions integer not null default 0,
  check (redemptions >= 0 and (max_redemptions is null or redemptions <= max_redemptions))
);

create table orders (
  id text primary key default gen_random_uuid()::text,
  order_number text not null unique,
  user_id text not null references users (id),
  status text not null,
  email text not null,
  full_name text not null,
  address text not null,
  city text not null,
  city_id text,
  state text not null,
  state_id text,
  country text not null,
  country_id text,
  zip_code text not null,
  sub_total_cents integer not null check (sub_total_cents >= 0),
  discount_cents integer not null default 0 check (discount_cents between 0 and sub_total_cents),
  total_cents integer not null,
  discount_percent integer not null default 0,
  coupon_id text references coupons (id),
  -- held: taken from the shelf until held_until; sold: paid; released: back on the shelf.
  stock_state text not null check (stock_state in ('held', 'sold', 'released')),
  held_until timestamptz not null,
  subscription_id text,
  -- What was ordered and for what address, hashed: a second press of the button finds the first one's order.
  fingerprint text not null default '',
  paid_at timestamptz,
  shipped_at timestamptz,
  cancelled_at timestamptz,
  tracking_number text,
  rating numeric(2, 1),
  feedback_text text,
  feedback_at timestamptz,
  created_at timestamptz not null default app_now(),
  check (total_cents = sub_total_cents - discount_cents)
);
create index orders_user on orders (user_id, created_at desc);
create index orders_unpaid on orders (held_until) where stock_state = 'held';
create index orders_coupon on orders (coupon_id) where coupon_id is not null;
create index orders_subscription on orders (subscription_id) where subscription_id is not null;

create table order_items (
  id text primary key default gen_random_uuid()::text,
  order_id text not null references orders (id) on delete cascade,
  position integer not null,
  product_id text not null references products (id),
  name text not null,
  image_name text not null,
  quantity integer not null check (quantity > 0),
  unit_price_cents integer not null check (unit_price_cents >= 0),
  sub_total_cents integer not null check (sub_total_cents >= 0),
  total_cents integer not null check (total_cents between 0 and sub_total_cents),
  price_id text,
  months integer,
  unique (order_id, position)
);
create index order_items_product on order_items (product_id);

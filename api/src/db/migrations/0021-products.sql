create table product_categories (
  slug text primary key,
  name text not null,
  position integer not null default 0
);

create table products (
  id text primary key default gen_random_uuid()::text,
  slug text not null unique,
  name text not null,
  category_slug text not null references product_categories (slug),
  price_cents integer not null check (price_cents > 0),
  image_name text not null,
  description text not null,
  measures text not null default '',
  collection_method text not null check (collection_method in ('blood', 'saliva', 'swab', 'urine', 'strip')),
  collection_details text not null default '',
  get_tested_details text not null default '',
  symptoms jsonb not null default '[]',
  video_url text,
  coupon_code text,
  coupon_description text,
  stock integer not null check (stock >= 0),
  position integer not null default 0,
  search tsvector not null generated always as (
    setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', name), 'A') ||
    setweight(to_tsvector('english', measures), 'B') || setweight(to_tsvector('english', description), 'C')
  ) stored
);
create index products_shelf on products (position, id);
create index products_category on products (category_slug, position, id);
create index products_search on products using gin (search);

-- Subscription options; the months are the interval at which a kit is sent and charged.
create table subscription_options (
  price_id text primary key,
  product_id text not null references products (id) on delete cascade,
  months integer not null check (months in (3, 6, 12)),
  unique (product_id, months)
);

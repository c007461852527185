-- One box. `code` is what is printed on it, without its dash.
create table kits (
  id text primary key default gen_random_uuid()::text,
  code text not null unique check (length(code) = 10),
  product_id text not null references products (id),
  order_item_id text references order_items (id),
  created_at timestamptz not null default app_now()
);
create index kits_order_item on kits (order_item_id) where order_item_id is not null;

create table kit_registrations (
  kit_id text primary key references kits (id),
  user_id text not null references users (id),
  -- The tester's name, birth, address and phone: JSON, sealed.
  tester text not null,
  registered_at timestamptz not null default app_now()
);
create index kit_registrations_user on kit_registrations (user_id, registered_at desc);

create table reports (
  id text primary key default gen_random_uuid()::text,
  kit_id text not null unique references kit_registrations (kit_id),
  -- The laboratory's measurements: JSON, sealed.
  findings text not null,
  created_at timestamptz not null default app_now()
);

-- An organization sees its employees' reports only if the agreement says so.
alter table agreements add column shows_reports boolean not null default false;

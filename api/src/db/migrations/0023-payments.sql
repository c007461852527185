-- Written before a call is sent, finished after it returned. The id is the idempotency key, so a call
-- interrupted in between can be repeated and takes effect once.
create table outside_calls (
  id text primary key default gen_random_uuid()::text,
  purpose text not null,
  subject_id text not null,
  attempt integer not null default 1,
  started_at timestamptz not null default app_now(),
  finished_at timestamptz,
  outcome text check (outcome in ('done', 'refused', 'failed')),
  result_id text,
  unique (purpose, subject_id, attempt)
);
create index outside_calls_open on outside_calls (started_at) where finished_at is null;

create table payments (
  id text primary key default gen_random_uuid()::text,
  order_id text not null references orders (id),
  kind text not null check (kind in ('intent', 'session', 'company', 'renewal')),
  amount_cents integer not null check (amount_cents >= 0),
  -- open: Stripe may still take money; paid, failed, cancelled, refunded: settled for good.
  status text not null default 'open'
    check (status in ('open', 'paid', 'failed', 'cancelled', 'refund_due', 'refunded')),
  payment_intent_id text unique,
  checkout_session_id text unique,
  payment_method_id text,
  card_brand text,
  card_last4 text,
  receipt_url text,
  created_at timestamptz not null default app_now(),
  -- When Stripe was last asked about it.
  checked_at timestamptz not null default app_now(),
  settled_at timestamptz
);
create index payments_order on payments (order_id, created_at);
create index payments_unsettled on payments (checked_at) where status in ('open', 'refund_due');
create unique index payments_one_open on payments (order_id, kind) where status = 'open';
create unique index payments_paid_once on payments (order_id) where status = 'paid';

create table stripe_events (
  id text primary key,
  type text not null,
  object_id text not null,
  received_at timestamptz not null default app_now()
);

-- Opaque links for paying on another device, until the order's hold ends.
create table pay_links (
  token_hash text primary key,
  order_id text not null references orders (id) on delete cascade,
  expires_at timestamptz not null
);
create index pay_links_order on pay_links (order_id);

create table payment_methods (
  id text primary key,
  user_id text not null references users (id),
  stripe_customer_id text not null,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  country text,
  funding text,
  created_at timestamptz not null default app_now()
);
create index payment_methods_user on payment_methods (user_id, created_at);

create table subscriptions (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id),
  order_id text not null references orders (id),
  order_item_id text not null unique references order_items (id),
  product_id text not null references products (id),
  quantity integer not null check (quantity > 0),
  unit_price_cents integer not null check (unit_price_cents >= 0),
  months integer not null check (months in (3, 6, 12)),
  -- starting: paid, but Stripe not told yet; paused: no stock at renewal; overdue: the card was refused.
  status text not null check (status in ('starting', 'active', 'paused', 'overdue', 'cancelled')),
  payment_method_id text,
  stripe_subscription_id text unique,
  next_renewal_at timestamptz not null,
  -- The renewal the person was last reminded of.
  reminded_of timestamptz,
  cancelled_at timestamptz,
  -- When Stripe was told of the end.
  ended_at timestamptz,
  created_at timestamptz not null default app_now()
);
create index subscriptions_user on subscriptions (user_id, created_at desc);
create index subscriptions_due on subscriptions (next_renewal_at) where status <> 'cancelled';
create index subscriptions_order on subscriptions (order_id);
create index subscriptions_ending on subscriptions (cancelled_at) where status = 'cancelled' and ended_at is null;

-- claimed: stock taken, money not yet; short: no stock, nothing is charged; failed: the card was refused and
-- Stripe retries; void: ended without money, its stock is back.
create table renewals (
  stripe_invoice_id text primary key,
  subscription_id text not null references subscriptions (id),
  amount_cents integer not null check (amount_cents >= 0),
  status text not null check (status in ('claimed', 'short', 'failed', 'paid', 'refund_due', 'refunded', 'void')),
  order_id text references orders (id),
  payment_intent_id text,
  created_at timestamptz not null default app_now()
);
create index renewals_subscription on renewals (subscription_id, created_at);
create index renewals_unsettled on renewals (created_at) where status in ('claimed', 'failed', 'short', 'refund_due');

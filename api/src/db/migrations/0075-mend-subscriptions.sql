-- A renewal that the person moved: from which day to which. Valid while the next renewal is still on that
-- day.
alter table subscriptions
  add column moved_by text check (moved_by in ('pause', 'skip')),
  add column moved_from timestamptz,
  add column moved_to timestamptz;

-- A person's changes, until Stripe knows them. A new card also pays what is due.
create table subscription_changes (
  id text primary key default gen_random_uuid()::text,
  subscription_id text not null references subscriptions (id),
  kind text not null check (kind in ('card', 'pause', 'skip', 'resume', 'interval')),
  created_at timestamptz not null default app_now(),
  told_at timestamptz
);
create index subscription_changes_subscription on subscription_changes (subscription_id);
create index subscription_changes_untold on subscription_changes (created_at) where told_at is null;

-- What keeps a renewal from being paid, as the person was told: refused cards and banks' questions.
create table renewal_repairs (
  stripe_invoice_id text primary key,
  subscription_id text not null references subscriptions (id),
  reason text not null check (reason in ('refused', 'bank')),
  amount_cents integer not null check (amount_cents > 0),
  -- Attempts to charge so far, and the day of the next; null if none is scheduled.
  attempts integer not null,
  retry_at timestamptz,
  -- The last day to pay (UTC); unpaid after it, the subscription ends.
  pay_by date not null,
  created_at timestamptz not null default app_now()
);
create index renewal_repairs_subscription on renewal_repairs (subscription_id, created_at desc);

create index subscriptions_overdue on subscriptions (id) where status = 'overdue';

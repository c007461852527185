-- When a payment's charge was first checked after it was paid. Until then a refund or a dispute may have gone
-- unnoticed.
alter table payments add column charge_seen_at timestamptz;
create index payments_charge_unseen on payments (accepted_at)
  where status = 'paid' and charge_seen_at is null and payment_intent_id is not null;

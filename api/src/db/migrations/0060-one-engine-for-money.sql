-- One table for every payment: for orders, visits and renewals. Columns of one kind alone move to its
-- subject.

alter table appointments add column payment_id text;

alter table payments
  add column subject_kind text,
  add column subject_id text,
  -- What the person agreed to, sealed; null for older payments, or Stripe's own.
  add column terms text,
  add column checkout_url text,
  add column refunded_cents integer not null default 0,
  -- Why it failed, for the person; why it is not settled yet, for the operator.
  add column reason text,
  add column problem text,
  add column accepted_at timestamptz,
  add column state_since timestamptz not null default app_now(),
  -- When the person was told that it takes longer.
  add column told_at timestamptz,
  -- When the press that is working on it at Stripe must be done; others wait until then.
  add column busy_until timestamptz;
alter table payments drop constraint payments_kind_check, drop constraint payments_status_check;
drop index payments_order, payments_unsettled, payments_one_open, payments_paid_once;

update payments set subject_kind = 'order', subject_id = order_id,
  kind = case kind when 'intent' then 'card' when 'session' then 'page' else kind end,
  status = case status when 'failed' then 'cancelled' else status end,
  refunded_cents = case status when 'refunded' then amount_cents else 0 end,
  accepted_at = case status when 'paid' then coalesce(settled_at, created_at) end
where kind <> 'renewal';
update payments p set subject_kind = 'renewal', subject_id = r.stripe_invoice_id, kind = 'invoice',
  accepted_at = coalesce(p.settled_at, p.created_at)
from renewals r where p.kind = 'renewal' and r.order_id = p.order_id;
-- A renewal paid an order even if its invoice is no longer known.
update payments set subject_kind = 'order', subject_id = order_id, kind = 'invoice',
  accepted_at = coalesce(settled_at, created_at)
where subject_kind is null;

alter table payments alter column order_id drop not null;
insert into payments (subject_kind, subject_id, kind, amount_cents, status, payment_intent_id, refunded_cents, created_at,
  checked_at, settled_at, accepted_at)
select 'renewal', r.stripe_invoice_id, 'invoice', r.amount_cents,
  case r.status when 'void' then 'cancelled' when 'claimed' then 'open' when 'failed' then 'open' when 'short' then 'open'
    else r.status end,
  r.payment_intent_id, case r.status when 'refunded' then r.amount_cents else 0 end, r.created_at, r.created_at,
  case when r.status in ('paid', 'refunded', 'void') then r.created_at end,
  case r.status when 'paid' then r.created_at end
from renewals r
where not exists (
  select 1 from payments p where p.subject_kind = 'renewal' and p.subject_id = r.stripe_invoice_id);

insert into payments (id, subject_kind, subject_id, kind, amount_cents, status, payment_intent_id, checkout_session_id,
  checkout_url, refunded_cents, reason, created_at, checked_at, settled_at, accepted_at)
select v.id, 'visit', coalesce(v.draft_id, coalesce(v.hold_id, v.id) || ' ' || v.test_type), v.kind, v.amount_cents,
  case when v.status in ('open', 'authorized') and a.status = 'capturing' then 'capturing'
    when v.status = 'captured' then 'paid'
    when v.status in ('voided', 'failed') then 'cancelled'
    else v.status end,
  v.payment_intent_id, v.checkout_session_id, v.checkout_url,
  case v.status when 'refunded' then v.amount_cents else 0 end, v.outcome_sentence, v.created_at, v.created_at,
  v.settled_at, case v.status when 'captured' then coalesce(v.settled_at, v.created_at) end
from visit_payments v left join appointments a on a.id = v.appointment_id;
update appointments a set payment_id = v.id from visit_payments v where v.appointment_id = a.id;

-- Of several open payments for one thing the latest stays, and the others are released.
update payments p set status = 'void_due'
where p.status in ('open', 'authorized') and p.subject_kind = 'visit' and exists (
  select 1 from payments n
  where n.subject_kind = p.subject_kind and n.subject_id = p.subject_id and n.kind = p.kind
    and n.status in ('open', 'authorized', 'capturing') and (n.created_at, n.id) > (p.created_at, p.id));

alter table payments drop column order_id;
alter table payments
  alter column subject_kind set not null,
  alter column subject_id set not null,
  -- Many queries find orders by this key.
  add column order_id text generated always as (case when subject_kind = 'order' then subject_id end) stored
    references orders (id),
  add constraint payments_subject_kind_check check (subject_kind in ('order', 'visit', 'renewal')),
  add constraint payments_kind_check check (kind in ('card', 'page', 'company', 'invoice')),
  add constraint payments_status_check check (status in ('open', 'authorized', 'capturing', 'paid', 'void_due',
    'refund_due', 'cancelled', 'partly_refunded', 'refunded', 'disputed', 'lost')),
  add constraint payments_refunded_check check (refunded_cents between 0 and amount_cents);
alter table appointments add constraint appointments_payment_id_fkey foreign key (payment_id) references payments (id);

create index payments_order on payments (order_id, created_at) where order_id is not null;
create index payments_subject on payments (subject_id, subject_kind, created_at);
create index payments_unsettled on payments (checked_at)
  where status in ('open', 'authorized', 'capturing', 'void_due', 'refund_due');
create index payments_pages on payments (subject_id) where subject_kind = 'visit' and kind = 'page' and status = 'open';
create unique index payments_one_open on payments (subject_kind, subject_id, kind)
  where status in ('open', 'authorized', 'capturing');
create unique index payments_paid_once on payments (subject_kind, subject_id)
  where status in ('paid', 'partly_refunded', 'disputed');
create index appointments_payment on appointments (payment_id) where payment_id is not null;
create index payments_disputed on payments (state_since) where status = 'disputed';

-- A repeated call sends the same parameters.
alter table outside_calls add column params jsonb;

-- One table of links, with the terms they were created with.
alter table pay_links rename column order_id to subject_id;
alter table pay_links drop constraint pay_links_order_id_fkey;
alter table pay_links add column subject_kind text not null default 'order', add column terms text;
alter table pay_links alter column subject_kind drop default;
insert into pay_links (token_hash, subject_kind, subject_id, expires_at)
select token_hash, 'visit', draft_id, expires_at from visit_pay_links;
alter table pay_links add constraint pay_links_subject_kind_check check (subject_kind in ('order', 'visit'));
alter index pay_links_order rename to pay_links_subject;

-- A renewal's money is a payment; the renewal has the state of its kits.
update renewals set status = 'short' where status in ('refund_due', 'refunded');
drop index renewals_unsettled;
alter table renewals drop column payment_intent_id, drop constraint renewals_status_check,
  add constraint renewals_status_check check (status in ('claimed', 'short', 'failed', 'paid', 'void'));
create index renewals_unsettled on renewals (created_at) where status in ('claimed', 'failed', 'short');

-- Frees the places of expired holds. A hold whose draft has an open payment page at Stripe stays until a call
-- has closed that page: money must not arrive for a place that someone else has.
create or replace function release_expired_holds(for_slot text) returns integer language plpgsql as $$
declare freed integer;
begin
  with gone as (
    update holds h set state = 'expired'
    where h.slot_id = for_slot and h.state = 'live' and h.expires_at <= app_now()
      and not exists (
        select 1 from payments p
        where p.subject_kind = 'visit' and p.subject_id = h.draft_id and p.kind = 'page' and p.status = 'open')
    returning 1)
  select count(*) into freed from gone;
  if freed > 0 then
    update slots set taken = taken - freed where id = for_slot;
  end if;
  return freed;
end $$;

drop table visit_payments, visit_pay_links;

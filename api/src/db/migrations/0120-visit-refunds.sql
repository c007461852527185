-- Refunds of a visit's payment, for its confirmation page and the mail about it.
alter table appointments
  add column refunded_cents integer not null default 0 check (refunded_cents >= 0),
  add column refunded_at timestamptz;
update appointments a set refunded_cents = p.refunded_cents, refunded_at = p.state_since
from payments p where p.id = a.payment_id and p.refunded_cents > 0;

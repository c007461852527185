-- Money that a bank refused to take back, and that the operator paid back in another way.
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in (
  'open', 'authorized', 'capturing', 'paid', 'void_due', 'refund_due', 'cancelled', 'partly_refunded', 'refunded',
  'paid_back', 'disputed', 'lost'));

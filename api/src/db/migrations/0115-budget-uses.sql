-- Uses of a budget. The subject is a keyed hash: nothing here identifies a person, a mailbox or an address.
create table budget_uses (
  id bigint generated always as identity primary key,
  budget text not null,
  subject text not null,
  used_for text not null,
  amount integer not null default 1 check (amount > 0),
  -- The day of the visit, for budgets that count by it.
  day date,
  created_at timestamptz not null default app_now(),
  ends_at timestamptz not null
);
create index budget_uses_subject on budget_uses (budget, subject, ends_at);
create index budget_uses_used_for on budget_uses (used_for);
create index budget_uses_end on budget_uses (ends_at);

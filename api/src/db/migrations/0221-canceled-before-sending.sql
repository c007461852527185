-- All of the money of an accepted payment is owed back, because its person canceled what it paid for.
alter table payments add column owed_back_at timestamptz;

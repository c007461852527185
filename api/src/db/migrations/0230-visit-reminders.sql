-- When a patient was last mailed the time of the visit, after the booking itself: at a move, or by a reminder.
alter table appointments add column told_at timestamptz;

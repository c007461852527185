-- Whether the person asked to save the card that they pay with.
alter table payments add column saves_card boolean not null default false;

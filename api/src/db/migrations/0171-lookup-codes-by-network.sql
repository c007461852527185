-- Each network that asks for a code of the booking lookup gets one of its own, with tries of its own.
alter table lookup_codes
  add column asked_from text not null default '',
  add column own_tries integer not null default 0,
  drop constraint lookup_codes_pkey,
  add primary key (email, asked_from);
comment on column lookup_codes.asked_from is 'keyed hash of the network; empty for codes from before there was one';

-- Each network that requests a booking lookup code gets its own, with its own attempts. Processes of the
-- previous version use `lookup_codes`, whose key is the address alone. A code mailed by one version has to be
-- requested again at the other.
create table lookup_codes_by_network (
  email text not null,
  asked_from text not null,
  code_hash text not null,
  tries integer not null default 0,
  own_tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (email, asked_from)
);
comment on column lookup_codes_by_network.email is 'keyed hash';
comment on column lookup_codes_by_network.asked_from is 'keyed hash of the network';
create index lookup_codes_by_network_expiry on lookup_codes_by_network (expires_at);

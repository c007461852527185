create table locations (
  id text primary key,
  name text not null,
  street text not null,
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip_code text not null check (zip_code ~ '^\d{5}$'),
  -- The code shown, and the IANA zone that counts.
  timezone text not null check (timezone in ('PST', 'EST', 'MT', 'CT')),
  zone text not null,
  description text not null default '',
  latitude double precision not null,
  longitude double precision not null,
  test_types text[] not null default '{RT-PCR,Antigen}',
  is_open boolean not null default true,
  -- When slots are created: local minutes of the day, and ISO weekdays (1 = Monday).
  opens_minute integer not null default 540 check (opens_minute between 0 and 1440),
  closes_minute integer not null default 1020 check (closes_minute between 0 and 1440),
  slot_minutes integer not null default 30 check (slot_minutes between 5 and 240),
  weekdays integer[] not null default '{1,2,3,4,5,6,7}',
  slot_capacity integer not null default 3 check (slot_capacity between 1 and 1000)
);
create index locations_coordinates on locations (latitude, longitude) where is_open;

create table slots (
  id text primary key default gen_random_uuid()::text,
  location_id text not null references locations (id) on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null default 30,
  capacity integer not null check (capacity >= 0),
  -- Live holds and active bookings together. The check holds when everything else fails.
  taken integer not null default 0 check (taken >= 0 and taken <= capacity),
  unique (location_id, starts_at)
);

-- One row per booking in progress. The id is the hash of a secret that only the visitor's browser has.
create table drafts (
  id text primary key,
  test_type text check (test_type in ('RT-PCR', 'Antigen')),
  search_location text,
  -- Sealed (AES-256-GCM): a copy of this table reveals no health answers.
  assessment_sealed text,
  answers_sealed text,
  ssn_sealed text,
  driver_license_sealed text,
  insurance_id_sealed text,
  completed_sections text[] not null default '{}',
  front_image_key text,
  back_image_key text,
  appointment_id text,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);
create index drafts_expiry on drafts (expires_at);

create table holds (
  id text primary key default gen_random_uuid()::text,
  slot_id text not null references slots (id) on delete cascade,
  -- The owner: a draft, a signed-in person, or an address.
  owner text not null,
  draft_id text references drafts (id) on delete set null,
  address_hash text not null,
  state text not null default 'live' check (state in ('live', 'booked', 'released', 'expired')),
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);
create unique index holds_one_live on holds (slot_id, owner) where state = 'live';
create unique index holds_one_a_draft on holds (draft_id) where state = 'live';
create index holds_owner on holds (owner) where state = 'live';
create index holds_address on holds (address_hash) where state = 'live';
create index holds_expiry on holds (expires_at) where state = 'live';
create index holds_draft on holds (draft_id, created_at);

create table appointments (
  id text primary key,
  slot_id text not null references slots (id),
  hold_id text not null unique references holds (id),
  confirmation_code text not null unique,
  -- capturing: the place is taken and the card is being charged; the booking does not show yet.
  status text not null check (status in ('capturing', 'active', 'cancelled', 'failed')),
  test_type text not null check (test_type in ('RT-PCR', 'Antigen')),
  patient_first_name text not null,
  patient_last_name text not null,
  patient_email text not null,
  patient_mobile text not null,
  primary_phone_number text not null,
  date_of_birth date not null,
  assessment_sealed text not null,
  answers_sealed text,
  ssn_sealed text,
  driver_license_sealed text,
  insurance_id_sealed text,
  front_image_key text,
  back_image_key text,
  amount_paid_cents integer not null default 0 check (amount_paid_cents >= 0),
  calendar_sequence integer not null default 0,
  checked_in_at timestamptz,
  report_key text,
  reported_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default app_now()
);
create index appointments_email on appointments (patient_email, created_at desc);
create index appointments_slot on appointments (slot_id);
create index appointments_capturing on appointments (created_at) where status = 'capturing';

create table visit_payments (
  id text primary key default gen_random_uuid()::text,
  draft_id text references drafts (id) on delete set null,
  hold_id text references holds (id),
  appointment_id text references appointments (id),
  kind text not null check (kind in ('card', 'page')),
  test_type text not null check (test_type in ('RT-PCR', 'Antigen')),
  amount_cents integer not null check (amount_cents > 0),
  status text not null default 'open'
    check (status in ('open', 'authorized', 'captured', 'void_due', 'voided', 'refund_due', 'refunded', 'failed')),
  payment_intent_id text unique,
  checkout_session_id text unique,
  checkout_url text,
  session_open boolean not null default false,
  -- What the person is told when the money did not become a booking.
  outcome_sentence text,
  created_at timestamptz not null default app_now(),
  settled_at timestamptz
);
create index visit_payments_draft on visit_payments (draft_id, created_at);
create index visit_payments_appointment on visit_payments (appointment_id);
create index visit_payments_unsettled on visit_payments (created_at)
  where status in ('open', 'authorized', 'void_due', 'refund_due');
create index visit_payments_session on visit_payments (draft_id) where session_open;

-- Frees the places of expired holds. A hold whose draft has an open payment page at Stripe stays until a call
-- has closed that page: money must not arrive for a place that someone else has.
create function release_expired_holds(for_slot text) returns integer language plpgsql as $$
declare freed integer;
begin
  with gone as (
    update holds h set state = 'expired'
    where h.slot_id = for_slot and h.state = 'live' and h.expires_at <= app_now()
      and not exists (select 1 from visit_payments p where p.draft_id = h.draft_id and p.session_open)
    returning 1)
  select count(*) into freed from gone;
  if freed > 0 then
    update slots set taken = taken - freed where id = for_slot;
  end if;
  return freed;
end $$;

-- Takes one place of a slot for an owner: the conditional update decides, whatever runs at the same time.
create function reserve_slot(
  for_slot text, for_owner text, for_draft text, for_address text,
  hold_seconds integer, cutoff_minutes integer, booking_days integer, owner_limit integer, address_limit integer
) returns table (outcome text, hold_id text) language plpgsql as $$
declare
  found_hold text;
  slot record;
begin
  perform pg_advisory_xact_lock(hashtextextended('hold address ' || for_address, 0));
  perform pg_advisory_xact_lock(hashtextextended('hold owner ' || for_owner, 0));

  select h.id into found_hold from holds h
  where h.owner = for_owner and h.slot_id = for_slot and h.state = 'live' and h.expires_at > app_now();
  if found then return query select 'held', found_hold; return; end if;

  if for_draft is null and (
    select count(*) from holds h where h.owner = for_owner and h.state = 'live' and h.expires_at > app_now()
  ) >= owner_limit then return query select 'too-many', null::text; return; end if;
  if (
    select count(*) from holds h
    where h.address_hash = for_address and h.state = 'live' and h.expires_at > app_now()
      and h.draft_id is distinct from for_draft
  ) >= address_limit then return query select 'too-many', null::text; return; end if;

  for attempt in 1..2 loop
    update slots s set taken = s.taken + 1
    from locations l
    where s.id = for_slot and l.id = s.location_id and l.is_open and s.taken < s.capacity
      and s.starts_at >= app_now() + make_interval(mins => cutoff_minutes)
      and s.starts_at < (((app_now() at time zone l.zone)::date + booking_days)::timestamp at time zone l.zone);
    exit when found;
    if attempt = 2 or release_expired_holds(for_slot) = 0 then
      if not exists (select 1 from slots s where s.id = for_slot) then
        return query select 'unknown', null::text;
      else
        return query select 'taken', null::text;
      end if;
      return;
    end if;
  end loop;

  -- Its own earlier hold on this slot, just expired and not swept yet.
  update holds h set state = 'expired'
  where h.owner = for_owner and h.slot_id = for_slot and h.state = 'live';
  if found then update slots set taken = taken - 1 where id = for_slot; end if;
  if for_draft is not null then
    for slot in
      update holds h set state = 'released' where h.draft_id = for_draft and h.state = 'live' returning h.slot_id
    loop
      update slots set taken = taken - 1 where id = slot.slot_id;
    end loop;
  end if;

  insert into holds (slot_id, owner, draft_id, address_hash, expires_at)
  values (for_slot, for_owner, for_draft, for_address, app_now() + make_interval(secs => hold_seconds))
  returning id into found_hold;
  return query select 'held', found_hold;
end $$;

-- Creates the missing slots from today on. A local time that daylight saving time skips has none.
create function roll_slots(days integer) returns integer language sql as $$
  with made as (
    insert into slots (location_id, starts_at, minutes, capacity)
    select l.id, local.at at time zone l.zone, l.slot_minutes, l.slot_capacity
    from locations l
    cross join lateral generate_series(
      (app_now() at time zone l.zone)::date, (app_now() at time zone l.zone)::date + days, interval '1 day') as day
    cross join lateral generate_series(l.opens_minute, l.closes_minute - l.slot_minutes, l.slot_minutes) as minute
    cross join lateral (select day::date + make_interval(mins => minute) as at) as local
    where l.is_open and extract(isodow from day)::integer = any (l.weekdays)
      and (local.at at time zone l.zone) at time zone l.zone = local.at
    on conflict (location_id, starts_at) do nothing
    returning 1)
  select count(*)::integer from made
$$;

create table visit_pay_links (
  token_hash text primary key,
  draft_id text not null references drafts (id) on delete cascade,
  hold_id text not null references holds (id),
  expires_at timestamptz not null
);
create index visit_pay_links_draft on visit_pay_links (draft_id);

-- A mailed six-digit code, and after it the right to look up and change this email's bookings for a while.
create table lookup_codes (
  email text primary key,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create table lookup_tokens (
  token_hash text primary key,
  email text not null,
  expires_at timestamptz not null
);
create index lookup_tokens_expiry on lookup_tokens (expires_at);

-- Objects in the bucket that no row refers to anymore; removed by a sweep.
create table insurance_images (
  key text primary key,
  draft_id text references drafts (id) on delete set null,
  appointment_id text references appointments (id),
  created_at timestamptz not null default app_now()
);
create index insurance_images_draft on insurance_images (draft_id);
create index insurance_images_loose on insurance_images (created_at) where appointment_id is null;

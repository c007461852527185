-- People who book together. Each has a draft and a place of their own; the household has the id of its first draft.
alter table drafts
  add column household_id text references drafts (id) on delete set null,
  add column person smallint not null default 1,
  -- How many people it has had: the number of one who left goes to nobody else. Counted in the first draft.
  add column people_made smallint not null default 1;
create index drafts_household on drafts (household_id) where household_id is not null;

alter table appointments
  add column household_id text,
  -- This visit's part of a payment for a household, 0 at no cost; null for a payment of its own, and without one.
  add column share_cents integer check (share_cents >= 0);
create index appointments_household on appointments (household_id) where household_id is not null;

-- The draft that a draft's payments are named after: its own or, in a household, the first one.
create function paying_draft(of_draft text) returns text language sql stable as $$
  select coalesce(d.household_id, d.id) from drafts d where d.id = of_draft
$$;

-- Locks the slot before its holds, like everything else that changes both.
create or replace function release_expired_holds(for_slot text) returns integer language plpgsql as $$
declare freed integer;
begin
  perform 1 from slots s where s.id = for_slot for update;
  with gone as (
    update holds h set state = 'expired'
    where h.slot_id = for_slot and h.state = 'live' and h.expires_at <= app_now()
      and not exists (
        select 1 from payments p
        where p.subject_kind = 'visit' and p.subject_id = paying_draft(h.draft_id) and p.kind = 'page'
          and p.status = 'open')
    returning 1)
  select count(*) into freed from gone;
  if freed > 0 then
    update slots set taken = taken - freed where id = for_slot;
  end if;
  return freed;
end $$;

-- How many more times an address may hold at a slot's location on its day, apart from those of these drafts:
-- `day_limit`, or a third of the day's places if that is more.
create function places_left_today(for_slot text, for_address text, apart_from text[], day_limit integer)
returns bigint language plpgsql stable as $$
declare
  day record;
  held_on_day bigint;
  booked_on_day bigint;
  part_of_day bigint;
begin
  select s.location_id, (s.starts_at at time zone l.zone)::date as on_day, l.zone into day
  from slots s join locations l on l.id = s.location_id where s.id = for_slot;
  select count(*) into held_on_day
  from holds h join slots s on s.id = h.slot_id
  where h.address_hash = for_address and h.state = 'live' and h.expires_at > app_now()
    and (h.draft_id is null or not h.draft_id = any (apart_from))
    and s.location_id = day.location_id and (s.starts_at at time zone day.zone)::date = day.on_day;
  -- A no-cost visit was a hold before, and still counts as one.
  select count(*) into booked_on_day
  from holds h join slots s on s.id = h.slot_id join appointments a on a.hold_id = h.id
  where h.address_hash = for_address and h.state = 'booked' and a.status = 'active'
    and (a.payment_id is null or a.share_cents = 0)
    and s.location_id = day.location_id
    and s.starts_at >= day.on_day::timestamp at time zone day.zone
    and s.starts_at < (day.on_day + 1)::timestamp at time zone day.zone;
  part_of_day := greatest(day_limit, places_of_day(day.location_id, day.on_day) / 3);
  -- Two holds are left for people who pay by card.
  return greatest(part_of_day - booked_on_day, least(part_of_day, 2)) - held_on_day;
end $$;

-- Takes places at a slot's location for people who come together, all or none: as many as are free in the slot, and the
-- others as near to it as possible. What they hold already is free for them. Nobody waits in a circle: everyone who
-- takes places locks the slots by their ids first.
-- Returns the slots in order of time; null when too few are free, or none in a slot that was pressed.
create function take_places(
  for_slot text, own_holds text[], wanted integer, for_test text, is_pressed boolean,
  cutoff_minutes integer, booking_days integer, spread_minutes integer
) returns text[] language plpgsql as $$
declare
  at record;
  picked text[];
begin
  select s.location_id, s.starts_at, l.zone, s.starts_at - make_interval(mins => spread_minutes) as first_at,
    s.starts_at + make_interval(mins => spread_minutes) as last_at into at
  from slots s join locations l on l.id = s.location_id
  where s.id = for_slot and l.is_open and for_test = any (l.test_types);
  if not found then return null; end if;

  perform 1 from slots s
  where s.location_id = at.location_id and s.starts_at between at.first_at and at.last_at
    or s.id in (select h.slot_id from holds h where h.id = any (own_holds))
  order by s.id for update;
  perform release_expired_holds(s.id) from slots s
  where s.location_id = at.location_id and s.starts_at between at.first_at and at.last_at and s.taken >= s.capacity;

  -- Of two times as near, the later one.
  with near as (
    select s.id, s.starts_at, abs(extract(epoch from s.starts_at - at.starts_at)) as apart,
      s.capacity - s.taken + (
        select count(*) from holds h
        where h.slot_id = s.id and h.id = any (own_holds) and h.state in ('live', 'booked')
      )::integer as free
    from slots s
    where s.location_id = at.location_id and s.starts_at between at.first_at and at.last_at
      and s.starts_at >= app_now() + make_interval(mins => cutoff_minutes)
      and s.starts_at < (((app_now() at time zone at.zone)::date + booking_days)::timestamp at time zone at.zone)),
  nearest as (
    select near.id, near.starts_at from near cross join generate_series(1, near.free)
    order by near.apart, near.starts_at desc, near.id limit wanted)
  select array_agg(n.id order by n.starts_at, n.id) into picked from nearest n;
  if coalesce(cardinality(picked), 0) < wanted or (is_pressed and not for_slot = any (picked)) then return null; end if;

  with freed as (
    select h.slot_id, count(*) as places from holds h
    where h.id = any (own_holds) and h.state in ('live', 'booked') group by h.slot_id)
  update slots s set taken = s.taken - freed.places from freed where s.id = freed.slot_id;
  with claimed as (select p.id, count(*) as places from unnest(picked) as p(id) group by p.id)
  update slots s set taken = s.taken + claimed.places from claimed where s.id = claimed.id;
  return picked;
end $$;

-- Holds a place for each of these drafts, all or none, and frees those that they and the ones who leave held before. All
-- holds end at once.
create function reserve_household(
  for_slot text, for_drafts text[], leaving text[], for_address text, for_test text, ends_at timestamptz,
  is_pressed boolean, cutoff_minutes integer, booking_days integer, spread_minutes integer, address_limit integer,
  day_limit integer
) returns table (outcome text, hold_ids text[]) language plpgsql as $$
declare
  wanted integer := cardinality(for_drafts);
  own text[] := for_drafts || leaving;
  is_offered boolean;
  held text[];
  picked text[];
begin
  select l.is_open and for_test = any (l.test_types) into is_offered
  from slots s join locations l on l.id = s.location_id where s.id = for_slot;
  if not found then return query select 'unknown', null::text[]; return; end if;
  if not is_offered then return query select 'not-offered', null::text[]; return; end if;

  -- A repeated press finds its holds.
  select array_agg(h.id order by array_position(for_drafts, h.draft_id)) into held
  from holds h where h.draft_id = any (own) and h.state = 'live' and h.expires_at > app_now();
  if cardinality(held) = wanted and cardinality(leaving) = 0 and exists (
    select 1 from holds h where h.id = any (held) and h.slot_id = for_slot
  ) then return query select 'held', held; return; end if;

  if (
    select count(*) from holds h
    where h.address_hash = for_address and h.state = 'live' and h.expires_at > app_now()
      and (h.draft_id is null or not h.draft_id = any (own))
  ) + wanted > address_limit then return query select 'too-many', null::text[]; return; end if;
  if places_left_today(for_slot, for_address, own, day_limit) < wanted then
    return query select 'too-many-here', null::text[]; return;
  end if;

  select coalesce(array_agg(h.id), '{}') into held
  from holds h where h.draft_id = any (own) and h.state = 'live';
  picked := take_places(
    for_slot, held, wanted, for_test, is_pressed, cutoff_minutes, booking_days, spread_minutes);
  if picked is null then return query select 'taken', null::text[]; return; end if;
  update holds h set state = 'released' where h.id = any (held) and h.state = 'live';
  with made as (
    insert into holds (slot_id, owner, draft_id, address_hash, expires_at)
    select p.slot_id, 'draft ' || p.draft_id, p.draft_id, for_address, ends_at
    from unnest(picked, for_drafts) as p(slot_id, draft_id)
    returning id, draft_id)
  select array_agg(m.id order by array_position(for_drafts, m.draft_id)) into held from made m;
  return query select 'held', held;
end $$;

create or replace function reserve_slot(
  for_slot text, for_owner text, for_draft text, for_address text,
  hold_seconds integer, cutoff_minutes integer, booking_days integer, owner_limit integer, address_limit integer,
  for_test text default null, day_limit integer default 6
) returns table (outcome text, hold_id text) language plpgsql as $$
declare
  found_hold text;
  wanted_test text := for_test;
  draft record;
  slot record;
begin
  perform pg_advisory_xact_lock(hashtextextended('hold address ' || for_address, 0));
  perform pg_advisory_xact_lock(hashtextextended('hold owner ' || for_owner, 0));

  if for_draft is not null then
    select d.test_type, d.appointment_id into draft from drafts d where d.id = for_draft for update;
    if draft.appointment_id is not null then return query select 'confirmed', null::text; return; end if;
    wanted_test := coalesce(for_test, draft.test_type, 'RT-PCR');
    if draft.test_type is distinct from wanted_test and draft.test_type is not null then
      return query select 'other-test', null::text; return;
    end if;
  end if;

  -- Without a test in the request, the location must offer at least one.
  if exists (
    select 1 from slots s join locations l on l.id = s.location_id
    where s.id = for_slot and not (l.is_open and coalesce(wanted_test = any (l.test_types), cardinality(l.test_types) > 0))
  ) then return query select 'not-offered', null::text; return; end if;

  select h.id into found_hold from holds h
  where h.owner = for_owner and h.slot_id = for_slot and h.state = 'live' and h.expires_at > app_now();
  if found then return query select 'held', found_hold; return; end if;

  if for_draft is null and (
    select count(*) from holds h where h.owner = for_owner and h.state = 'live' and h.expires_at > app_now()
  ) >= owner_limit then return query select 'too-many', null::text; return; end if;
  if (
    select count(*) from holds h
    where h.address_hash = for_address and h.state = 'live' and h.expires_at > app_now()
      and (for_draft is null or h.draft_id is distinct from for_draft)
  ) >= address_limit then return query select 'too-many', null::text; return; end if;

  -- At one location on one day.
  if places_left_today(for_slot, for_address, array_remove(array[for_draft], null), day_limit) < 1 then
    return query select 'too-many-here', null::text; return;
  end if;

  -- In the order of their ids, like everyone who takes places.
  perform 1 from slots s
  where s.id = for_slot
    or s.id in (select h.slot_id from holds h where h.draft_id = for_draft and h.state = 'live')
  order by s.id for update;
  for attempt in 1..2 loop
    update slots s set taken = s.taken + 1
    from locations l
    where s.id = for_slot and l.id = s.location_id and l.is_open and s.taken < s.capacity
      and coalesce(wanted_test = any (l.test_types), true)
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
    update drafts set test_type = wanted_test where id = for_draft and test_type is null;
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

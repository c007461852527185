-- Uses of a budget may count by the location of a visit.
alter table budget_uses add column place text;

-- An address's no-cost visits at one location on one day count with its holds, and so do holds without a
-- draft.
create or replace function reserve_slot(
  for_slot text, for_owner text, for_draft text, for_address text,
  hold_seconds integer, cutoff_minutes integer, booking_days integer, owner_limit integer, address_limit integer,
  for_test text default null, day_limit integer default 6
) returns table (outcome text, hold_id text) language plpgsql as $$
declare
  found_hold text;
  wanted_test text := for_test;
  draft record;
  day record;
  held_on_day bigint;
  booked_on_day bigint;
  part_of_day bigint;
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

  -- At one location on one day: `day_limit`, or a third of its places if that is more.
  select s.location_id, (s.starts_at at time zone l.zone)::date as on_day, l.zone into day
  from slots s join locations l on l.id = s.location_id where s.id = for_slot;
  select count(*) into held_on_day
  from holds h join slots s on s.id = h.slot_id
  where h.address_hash = for_address and h.state = 'live' and h.expires_at > app_now()
    and (for_draft is null or h.draft_id is distinct from for_draft)
    and s.location_id = day.location_id and (s.starts_at at time zone day.zone)::date = day.on_day;
  -- A no-cost visit was a hold before, and still counts as one.
  select count(*) into booked_on_day
  from holds h join slots s on s.id = h.slot_id join appointments a on a.hold_id = h.id
  where h.address_hash = for_address and h.state = 'booked' and a.status = 'active' and a.payment_id is null
    and s.location_id = day.location_id
    and s.starts_at >= day.on_day::timestamp at time zone day.zone
    and s.starts_at < (day.on_day + 1)::timestamp at time zone day.zone;
  select greatest(day_limit, sum(s.capacity) / 3) into part_of_day from slots s
  where s.location_id = day.location_id
    and s.starts_at >= day.on_day::timestamp at time zone day.zone
    and s.starts_at < (day.on_day + 1)::timestamp at time zone day.zone;
  -- Two holds are left for people who pay by card.
  if held_on_day >= greatest(part_of_day - booked_on_day, least(part_of_day, 2)) then
    return query select 'too-many-here', null::text; return;
  end if;

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

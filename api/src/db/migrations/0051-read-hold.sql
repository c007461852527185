-- A hold as a page shows it, including its slot and location; null when there is none. Volatile, so that it
-- also sees a hold that the calling statement has just created.
create function read_hold(wanted text) returns json language sql volatile as $$
  select json_build_object(
    'id', h.id, 'expiresAt', h.expires_at,
    'secondsLeft', greatest(0, floor(extract(epoch from h.expires_at - app_now())))::integer,
    'slot', json_build_object('id', s.id, 'locationId', s.location_id, 'startsAt', s.starts_at),
    'location', json_build_object('id', l.id, 'name', l.name, 'street', l.street, 'city', l.city, 'state', l.state,
      'zipCode', l.zip_code, 'timezone', l.timezone, 'zone', l.zone, 'description', l.description))
  from holds h join slots s on s.id = h.slot_id join locations l on l.id = s.location_id
  where h.id = wanted
$$;

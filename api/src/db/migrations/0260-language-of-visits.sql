-- The language in which a person fills in the form and books. Its mails, calendar file and report are in it.
alter table drafts add column language text not null default 'en' check (language in ('en', 'es'));
alter table appointments add column language text not null default 'en' check (language in ('en', 'es'));

-- How to find a place on the day, in Spanish; where it is null, Spanish pages show the English text.
alter table locations add column description_es text;

create function describe_place(place locations, spoken text) returns text language sql immutable as $$
  select case spoken when 'es' then coalesce(place.description_es, place.description) else place.description end
$$;

-- Like the function with one parameter, which older processes call, in a language.
create function read_hold(wanted text, spoken text) returns json language sql volatile as $$
  select json_build_object(
    'id', h.id, 'expiresAt', h.expires_at,
    'secondsLeft', greatest(0, floor(extract(epoch from h.expires_at - app_now())))::integer,
    'slot', json_build_object('id', s.id, 'locationId', s.location_id, 'startsAt', s.starts_at),
    'location', json_build_object('id', l.id, 'name', l.name, 'street', l.street, 'city', l.city, 'state', l.state,
      'zipCode', l.zip_code, 'timezone', l.timezone, 'zone', l.zone, 'description', describe_place(l, spoken)))
  from holds h join slots s on s.id = h.slot_id join locations l on l.id = s.location_id
  where h.id = wanted
$$;

-- What a kit measures, as ids of the library in the room analytes, in the order of its page.
alter table products add column analytes text[] not null default '{}';

create table faq_categories (
  id text primary key default gen_random_uuid()::text,
  name text not null unique,
  position integer not null default 0
);

create table faqs (
  id text primary key default gen_random_uuid()::text,
  category_id text not null references faq_categories (id) on delete cascade,
  heading text not null,
  content text not null,
  position integer not null default 0
);
create index faqs_category on faqs (category_id, position);

create table content_pages (
  slug text primary key,
  title text not null,
  content text not null
);

-- How many ratings a kit has and their sum, kept beside the orders that hold them: a list of kits reads it on every view.
create table product_ratings (
  product_id text primary key references products (id),
  ratings integer not null check (ratings >= 0),
  stars numeric(12, 1) not null check (stars >= 0)
);

create function count_rating() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.rating is not null and old.feedback_product_id is not null then
    update product_ratings set ratings = ratings - 1, stars = stars - old.rating
    where product_id = old.feedback_product_id;
  end if;
  if new.rating is not null and new.feedback_product_id is not null then
    insert into product_ratings (product_id, ratings, stars) values (new.feedback_product_id, 1, new.rating)
    on conflict (product_id) do update set ratings = product_ratings.ratings + 1,
      stars = product_ratings.stars + excluded.stars;
  end if;
  return null;
end $$;
create trigger count_rating after insert or update of rating, feedback_product_id on orders
  for each row execute function count_rating();

insert into product_ratings (product_id, ratings, stars)
select feedback_product_id, count(*), sum(rating) from orders
where rating is not null and feedback_product_id is not null group by 1
on conflict (product_id) do nothing;

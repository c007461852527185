-- An erased person's row stays because the books refer to it, without anything about the person.
alter table users add column erased_at timestamptz;

-- A call that started a moment before leaves nothing behind: the lock waits for an uncommitted erasure.
create function refuse_erased() returns trigger language plpgsql as $$
declare
  gone timestamptz;
begin
  select erased_at into gone from users where id = to_jsonb(new) ->> tg_argv[0] for key share;
  if gone is not null then
    raise exception 'this account was erased' using errcode = 'LW001';
  end if;
  return new;
end $$;

create function refuse_change_of_erased() returns trigger language plpgsql as $$
begin
  raise exception 'this account was erased' using errcode = 'LW001';
end $$;

create trigger users_erased before update on users for each row when (old.erased_at is not null)
  execute function refuse_change_of_erased();
create trigger users_of_erased before insert on users for each row when (new.organisation_id is not null)
  execute function refuse_erased('organisation_id');
create trigger sessions_erased before insert on sessions for each row execute function refuse_erased('user_id');
create trigger devices_erased before insert on devices for each row execute function refuse_erased('user_id');
create trigger claims_erased before insert on claims for each row when (new.user_id is not null)
  execute function refuse_erased('user_id');
create trigger email_undos_erased before insert on email_undos for each row execute function refuse_erased('user_id');
create trigger password_resets_erased before insert on password_resets for each row
  execute function refuse_erased('user_id');
create trigger orders_erased before insert on orders for each row execute function refuse_erased('user_id');
create trigger payment_methods_erased before insert on payment_methods for each row
  execute function refuse_erased('user_id');
create trigger subscriptions_erased before insert on subscriptions for each row
  execute function refuse_erased('user_id');
create trigger kit_registrations_erased before insert on kit_registrations for each row
  execute function refuse_erased('user_id');

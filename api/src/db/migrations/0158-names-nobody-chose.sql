-- A stranger may have requested a code, so the name they chose for an account that nobody has opened does not
-- stay.
update users set full_name = split_part(email, '@', 1), is_organisation_user = false
  where verified_at is null and organisation_id is null;

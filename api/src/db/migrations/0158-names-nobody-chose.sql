-- Whoever had a code mailed may be a stranger: what they called an account that nobody has opened yet does not stay.
update users set full_name = split_part(email, '@', 1), is_organisation_user = false
  where verified_at is null and organisation_id is null;

-- The known browser that a session was started in, so that ending the session also forgets the browser. Unknown for
-- older sessions. No foreign key: a browser may be forgotten before the session ends.
alter table sessions add column marker_hash text;
-- Only the first sign-in of an account is not mailed, even after all of its browsers were forgotten.
alter table users add column has_signed_in boolean not null default false;
update users set has_signed_in = true where exists (select from devices where devices.user_id = users.id);

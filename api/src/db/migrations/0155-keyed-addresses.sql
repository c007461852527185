-- Network addresses were stored here as unkeyed hashes, which trying every address can reverse.
update holds set
  address_hash = '',
  owner = case when owner like 'address %' then 'address of hold ' || id else owner end
where address_hash <> '';
update password_resets set used_from = null where used_from is not null;

-- Codes belong to claims; no running version writes here.
drop table verification_codes;

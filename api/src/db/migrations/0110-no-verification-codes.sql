-- Codes belong to claims now; no version that wrote here runs any more.
drop table verification_codes;

-- The patient's name at the time of the consent. The agreed terms contain only a keyed hash of it.
alter table drafts add column agreed_patient_sealed text;
comment on column drafts.agreed_patient_sealed is 'sealed for: agreed patient';

-- Who the visit was for when the consent was given. The agreed terms hold only a keyed hash of the name.
alter table drafts add column agreed_patient_sealed text;
comment on column drafts.agreed_patient_sealed is 'sealed for: agreed patient';

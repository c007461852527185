-- A column with sealed text says what its values are bound to. Key rotation reads these comments, so a column
-- without one would be lost with its key.
comment on column drafts.assessment_sealed is 'sealed for: assessment';
comment on column drafts.answers_sealed is 'sealed for: visit answers';
comment on column drafts.ssn_sealed is 'sealed for: visit ssn';
comment on column drafts.driver_license_sealed is 'sealed for: visit driver license';
comment on column drafts.insurance_id_sealed is 'sealed for: visit insurance id';
comment on column appointments.assessment_sealed is 'sealed for: assessment';
comment on column appointments.answers_sealed is 'sealed for: visit answers';
comment on column appointments.ssn_sealed is 'sealed for: visit ssn';
comment on column appointments.driver_license_sealed is 'sealed for: visit driver license';
comment on column appointments.insurance_id_sealed is 'sealed for: visit insurance id';
comment on column kit_registrations.tester is 'sealed for: kit_registrations.tester';
comment on column reports.findings is 'sealed for: reports.findings';

-- A stranger can book visits for any patient, but only proves a mailbox that is theirs. So uses with proof count
-- apart.
alter table budget_uses add column is_proved boolean not null default false;

update budget_uses u set is_proved = true
where u.budget in ('patientDay', 'patientFortnight')
  and exists (
    select 1 from budget_uses p where p.used_for = u.used_for and p.budget = 'visitsOfProvedMailbox'
  );

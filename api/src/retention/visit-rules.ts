import { DRAFT_HOURS, VISIT_YEARS } from '@larkwell/contracts/numbers/visits';
import type { RetentionRule } from './retention-rule';

/**
 * What a visit leaves behind, from its form to its slot, in this order: rows that refer to another go before
 * it.
 */
export const visitRules: readonly RetentionRule[] = [
  {
    table: 'drafts',
    what: 'started visit forms',
    since: 'r.expires_at',
    keptFor: '0',
    and: `not exists (select 1 from holds h where h.draft_id = r.id and h.state = 'live')
      and not exists (
        select 1 from payments p where p.subject_kind = 'visit' and p.subject_id = coalesce(r.household_id, r.id)
          and p.status in ('open', 'authorized', 'capturing', 'void_due'))`,
    why: `health answers that belong to no visit: ${DRAFT_HOURS} hours, or until place and payment are settled`,
  },
  {
    table: 'insurance_images',
    what: 'insurance card pictures without a visit',
    since: 'r.created_at',
    keptFor: '1 hour',
    and: `r.appointment_id is null and not exists (
      select 1 from drafts d where d.id = r.draft_id and r.key in (d.front_image_key, d.back_image_key))`,
    objects: { in: 'key', key: 'key' },
    why: 'replaced, withdrawn, or left behind by a form that is gone',
  },
  {
    table: 'insurance_images',
    what: 'a visit’s insurance card pictures',
    join: 'join appointments a on a.id = r.appointment_id join slots s on s.id = a.slot_id',
    since: 'coalesce(a.cancelled_at, s.starts_at)',
    keptFor: '30 days',
    // Few visits still have pictures, and an index covers those.
    and: '(a.front_image_key is not null or a.back_image_key is not null)',
    objects: { in: 'key', key: 'key' },
    why: 'needed until the visit is billed',
  },
  {
    table: 'appointments',
    what: 'names of pictures that are gone',
    join: 'join slots s on s.id = r.slot_id',
    since: 'coalesce(r.cancelled_at, s.starts_at)',
    keptFor: '30 days',
    and: `(r.front_image_key is not null or r.back_image_key is not null)
      and not exists (select 1 from insurance_images i where i.appointment_id = r.id)`,
    clears: `past_pictures = past_pictures || array_remove(array[front_image_key, back_image_key], null),
      front_image_key = null, back_image_key = null`,
    why: 'they lead to nothing; the patient still sees who opened them',
  },
  {
    table: 'appointments',
    what: 'a visit’s SSN and license',
    join: 'join slots s on s.id = r.slot_id',
    since: 'coalesce(r.cancelled_at, s.starts_at)',
    keptFor: '30 days',
    and: '(r.ssn_sealed is not null or r.driver_license_sealed is not null)',
    clears: 'ssn_sealed = null, driver_license_sealed = null',
    why: 'needed until the visit is billed',
  },
  {
    table: 'appointments',
    what: 'visits with answers and result',
    join: 'join slots s on s.id = r.slot_id',
    since: 's.starts_at',
    keptFor: `${VISIT_YEARS} years`,
    and: 'not exists (select 1 from insurance_images i where i.appointment_id = r.id)',
    objects: { in: 'report_key', key: 'id' },
    why: 'medical records; a lawyer has to confirm the time',
  },
  {
    table: 'holds',
    what: 'places held but not booked',
    since: 'r.expires_at',
    keptFor: '30 days',
    and: `r.state in ('released', 'expired') and not exists (select 1 from appointments a where a.hold_id = r.id)`,
    why: 'explains what a person asks about soon after',
  },
  {
    table: 'holds',
    what: 'network addresses of booked places',
    since: 'r.expires_at',
    keptFor: '30 days',
    and: `r.state = 'booked' and r.address_hash is not null`,
    // The owner of a hold without a draft is its address.
    clears: 'address_hash = null, owner = null',
    why: 'they only count while visits are upcoming',
  },
  {
    table: 'holds',
    what: 'places of visits that are gone',
    since: 'r.expires_at',
    keptFor: `${VISIT_YEARS} years`,
    and: `r.state = 'booked' and not exists (select 1 from appointments a where a.hold_id = r.id)`,
    why: 'goes with its visit',
  },
  {
    table: 'slots',
    what: 'past times without a booking',
    since: 'r.starts_at',
    keptFor: '30 days',
    and: `r.taken = 0 and not exists (select 1 from appointments a where a.slot_id = r.id)
      and not exists (select 1 from holds h where h.slot_id = r.id)`,
    why: 'nobody came',
  },
  {
    table: 'slots',
    what: 'times of visits that are gone',
    since: 'r.starts_at',
    keptFor: `${VISIT_YEARS} years`,
    and: `not exists (select 1 from appointments a where a.slot_id = r.id)
      and not exists (select 1 from holds h where h.slot_id = r.id)`,
    why: 'goes with its visits',
  },
];

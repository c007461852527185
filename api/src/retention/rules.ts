import type { RetentionRule } from './retention-rule';

/** In this order: what refers to a row goes before it. */
export const retentionRules: readonly RetentionRule[] = [
  {
    table: 'rate_limits',
    what: 'counted tries',
    since: 'to_timestamp(r.expire / 1000.0)',
    keptFor: '0',
    clock: 'real',
    why: 'a limit forgets when its window ends',
  },
  {
    table: 'budget_uses',
    what: 'spent budgets',
    since: 'r.ends_at',
    keptFor: '0',
    why: 'it no longer counts',
  },
  {
    table: 'sessions',
    what: 'sign-ins',
    since: 'r.expires_at',
    keptFor: '0',
    why: 'a session opens nothing after its 30 days',
  },
  {
    table: 'devices',
    what: 'browsers somebody signed in with',
    since: 'r.last_used_at',
    keptFor: '400 days',
    // Without any, a stranger's sign-in would be the first, which nobody is told of.
    and: `exists (
      select 1 from devices newer where newer.user_id = r.user_id
        and (newer.last_used_at, newer.marker_hash) > (r.last_used_at, r.marker_hash))`,
    why: 'as long as a browser keeps its cookie; the last one of a person stays',
  },
  {
    table: 'password_resets',
    what: 'links to set a password',
    since: 'r.expires_at',
    keptFor: '1 day',
    why: 'an hour to use it, and an hour in which whoever used it is let in',
  },
  {
    table: 'claims',
    what: 'addresses that wait for proof',
    since: 'r.expires_at',
    keptFor: '0',
    why: 'nobody proved the address',
  },
  {
    table: 'email_undos',
    what: 'links back to an old address',
    since: 'r.expires_at',
    keptFor: '0',
    why: 'the 72 hours are over',
  },
  {
    table: 'lookup_tokens',
    what: 'opened lookups of bookings',
    since: 'r.expires_at',
    keptFor: '0',
    why: 'a lookup opens nothing after its time',
  },
  {
    table: 'lookup_codes',
    what: 'mailed codes of the lookup',
    since: 'r.expires_at',
    keptFor: '0',
    why: 'a code opens nothing after its time',
  },
  {
    table: 'pay_links',
    what: 'links that pay on another device',
    since: 'r.expires_at',
    keptFor: '30 days',
    why: 'a late click still leads to what became of the payment',
  },
  {
    table: 'drafts',
    what: 'visit forms that were begun',
    since: 'r.expires_at',
    keptFor: '0',
    and: `not exists (select 1 from holds h where h.draft_id = r.id and h.state = 'live')
      and not exists (
        select 1 from payments p where p.subject_kind = 'visit' and p.subject_id = r.id
          and p.status in ('open', 'authorized', 'capturing', 'void_due'))`,
    why: 'health answers of nobody’s visit: 24 hours, or until place and payment are settled',
  },
  {
    table: 'insurance_images',
    what: 'insurance-card pictures of no visit',
    since: 'r.created_at',
    keptFor: '1 hour',
    and: `r.appointment_id is null and not exists (
      select 1 from drafts d where d.id = r.draft_id and r.key in (d.front_image_key, d.back_image_key))`,
    objects: { in: ['key'], key: 'key' },
    why: 'replaced, taken back, or left behind by a form that is gone',
  },
  {
    table: 'insurance_images',
    what: 'insurance-card pictures of a visit',
    join: 'join appointments a on a.id = r.appointment_id join slots s on s.id = a.slot_id',
    since: 'coalesce(a.cancelled_at, s.starts_at)',
    keptFor: '30 days',
    // Few visits still have pictures, and an index knows them.
    and: '(a.front_image_key is not null or a.back_image_key is not null)',
    objects: { in: ['key'], key: 'key' },
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
    clears: ['front_image_key', 'back_image_key'],
    why: 'they lead to nothing',
  },
  {
    table: 'appointments',
    what: 'SSN and license of a visit',
    join: 'join slots s on s.id = r.slot_id',
    since: 'coalesce(r.cancelled_at, s.starts_at)',
    keptFor: '30 days',
    and: '(r.ssn_sealed is not null or r.driver_license_sealed is not null)',
    clears: ['ssn_sealed', 'driver_license_sealed'],
    why: 'needed until the visit is billed',
  },
  {
    table: 'appointments',
    what: 'visits with answers and result',
    join: 'join slots s on s.id = r.slot_id',
    since: 's.starts_at',
    keptFor: '7 years',
    and: 'not exists (select 1 from insurance_images i where i.appointment_id = r.id)',
    objects: { in: ['report_key'], key: 'id' },
    why: 'medical records; a lawyer has to confirm the time',
  },
  {
    table: 'holds',
    what: 'places that were held and not booked',
    since: 'r.expires_at',
    keptFor: '30 days',
    and: `r.state in ('released', 'expired') and not exists (select 1 from appointments a where a.hold_id = r.id)`,
    why: 'explains what somebody asks about soon after',
  },
  {
    table: 'holds',
    what: 'network addresses of booked places',
    since: 'r.expires_at',
    keptFor: '30 days',
    and: `r.state = 'booked' and r.address_hash is not null`,
    // The owner of a hold without a draft is its address.
    clears: ['address_hash', 'owner'],
    why: 'they only count while visits lie ahead',
  },
  {
    table: 'holds',
    what: 'places of visits that are gone',
    since: 'r.expires_at',
    keptFor: '7 years',
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
    keptFor: '7 years',
    and: `not exists (select 1 from appointments a where a.slot_id = r.id)
      and not exists (select 1 from holds h where h.slot_id = r.id)`,
    why: 'goes with its visits',
  },
  {
    table: 'enquiries',
    what: 'enquiries to support',
    since: 'r.created_at',
    keptFor: '2 years',
    why: 'explains what somebody asks about again',
  },
  {
    table: 'outside_calls',
    what: 'finished calls to Stripe',
    since: 'r.finished_at',
    keptFor: '90 days',
    why: 'Stripe forgets their keys sooner; the payment keeps what came of them',
  },
  {
    table: 'stripe_events',
    what: 'handled events of Stripe',
    since: 'r.received_at',
    keptFor: '90 days',
    why: 'Stripe repeats an event for three days',
  },
  {
    table: 'subscription_changes',
    what: 'changes that Stripe was told of',
    since: 'r.told_at',
    keptFor: '90 days',
    why: 'the subscription keeps what came of them',
  },
  {
    table: 'audit_entries',
    what: 'entries of the audit log',
    since: 'r.at',
    keptFor: '7 years',
    // From the beginning of the chain, never out of its middle, and never its last.
    and: `r.seq < (select last_seq from audit_chain)
      and not exists (select 1 from audit_entries e where e.seq < r.seq and e.at > r.at)`,
    afterwards: `
      update audit_chain set removed_seq = e.seq - 1, removed_hash = e.previous
      from (select seq, previous from audit_entries where seq is not null order by seq limit 1) e`,
    why: 'as long as the visits it tells of; a lawyer has to confirm the time',
  },
  {
    table: 'pgboss.archive',
    what: 'mails that went out or failed',
    since: 'r.archived_on',
    keptFor: '90 days',
    and: `r.name = 'mail'`,
    clock: 'real',
    why: 'sealed; shows what somebody was told',
  },
  {
    table: 'pgboss.archive',
    what: 'jobs that ran',
    since: 'r.archived_on',
    keptFor: '1 day',
    and: `r.name <> 'mail'`,
    clock: 'real',
    why: 'a few thousand a day that say nothing',
  },
];

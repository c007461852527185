import { VISIT_YEARS } from '@larkwell/contracts/numbers/visits';
import { ENQUIRY_YEARS, STOCK_ALERT_DAYS } from '@larkwell/contracts/numbers/shop';
import { EMAIL_UNDO_HOURS, MOST_DEVICES, SESSION_LIFETIME } from '@larkwell/contracts/numbers/accounts';
import type { RetentionRule } from './retention-rule';
import { visitRules } from './visit-rules';

const { idleDays, mostDays } = SESSION_LIFETIME;

/** In this order: rows that refer to another go before it. */
export const retentionRules: readonly RetentionRule[] = [
  {
    table: 'rate_limits',
    what: 'counted tries',
    since: 'to_timestamp(r.expire / 1000.0)',
    keptFor: '0',
    clock: 'real',
    why: 'a limit resets when its window ends',
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
    why: `a session opens nothing ${idleDays} days after its last use, or ${mostDays} after the sign-in`,
  },
  {
    table: 'devices',
    what: 'browsers that people signed in with',
    since: 'r.last_used_at',
    keptFor: '400 days',
    why: `as long as a browser keeps its cookie; sooner if it is signed out elsewhere, after a new password, or when the account has more than ${MOST_DEVICES}`,
  },
  {
    table: 'password_resets',
    what: 'links to set a password',
    since: 'r.expires_at',
    keptFor: '1 day',
    and: `not exists (select 1 from users
      where users.id = r.user_id and users.verified_at is null and users.organisation_id is not null)`,
    why: 'an hour to use it, and an hour in which the person who used it is let in; the link of an invitation stays as long as the invitation, so that it can tell when that has ended',
  },
  {
    table: 'claims',
    what: 'addresses that wait for proof',
    since: 'r.expires_at',
    keptFor: '0',
    why: 'nobody proved the address',
  },
  {
    table: 'users',
    what: 'people who did not accept an invitation',
    since: 'coalesce(r.invited_at, r.created_at)',
    keptFor: '90 days',
    and: 'r.verified_at is null and r.organisation_id is not null and r.erased_at is null',
    afterwards: `
      update person_keys set wrapped = null, destroyed_at = app_now()
      where person is not null and wrapped is not null
        and not exists (select 1 from users where users.id = person_keys.person)`,
    why: 'nobody accepted the invitation, which expired long before',
  },
  {
    table: 'email_undos',
    what: 'links for undoing a change of address',
    since: 'r.expires_at',
    keptFor: '0',
    why: `the ${EMAIL_UNDO_HOURS} hours are over`,
  },
  {
    table: 'lookup_tokens',
    what: 'opened lookups of bookings',
    since: 'r.expires_at',
    keptFor: '0',
    why: 'a lookup opens nothing after its time',
  },
  {
    table: 'lookup_codes_by_network',
    what: 'mailed codes of the lookup',
    since: 'r.expires_at',
    keptFor: '0',
    why: 'a code opens nothing after its time',
  },
  {
    table: 'lookup_codes',
    what: 'mailed codes of the lookup, from the previous version',
    since: 'r.expires_at',
    keptFor: '0',
    why: 'a code opens nothing after its time',
  },
  {
    table: 'pay_links',
    what: 'links for paying on another device',
    since: 'r.expires_at',
    keptFor: '30 days',
    why: 'a late click still shows the payment’s outcome',
  },
  ...visitRules,
  {
    table: 'stock_alerts',
    what: 'addresses that wait for a kit to be back',
    since: 'r.expires_at',
    keptFor: '0',
    why: `nobody confirmed the address, or the kit was not back in ${STOCK_ALERT_DAYS} days`,
  },
  {
    table: 'waiting_list',
    what: 'addresses that wait for a time on a full day',
    since: 'r.expires_at',
    keptFor: '0',
    why: 'nobody confirmed the address, or the day’s last time can no longer be booked',
  },
  {
    table: 'enquiries',
    what: 'enquiries to support',
    since: 'r.created_at',
    keptFor: `${ENQUIRY_YEARS} years`,
    why: 'explains what a person asks about again',
  },
  {
    table: 'outside_calls',
    what: 'finished calls to Stripe',
    since: 'r.finished_at',
    keptFor: '90 days',
    why: 'Stripe drops their keys sooner; the payment keeps their result',
  },
  {
    table: 'stripe_events',
    what: 'handled Stripe events',
    since: 'r.received_at',
    keptFor: '90 days',
    why: 'Stripe repeats an event for a few days only',
  },
  {
    table: 'subscription_changes',
    what: 'changes that Stripe knows',
    since: 'r.told_at',
    keptFor: '90 days',
    why: 'the subscription keeps their result',
  },
  {
    table: 'audit_entries',
    what: 'entries of the audit log',
    since: 'r.at',
    keptFor: `${VISIT_YEARS} years`,
    // From the start of the chain, never from its middle, and never its last entry.
    and: `r.seq < (select last_seq from audit_chain)
      and not exists (select 1 from audit_entries e where e.seq < r.seq and e.at > r.at)`,
    afterwards: `
      update audit_chain set removed_seq = e.seq - 1, removed_hash = e.previous
      from (select seq, previous from audit_entries where seq is not null order by seq limit 1) e`,
    why: 'as long as the visits it is about; a lawyer has to confirm the time',
  },
  {
    table: 'pgboss.archive',
    what: 'mails that were sent or failed',
    since: 'r.archived_on',
    keptFor: '90 days',
    and: `r.name = 'mail'`,
    clock: 'real',
    why: 'sealed; shows what a person was told',
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

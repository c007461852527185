import { dateInZone } from '@larkwell/contracts/time';
import { sql } from 'drizzle-orm';
import type { BudgetName } from '../budgets/budgets';
import { mailboxOf } from '../budgets/mailbox';
import { mailTo } from '../budgets/spend-or-refuse';
import { giveBack, spend, spendHashed, type Exceeded, type Use } from '../budgets/spend';
import type { Queryable } from '../db/database';
import type { Deps } from '../deps';
import { isProofOf } from './booking-proof';
import type { HeldPlace } from './claimed-hold';
import type { VisitState } from './visit-state';

/** Who books a visit at no cost. */
export interface Booker {
  /** The network address. */
  address: string;
  /** The `x-booking-proof` header: the browser may have entered the code that was mailed to the visit's address. */
  proof: string | null;
}

/** Budgets of a visit that are free again when it is canceled. */
const whileActive: BudgetName[] = [
  'visitsOfMailbox',
  'visitsOfProvedMailbox',
  'placeDayOfAddress',
  'placeDayOfMailbox',
  'patientDay',
  'patientFortnight',
];

/** A booking and the hold it was made of have one hold id for life, also when the visit is moved. */
const usedFor = (holdId: string) => `visit ${holdId}`;

/** Spends what a visit at no cost takes of the budgets, in the transaction that books it. */
export async function spendOnVisit(
  { settings, lookupHash }: Pick<Deps, 'settings' | 'lookupHash'>,
  db: Queryable,
  { place, state, booker }: { place: HeldPlace; state: VisitState; booker: Booker },
): Promise<Exceeded | null> {
  const { visit } = state;
  const mailbox = mailboxOf(visit.patient_email!);
  const patient = patientOf(visit.patient_first_name!, visit.patient_last_name!, visit.date_of_birth!);
  const endsAt = place.startsAt;
  const day = dateInZone(endsAt, place.location.zone);
  const { id: location, zone } = place.location;
  const atPlace = { day, place: location, room: await readThirdOfDay(db, { location, zone, day }) };
  const { proof } = booker;
  const isProved = proof !== null && (await isProofOf({ db, lookupHash }, visit.patient_email!, proof));
  const byContact: Use[] = isProved
    ? [{ budget: 'visitsOfProvedMailbox', subject: mailbox, endsAt }]
    : [
        { budget: 'visitsOfMailbox', subject: mailbox, endsAt },
        { budget: 'visitsOfAddress', subject: booker.address },
        mailTo(visit.patient_email!),
      ];
  return spend(db, settings, usedFor(place.id), [
    { budget: 'patientDay', subject: patient, day },
    { budget: 'patientFortnight', subject: patient, day },
    { budget: 'placeDayOfAddress', subject: booker.address, ...atPlace },
    { budget: 'placeDayOfMailbox', subject: mailbox, ...atPlace },
    ...byContact,
  ]);
}

/** A canceled visit makes room for another one. The mail, and what it took of its network's day, stay taken. */
export const giveBackVisit = (db: Queryable, holdId: string): Promise<void> =>
  giveBack(db, usedFor(holdId), whileActive);

/** For a visit that was not booked after all. */
export const giveBackUnbooked = (db: Queryable, holdId: string): Promise<void> =>
  giveBack(db, usedFor(holdId), [...whileActive, 'visitsOfAddress', 'mailsOfMailbox']);

/** Spends for a visit's new day instead of its old one. Nothing changes when there is no room. */
export async function moveVisitUses(
  { settings }: Pick<Deps, 'settings'>,
  db: Queryable,
  holdId: string,
  slotId: string,
): Promise<Exceeded | null> {
  const { rows } = await db.execute<{
    budget: BudgetName;
    subject: string;
    isOfPlace: boolean;
    startsAt: string;
    location: string;
    zone: string;
  }>(sql`
    select u.budget, u.subject, u.place is not null as "isOfPlace", s.starts_at as "startsAt", l.id as location, l.zone
    from budget_uses u, slots s join locations l on l.id = s.location_id
    where s.id = ${slotId} and u.used_for = ${usedFor(holdId)}
      and u.budget = any (${sql.param(whileActive)}::text[])`);
  const uses: Use[] = [];
  for (const { budget, subject, isOfPlace, startsAt, location, zone } of rows) {
    const endsAt = new Date(startsAt);
    const day = dateInZone(endsAt, zone);
    const room = isOfPlace ? await readThirdOfDay(db, { location, zone, day }) : 0;
    uses.push({ budget, subject, endsAt, day, ...(isOfPlace && { place: location, room }) });
  }
  return spendHashed(db, settings, usedFor(holdId), uses);
}

interface PlaceDay {
  location: string;
  zone: string;
  day: string;
}

/** A third of the places that a location has on a day, as `reserve_slot` counts them for holds. */
async function readThirdOfDay(db: Queryable, { location, zone, day }: PlaceDay): Promise<number> {
  const { rows } = await db.execute<{ third: number }>(sql`
    select coalesce(sum(capacity) / 3, 0)::integer as third from slots
    where location_id = ${location} and starts_at >= ${day}::timestamp at time zone ${zone}
      and starts_at < (${day}::date + 1)::timestamp at time zone ${zone}`);
  return rows[0]!.third;
}

function patientOf(firstName: string, lastName: string, dateOfBirth: string): string {
  const [first, last] = [firstName, lastName].map((name) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return [first, last, dateOfBirth].join(' ');
}

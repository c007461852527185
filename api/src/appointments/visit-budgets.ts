import { randomUUID } from 'node:crypto';
import { visitBudgets, type BudgetName } from '@larkwell/contracts/budgets';
import { dateInZone } from '@larkwell/contracts/time';
import { sql } from 'drizzle-orm';
import { mailboxOf } from '../mails';
import { giveBack, hashUse, spend, spendHashed, type Exceeded, type HashedUse, type Use } from '../budgets';
import { visitMailTo } from '../http';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { isProofOf } from '../security';
import type { HeldPlace } from './claimed-hold';
import { dayOfPlace, isOfPlace } from './day-of-place';
import { listOwnVisits, usedFor } from './own-visits';
import { patientOf } from './patient-of-visit';
import { isOfPatient, refusedMove, refusedVisit, type RefusedVisit } from './refused-no-cost';
import type { VisitState } from './visit-state';

/** The person booking a no-cost visit. */
export interface Booker {
  /** The network address. */
  address: string;
  /**
   * The `x-booking-proof` header: the browser may have entered the code that was mailed to the visit's
   * address.
   */
  proof: string | null;
}

/**
 * What counts for a person with a proved mailbox. Anyone can book visits for a patient without proof, so those
 * of other mailboxes do not.
 */
const beyondStrangers = (deps: Pick<Deps, 'db' | 'lookupHash'>, email: string) => ({
  besidesProved: () => listOwnVisits(deps, email),
});

interface NoCostVisit {
  place: HeldPlace;
  state: VisitState;
  /** Null when nobody is there: money for others of its household came from Stripe's page. */
  booker: Booker | null;
}

/** What a no-cost visit uses. */
export interface VisitUses {
  uses: HashedUse[];
  email: string;
  isProved: boolean;
}

/**
 * Charges a no-cost visit to its budgets, in the transaction that books it. A refusal because of the patient counts
 * against the network, so that transaction must commit then, too. Treats every address alike:
 * anyone can read what is left of the mail budget, so an exception for accounts would reveal who has one.
 */
export async function spendOnVisit(
  deps: Pick<Deps, 'settings' | 'lookupHash'>,
  db: Queryable,
  { place, state, booker }: NoCostVisit & { booker: Booker },
): Promise<RefusedVisit | null> {
  const used = await usesOfVisit(deps, db, { place, state, booker });
  const exceeded = await spendHashed(db, deps.settings, usedFor(place.id), used.uses);
  if (!exceeded) await giveBack(db, usedFor(place.id), ['refusedVisitsOfAddress']);
  else await countRefusal(deps, db, exceeded, booker);
  return exceeded && refusedVisit({ db, ...deps }, exceeded, used);
}

/** A refusal because of the patient counts against the network. Others from it wait until this commits. */
export async function countRefusal(
  { settings }: Pick<Deps, 'settings'>,
  db: Queryable,
  { budget }: Pick<Exceeded, 'budget'>,
  { address }: Booker,
): Promise<void> {
  if (!isOfPatient(budget)) return;
  const refusal: Use = { budget: 'refusedVisitsOfAddress', subject: address };
  await spend(db, settings, `once ${randomUUID()}`, [refusal]);
}

export async function usesOfVisit(
  { settings, lookupHash }: Pick<Deps, 'settings' | 'lookupHash'>,
  db: Queryable,
  { place, state, booker }: NoCostVisit,
): Promise<VisitUses> {
  const { visit } = state;
  const email = visit.patient_email!;
  const mailbox = mailboxOf(email);
  const patient = patientOf(visit.patient_first_name!, visit.patient_last_name!, visit.date_of_birth!);
  const endsAt = place.startsAt;
  const day = dateInZone(endsAt, place.location.zone);
  const location = place.location.id;
  const ofPlace = await dayOfPlace(db, location, day);
  const proof = booker?.proof ?? null;
  const isProved = proof !== null && (await isProofOf({ db, lookupHash }, email, proof));
  const ofAddress = (uses: (address: string) => Use[]) => (booker ? uses(booker.address) : []);
  const byContact: Use[] = isProved
    ? [{ budget: 'visitsOfProvedMailbox', subject: mailbox, endsAt }]
    : [
        visitMailTo(email),
        { budget: 'visitsOfMailbox', subject: mailbox, endsAt },
        ...ofAddress((subject) => [{ budget: 'visitsOfAddress', subject }]),
        ofPlace('placeDayUnproved', location),
      ];
  const ofPatient = {
    subject: patient,
    day,
    isProved,
    ...(isProved && beyondStrangers({ db, lookupHash }, email)),
  };
  // The patient comes last: another reason to refuse the visit reveals nothing about other people.
  const uses: Use[] = [
    ...ofAddress((subject) => [ofPlace('placeDayOfAddress', subject)]),
    ...byContact,
    ofPlace('placeDayOfMailbox', mailbox),
    ...ofAddress((subject) => [{ budget: 'refusedVisitsOfAddress', subject }]),
    { budget: 'patientDay', ...ofPatient },
    { budget: 'patientFortnight', ...ofPatient },
  ];
  return { uses: uses.map((use) => hashUse(use, settings.keyring)), email, isProved };
}

/** A canceled visit frees room for another. Its mail, and its share of the network's day, stay used. */
export const giveBackVisit = (db: Queryable, holdId: string): Promise<void> =>
  giveBack(db, usedFor(holdId), visitBudgets);

/** Returns everything a visit used, when it was not booked after all. */
export const giveBackUnbooked = (db: Queryable, holdId: string): Promise<void> =>
  giveBack(db, usedFor(holdId), [...visitBudgets, 'visitsOfAddress', 'mailsOfMailbox']);

interface Moving {
  holdId: string;
  slotId: string;
  /** The booking's address. */
  email: string;
  /** Whether the person moving it has proved that mailbox. */
  isProved: boolean;
}

/** Charges a visit's new day instead of its old one. Changes nothing when there is no room. */
export async function moveVisitUses(
  { settings, lookupHash }: Pick<Deps, 'settings' | 'lookupHash'>,
  db: Queryable,
  { holdId, slotId, email, isProved }: Moving,
): Promise<RefusedVisit | null> {
  const { rows } = await db.execute<{
    budget: BudgetName;
    subject: string;
    startsAt: string;
    location: string;
    zone: string;
    isProved: boolean;
  }>(sql`
    select u.budget, u.subject, s.starts_at as "startsAt", l.id as location, l.zone,
      u.is_proved as "isProved"
    from budget_uses u, slots s join locations l on l.id = s.location_id
    where s.id = ${slotId} and u.used_for = ${usedFor(holdId)}
      and u.budget = any (${sql.param(visitBudgets)}::text[])`);
  const counting = isProved ? beyondStrangers({ db, lookupHash }, email) : {};
  const uses: HashedUse[] = [];
  for (const { budget, subject, startsAt, location, zone, isProved: wasProved } of rows) {
    const endsAt = new Date(startsAt);
    const day = dateInZone(endsAt, zone);
    if (isOfPatient(budget)) uses.push({ budget, subject, day, isProved: wasProved, ...counting });
    else if (!isOfPlace(budget)) uses.push({ budget, subject, endsAt });
    else {
      const ofPlace = await dayOfPlace(db, location, day);
      // The one whose subject is the location itself.
      uses.push(
        budget === 'placeDayUnproved'
          ? hashUse(ofPlace(budget, location), settings.keyring)
          : ofPlace(budget, subject),
      );
    }
  }
  const exceeded = await spendHashed(db, settings, usedFor(holdId), uses);
  return exceeded && refusedMove({ db, settings, lookupHash }, exceeded, { uses, email, isProved, holdId });
}

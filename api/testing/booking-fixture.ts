import { makeAssessment, makeVisitAnswers } from '@larkwell/contracts/testing';
import {
  SECTION_FIELDS,
  VISIT_SECTIONS,
  type VisitAnswers,
} from '@larkwell/contracts/appointments/visit-answers';
import type { Hold } from '@larkwell/contracts/locations/hold';
import { addDays, dateInZone } from '@larkwell/contracts/time';
import type { TestType } from '@larkwell/contracts/test-types';
import { readClock } from '../src/db';
import type { TestApp } from './test-app';

/** A Tuesday morning in Omaha, in standard time: 10:00 Central. */
export const fixedMorning = new Date('2026-12-01T16:00:00Z');

interface PlaceOptions {
  id?: string;
  zone?: string;
  timezone?: 'PST' | 'EST' | 'MT' | 'CT';
  state?: string;
  latitude?: number;
  longitude?: number;
}

/** A location, in Omaha by default. It creates no slots by itself. */
export async function insertLocation({ pool }: TestApp, options: PlaceOptions = {}): Promise<string> {
  const {
    id = `loc-${Math.random().toString(36).slice(2)}`,
    zone = 'America/Chicago',
    timezone = 'CT',
    state = 'NE',
    latitude = 41.26,
    longitude = -95.94,
  } = options;
  await pool.query(
    `insert into locations (id, name, street, city, state, zip_code, timezone, zone, description, latitude, longitude, weekdays)
     values ($1, 'Riverside Clinic', '1200 Harney Street', 'Omaha', $2, '68102', $3, $4, 'Drive-thru', $5, $6, '{}')`,
    [id, state, timezone, zone, latitude, longitude],
  );
  return id;
}

/** A slot at an instant. @returns its id */
export async function insertSlot(
  app: TestApp,
  locationId: string,
  startsAt: string,
  capacity = 1,
): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    'insert into slots (location_id, starts_at, capacity) values ($1, $2, $3) returning id',
    [locationId, startsAt, capacity],
  );
  return rows[0]!.id;
}

/** A location in Omaha, with slots an hour apart, so that tests do not take them from each other. */
export async function openPlace(app: TestApp) {
  const locationId = await insertLocation(app);
  let at = Date.parse('2026-12-02T14:00:00Z');
  /** The next instant without a slot at this location. */
  const nextTime = () => (at += 3_600_000);
  const nextSlot = () => insertSlot(app, locationId, new Date(nextTime()).toISOString());
  return { locationId, nextTime, nextSlot };
}

/**
 * A location whose only time tomorrow is taken.
 * @returns what a person asks for who waits for it, without the address
 */
export async function fillDay(app: TestApp, options: PlaceOptions = {}) {
  const locationId = await insertLocation(app, options);
  const zone = options.zone ?? 'America/Chicago';
  const date = addDays(dateInZone(await readClock(app.deps.db), zone), 1);
  const slotId = await insertSlot(app, locationId, `${date}T18:00:00Z`);
  await app.pool.query('update slots set taken = capacity where id = $1', [slotId]);
  return { slotId, day: { locationId, date, testType: 'RT-PCR' as const } };
}

export interface HeldDraft {
  draftId: string;
  slotId: string;
  hold: Hold;
}

/** A draft with a saved assessment and six saved sections, holding a place in the slot. */
export async function holdWithCompleteDraft(
  app: TestApp,
  slotId: string,
  { testType = 'RT-PCR', answers = {} }: { testType?: TestType; answers?: Partial<VisitAnswers> } = {},
): Promise<HeldDraft> {
  const created = await app.api.drafts.create({
    testType,
    searchLocation: 'Omaha, NE',
    assessment: makeAssessment(),
  });
  const { draftId } = created.data;
  const reserved = await app.api.appointments.reserve({ slotId, draftId });
  if (!reserved.success) throw new Error(`the slot was not held: ${reserved.errorMessage}`);
  await saveAllSections(app, draftId, answers);
  return { draftId, slotId, hold: reserved.data };
}

export async function saveAllSections(app: TestApp, draftId: string, answers: Partial<VisitAnswers> = {}) {
  const visit = makeVisitAnswers(answers);
  for (const name of VISIT_SECTIONS) {
    const fields: readonly string[] = SECTION_FIELDS[name];
    const own = Object.fromEntries(Object.entries(visit).filter(([field]) => fields.includes(field)));
    await app.api.drafts.update({ draftId, section: { name, answers: own } });
  }
}

/** Gives the consent to the visit in its current state. */
export const agreeTo = ({ api }: Pick<TestApp, 'api'>, { draftId }: Pick<HeldDraft, 'draftId'>) =>
  api.drafts.update({ draftId, section: { name: 'consent', answers: { is_acknowledge: true } } });

export function confirmHeld(app: TestApp, { draftId, slotId, hold }: HeldDraft) {
  return app.api.appointments.confirm({ appointmentId: slotId, holdToken: hold.holdToken, draftId });
}

/** Books a slot at no cost. @throws the sentence of the refusal */
export async function bookSlot(app: TestApp, slotId: string, answers: Partial<VisitAnswers> = {}) {
  const outcome = await confirmHeld(app, await holdWithCompleteDraft(app, slotId, { answers }));
  if (!outcome.success) throw new Error(outcome.errorMessage);
  return outcome.data;
}

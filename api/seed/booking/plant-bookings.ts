import {
  SECTION_FIELDS,
  VISIT_SECTIONS,
  type VisitAnswers,
} from '@larkwell/contracts/appointments/visit-answers';
import { holdBudgets, visitBudgets } from '@larkwell/contracts/budgets';
import { sql } from 'drizzle-orm';
import {
  cancelBooking,
  confirm,
  hasBookings,
  attachVisitReport,
  checkIn,
  reserve,
} from '../../src/appointments';
import { budgetSizes, spendingAs } from '../../src/budgets';
import type { Deps } from '../../src/deps';
import { changeDraft, createDraft } from '../../src/visit-form';
import type { SeedPart } from '../seed-part';

const actor = 'demo data';
const email = 'maya@example.com';

const spender = {
  name: actor,
  budgets: [...holdBudgets, ...visitBudgets, 'visitsOfAddress', 'refusedVisitsOfAddress', 'mailsOfMailbox'],
} as const;

const answers: VisitAnswers = {
  patient_relationship: 'patient',
  patient_first_name: 'Maya',
  patient_last_name: 'Lindqvist',
  date_of_birth: '1988-04-12',
  gender: 'female',
  ethnicity: 'Not Hispanic or Latino',
  race: 'Black or African American',
  address_line_1: '1217 Harney St',
  country: 'United States',
  state: 'NE',
  city: 'Omaha',
  zipCode: '68102',
  patient_email: email,
  patient_mobile: '(402) 555-0143',
  is_primary_phone: '1',
  received_vaccine: '0',
  first_time_vaccine: '1',
  medical_condition: '0',
  payment_select: '0',
  heath_insurance: '0',
  confirm_no_health_insurance: true,
  ssn: '900-55-0117',
  health_info_available: '1',
  is_acknowledge: true,
};

const assessment = {
  future_travel_recreation: '1',
  possible_social_distancing: '0',
  closed_contact: '0',
  risk_resident: '0',
  work_in_healthcare: '0',
  risk_workplace: '0',
  asked_for_test: '0',
  symptoms_experienced: '0',
  is_acknowledge: true,
};

/** Maya's bookings in the four states that the list shows, made as a visitor and an operator make them. */
export const plantBookings: SeedPart = {
  name: 'bookings',
  async run(deps) {
    if (await hasBookings(deps, email)) return;
    await spendingAs(spender, () => plant(deps));
  },
};

async function plant(deps: Deps): Promise<void> {
  const [pending, cancelled, inProgress, reported] = await listSlots(deps);
  await book(deps, pending!);
  await cancelBooking(deps, {
    bookingId: await book(deps, cancelled!),
    asker: { proof: null, isTrusted: true },
  });
  await visit(deps, { slotId: inProgress!, daysAgo: 1 });
  const booking = await visit(deps, { slotId: reported!, daysAgo: 4 });
  await attachVisitReport(deps, { booking, actor, result: 'not-detected' });
}

/**
 * A past visit. It is booked like any other, for a future day, since no past time can be booked; then it is
 * moved back to the same hour of `daysAgo`.
 * @returns the booking's id
 */
async function visit(deps: Deps, { slotId, daysAgo }: { slotId: string; daysAgo: number }): Promise<string> {
  const booking = await book(deps, slotId);
  await deps.inTransaction(async ({ db }) => {
    await db.execute(sql`
      with past as (
        insert into slots (location_id, starts_at, minutes, capacity, taken)
        select s.location_id, ((app_now() at time zone l.zone)::date - ${daysAgo}::integer
          + (s.starts_at at time zone l.zone)::time) at time zone l.zone, s.minutes, s.capacity, 1
        from slots s join locations l on l.id = s.location_id where s.id = ${slotId}
        on conflict (location_id, starts_at) do update set capacity = slots.capacity + 1, taken = slots.taken + 1
        returning id, starts_at),
      held as (
        update holds set slot_id = past.id from past
        where holds.id = (select hold_id from appointments where id = ${booking}))
      update appointments set slot_id = past.id, created_at = past.starts_at - interval '2 days'
      from past where appointments.id = ${booking}`);
    await db.execute(sql`update slots set taken = taken - 1 where id = ${slotId}`);
  });
  await checkIn(deps, { booking, actor });
  await deps.db.execute(sql`
    update appointments a set checked_in_at = s.starts_at from slots s
    where s.id = a.slot_id and a.id = ${booking}`);
  return booking;
}

/** The middle of four upcoming days at the first location: far from the cut-off, whatever the hour. */
async function listSlots({ db }: Deps): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct on (starts_at::date) id from slots
    where location_id = 'site-68102' and taken < capacity and starts_at > app_now() + interval '20 hours'
    order by starts_at::date, starts_at limit 4`);
  return rows.map(({ id }) => id);
}

async function book(deps: Deps, slotId: string): Promise<string> {
  const { draftId } = await createDraft(deps, {
    testType: 'RT-PCR',
    searchLocation: 'Omaha, NE',
    assessment,
  });
  const held = await reserve(deps, { slotId, draftId, address: actor });
  if (!held.success) throw new Error(`the demo booking was refused: ${held.errorMessage}`);
  for (const name of VISIT_SECTIONS) {
    const fields: readonly string[] = SECTION_FIELDS[name];
    const own = Object.entries(answers).filter(([field]) => fields.includes(field));
    await changeDraft(deps, draftId, { section: { name, answers: Object.fromEntries(own) } });
  }
  const { holdToken } = held.data;
  // One person has four visits here within two weeks.
  const settings = { ...deps.settings, budgets: budgetSizes(() => 100) };
  const confirmation = { appointmentId: slotId, holdToken, draftId };
  const booked = await confirm({ ...deps, settings }, confirmation, {
    address: actor,
    proof: null,
  });
  if (!booked.success) throw new Error(`the demo booking was refused: ${booked.errorMessage}`);
  return booked.data.bookingId;
}

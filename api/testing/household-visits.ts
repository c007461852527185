import { makeAssessment } from '@larkwell/contracts/testing';
import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import type { TestType } from '@larkwell/contracts/test-types';
import { insertLocation, insertSlot, saveAllSections } from './booking-fixture';
import { proveMailbox } from './proved-mailbox';
import type { TestApp } from './test-app';

/** A morning of half hours at one location. */
export interface Morning {
  locationId: string;
  /** In order of time. */
  slots: string[];
}

/** How one person of a household pays and is called. */
export type PersonAnswers = Partial<VisitAnswers>;

export const byCard: PersonAnswers = {
  payment_select: '1',
  heath_insurance: undefined,
  confirm_no_health_insurance: undefined,
  ssn: undefined,
};

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
let made = 0;

/** Households in Omaha, on the day after `fixedMorning`. */
export function openHouseholds(app: TestApp) {
  /** Half hours from 10:00, each with so many places. */
  async function openMorning(capacities: readonly number[]): Promise<Morning> {
    // Far from all others, so that none of them is offered instead.
    const locationId = await insertLocation(app, { latitude: (made += 2) });
    const slots: string[] = [];
    for (const [index, capacity] of capacities.entries()) {
      const at = new Date(Date.parse('2026-12-02T16:00:00Z') + index * 1_800_000).toISOString();
      slots.push(await insertSlot(app, locationId, at, capacity));
    }
    return { locationId, slots };
  }

  async function begin(testType: TestType = 'RT-PCR'): Promise<string> {
    const { data } = await app.api.drafts.create({
      testType,
      searchLocation: 'Omaha, NE',
      assessment: makeAssessment(),
    });
    return data.draftId;
  }

  /** An address of its own, so that no test uses up another's budget. */
  const newAddress = () => `198.51.${100 + (made >> 8)}.${(made += 1) & 255}`;

  const press = (draftId: string, slotId: string, people: number, address = newAddress()) =>
    app.as({ address }).households.reserve({ slotId, draftId, people });

  const view = async (draftId: string, person?: number) =>
    (await app.api.drafts.get({ draftId, person })).data;

  /** Where each person's time is, by its place in the morning. */
  async function timesOf(draftId: string, { slots }: Morning): Promise<number[]> {
    const { household } = await view(draftId);
    return household!.people.map(({ slot }) => slots.indexOf(slot!.id));
  }

  const takenOf = async ({ slots }: Morning) => {
    const { rows } = await app.pool.query<{ taken: number }>(
      'select taken from slots where id = any ($1) order by starts_at',
      [slots],
    );
    return rows.map(({ taken }) => taken);
  };

  /** Fills in and agrees to everything for one person. */
  async function register(draftId: string, person: number, answers: PersonAnswers = {}): Promise<void> {
    const own = await view(draftId, person);
    if (!own.assessment) {
      await app.api.drafts.update({ draftId: own.draftId, assessment: makeAssessment() });
    }
    await saveAllSections(app, own.draftId, {
      patient_first_name: names[person - 1],
      // Another patient in each household, because a patient has one visit a day at no cost.
      date_of_birth: `19${50 + (made % 50)}-0${person}-12`,
      patient_email: `${names[person - 1]!.toLowerCase()}-${made}@example.com`,
      ...answers,
    });
  }

  /** The confirmation of each person. */
  async function bookingsOf(draftId: string) {
    const { household } = await view(draftId);
    return Promise.all(
      household!.people.map(
        async ({ bookingId }) => (await app.api.appointments.getConfirmation({ bookingId: bookingId! })).data,
      ),
    );
  }

  /** A household that lacks only its payment. @param answers of each person */
  async function fillIn(slotId: string, answers: readonly PersonAnswers[], testType: TestType = 'RT-PCR') {
    const draftId = await begin(testType);
    const held = await press(draftId, slotId, answers.length);
    if (!held.success) throw new Error(held.errorMessage);
    for (const [index, own] of answers.entries()) await register(draftId, index + 1, own);
    return { draftId, holdToken: held.data.holdToken };
  }

  const charge = ({ draftId, holdToken }: { draftId: string; holdToken: string }, token = 'tok_visa') =>
    app.api.appointments.createCharge({ token, testType: 'RT-PCR', draftId, holdToken });

  /** Books one. @throws the sentence of a refusal */
  async function book(slotId: string, answers: readonly PersonAnswers[]) {
    const held = await fillIn(slotId, answers);
    if ((await view(held.draftId)).household!.total > 0) await charge(held);
    const outcome = await app.api.households.confirm({ draftId: held.draftId });
    if (!outcome.success) throw new Error(outcome.errorMessage);
    return { ...held, bookings: outcome.data };
  }

  /** Books people who share an address, with what its owner can do. */
  async function bookFamily(slotId: string, people: readonly PersonAnswers[]) {
    const email = `family-${(made += 1)}@example.com`;
    const { draftId, bookings } = await book(
      slotId,
      people.map((own) => ({ patient_email: email, ...own })),
    );
    const asPatient = app.as({ bookingProof: await proveMailbox(app, email, { draftId }) });
    const list = async () => {
      const found = await app.api.appointments.listBookings({ userEmail: email });
      if (!found.success) throw new Error(found.errorMessage);
      return found;
    };
    const told = async (words: string) => {
      await app.runJobs();
      return app.mailbox.to(email).filter(({ subject }) => subject.includes(words));
    };
    const ids = bookings.map(({ bookingId }) => bookingId);
    return { draftId, ids, bookingId: ids[0]!, email, asPatient, list, told };
  }

  return {
    begin,
    book,
    bookFamily,
    bookingsOf,
    charge,
    fillIn,
    newAddress,
    openMorning,
    press,
    register,
    takenOf,
    timesOf,
    view,
  };
}

/** Payments whose money we hold or have, without a booking for each part of it. */
export async function listMoneyWithoutVisits({ pool }: TestApp): Promise<object[]> {
  const { rows } = await pool.query<{ id: string }>(`
    select p.id, p.status, p.amount_cents from payments p
    where p.subject_kind = 'visit' and p.status in ('capturing', 'paid') and p.amount_cents <> (
      select coalesce(sum(coalesce(a.share_cents, p.amount_cents)), 0) from appointments a
      where a.payment_id = p.id and a.status in ('capturing', 'active', 'cancelled'))`);
  return rows;
}

import { confirmHeld, holdWithCompleteDraft, insertSlot } from './booking-fixture';
import { proveMailbox } from './proved-mailbox';
import type { TestApp } from './test-app';

/** A person who books a no-cost visit for a patient. */
export interface PatientAsker {
  /** The patient's first name; everything else about patients is the same. */
  name: string;
  email: string;
  /** The network address. */
  address: string;
  /** Whether the mailed code is entered first. */
  isProved?: boolean;
}

/** Books no-cost visits at one location, on days of December. */
export function patientVisits(app: TestApp, place: string) {
  let minute = 0;
  /** @returns a new time on that day */
  async function slotOn(day: number): Promise<string> {
    minute += 1;
    return insertSlot(app, place, new Date(Date.UTC(2026, 11, day, 15, minute % 480)).toISOString(), 200);
  }

  /** @returns the answer, and the proof of a proved mailbox */
  async function book(day: number, { name, email, address, isProved = false }: PatientAsker) {
    const api = app.as({ address });
    const held = await holdWithCompleteDraft({ ...app, api }, await slotOn(day), {
      answers: { patient_first_name: name, patient_email: email },
    });
    const { draftId } = held;
    const proof = isProved ? { bookingProof: await proveMailbox(app, email, { draftId, address }) } : {};
    return { ...(await confirmHeld({ ...app, api: app.as({ address, ...proof }) }, held)), ...proof };
  }

  /** @returns the id of a visit that must be booked, and the proof of a proved mailbox */
  async function mustBook(day: number, asker: PatientAsker) {
    const booked = await book(day, asker);
    if (!booked.success) throw new Error(booked.errorMessage);
    return { bookingId: booked.data.bookingId, bookingProof: booked.bookingProof };
  }

  return { slotOn, book, mustBook };
}

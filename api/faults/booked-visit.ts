import { rowIdOf } from '../src/drafts';
import { confirmHeld, holdWithCompleteDraft, insertLocation, insertSlot } from '../testing/booking-fixture';
import { cardPicture } from '../testing/card-picture';
import type { Shop } from '../testing/shop';

/** A patient's visit, with every id that a stranger could come across. */
export interface BookedVisit {
  /** The patient's particulars, which no stranger may learn from an id. */
  patient: { lastName: string; email: string; mobile: string };
  booking: string;
  code: string;
  /** Its only place is taken. */
  slot: string;
  location: string;
  /** The day of the visit. */
  date: string;
  /** The booked draft as other rows name it; its secret id never leaves the patient's browser. */
  draftRow: string;
  holdToken: string;
  holdId: string;
  /** The complete draft of a second visit of the same patient, with the place that it holds and its card picture. */
  nextDraft: string;
  liveHold: string;
  picture: string;
  /** A free time at the location. */
  freeSlot: string;
}

let count = 0;

/** Books a visit for a patient that no other test has. */
export async function bookVisit(shop: Shop): Promise<BookedVisit> {
  count += 1;
  const patient = {
    lastName: `Visitor${'abcdefghij'.charAt(count)}son`,
    email: `visit-${count}@example.com`,
    mobile: `(402) 555-01${10 + count}`,
  };
  const answers = {
    patient_last_name: patient.lastName,
    patient_email: patient.email,
    patient_mobile: patient.mobile,
  };
  const location = await insertLocation(shop);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const [slot, second, freeSlot] = [
    await insertSlot(shop, location, inDays(2)),
    await insertSlot(shop, location, inDays(3)),
    await insertSlot(shop, location, inDays(4), 50),
  ];
  const held = await holdWithCompleteDraft(shop, slot, { answers });
  const booked = await confirmHeld(shop, held);
  if (!booked.success) throw new Error(booked.errorMessage);
  const next = await holdWithCompleteDraft(shop, second, { answers });
  const { data } = await shop.api.uploads.uploadInsuranceImage({
    draftId: next.draftId,
    side: 'front',
    file: await cardPicture(),
  });
  return {
    patient,
    booking: booked.data.bookingId,
    code: booked.data.confirmationCode,
    slot,
    location,
    date: held.hold.slot.date,
    draftRow: rowIdOf(held.draftId),
    holdToken: held.hold.holdToken,
    holdId: held.hold.holdToken.split('.')[0]!,
    nextDraft: next.draftId,
    liveHold: next.hold.holdToken,
    picture: data.key,
    freeSlot,
  };
}

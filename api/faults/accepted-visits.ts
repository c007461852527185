import { faultsOf, type Row } from '@larkwell/contracts/appointments/rule-table/oracle';
import { pairwiseRows } from '@larkwell/contracts/appointments/rule-table/rows';
import type { Assessment } from '@larkwell/contracts/appointments/assessment';
import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import type { TestType } from '@larkwell/contracts/test-types';
import { confirmHeld, saveAllSections } from '../testing/booking-fixture';
import { cardPicture } from '../testing/card-picture';
import type { Shop } from '../testing/shop';

/** The table's valid rows, each once. */
export function listAcceptedRows(tableSize: number): Row[] {
  const right = pairwiseRows(tableSize).filter((row) => faultsOf(row).length === 0);
  const key = (row: Row) => JSON.stringify(Object.entries(row).sort());
  return [...new Map(right.map((row) => [key(row), row])).values()];
}

export const paysByCard = ({ test, payment_select }: Row) => test === 'Antigen' || payment_select === '1';
export const isInsured = (row: Row) => !paysByCard(row) && row.heath_insurance === '1';

interface Patient {
  email: string;
  assessment: Assessment;
  /** The person's network address. */
  address: string;
}

/** Reserves, fills in the whole form from the row, pays if it is a paid visit, and confirms. */
export async function bookRow(shop: Shop, slotId: string, row: Row, { email, assessment, address }: Patient) {
  const testType = row.test as TestType;
  const app = { ...shop, api: shop.as({ address }) };
  const { data } = await app.api.drafts.create({
    testType,
    searchLocation: 'Omaha, NE',
    assessment,
  });
  const { draftId } = data;
  const reserved = await app.api.appointments.reserve({ slotId, draftId });
  if (!reserved.success) throw new Error(reserved.errorMessage);
  const { holdToken } = reserved.data;
  if (isInsured(row)) {
    for (const side of ['front', 'back'] as const)
      await app.api.uploads.uploadInsuranceImage({ draftId, side, file: await cardPicture() });
  }
  await saveAllSections(app, draftId, answersOf(row, email));
  if (paysByCard(row)) {
    const charged = await app.api.appointments.createCharge({
      token: 'tok_visa',
      testType,
      draftId,
      holdToken,
    });
    if (!charged.success) throw new Error(charged.errorMessage);
  }
  const outcome = await confirmHeld(app, { draftId, slotId, hold: reserved.data });
  if (!outcome.success) throw new Error(`${outcome.errorMessage} ${JSON.stringify(outcome.errorData)}`);
  return outcome.data;
}

/** A row in the form that the site sends. */
function answersOf(row: Row, email: string): Partial<VisitAnswers> {
  const { test: _test, medical_issues, confirm_no_health_insurance, is_acknowledge, ...texts } = row;
  return {
    ...texts,
    patient_email: email,
    medical_issues: medical_issues ? { [medical_issues]: true } : {},
    confirm_no_health_insurance: confirm_no_health_insurance === 'yes',
    is_acknowledge: is_acknowledge === 'yes',
  } as Partial<VisitAnswers>;
}

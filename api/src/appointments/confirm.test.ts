import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import { makeAssessment, makeVisitAnswers } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let omaha: string;
let denver: string;
let minute = 0;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
  omaha = await insertLocation(app);
  denver = await insertLocation(app, { timezone: 'MT', zone: 'America/Denver', state: 'CO' });
});
afterAll(() => app.close());

const nextSlot = (locationId = omaha) => {
  minute += 5;
  return insertSlot(
    app,
    locationId,
    new Date(Date.parse('2026-12-10T15:00:00Z') + minute * 60_000).toISOString(),
  );
};

let visitor = 0;
async function confirmState(visitInfo: VisitAnswers, assessment = makeAssessment()) {
  const appointmentId = await nextSlot();
  const { appointments } = app.as({ address: `10.5.0.${(visitor += 1)}` });
  const held = await appointments.reserve({ slotId: appointmentId });
  if (!held.success) throw new Error(held.errorMessage);
  const { holdToken } = held.data;
  const state = {
    visitInfo: { ...visitInfo, test_type: 'RT-PCR' as const },
    assessment,
    searchLocation: 'Omaha, NE',
  };
  return appointments.confirm({ appointmentId, holdToken, ...state });
}

describe('the whole state sent at once', () => {
  test('is booked like a saved draft', async () => {
    const outcome = await confirmState(makeVisitAnswers());
    expect(outcome).toMatchObject({
      success: true,
      data: { confirmationCode: expect.stringMatching(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/) },
    });
  });

  test('with errors names every field, and books nothing', async () => {
    const outcome = await confirmState(
      makeVisitAnswers({ zipCode: '681', patient_email: 'ada@', ssn: undefined, is_acknowledge: false }),
      makeAssessment({ closed_contact: '' as never }),
    );
    expect(outcome).toMatchObject({
      success: false,
      code: 'bad-input',
      errorMessage: 'Missing or invalid information. Please check the form again.',
      errorData: {
        zipCode: ['Zip code must be 5 digits!'],
        patient_email: ['Invalid email address'],
        ssn: ['This field is required'],
        is_acknowledge: ['This field is required'],
        closed_contact: ['This field is required'],
      },
    });
  });

  test('with a different member id is refused with its words', async () => {
    const outcome = await confirmState(
      makeVisitAnswers({
        heath_insurance: '1',
        insurance_id: 'A1',
        confirm_insurance_id: 'A2',
        insurance_company: 'Prairie',
      }),
    );
    expect(outcome).toMatchObject({
      errorData: {
        confirm_insurance_id: ['Incorrect confirm member number'],
        front_insurance_card_img: ['This field is required'],
      },
    });
  });

  test('with a charge id that belongs to no one is not booked', async () => {
    const outcome = await confirmState(
      makeVisitAnswers({ payment_select: '1', payment_charge_id: 'pi_made_up' }),
    );
    expect(outcome).toMatchObject({
      success: false,
      errorMessage: 'Payment failed. Please try again',
      resetCharge: true,
    });
  });
});

describe('minors, by age on the day of the visit and by state of the location', () => {
  test.each([
    ['2023-12-11', 'omaha', 'too young'],
    ['2023-12-10', 'omaha', 'accompany'],
    ['2010-12-11', 'omaha', 'accompany'],
    ['2010-12-10', 'omaha', 'form'],
    ['2008-12-10', 'omaha', 'form'],
    ['2008-12-10', 'denver', 'none'],
    ['2007-12-10', 'omaha', 'none'],
  ])('born on %s, tested in %s: %s', async (date_of_birth, place, duty) => {
    const slotId = await nextSlot(place === 'omaha' ? omaha : denver);
    const answers = { date_of_birth, patient_relationship: 'parent' };
    if (duty === 'too young') {
      await expect(holdWithCompleteDraft(app, slotId, { answers })).rejects.toMatchObject({
        status: 400,
        data: { errorData: { date_of_birth: [expect.stringContaining('aged 3 and older')] } },
      });
      return;
    }
    const outcome = await confirmHeld(app, await holdWithCompleteDraft(app, slotId, { answers }));
    if (!outcome.success) throw new Error(outcome.errorMessage);
    const { data } = await app.api.appointments.getConfirmation(outcome.data);
    expect(data.guardianDuty).toBe(duty);
  });
});

describe('a hold', () => {
  test('does not work with another slot, another draft or an altered token', async () => {
    const held = await holdWithCompleteDraft(app, await nextSlot());
    const other = await holdWithCompleteDraft(app, await nextSlot());
    const token = held.hold.holdToken;
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const wrong of [
      { ...held, slotId: other.slotId },
      { ...held, draftId: other.draftId },
      { ...held, hold: { ...held.hold, holdToken: changed } },
    ]) {
      expect(await confirmHeld(app, wrong)).toMatchObject({ success: false, code: 'hold-expired' });
    }
    expect(await confirmHeld(app, held)).toMatchObject({ success: true });
  });

  test('that was booked cannot be booked again by starting over with its draft', async () => {
    const held = await holdWithCompleteDraft(app, await nextSlot());
    await confirmHeld(app, held);
    await expect(
      app.api.appointments.reserve({ slotId: await nextSlot(), draftId: held.draftId }),
    ).rejects.toMatchObject({ status: 409 });
  });
});

test('a confirmation opens only by its id; a guess does not work', async () => {
  await expect(app.api.appointments.getConfirmation({ bookingId: 'guess' })).rejects.toMatchObject({
    status: 404,
  });
  await expect(app.api.appointments.getCalendar({ bookingId: 'guess' })).rejects.toMatchObject({
    status: 404,
  });
});

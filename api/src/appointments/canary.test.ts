import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  agreeTo,
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import sharp from 'sharp';
import { dumpRows } from '../../testing/dump';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
});
afterAll(() => app.close());

const canaries = {
  ssn: '987654320',
  license: 'CANARYLICENSE77',
  member: 'CANARYMEMBER88',
  email: 'canary@example.com',
  lastName: 'Canarybird',
};

async function bookAll() {
  const locationId = await insertLocation(app);
  const bySsn = {
    answers: { ssn: canaries.ssn, patient_email: canaries.email, patient_last_name: canaries.lastName },
  };
  const byLicense = { answers: { ssn: undefined, driver_license: canaries.license, hhs_state: 'NE' } };
  for (const [index, options] of [bySsn, byLicense].entries()) {
    const slotId = await insertSlot(app, locationId, `2026-12-02T${15 + index}:00:00Z`);
    expect(await confirmHeld(app, await holdWithCompleteDraft(app, slotId, options))).toMatchObject({
      success: true,
    });
  }
  await bookInsured(await insertSlot(app, locationId, '2026-12-02T18:00:00Z'));
}

async function bookInsured(slotId: string) {
  const held = await holdWithCompleteDraft(app, slotId);
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], 'card.png');
  for (const side of ['front', 'back'] as const) {
    await app.api.uploads.uploadInsuranceImage({ draftId: held.draftId, side, file });
  }
  const answers = {
    payment_select: '0',
    heath_insurance: '1',
    insurance_company: 'Prairie Health',
    insurance_id: canaries.member,
    confirm_insurance_id: canaries.member,
  };
  await app.api.drafts.update({ draftId: held.draftId, section: { name: 'payment', answers } });
  await app.api.drafts.update({
    draftId: held.draftId,
    section: { name: 'government', answers: { health_info_available: '1' } },
  });
  await agreeTo(app, held);
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
}

test('SSN, license and member id are never in plain text: not in the database, the queue, the log or a mail', async () => {
  await bookAll();
  const beforeMails = await dumpRows(app);
  await app.runJobs();
  const found = await app.api.appointments.listBookings({ userEmail: canaries.email });
  const everything = [
    beforeMails,
    app.logLines.join(),
    JSON.stringify(app.mailbox.mails),
    JSON.stringify(found),
  ].join();
  for (const secret of [canaries.ssn, '987-65-4320', canaries.license, canaries.member]) {
    expect(everything).not.toContain(secret);
  }
});

test('email address and name are not in the log', () => {
  const log = app.logLines.join();
  expect(log).toContain('/appointments/customer/bookings');
  expect(log).not.toContain(canaries.email);
  expect(log).not.toContain(canaries.lastName);
});

test('an error logs neither what was typed nor the query’s parameters', async () => {
  await app.pool.query('alter table appointments rename to appointments_away');
  await expect(
    app.api.appointments.listBookings({ userEmail: 'second-canary@example.com' }),
  ).rejects.toMatchObject({ status: 500 });
  await app.pool.query('alter table appointments_away rename to appointments');
  const log = app.logLines.join();
  expect(log).toContain('42P01');
  expect(log).not.toContain('second-canary');
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createFieldCipher } from './field-cipher';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
});
afterAll(() => app.close());

test('after a key was added, everything sealed is sealed anew and still says the same', async () => {
  const older = { id: 'older', key: randomBytes(32) };
  const newer = { id: 'newer', key: randomBytes(32) };
  app.deps.cipher = createFieldCipher([older]);
  const locationId = await insertLocation(app);
  const held = await holdWithCompleteDraft(app, await insertSlot(app, locationId, '2026-12-02T15:00:00Z'));
  const open = await holdWithCompleteDraft(app, await insertSlot(app, locationId, '2026-12-02T16:00:00Z'));
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
  await app.runJobs();

  app.deps.cipher = createFieldCipher([newer, older]);
  await app.sweep('reseal-fields');
  const { rows } = await app.pool.query<{ sealed: string }>(`
    select unnest(array[assessment_sealed, answers_sealed, ssn_sealed]) as sealed from appointments
    union all select unnest(array[assessment_sealed, answers_sealed, ssn_sealed]) from drafts`);
  expect(rows).toHaveLength(9);
  expect(new Set(rows.map(({ sealed }) => sealed.split('.')[0]))).toEqual(new Set(['newer']));

  app.deps.cipher = createFieldCipher([newer]);
  const { data } = await app.api.drafts.get({ draftId: open.draftId });
  expect(data).toMatchObject({ secrets: { ssn: '•••-••-3456' }, visitInfo: { patient_first_name: 'Ada' } });
});

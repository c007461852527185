import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookSlot, fixedMorning, openPlace } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { recordAudit } from '../audit';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning });
});
afterAll(() => app.close());

test('a patient still sees who opened the card’s pictures after they are removed', async () => {
  const userEmail = 'ada@example.com';
  const { nextSlot } = await openPlace(app);
  const { bookingId } = await bookSlot(app, await nextSlot(), { patient_email: userEmail });
  await app.pool.query(
    `update appointments set front_image_key = 'cards/front', back_image_key = 'cards/back' where id = $1`,
    [bookingId],
  );
  for (const subject of ['cards/front', 'cards/back'])
    await recordAudit(app.deps, { actor: 'visitor', action: 'insurance-card-read', subject });
  const openings = async () => {
    const list = await app.api.appointments.listBookings({ userEmail });
    return list.success ? list.openings.map(({ what }) => what) : list.errorMessage;
  };
  expect(await openings()).toEqual(['card', 'card']);
  await app.moveClock({ advanceSeconds: 40 * 86_400 });
  await app.sweep('retention');
  await app.sweep('retention');
  const { rows } = await app.pool.query(
    'select front_image_key as front, back_image_key as back from appointments where id = $1',
    [bookingId],
  );
  expect(rows).toEqual([{ front: null, back: null }]);
  expect(await openings()).toEqual(['card', 'card']);
});

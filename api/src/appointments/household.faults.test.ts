import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sized } from '../../faults/size.env';
import { fixedMorning } from '../../testing/booking-fixture';
import { openHouseholds } from '../../testing/household-visits';
import { startTestApp } from '../../testing/test-app';

const households = sized(24, 200);
vi.setConfig({ testTimeout: sized(60_000, 600_000) });

const app = await startTestApp();
const { begin, openMorning, press, takenOf, view } = openHouseholds(app);
beforeEach(() => app.moveClock({ at: fixedMorning, frozen: true }));
afterAll(() => app.close());

/** A number from a seed, the same in every run. */
const seeded = (seed: number, below: number) => Math.floor(Math.abs(Math.sin(seed) * 10_000)) % below;

const deadlocks = async () => {
  const { rows } = await app.pool.query<{ count: number | null }>(
    'select deadlocks as count from pg_stat_database where datname = current_database()',
  );
  return rows[0]!.count;
};

describe('many households that press at once', () => {
  test('never take more than there is, and each gets all of its times or none', async () => {
    const morning = await openMorning([2, 3, 1, 4, 2, 3, 1, 2]);
    const drafts = await Promise.all(Array.from({ length: households }, () => begin()));
    const before = await deadlocks();
    const sizes = drafts.map((_, index) => 2 + seeded(index, 4));
    const answers = await Promise.all(
      drafts.map((draftId, index) => press(draftId, morning.slots[seeded(index * 7, 8)]!, sizes[index]!)),
    );
    const held = sizes.filter((_, index) => answers[index]!.success).reduce((sum, size) => sum + size, 0);
    const codes = new Set(answers.flatMap((answer) => (answer.success ? [] : [answer.code])));
    expect([...codes]).toEqual(['slot-taken']);
    expect(held).toBeGreaterThan(0);
    expect((await takenOf(morning)).reduce((sum, taken) => sum + taken, 0)).toBe(held);
    for (const [index, draftId] of drafts.entries()) {
      const { household } = await view(draftId);
      const times = household?.people.filter(({ isHeld }) => isHeld) ?? [];
      expect(times).toHaveLength(answers[index]!.success ? sizes[index]! : 0);
      expect(household?.people ?? []).toHaveLength(answers[index]!.success ? sizes[index]! : 0);
    }
    expect(await deadlocks()).toBe(before);
  });

  test('and single visitors who move among the same times, wait for each other without a deadlock', async () => {
    const morning = await openMorning([9, 9, 9, 9, 9, 9]);
    const drafts = await Promise.all(Array.from({ length: households }, () => begin()));
    const before = await deadlocks();
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        drafts.map((draftId, index) => {
          const slotId = morning.slots[seeded(index * 13 + round, 6)]!;
          const address = `10.3.${index >> 8}.${index & 255}`;
          if (index % 2) return app.as({ address }).appointments.reserve({ slotId, draftId });
          return press(draftId, slotId, 2, address);
        }),
      );
      expect(answers.some(({ success }) => success)).toBe(true);
      const taken = await takenOf(morning);
      const { rows } = await app.pool.query<{ holds: number }>(
        `select count(h.id)::int as holds from slots s left join holds h on h.slot_id = s.id and h.state = 'live'
         where s.id = any ($1) group by s.id order by s.starts_at`,
        [morning.slots],
      );
      expect(rows.map(({ holds }) => holds)).toEqual(taken);
    }
    expect(await deadlocks()).toBe(before);
  });

  test('and press twenty times each, hold one group with one end', async () => {
    const morning = await openMorning([3, 3, 3]);
    const draftId = await begin();
    const presses = await Promise.all(
      Array.from({ length: 20 }, () => press(draftId, morning.slots[1]!, 5, '10.4.0.1')),
    );
    const tokens = new Set(presses.map((answer) => answer.success && answer.data.holdToken));
    expect(tokens.size).toBe(1);
    expect((await takenOf(morning)).reduce((sum, taken) => sum + taken, 0)).toBe(5);
    expect((await view(draftId)).household!.people).toHaveLength(5);
  });

  test('and add people at once, never become more than six or take more than there is', async () => {
    const morning = await openMorning([2, 2, 2, 2]);
    const draftId = await begin();
    await press(draftId, morning.slots[0]!, 2, '10.5.0.1');
    const added = await Promise.all(
      Array.from({ length: 8 }, () => app.as({ address: '10.5.0.1' }).households.addPerson({ draftId })),
    );
    expect(added.filter(({ success }) => success)).toHaveLength(4);
    expect((await takenOf(morning)).reduce((sum, taken) => sum + taken, 0)).toBe(6);
  });
});

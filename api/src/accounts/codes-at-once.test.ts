import { makeSignup } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onStatement } from '../../testing/on-statement';
import { addShopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { sqlState } from '../db';

vi.setConfig({ testTimeout: 60_000 });
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/**
 * Collects the deadlocks that PostgreSQL reports from now on. Transactions are retried, so no answer would
 * show them.
 */
function watchForDeadlocks(): string[] {
  const seen: string[] = [];
  onStatement(
    app.pool,
    ({ answer }) => void answer.catch((error: unknown) => seen.push(sqlState(error) ?? '')),
  );
  return seen;
}

it('right codes for one address, entered at once for a sign-up and for changes to it, wait for each other', async () => {
  const seen = watchForDeadlocks();
  for (let round = 0; round < 4; round += 1) {
    await app.pool.query('delete from rate_limits');
    const email = `wanted-${round}@example.com`;
    const claimToken = 'claim-token-of-the-browser-that-asks';
    const people = await Promise.all([1, 2, 3].map(() => addShopper(app)));
    await app.api.accounts.signup(makeSignup({ email, claimToken }));
    for (const { id, api } of people) await api.accounts.updateProfile({ id, email });
    await app.runJobs();
    const codes = app.mailbox.to(email).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
    const proofs = [app.api, ...people.map(({ api }) => api)].flatMap((api, who) =>
      codes.map((code) => api.accounts.verifyCode({ email, code, ...(who === 0 && { claimToken }) })),
    );
    const outcomes = await Promise.allSettled(proofs);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect([409, 422]).toContain(outcome.reason.status);
    const { rowCount } = await app.pool.query('select 1 from users where email = $1', [email]);
    expect(rowCount).toBe(1);
  }
  expect(seen).not.toContain('40P01');
});

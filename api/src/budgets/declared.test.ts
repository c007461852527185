import { call } from '@larkwell/contracts/call';
import { implement } from '@orpc/server';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBoundCalls } from '../../faults/calls';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { type ApiContext, identifyVisitor } from '../calls';
import { createHandler, spendOrRefuse } from '../http';
import { budgets } from './budgets';
import { spendingAs } from './spender';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const signUp = { budget: 'signUpsOfAddress', subject: '198.51.100.9' } as const;

/** Used only by a job, so no call reveals what is left of it. */
const ofJobs = ['invitationMails'];

it('a call declares every budget, except those that no call may reveal', () => {
  const declared = new Set<string>(listBoundCalls().flatMap(({ rules }) => rules.budgets ?? []));
  expect([...declared, ...ofJobs].sort()).toEqual(Object.keys(budgets).sort());
});

it('budget sizes are read only where the spender is checked', () => {
  const source = join(import.meta.dirname, '..');
  const reading = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .filter((file) => /settings\s*\.\s*budgets\b(?!:)/.test(readFileSync(join(source, file), 'utf8')));
  expect(reading.sort()).toEqual([
    'appointments/claim-times.ts',
    'appointments/reserve.ts',
    'budgets/spend.ts',
  ]);
  for (const file of reading) expect(readFileSync(join(source, file), 'utf8')).toContain('requireDeclared(');
});

describe('a call', () => {
  async function serve(declared: readonly ('signUpsOfAddress' | 'invitations')[]) {
    const route = { method: 'POST', path: '/things' } as const;
    const rules = { access: 'everybody', keep: 0, limits: [], budgets: declared } as const;
    const { thing } = implement({ thing: call(rules).route(route) }).$context<ApiContext>();
    const handle = createHandler({
      things: { thing: thing.handler(({ context }) => spendOrRefuse(context.deps, [signUp])) },
    });
    const logged: { err: Error }[] = [];
    const { deps } = app;
    const log = deps.log.child({});
    log.error = (entry: unknown) => void logged.push(entry as { err: Error });
    const response = await handle(new Request('http://api.test/things', { method: 'POST' }), {
      deps,
      requestId: 'test',
      visitor: identifyVisitor(new Headers(), '198.51.100.9', deps.settings),
      bearerToken: null,
      bookingProof: null,
      responseHeaders: {},
      log,
      call: {},
    });
    return { status: response?.status, faults: logged.map(({ err }) => err.message) };
  }

  it('can use a budget that its contract declares', async () => {
    expect(await serve(['signUpsOfAddress'])).toEqual({ status: 200, faults: [] });
  });

  it('cannot use one that its contract omits', async () => {
    expect(await serve(['invitations'])).toEqual({
      status: 500,
      faults: ['things.thing does not declare the budgets signUpsOfAddress'],
    });
  });
});

describe('work outside of calls', () => {
  it('uses budgets under its own name', async () => {
    const job = { name: 'a job', budgets: ['signUpsOfAddress'] } as const;
    await spendingAs(job, () => spendOrRefuse(app.deps, [signUp]));
    await expect(
      spendingAs({ ...job, budgets: [] }, () => spendOrRefuse(app.deps, [signUp])),
    ).rejects.toThrow('a job does not declare the budgets signUpsOfAddress');
  });

  it('cannot use any without a name', async () => {
    await expect(spendOrRefuse(app.deps, [signUp])).rejects.toThrow(
      'unnamed work does not declare the budgets signUpsOfAddress',
    );
  });
});

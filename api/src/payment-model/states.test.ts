import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { listStates, liveStates, paymentStates, type PaymentState } from './states';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const states = Object.keys(paymentStates) as PaymentState[];
const named = (definition: string) => [...definition.matchAll(/'(\w+)'::text/g)].map(([, name]) => name);

/** The states that a check or an index definition names. */
async function statesOf(query: string, name: string): Promise<(string | undefined)[]> {
  const { rows } = await app.pool.query<{ text: string | null }>(query, [name]);
  const text = rows[0]!.text!;
  return named(text.slice(text.indexOf('status'))).sort();
}
const index = `select indexdef as text from pg_indexes where indexname = $1`;

test('the table accepts these states and no others', async () => {
  const check = `select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1`;
  expect(await statesOf(check, 'payments_status_check')).toEqual([...states].sort());
});

test('the indexes cover the states that queries need', async () => {
  const unsettled = listStates(({ isUnsettled }) => isUnsettled);
  expect(await statesOf(index, 'payments_unsettled')).toEqual([...unsettled].sort());
  expect(await statesOf(index, 'payments_one_open')).toEqual([...liveStates].sort());
  const taken = listStates(({ step, money }) => step === null && money === 'ours');
  expect(await statesOf(index, 'payments_paid_once')).toEqual([...taken].sort());
});

test('every transition leads to an existing state, and every state but the first can be reached', () => {
  const targets = new Set(states.flatMap((state) => Object.keys(paymentStates[state].to)));
  expect([...targets].sort()).toEqual(states.filter((state) => state !== 'open').sort());
});

test('every unsettled state has a next step', () => {
  expect(listStates(({ isUnsettled, step }) => isUnsettled && step === null)).toEqual([]);
});

test('the decision lists the states as they are', async () => {
  const file = new URL('../../../docs/decisions/0014-one-engine-for-money.md', import.meta.url);
  const text = await readFile(file, 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
    ([, state, meaning, step, to]) => ({ state, meaning, step, to }),
  );
  expect(rows).toEqual(
    states.map((state) => {
      const { meaning, step, to } = paymentStates[state];
      const next = Object.keys(to).map((each) => `\`${each}\``);
      return { state, meaning, step: step ?? '–', to: next.join(', ') || '–' };
    }),
  );
});

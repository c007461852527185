import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startMeasuredStack } from './stack.mjs';
import { fixed, printTable } from './table.mjs';

/* `node tooling/bench/answer-times.mjs [calls]`: times calls whose duration must not reveal whether an address is
   known, alternating one known and two unknown addresses. The ratio of the medians should be as close to 1 as the ratio
   of the two unknown ones, which shows the machine's noise. */
const checkout = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const count = Number(process.argv[2] ?? 100);
const password = 'Wrong#Pass1';
const signUp = { full_name: 'Ada Ferro', password, confirmPassword: password, isOrganisationUser: false };

/**
 * Each call with its path, and the body for an address.
 *
 * @type {[name: string, path: string, bodyOf: (email: string) => object][]}
 */
const calls = [
  ['Sign in', '/users/login', (email) => ({ email, password })],
  ['Sign up', '/users/signup', (email) => ({ ...signUp, email })],
  ['New code', '/users/resendCode', (email) => ({ email })],
  ['Forgotten password', '/users/forgotPassword', (email) => ({ email })],
  ['Code of a booking lookup', '/appointments/customer/lookup-code', (userEmail) => ({ userEmail })],
];

const stack = await startMeasuredStack(checkout);
const database = new pg.Client({ connectionString: stack.environment.DATABASE_URL });
try {
  await database.connect();
  const rows = [];
  for (const [name, path, bodyOf] of calls) {
    /** @type {Record<string, (n: number) => object>} */
    const asks = {
      known: () => bodyOf('maya@example.com'),
      unknown: (n) => bodyOf(`nobody-${n}@example.com`),
      again: (n) => bodyOf(`no-one-${n}@example.com`),
    };
    /** @type {Record<string, number[]>} */
    const times = { known: [], unknown: [], again: [] };
    for (let n = 0; n < count; n += 1) {
      const kinds = Object.keys(asks);
      // Each goes first equally often.
      const turn = n % kinds.length;
      for (const kind of [...kinds.slice(turn), ...kinds.slice(0, turn)])
        times[kind]?.push(await time(path, asks[kind]?.(n) ?? {}));
    }
    const [known = 0, unknown = 0, again = 0] = Object.values(times).map(medianOf);
    rows.push([
      name,
      fixed(known, 1),
      fixed(unknown, 1),
      fixed(known / unknown, 2),
      fixed(again / unknown, 2),
    ]);
  }
  console.log(printTable(['Call', 'known address, ms', 'unknown, ms', 'ratio', 'of two unknown ones'], rows));
} finally {
  await database.end();
  await stack.stop();
}

/** Milliseconds until the answer arrives; resets the limits before each call. */
async function time(/** @type {string} */ path, /** @type {object} */ body) {
  await database.query('delete from rate_limits; delete from budget_uses');
  const begun = performance.now();
  const answer = await fetch(`${stack.environment.API_URL}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': stack.environment.SERVICE_KEY },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  const taken = performance.now() - begun;
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
  // Let queued jobs finish, so they do not count in the next measurement.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return taken;
}

function medianOf(/** @type {number[]} */ times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

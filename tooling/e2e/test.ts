import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { openClock, type Clock } from './clock';
import { openDatabase, type RunSql } from './database';
import { openMailbox, type Mailbox } from './mailbox';
import { checkout } from './systems';

export { expect } from '@playwright/test';
export type { Page } from '@playwright/test';
export type { Mailbox } from './mailbox';
export type { RunSql } from './database';
export { expectAccessible } from './accessibility';
export { expectSpeaks } from './speaks';

interface TestFixtures {
  mailbox: Mailbox;
  /** Put back to the pinned morning (Tuesday 15 June 2027, 13:00 UTC) before each test. */
  clock: Clock;
  /** The operator's command line: `await ops('orders', 'ship', id, tracking)`; resolves to its output. */
  ops: (...words: string[]) => Promise<string>;
  /** Runs one statement on the product's database; a test restores what others share. */
  sql: RunSql;
  /** An email address not used in this run. */
  newEmail: string;
  /** False in the projects without script. */
  hasScript: boolean;
}

interface WorkerFixtures {
  /** Environment of the product this worker tests: its addresses are `SHOP_URL`, `BOOKING_URL`, `API_URL` … */
  environment: Record<string, string>;
  clockOfWorker: ReturnType<typeof openClock>;
}

let visitors = 0;

/**
 * Playwright's `test` on a whole running product: real PostgreSQL, the stand-ins, the API and both built sites, on free
 * ports, with demo data as of a pinned morning. One product for each worker, started once a run.
 *
 * Specs are in `sites/<site>/e2e/*.spec.ts` and import `test` and `expect` from `@larkwell/tooling/e2e`. Each runs in
 * two projects, with script (`shop-js`, `booking-js`) and without (`shop-no-js`, `booking-no-js`); `page.goto` takes
 * paths of its site. A promise that only one of them makes is tagged: `test('…', { tag: '@js' }, …)` or `'@no-js'`.
 *
 *     npx playwright test sites/shop/e2e/help.spec.ts --project shop-js
 *
 * `E2E_WORKERS=1` starts one product instead of three; `E2E_KEEP=1` keeps logs and stand-ins' files in the system's
 * folder for temporary files. A spec relies on no other: use people of its own (`newEmail`), or leave the demo people
 * as they were.
 */
export const test = base.extend<TestFixtures & { clockReset: void }, WorkerFixtures>({
  environment: [
    async ({}, use, { parallelIndex }) => {
      await use(JSON.parse(process.env.E2E_ENVIRONMENTS ?? '[]')[parallelIndex]);
    },
    { scope: 'worker' },
  ],
  clockOfWorker: [async ({ environment }, use) => use(openClock(environment)), { scope: 'worker' }],
  clockReset: [
    async ({ clockOfWorker }, use) => {
      await use();
      await clockOfWorker.reset();
    },
    { auto: true },
  ],
  clock: async ({ clockOfWorker }, use) => use(clockOfWorker.clock),
  baseURL: async ({ environment }, use, { project }) => {
    await use(project.name.startsWith('shop') ? environment.SHOP_URL : environment.BOOKING_URL);
  },
  extraHTTPHeaders: async ({}, use, { parallelIndex }) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `10.${parallelIndex}.${visitors >> 8}.${visitors & 255}` });
  },
  mailbox: async ({ environment }, use) => use(openMailbox(environment.MAILBOX_PORT!)),
  ops: async ({ environment }, use) => {
    const cli = path.join(checkout, 'api', 'dist', 'ops.js');
    await use(async (...words) => {
      const options = { cwd: path.join(checkout, 'api'), env: { ...process.env, ...environment } };
      const { stdout } = await promisify(execFile)(process.execPath, [cli, ...words], options);
      return stdout;
    });
  },
  sql: async ({ environment }, use) => use(openDatabase(environment)),
  newEmail: async ({}, use, { parallelIndex, testId }) => {
    visitors += 1;
    await use(`guest-${parallelIndex}-${visitors}-${testId.slice(-6)}@example.com`.replaceAll('_', ''));
  },
  hasScript: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePorts } from '../ports.mjs';
import { startThrowawayPostgres } from '../postgres.mjs';
import { buildAll } from '../system/builds.mjs';
import {
  completeEnvironment,
  defaultPorts,
  listStandIns,
  readDevelopmentSecrets,
} from '../system/environment.mjs';
import { startPart } from '../system/part.mjs';
import { startSystem } from '../system/system.mjs';

/** @typedef {Awaited<ReturnType<typeof startMeasuredStack>>} Stack */

/**
 * Builds and starts the whole product on free ports with its own database and the demo data.
 *
 * @param {string} checkout
 * @param {Record<string, string>} [given] the environment of every part
 */
export async function startMeasuredStack(checkout, given = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'larkwell-bench-'));
  await buildAll(checkout);
  const database = await startThrowawayPostgres();
  const names = Object.keys(defaultPorts);
  const free = await findFreePorts(names.length);
  const ports = /** @type {typeof defaultPorts} */ (
    Object.fromEntries(names.map((name, index) => [name, free[index]]))
  );
  const environment = completeEnvironment(
    { LOG_LEVEL: 'warn', ...given },
    { ports, databaseUrl: database.url, secrets: readDevelopmentSecrets(data), data },
  );
  /** @type {Record<string, number>} */
  const processes = { database: database.pid };
  /** @type {Record<string, number>} milliseconds */
  const startTimes = {};
  /** @type {Record<string, import('../system/part.mjs').PartPlan>} */
  const plans = {};
  const system = await startSystem({
    checkout,
    environment,
    standIns: listStandIns({}),
    logs: path.join(data, 'logs'),
    seed: true,
    async start(plan) {
      plans[plan.name] = plan;
      const begun = performance.now();
      const part = await startPart(plan);
      processes[plan.name] = part.pid;
      startTimes[plan.name] = performance.now() - begun;
      return part;
    },
  });
  return {
    environment,
    processes,
    startTimes,
    plans,
    logs: path.join(data, 'logs'),
    async stop() {
      await system.stop();
      await database.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

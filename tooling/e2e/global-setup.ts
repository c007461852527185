import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startThrowawayPostgres } from '../postgres.mjs';
import { buildAll } from '../system/builds.mjs';
import { checkout, startTestSystem } from './systems';

/** Starts one whole product for each worker, once a run; a worker that is replaced after a failure finds its own. */
export default async function startSystems({ workers }: FullConfig) {
  await buildAll(checkout);
  const database = await startThrowawayPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'larkwell-e2e-'));
  const ends = [() => database.stop()];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
    if (!process.env.E2E_KEEP) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const environments: Record<string, string>[] = [];
    for (let worker = 0; worker < workers; worker += 1) {
      const system = await startTestSystem(database.adminUrl, mkdtempSync(path.join(folder, 'system-')));
      ends.push(system.stop);
      environments.push(system.environment);
    }
    process.env.E2E_ENVIRONMENTS = JSON.stringify(environments);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

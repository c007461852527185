import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { findFreePorts } from '../ports.mjs';
import { startThrowawayPostgres } from '../postgres.mjs';
import { buildAll } from '../system/builds.mjs';
import { checkout, portsOfSystem, startTestSystem } from './systems';

/** Starts one whole product per worker, once per run; a worker that replaces a failed one reuses its product. */
export default async function startSystems({ workers }: FullConfig) {
  await buildAll(checkout);
  const database = await startThrowawayPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'larkwell-e2e-'));
  const ends: (() => Promise<unknown>)[] = [() => database.stop()];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
    if (!process.env.E2E_KEEP) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ports = await findFreePorts(workers * portsOfSystem);
    const started = await Promise.allSettled(
      Array.from({ length: workers }, () => {
        const own = ports.splice(0, portsOfSystem);
        return startTestSystem(database, mkdtempSync(path.join(folder, 'system-')), own);
      }),
    );
    const systems = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    ends.push(() => Promise.all(systems.map((system) => system.stop())));
    const failed = started.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    process.env.E2E_ENVIRONMENTS = JSON.stringify(systems.map((system) => system.environment));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

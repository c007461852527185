import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { checkout, portsOfSystem, startTestSystem } from '../e2e/systems';
import { findFreePorts } from '../ports.mjs';
import { startThrowawayPostgres } from '../postgres.mjs';
import { buildAll } from '../system/builds.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the booking site of the running product is: `inject('bookingSite')`. */
    bookingSite: string;
  }
}

/** Builds and starts the whole product once, for all browsers. */
export default async function setup(project: TestProject) {
  await buildAll(checkout);
  const folder = mkdtempSync(path.join(tmpdir(), 'larkwell-browsers-'));
  const database = await startThrowawayPostgres();
  const system = await startTestSystem(database, folder, await findFreePorts(portsOfSystem));
  project.provide('bookingSite', system.environment.BOOKING_URL!);
  return async () => {
    await system.stop();
    await database.stop();
    rmSync(folder, { recursive: true });
  };
}

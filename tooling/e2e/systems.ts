import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg, { escapeIdentifier } from 'pg';
import {
  completeEnvironment,
  defaultPorts,
  readDevelopmentSecrets,
  type StandIn,
} from '../system/environment.mjs';
import { startSystem } from '../system/system.mjs';
import { openDatabase } from './database';

export const checkout = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Every run starts here: a Tuesday, 9 in the morning in New York, 6 in Los Angeles. */
export const pinnedMorning = '2027-06-15T13:00:00.000Z';

const portNames = Object.keys(defaultPorts);

/** How many free ports a system takes. */
export const portsOfSystem = portNames.length;

/** One whole product on free ports, with its own database. */
export interface System {
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Starts stand-ins, API and both built sites on a fresh database with demo data as of `pinnedMorning`.
 *
 * @param server where the database is created
 * @param folder for logs and the stand-ins' files
 * @param free ports for it, `portsOfSystem` of them
 */
export async function startTestSystem(
  server: { url: string; adminUrl: string },
  folder: string,
  free: number[],
): Promise<System> {
  const name = `e2e_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(
    `create database ${escapeIdentifier(name)} owner ${escapeIdentifier(new URL(server.url).username)}`,
  );
  await admin.end();

  const ports = Object.fromEntries(
    portNames.map((port, index) => [port, free[index]]),
  ) as typeof defaultPorts;
  const given = {
    // Each test has its own IP address, so per-address limits do not add up over a run.
    TRUST_PROXY: '1',
    // Nearly every visit in a run is for the same patient.
    VISITS_PER_PATIENT: '10000',
    VISITS_PER_PATIENT_A_DAY: '10000',
    LOG_LEVEL: 'info',
  };
  const databaseUrl = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  const secrets = readDevelopmentSecrets(folder);
  const environment: Record<string, string> = completeEnvironment(given, {
    ports,
    databaseUrl,
    secrets,
    data: folder,
  });
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(checkout, 'tooling', 'e2e', 'pin-clock.ts'), databaseUrl, pinnedMorning],
    { cwd: checkout },
  );
  const standIns: StandIn[] = ['stripe', 's3', 'mail', 'usps', 'texts'];
  const logs = path.join(folder, 'logs');
  const { stop } = await startSystem({ checkout, environment, standIns, logs, seed: true });
  await makeRoom(environment);
  return { environment, stop };
}

/** Nearly every visit is at the nearest location on one of the first days, and no test frees its place. */
async function makeRoom(environment: Record<string, string>): Promise<void> {
  await openDatabase(environment)(
    `update slots set capacity = capacity + 60
     where location_id = 'site-68102' and starts_at < $1::timestamptz + interval '4 days'`,
    pinnedMorning,
  );
}

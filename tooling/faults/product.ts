import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { checkout, pinnedMorning, portsOfSystem } from '../e2e/systems';
import { findFreePorts } from '../ports.mjs';
import { startThrowawayPostgres } from '../postgres.mjs';
import { buildAll } from '../system/builds.mjs';
import {
  completeEnvironment,
  defaultPorts,
  readDevelopmentSecrets,
  type StandIn,
} from '../system/environment.mjs';
import { signalGroup, startPart, type Part, type PartPlan } from '../system/part.mjs';
import { planParts } from '../system/plans.mjs';
import { startSystem } from '../system/system.mjs';

const standIns: StandIn[] = ['stripe', 's3', 'mail', 'usps', 'texts'];

export interface Product {
  environment: Record<string, string>;
  pool: pg.Pool;
  /** The parts that can be killed, each a separate process. */
  parts: string[];
  /** Kills a part as a power cut would, restarts it and waits until it answers. */
  crash(part: string): Promise<void>;
  /** Runs everything that is due by then. */
  advance(minutes: number): Promise<void>;
  /** The mails received, each once: a resent mail keeps its id. */
  listMails(): { to: string; subject: string }[];
  /** Stops and removes what it started. */
  close(): Promise<void>;
}

/** The whole product with demo data: database server, stand-ins, API and both sites in separate processes. */
export async function startProduct(): Promise<Product> {
  await buildAll(checkout);
  const folder = mkdtempSync(path.join(tmpdir(), 'larkwell-faults-'));
  const database = await startThrowawayPostgres();
  const running = new Map<string, { plan: PartPlan; part: Part }>();
  const start = async (plan: PartPlan) => {
    const part = await startPart(plan);
    running.set(plan.name, { plan, part });
    return part;
  };
  const stopAll = async () => {
    for (const { part } of [...running.values()].reverse()) await part.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const pool = await openDatabase(database);
    const environment = await prepareEnvironment(database.url, folder);
    const logs = path.join(folder, 'logs');
    await Promise.all(
      standIns.map((name) => {
        const plan = planParts({ checkout, environment, standIns: [name], logs }).standIns!;
        return start({ ...plan, name, logFile: path.join(logs, `${name}.log`) });
      }),
    );
    await startSystem({ checkout, environment, standIns: [], logs, seed: true, start });
    return {
      environment,
      pool,
      parts: [...running.keys(), 'The database'].filter((name) => !['usps', 'texts'].includes(name)),
      async crash(name) {
        if (name === 'The database') return database.crash();
        const { plan, part } = running.get(name)!;
        signalGroup(part.pid, 'SIGKILL');
        await part.ended;
        await start(plan);
      },
      advance: (minutes) => advance(environment, minutes),
      listMails: () => listMails(path.join(folder, 'mail')),
      async close() {
        await pool.end();
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** The throwaway server's test settings may lose acknowledged commits; turn that off here. */
async function openDatabase({ url, adminUrl }: { url: string; adminUrl: string }): Promise<pg.Pool> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('alter database larkwell set synchronous_commit = on');
  await admin.end();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  return pool;
}

async function prepareEnvironment(url: string, folder: string): Promise<Record<string, string>> {
  const free = await findFreePorts(portsOfSystem);
  const names = Object.keys(defaultPorts);
  const ports = Object.fromEntries(names.map((name, n) => [name, free[n]])) as typeof defaultPorts;
  const secrets = readDevelopmentSecrets(folder);
  // Every visit is for the same patient.
  const given = {
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    VISITS_PER_PATIENT: '10000',
    VISITS_PER_PATIENT_A_DAY: '10000',
  };
  const pin = path.join(checkout, 'tooling', 'e2e', 'pin-clock.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', pin, url, pinnedMorning], {
    cwd: checkout,
  });
  return completeEnvironment(given, { ports, databaseUrl: url, secrets, data: folder });
}

async function advance({ API_URL, SERVICE_KEY }: Record<string, string>, minutes: number): Promise<void> {
  const reply = await fetch(`${API_URL}/clock`, {
    method: 'POST',
    headers: { 'x-service-key': SERVICE_KEY!, 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: minutes * 60 }),
  });
  if (!reply.ok) throw new Error(`the clock did not move: ${await reply.text()}`);
}

/** The mail server keeps each mail in a file, so it loses none when killed. */
function listMails(folder: string) {
  const found = new Map<string, { to: string; subject: string }>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.eml'))) {
    const head = readFileSync(path.join(folder, name), 'utf8')
      .split('\r\n\r\n')[0]!
      .replace(/\r\n[ \t]+/g, ' ');
    const header = (label: string) => new RegExp(`^${label}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
    found.set(header('Message-ID') || name, { to: header('To'), subject: header('Subject') });
  }
  return [...found.values()];
}

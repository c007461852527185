import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { weighPage } from './bench/bytes.mjs';
import { startApiFloor, startSiteFloor } from './bench/floors.mjs';
import { measureLoad, takeMedian } from './bench/load.mjs';
import { listCalls, listPages, listTimedCalls } from './bench/pages.mjs';
import { readMemory } from './bench/processes.mjs';
import { findSample } from './bench/sample.mjs';
import { startMeasuredStack } from './bench/stack.mjs';
import { fixed, kilobytes, printTable } from './bench/table.mjs';
import { beginVisits } from './bench/visits.mjs';
import { findFreePorts } from './ports.mjs';
import { startPart } from './system/part.mjs';

/*
 * `npm run bench [-- --write] [-- --quick]`: floors and product in one run, taken in turn, so that the ratios hold
 * on any machine. `--write` keeps the tables in docs/performance.md.
 */
const checkout = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const quick = process.argv.includes('--quick');
const rounds = quick ? 1 : 3;
const seconds = quick ? 2 : 5;

const stack = await startMeasuredStack(checkout);
const ends = [stack.stop];
try {
  const floor = await startSiteFloor(checkout, stack.logs);
  ends.push(floor.stop);
  const sample = await findSample(stack.environment);
  const memoryAtStart = readAllMemory();
  const pages = listPages(stack.environment, await beginVisits(stack.environment, sample));
  const tables = [
    ['Pages', await measurePages(floor, pages)],
    ['Pages kept in memory (`PAGE_CACHE=1`)', await measureKeptPages(pages)],
  ];
  const planted = plantRows();
  const calls = listCalls(stack.environment, sample, planted);
  const queries = Object.fromEntries(calls.map((call) => [call.floor, call.sql]));
  const bare = await startApiFloor(checkout, stack.logs, stack.environment.DATABASE_URL, queries);
  ends.push(bare.stop);
  tables.push(
    ['Calls', await measureCalls(calls, bare)],
    ['Calls by themselves', await measureTimedCalls(listTimedCalls(stack.environment, sample, planted))],
    ['Processes', describeProcesses(memoryAtStart)],
  );
  const text = tables.map(([title, table]) => `## ${title}\n\n${table}\n`).join('\n');
  console.log(`\n${text}`);
  if (process.argv.includes('--write')) keep(text);
} finally {
  for (const end of ends.toReversed()) await end();
}

async function measurePages(floor, pages) {
  const floors = [];
  const readings = new Map(pages.map((page) => [page.name, []]));
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await measureLoad(floor.url, { front: floor.pid }, { seconds }));
    for (const page of pages) {
      const processes = {
        front: stack.processes[page.site],
        api: stack.processes['The API'],
        database: stack.processes.database,
      };
      const headers = page.cookie ? { cookie: page.cookie } : {};
      readings.get(page.name).push(await measureLoad(page.url, processes, { seconds, headers }));
    }
  }
  const base = takeMedian(floors);
  const floorBytes = await weighPage(floor.url);
  const row = (name, reading, bytes) => {
    const total = Object.values(reading.cpu).reduce((sum, time) => sum + time, 0);
    const back = ['api', 'database'].map((part) => fixed(reading.cpu[part] ?? 0, 2));
    return [
      name,
      fixed(total, 2),
      fixed(reading.cpu.front, 2),
      ...back,
      fixed(reading.rate, 0),
      `${fixed(reading.rate / base.rate, 1)}×`,
      fixed(reading.p99, 0),
      `${fixed(reading.spread * 100, 0)} %`,
      kilobytes(bytes.html),
      kilobytes(bytes.css),
      kilobytes(bytes.script),
      bytes.requests,
      reading.failures,
    ];
  };
  const rows = [row('Minimal remix-serve, brotli', base, floorBytes)];
  for (const page of pages) {
    rows.push(
      row(
        page.name,
        takeMedian(readings.get(page.name)),
        await weighPage(page.url, page.cookie ? { cookie: page.cookie } : {}),
      ),
    );
  }
  return printTable(
    ['Page', 'CPU ms', 'front', 'API', 'database', 'req/s', 'to floor', 'p99 ms', 'spread'].concat([
      'HTML kB',
      'CSS kB',
      'script kB',
      'requests',
      'failed',
    ]),
    rows,
  );
}

async function measureCalls(calls, bare) {
  const rows = [];
  for (const call of calls) {
    const ours = [];
    const floors = [];
    const key = { 'x-service-key': stack.environment.SERVICE_KEY };
    for (let round = 0; round < rounds; round += 1) {
      const bareLoad = { seconds, vary: call.varyFloor };
      floors.push(await measureLoad(`${bare.url}/${call.floor}`, { front: bare.pid }, bareLoad));
      const ourLoad = { seconds, headers: key, vary: call.vary };
      ours.push(await measureLoad(call.url, { front: stack.processes['The API'] }, ourLoad));
    }
    const mine = takeMedian(ours);
    const base = takeMedian(floors);
    rows.push([
      call.name,
      fixed(base.rate, 0),
      fixed(mine.rate, 0),
      fixed(mine.rate / base.rate, 2),
      fixed(mine.p99, 0),
      mine.failures,
    ]);
  }
  return printTable(['Call', 'bare Hono + pg req/s', 'ours req/s', 'ratio', 'p99 ms', 'failed'], rows);
}

/** The same pages from a shop that keeps them, beside the one that makes them anew. */
async function measureKeptPages(pages) {
  const [port] = await findFreePorts(1);
  const plan = stack.plans['The shop'];
  const env = { ...plan.env, PAGE_CACHE: '1', SHOP_PORT: String(port) };
  const address = `http://127.0.0.1:${port}`;
  const kept = await startPart({
    ...plan,
    name: 'The shop with its pages kept',
    env,
    readyUrl: `${address}/favicon.ico`,
  });
  try {
    const rows = [];
    for (const page of pages.filter(({ site, cookie }) => site === 'The shop' && !cookie)) {
      const fresh = await measureLoad(page.url, {}, { seconds });
      const fromMemory = await measureLoad(address + new URL(page.url).pathname, {}, { seconds });
      const times = `${fixed(fromMemory.rate / fresh.rate, 1)}×`;
      rows.push([page.name, fixed(fresh.rate, 0), fixed(fromMemory.rate, 0), times, fromMemory.failures]);
    }
    return printTable(['Page', 'made anew req/s', 'kept req/s', 'ratio', 'failed'], rows);
  } finally {
    await kept.stop();
  }
}

/** Makes the database as large as years of use would. */
function plantRows() {
  const script = path.join(checkout, 'tooling', 'bench', 'plant.ts');
  const args = ['--import', 'tsx', script, stack.environment.DATABASE_URL];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: checkout, encoding: 'utf8' }));
}

async function measureTimedCalls(calls) {
  const rows = [];
  for (const { name, url, connections, headers } of calls) {
    const all = { 'x-service-key': stack.environment.SERVICE_KEY, ...headers };
    const reading = await measureLoad(url, {}, { seconds, connections, headers: all });
    const times = [reading.average, reading.p97, reading.p99].map((time) => fixed(time, 1));
    rows.push([name, connections, ...times, fixed(reading.rate, 0), reading.failures]);
  }
  return printTable(['Call', 'clients', 'average ms', 'p97.5 ms', 'p99 ms', 'req/s', 'failed'], rows);
}

function readAllMemory() {
  return Object.fromEntries(Object.entries(stack.processes).map(([name, pid]) => [name, readMemory(pid)]));
}

function describeProcesses(atStart) {
  const underLoad = readAllMemory();
  return printTable(
    ['Process', 'start s', 'memory after start MB', 'after the load MB'],
    Object.keys(stack.processes).map((name) => [
      name,
      stack.startTimes[name] === undefined ? '' : fixed(stack.startTimes[name] / 1000, 1),
      fixed(atStart[name], 0),
      fixed(underLoad[name], 0),
    ]),
  );
}

function keep(text) {
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  const intro = `# Performance\n\nWritten by \`npm run bench -- --write\` on ${machine}, 10 connections, brotli accepted, no cookie. Figures of one\nrun belong together: what binds is the ratio to the floor measured in the same run.\n\n`;
  writeFileSync(path.join(checkout, 'docs', 'performance.md'), intro + text);
}

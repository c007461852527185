import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApiFloor, startSiteFloor } from './bench/floors.mjs';
import { measureCalls, measureTimedCalls } from './bench/measure-calls.mjs';
import { measureKeptPages, measurePages } from './bench/measure-pages.mjs';
import { listCalls, listPages, listTimedCalls } from './bench/pages.mjs';
import { readMemory } from './bench/processes.mjs';
import { findSample } from './bench/sample.mjs';
import { startMeasuredStack } from './bench/stack.mjs';
import { fixed, printTable } from './bench/table.mjs';
import { beginVisits } from './bench/visits.mjs';

/* `npm run bench [-- --write] [-- --quick]`: measures floors and product alternately in one run, so the ratios hold on
   any machine. `--write` saves the tables in docs/performance.md. Fails if a page misses its budget with `PAGE_CACHE=1`. */
const checkout = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const quick = process.argv.includes('--quick');
const size = quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 5 };

const stack = await startMeasuredStack(checkout);
const ends = [stack.stop];
try {
  const floor = await startSiteFloor(checkout, stack.logs);
  ends.push(floor.stop);
  const sample = await findSample(stack.environment);
  const memoryAtStart = readAllMemory();
  const pages = listPages(stack.environment, await beginVisits(stack.environment, sample));
  const measured = await measurePages(stack, floor, pages, size);
  const kept = await measureKeptPages(stack, pages, size);
  const tables = [
    ['Pages', measured],
    ['Pages kept in memory (`PAGE_CACHE=1`)', kept.table],
  ];
  const planted = plantRows();
  const calls = listCalls(stack.environment, sample, planted);
  const bare = await startApiFloor(checkout, stack.logs, stack.environment.DATABASE_URL);
  ends.push(bare.stop);
  const timed = listTimedCalls(stack.environment, sample, planted);
  tables.push(
    ['Calls', await measureCalls(stack, calls, bare, size)],
    ['Calls without a floor', await measureTimedCalls(stack, timed, size)],
    ['Processes', describeProcesses(memoryAtStart)],
  );
  const text = tables.map(([title, table]) => `## ${title}\n\n${table}\n`).join('\n');
  console.log(`\n${text}`);
  if (process.argv.includes('--write')) keep(text);
  for (const page of kept.missed) console.error(`Budget missed: ${page} with PAGE_CACHE=1.`);
  if (kept.missed.length > 0) process.exitCode = 1;
} finally {
  for (const end of ends.toReversed()) await end();
}

/** Fills the database as years of use would. */
function plantRows() {
  const script = path.join(checkout, 'tooling', 'bench', 'plant.ts');
  const args = ['--import', 'tsx', script, stack.environment.DATABASE_URL];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: checkout, encoding: 'utf8' }));
}

function readAllMemory() {
  return Object.fromEntries(Object.entries(stack.processes).map(([name, pid]) => [name, readMemory(pid)]));
}

function describeProcesses(/** @type {Record<string, number>} */ atStart) {
  const underLoad = readAllMemory();
  return printTable(
    ['Process', 'start s', 'memory after start MB', 'memory after load MB'],
    Object.keys(stack.processes).map((name) => [
      name,
      stack.startTimes[name] === undefined ? '' : fixed(stack.startTimes[name] / 1000, 1),
      fixed(atStart[name] ?? 0, 0),
      fixed(underLoad[name] ?? 0, 0),
    ]),
  );
}

function keep(/** @type {string} */ text) {
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  const intro = `# Performance\n\nWritten by \`npm run bench -- --write\` on ${machine}, 10 connections, brotli accepted, no cookie. Compare figures\nonly within one run: what counts is the ratio to the floor measured in that run.\n\n`;
  const file = path.join(checkout, 'docs', 'performance.md');
  // The speed-ups were measured one at a time by removing each; this script does not do that.
  const [, speedUps = ''] = readFileSync(file, 'utf8').split(/^(?=## Each speed-up)/m);
  writeFileSync(file, `${intro}${text}\n${speedUps}`);
}

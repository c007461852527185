import { findFreePorts } from '../ports.mjs';
import { startPart } from '../system/part.mjs';
import { weighPage } from './bytes.mjs';
import { measureLoad, takeMedian } from './load.mjs';
import { fixed, kilobytes, printTable } from './table.mjs';

/**
 * @typedef {import('./stack.mjs').Stack} Stack
 * @typedef {import('./pages.mjs').Page} Page
 */

/**
 * Measures each page alternately with minimal `remix-serve`; CPU time is per request in each process.
 *
 * @param {Stack} stack
 * @param {{ url: string, pid: number }} floor
 * @param {Page[]} pages
 * @param {{ rounds: number, seconds: number }} size
 */
export async function measurePages(stack, floor, pages, { rounds, seconds }) {
  const floors = [];
  const readings = new Map(
    pages.map((page) => [page.name, /** @type {import('./load.mjs').Reading[]} */ ([])]),
  );
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await measureLoad(floor.url, { front: floor.pid }, { seconds }));
    for (const page of pages) {
      const processes = {
        front: stack.processes[page.site] ?? 0,
        api: stack.processes['The API'] ?? 0,
        database: stack.processes.database ?? 0,
      };
      /** @type {Record<string, string>} */
      const headers = page.cookie ? { cookie: page.cookie } : {};
      readings.get(page.name)?.push(await measureLoad(page.url, processes, { seconds, headers }));
    }
  }
  const base = takeMedian(floors);
  const floorBytes = await weighPage(floor.url);
  const row = (
    /** @type {string} */ name,
    /** @type {ReturnType<typeof takeMedian>} */ reading,
    /** @type {Awaited<ReturnType<typeof weighPage>>} */ bytes,
  ) => {
    const total = Object.values(reading.cpu).reduce((sum, time) => sum + time, 0);
    const back = ['api', 'database'].map((part) => fixed(reading.cpu[part] ?? 0, 2));
    return [
      name,
      fixed(total, 2),
      fixed(reading.cpu.front ?? 0, 2),
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
        takeMedian(readings.get(page.name) ?? []),
        await weighPage(page.url, page.cookie ? { cookie: page.cookie } : undefined),
      ),
    );
  }
  return printTable(
    ['Page', 'CPU ms', 'front', 'API', 'database', 'req/s', 'vs. floor', 'p99 ms', 'spread'].concat([
      'HTML kB',
      'CSS kB',
      'script kB',
      'requests',
      'failed',
    ]),
    rows,
  );
}

/** A page from memory is answered at least this many times as often as one that is rendered. */
const leastKeptRatio = 10;

/**
 * Measures the same pages alternately with and without the page cache.
 *
 * @param {Stack} stack
 * @param {Page[]} pages
 * @param {{ rounds: number, seconds: number }} size
 * @returns the table, and the pages that miss the budget
 */
export async function measureKeptPages(stack, pages, { rounds, seconds }) {
  const [port] = await findFreePorts(1);
  const plan = stack.plans['The shop'];
  if (!plan) throw new Error('The shop was not started.');
  const env = { ...plan.env, PAGE_CACHE: '1', PORT: String(port) };
  const address = `http://127.0.0.1:${port}`;
  const kept = await startPart({
    ...plan,
    name: 'The shop with its pages kept',
    env,
    readyUrl: `${address}/favicon.ico`,
  });
  try {
    const readings = [];
    for (const page of pages.filter(({ site, cookie }) => site === 'The shop' && !cookie)) {
      const rendered = [];
      const cached = [];
      for (let round = 0; round < rounds; round += 1) {
        rendered.push(await measureLoad(page.url, {}, { seconds }));
        cached.push(await measureLoad(address + new URL(page.url).pathname, {}, { seconds }));
      }
      readings.push({ name: page.name, rendered: takeMedian(rendered), cached: takeMedian(cached) });
    }
    return judgeKept(readings);
  } finally {
    await kept.stop();
  }
}

/**
 * @param {{ name: string, rendered: { rate: number }, cached: { rate: number, failures: number } }[]} readings
 * @returns {{ table: string, missed: string[] }}
 */
export function judgeKept(readings) {
  const judged = readings.map(({ name, rendered, cached }) => {
    const ratio = cached.rate / rendered.rate;
    const isMet = ratio >= leastKeptRatio;
    const rates = [fixed(rendered.rate, 0), fixed(cached.rate, 0), `${fixed(ratio, 1)}×`];
    return { isMet, row: [name, ...rates, isMet ? 'met' : 'missed', cached.failures] };
  });
  const head = ['Page', 'rendered req/s', 'cached req/s', 'ratio', `at least ${leastKeptRatio}×`, 'failed'];
  return {
    table: printTable(
      head,
      judged.map(({ row }) => row),
    ),
    missed: readings.filter((_, index) => !judged[index]?.isMet).map(({ name }) => name),
  };
}

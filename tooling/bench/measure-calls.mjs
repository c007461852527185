import { measureLoad, takeMedian } from './load.mjs';
import { fixed, printTable } from './table.mjs';

/**
 * @typedef {import('./stack.mjs').Stack} Stack
 * @typedef {{ rounds: number, seconds: number }} Size
 */

/**
 * Measures each call alternately with bare Hono and pg running the same query.
 *
 * @param {Stack} stack
 * @param {ReturnType<typeof import('./pages.mjs').listCalls>} calls
 * @param {{ url: string, pid: number }} bare
 * @param {Size} size
 */
export async function measureCalls(stack, calls, bare, { rounds, seconds }) {
  const rows = [];
  for (const call of calls) {
    const ours = [];
    const floors = [];
    const key = { 'x-service-key': stack.environment.SERVICE_KEY };
    for (let round = 0; round < rounds; round += 1) {
      const bareLoad = { seconds, vary: call.varyFloor };
      floors.push(await measureLoad(`${bare.url}/${call.floor}`, { front: bare.pid }, bareLoad));
      const ourLoad = { seconds, headers: key, vary: call.vary };
      ours.push(await measureLoad(call.url, { front: stack.processes['The API'] ?? 0 }, ourLoad));
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

/**
 * Measures calls on their own, each with its number of clients.
 *
 * @param {Stack} stack
 * @param {ReturnType<typeof import('./pages.mjs').listTimedCalls>} calls
 * @param {Size} size
 */
export async function measureTimedCalls(stack, calls, { seconds }) {
  const rows = [];
  for (const { name, url, connections, headers } of calls) {
    const all = { 'x-service-key': stack.environment.SERVICE_KEY, ...headers };
    const reading = await measureLoad(url, {}, { seconds, connections, headers: all });
    const times = [reading.average, reading.p97, reading.p99].map((time) => fixed(time, 1));
    rows.push([name, connections, ...times, fixed(reading.rate, 0), reading.failures]);
  }
  return printTable(['Call', 'clients', 'average ms', 'p97.5 ms', 'p99 ms', 'req/s', 'failed'], rows);
}

import autocannon from 'autocannon';
import { readCpu } from './processes.mjs';

/**
 * @typedef {{ method?: string, path?: string, headers?: Record<string, string>, body?: string }} Varied what one of many
 *   requests has of its own
 *
 * @typedef {object} Reading
 * @property {number} rate requests a second
 * @property {number} average milliseconds
 * @property {number} p97 milliseconds within which 97.5 of 100 are answered
 * @property {number} p99 milliseconds
 * @property {Record<string, number>} cpu milliseconds of processor time a request, by process
 * @property {number} failures answers that were not 2xx
 */

const headers = { 'accept-encoding': 'br, gzip', accept: 'text/html' };

/**
 * Requests one address with 10 connections, as a browser would, after a warm-up.
 *
 * @param {string} url
 * @param {Record<string, number>} processes name → process id whose time is counted
 * @param {{ seconds?: number, connections?: number, headers?: Record<string, string>, vary?: (n: number) => Varied }}
 *   [options] `vary` makes the n-th request another: its `method`, `path`, `headers`, `body`
 * @returns {Promise<Reading>}
 */
export async function measureLoad(url, processes, options = {}) {
  const { seconds = 5, connections = 10, headers: more = {}, vary } = options;
  let sent = 0;
  const setupRequest = (/** @type {Varied} */ request) => {
    const { headers: own, ...rest } = vary?.((sent += 1)) ?? {};
    return { ...request, ...rest, headers: { ...request.headers, ...own } };
  };
  const ask = (/** @type {number} */ duration) =>
    autocannon({
      url,
      connections,
      duration,
      headers: { ...headers, ...more },
      timeout: 20,
      ...(vary && { requests: [{ setupRequest }] }),
    });
  await ask(2);
  const before = readAll(processes);
  const result = await ask(seconds);
  const after = readAll(processes);
  const answered = result.requests.total;
  const cpu = Object.fromEntries(
    Object.keys(processes).map((name) => [
      name,
      ((after[name] ?? 0) - (before[name] ?? 0)) / Math.max(answered, 1),
    ]),
  );
  return {
    rate: result.requests.average,
    average: result.latency.average,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    cpu,
    failures: result.non2xx + result.errors,
  };
}

const readAll = (/** @type {Record<string, number>} */ processes) =>
  Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, readCpu(pid)]));

/**
 * @param {Reading[]} readings
 * @returns {Reading & { spread: number }} the median one by rate; `spread` is (max − min) / median of the rates
 */
export function takeMedian(readings) {
  const sorted = readings.toSorted((a, b) => a.rate - b.rate);
  const [slowest] = sorted;
  const median = sorted[Math.floor(sorted.length / 2)];
  const quickest = sorted.at(-1);
  if (!slowest || !median || !quickest) throw new Error('Nothing was measured.');
  return { ...median, spread: (quickest.rate - slowest.rate) / median.rate };
}

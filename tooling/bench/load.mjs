import autocannon from 'autocannon';
import { readCpu } from './processes.mjs';

/**
 * @typedef {object} Reading
 * @property {number} rate requests a second
 * @property {number} p99 milliseconds
 * @property {Record<string, number>} cpu milliseconds of processor time a request, by process
 * @property {number} failures answers that were not 2xx
 */

const headers = { 'accept-encoding': 'br, gzip', accept: 'text/html' };

/**
 * Asks one address with 10 connections, as a browser would, after a warm-up.
 *
 * @param {string} url
 * @param {Record<string, number>} processes name → process id whose time is counted
 * @param {{ seconds?: number, headers?: Record<string, string> }} [options]
 * @returns {Promise<Reading>}
 */
export async function measureLoad(url, processes, { seconds = 5, headers: more = {} } = {}) {
  const ask = (duration) =>
    autocannon({ url, connections: 10, duration, headers: { ...headers, ...more }, timeout: 20 });
  await ask(2);
  const before = readAll(processes);
  const result = await ask(seconds);
  const after = readAll(processes);
  const answered = result.requests.total;
  const cpu = Object.fromEntries(
    Object.keys(processes).map((name) => [name, (after[name] - before[name]) / Math.max(answered, 1)]),
  );
  return {
    rate: result.requests.average,
    p99: result.latency.p99,
    cpu,
    failures: result.non2xx + result.errors,
  };
}

const readAll = (processes) =>
  Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, readCpu(pid)]));

/**
 * @param {Reading[]} readings
 * @returns {Reading & { spread: number }} the median one by rate; `spread` is (max − min) / median of the rates
 */
export function takeMedian(readings) {
  const sorted = readings.toSorted((a, b) => a.rate - b.rate);
  const median = sorted[Math.floor(sorted.length / 2)];
  return { ...median, spread: (sorted.at(-1).rate - sorted[0].rate) / median.rate };
}

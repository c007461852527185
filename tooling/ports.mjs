import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from './postgres-process.mjs';

function listen(/** @type {number} */ port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => resolve(server));
  });
}

/** Below the ephemeral port range, so the system does not hand one out before it is used. */
const lowest = 20_000;
const highest = 26_000;

/** One file per reserved port: otherwise two runs could choose the same port before either listens. */
const claims = path.join(tmpdir(), 'larkwell-ports');
const claimed = new Set();
process.on('exit', () => claimed.forEach((file) => rmSync(file, { force: true })));

/**
 * Free ports of 127.0.0.1, all different, reserved for this process until it ends.
 *
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function findFreePorts(count) {
  const ports = [];
  while (ports.length < count) {
    const port = randomInt(lowest, highest);
    if (claimPort(port) && (await isPortFree(port))) ports.push(port);
  }
  return ports;
}

/**
 * Reserves a port until this process ends.
 *
 * @param {number} port
 * @returns {boolean} false if a live process, perhaps this one, has reserved it
 */
export function claimPort(port) {
  const file = path.join(claims, String(port));
  try {
    mkdirSync(claims, { recursive: true, mode: 0o777 });
    if (isLeftBehind(file)) rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    return false;
  }
  claimed.add(file);
  return true;
}

function isLeftBehind(/** @type {string} */ file) {
  try {
    return !isAlive(Number(readFileSync(file, 'utf8')));
  } catch {
    return false;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
export async function isPortFree(port) {
  try {
    const server = await listen(port);
    await new Promise((resolve) => server.close(resolve));
    return true;
  } catch {
    return false;
  }
}

import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** True while the process exists, no matter who owns it. */
export function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * @param {string} data the data directory
 * @returns {{ pid: number, port: number, ready: boolean } | null} what `postmaster.pid` says, null without one
 */
export function readPidFile(data) {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Finds the server of this data. A `postmaster.pid` left by a killed server, or whose number now belongs to
 * another program, is removed; a server that is still starting or recovering is waited for.
 *
 * @param {string} data the data directory
 * @returns {Promise<{ pid: number, port: number } | null>} null when no server serves this data
 */
export async function findLiveServer(data) {
  for (;;) {
    const found = readPidFile(data);
    if (!found) return null;
    if (!found.pid || !isAlive(found.pid) || !serves(found.pid, data)) {
      rmSync(path.join(data, 'postmaster.pid'), { force: true });
      return null;
    }
    if (found.ready) return found;
    await pause(25);
  }
}

function serves(/** @type {number} */ pid, /** @type {string} */ data) {
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    } catch {
      return false;
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes(data);
}

/**
 * @param {number} pid of the postmaster
 * @param {'SIGINT' | 'SIGQUIT'} signal SIGINT ends sessions and writes everything down, SIGQUIT just stops
 */
export async function stopServer(pid, signal) {
  if (!isAlive(pid)) return;
  process.kill(pid, signal);
  for (let waited = 0; isAlive(pid); waited += 25) {
    if (waited === 10_000) process.kill(pid, 'SIGQUIT');
    await pause(25);
  }
}

import { spawn } from 'node:child_process';
import { appendFileSync, closeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { openLog } from './log-file.mjs';

/**
 * @typedef {object} PartPlan
 * @property {string} name as a person reads it
 * @property {string} cwd
 * @property {string[]} args of `node`
 * @property {Record<string, string>} env
 * @property {string} readyUrl answers with a status below 500 once the part is ready
 * @property {string} logFile
 * @property {(line: string) => void} [onLine] is given each line the part writes, beside the log file
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {number} pid
 * @property {Promise<unknown>} ended
 * @property {() => Promise<void>} stop
 * @property {(message: import('node:child_process').Serializable) => void} send does nothing for a part without `onLine`
 */

const patience = 180_000;

/**
 * Starts one process in its own process group, so that Ctrl-C in the terminal reaches only us and the parts are stopped
 * in order.
 *
 * @param {PartPlan} plan
 * @returns {Promise<Part>} once it answers
 * @throws its last lines of output if it ends before it is ready
 */
export async function startPart({ name, cwd, args, env, readyUrl, logFile, onLine }) {
  const { handle: log, readNew } = openLog(logFile);
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = onLine ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', log, log];
  /** @type {import('node:child_process').ChildProcess} */
  const child = spawn(process.execPath, args, {
    cwd,
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    detached: true,
    stdio,
  });
  if (onLine) {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        appendFileSync(logFile, `${line}\n`);
        onLine(line);
      });
    }
  }
  closeSync(log);
  const pid = child.pid ?? 0;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (!isRunning()) return;
    signalGroup(pid, 'SIGTERM');
    const forced = setTimeout(() => signalGroup(pid, 'SIGKILL'), 10_000);
    await ended;
    clearTimeout(forced);
  };
  const deadline = Date.now() + patience;
  while (!(await answers(readyUrl))) {
    if (!isRunning()) throw new Error(`${name} did not start:\n${lastLines(readNew())}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`${name} did not answer at ${readyUrl} within three minutes:\n${lastLines(readNew())}`);
    }
    await pause(50);
  }
  const send = (/** @type {import('node:child_process').Serializable} */ message) =>
    void (child.connected && child.send(message));
  return { name, pid, ended, stop, send };
}

async function answers(/** @type {string} */ url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** Ends a process and its children; a process that is already gone is fine. */
export function signalGroup(/** @type {number} */ pid, /** @type {NodeJS.Signals} */ signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function lastLines(/** @type {string} */ text) {
  return text.trim().split('\n').slice(-12).join('\n');
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readCommandLine } from './command-line.mjs';
import { signalGroup } from './part.mjs';

/**
 * The list of our processes, in a file, so the next start finds the ones that outlived a killed start.
 *
 * @param {string} file
 * @param {string} checkout every command of ours holds this path, which tells it from a stranger's with the same number
 */
export function keepRunningList(file, checkout) {
  const parts = new Map();
  const write = () =>
    writeFileSync(file, JSON.stringify({ starter: process.pid, parts: [...parts.values()] }));
  const isOurs = (/** @type {number} */ pid) => readCommandLine(pid).includes(checkout);
  return {
    /** @throws one sentence if another start of this checkout is running */
    async endLeftovers() {
      if (!existsSync(file)) return;
      const { starter, parts: left } = JSON.parse(readFileSync(file, 'utf8'));
      if (starter !== process.pid && /tooling\/(start|dev)\.mjs/.test(readCommandLine(starter))) {
        throw new Error(
          `Larkwell is running from this folder already (process ${starter}). End it there with Ctrl-C.`,
        );
      }
      for (const pid of left.filter(isOurs)) {
        signalGroup(pid, 'SIGKILL');
        while (isOurs(pid)) await pause(20);
      }
      rmSync(file);
    },
    /** @param {string} name @param {number} pid */
    add(name, pid) {
      parts.set(name, pid);
      write();
    },
    clear: () => rmSync(file, { force: true }),
  };
}

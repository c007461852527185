import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command line of a process, to check that a stored process id is not another program's; '' if it is gone. */
export function readCommandLine(/** @type {number} */ pid) {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

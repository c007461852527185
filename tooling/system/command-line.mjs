import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command a process runs, so that a number kept in a file is told apart from another program's; '' when gone. */
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

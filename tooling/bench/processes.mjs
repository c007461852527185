import { readFileSync, readdirSync } from 'node:fs';

const ticksPerSecond = 100;

function readStat(/** @type {number} */ pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // From field 5 of proc(5) on: utime, stime, cutime and cstime are fields 14 to 17.
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = rest.slice(9, 13).map(Number);
  return { parent: Number(parent), ticks: utime + stime + cutime + cstime };
}

function listTree(/** @type {number} */ root) {
  const parents = new Map();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      parents.set(Number(entry), readStat(Number(entry)).parent);
    } catch {
      // It ended while the list was read.
    }
  }
  const tree = [root];
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  return tree;
}

/**
 * @param {number} root
 * @returns {number} milliseconds of processor time that a process and all it started have used so far
 */
export function readCpu(root) {
  let ticks = 0;
  for (const pid of listTree(root)) {
    try {
      ticks += readStat(pid).ticks;
    } catch {
      // Its time is in its parent's figure.
    }
  }
  return (ticks * 1000) / ticksPerSecond;
}

/**
 * @param {number} root
 * @returns {number} MB held in memory by a process and all it started, shared pages counted once each (PSS)
 */
export function readMemory(root) {
  let kilobytes = 0;
  for (const pid of listTree(root)) {
    try {
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended while it was read.
    }
  }
  return kilobytes / 1024;
}

import { openSync, readFileSync, renameSync, statSync } from 'node:fs';

const mostBytes = 10 * 1024 * 1024;

/**
 * Opens the log of a part after what earlier starts wrote: an erasure, or the end of the audit chain, is looked up there
 * later. One that has grown beyond 10 MB is kept as `<file>.1`, in place of the one before it.
 *
 * @param {string} file
 * @returns {{ handle: number, readNew: () => string }} `readNew` gives what was written since
 */
export function openLog(file) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const isFull = size > mostBytes;
  if (isFull) renameSync(file, `${file}.1`);
  const begin = isFull ? 0 : size;
  return { handle: openSync(file, 'a'), readNew: () => readFileSync(file).subarray(begin).toString('utf8') };
}

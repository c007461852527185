import { openSync, readFileSync, renameSync, statSync } from 'node:fs';

const mostBytes = 10 * 1024 * 1024;

/**
 * Opens a part's log for appending: an erasure or the end of the audit chain may be looked up there later. A log over
 * 10 MB is renamed to `<file>.1`, replacing the previous one.
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

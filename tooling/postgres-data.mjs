import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findLiveServer, isAlive, stopServer } from './postgres-process.mjs';

/** Removes the data of throwaway servers whose process has gone. */
export async function removeAbandoned(/** @type {string} */ directory) {
  for (const name of readdirSync(directory)) {
    const owner = /^throwaway-(\d+)-/.exec(name)?.[1];
    if (owner && !isAlive(Number(owner))) await discard(path.join(directory, name));
  }
}

/**
 * Data outside a checkout outlives it. A new or emptied checkout at the same path has stand-ins that do not match the
 * old data, so it starts with new data.
 *
 * @param {string} data
 * @param {string | undefined} mark a file in the checkout's own folder for data, which is empty where nothing was
 *   started yet; undefined where the database lies in there too
 */
export async function discardForeignData(data, mark) {
  if (mark !== undefined && isEmpty(path.dirname(mark))) await discard(data);
}

function isEmpty(/** @type {string} */ folder) {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/** Notes in the checkout that the data outside it is its own. */
export function markAsOwn(/** @type {string | undefined} */ mark) {
  if (mark === undefined) return;
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(
    mark,
    'The database of this folder is under /var/lib/larkwell. Without this folder a new one is created.\n',
  );
}

async function discard(/** @type {string} */ data) {
  const live = await findLiveServer(data);
  if (live) await stopServer(live.pid, 'SIGQUIT');
  rmSync(data, { recursive: true, force: true });
}

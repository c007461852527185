import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../postgres.mjs';
import { isAlive } from '../postgres-process.mjs';
import { startPart } from './part.mjs';

const restartsAllowed = 3;
const restartWindow = 60_000;

/**
 * @typedef {object} Watch
 * @property {AbortController} stopping aborted when the person, or a part that cannot be kept alive, ends the run
 * @property {ReturnType<typeof import('./running.mjs').keepRunningList>} running
 * @property {(text: string) => void} say
 */

/**
 * Starts parts and restarts them if they end on their own: at most three times a minute, then the run ends.
 *
 * @param {Watch} watch
 * @returns {typeof startPart}
 */
export function keepingAlive({ stopping, running, say }) {
  return async function start(plan) {
    const begin = async () => {
      stopping.signal.throwIfAborted();
      const part = await startPart(plan);
      running.add(plan.name, part.pid);
      return part;
    };
    let current = await begin();
    let isWanted = true;
    const restarts = [];
    const watching = (async () => {
      for (;;) {
        await current.ended;
        if (!isWanted || stopping.signal.aborted) return;
        restarts.push(Date.now());
        if (restarts.filter((at) => at > Date.now() - restartWindow).length > restartsAllowed) {
          throw new Error(`${plan.name} keeps ending. What it wrote is in ${plan.logFile}.`);
        }
        say(`${plan.name} has ended and is restarted.`);
        current = await begin();
      }
    })();
    watching.catch((error) => stopping.abort(error));
    const stop = () => {
      isWanted = false;
      return current.stop();
    };
    return {
      ...current,
      stop,
      send: (/** @type {import('node:child_process').Serializable} */ message) => current.send(message),
    };
  };
}

/**
 * Watches the database server, which is not our child process if it was reused.
 *
 * @param {import('../postgres.mjs').Database} first
 * @param {number} port
 * @param {Watch} watch
 * @returns {() => Promise<void>} ends it for good
 */
export function keepDatabaseAlive(first, port, { stopping, say }) {
  let database = first;
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await pause(250);
      if (stopping.signal.aborted || isAlive(database.pid)) continue;
      say('The database has ended and is restarted.');
      database = await startPostgres({ port });
    }
  })();
  watching.catch((error) => stopping.abort(error));
  return async () => {
    await watching.catch(() => {});
    await database.stop();
  };
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPart } from './part.mjs';
import { planParts } from './plans.mjs';

/**
 * Starts everything but the database, in order: stand-ins, demo data, API, both sites. They must be built.
 *
 * @param {object} system
 * @param {string} system.checkout
 * @param {Record<string, string>} system.environment from `completeEnvironment`
 * @param {string[]} system.standIns from `listStandIns`
 * @param {string} system.logs folder of one log file a part
 * @param {boolean} system.seed whether to put the demo data into an empty database
 * @param {(plan: import('./part.mjs').PartPlan) => Promise<import('./part.mjs').Part>} [system.start]
 * @returns {Promise<{ stop: () => Promise<void> }>} `stop` ends the parts in reverse order
 * @throws what the first failing part wrote; parts started before it are stopped
 */
export async function startSystem({ checkout, environment, standIns, logs, seed, start = startPart }) {
  const plans = planParts({ checkout, environment, standIns, logs });
  const stages = [];
  const stop = async () => {
    for (const parts of stages.toReversed()) await Promise.all(parts.map((part) => part.stop()));
  };
  const startAll = async (stage) => {
    const results = await Promise.allSettled(stage.map(start));
    stages.push(results.flatMap((result) => result.value ?? []));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  };
  try {
    if (plans.standIns) await startAll([plans.standIns]);
    if (seed) await seedDemoData(checkout, plans.api.env);
    await startAll([plans.api]);
    await startAll(plans.sites);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function seedDemoData(checkout, env) {
  const cwd = path.join(checkout, 'api');
  try {
    await promisify(execFile)(process.execPath, [path.join(cwd, 'dist', 'seed.js')], { cwd, env });
  } catch (error) {
    throw new Error(`The demo data could not be written:\n${error.stderr || error.stdout || error.message}`, {
      cause: error,
    });
  }
}

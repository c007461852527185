import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { whatItWrote } from './builds.mjs';
import { startPart } from './part.mjs';
import { planParts } from './plans.mjs';

/**
 * @typedef {import('./part.mjs').Part} Part
 * @typedef {import('./part.mjs').PartPlan} PartPlan
 */

/**
 * Starts everything but the database, in order: stand-ins, demo data, API, both sites. They must be built already.
 *
 * @param {object} system
 * @param {string} system.checkout
 * @param {Record<string, string>} system.environment from `completeEnvironment`
 * @param {import('./environment.mjs').StandIn[]} system.standIns from `listStandIns`
 * @param {string} system.logs folder of one log file a part
 * @param {boolean} system.seed whether to put the demo data into an empty database
 * @param {boolean} [system.hasStorybook] whether to serve the built Storybook beside the sites
 * @param {(plan: PartPlan) => Promise<Part>} [system.start]
 * @returns {Promise<{ stop: () => Promise<void> }>} `stop` ends the parts in reverse order
 * @throws the output of the first failing part; parts started before it are stopped
 */
export async function startSystem({
  checkout,
  environment,
  standIns,
  logs,
  seed,
  hasStorybook = false,
  start = startPart,
}) {
  const plans = planParts({ checkout, environment, standIns, logs });
  /** @type {Part[][]} */
  const stages = [];
  const stop = async () => {
    for (const parts of stages.toReversed()) await Promise.all(parts.map((part) => part.stop()));
  };
  const startAll = async (/** @type {PartPlan[]} */ stage) => {
    const results = await Promise.allSettled(stage.map(start));
    stages.push(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  };
  try {
    if (plans.standIns) await startAll([plans.standIns]);
    if (seed) await seedDemoData(checkout, plans.api.env);
    await startAll([plans.api]);
    await startAll([...plans.sites, ...(hasStorybook ? [plans.storybook] : [])]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function seedDemoData(/** @type {string} */ checkout, /** @type {Record<string, string>} */ env) {
  const cwd = path.join(checkout, 'api');
  try {
    await promisify(execFile)(process.execPath, [path.join(cwd, 'dist', 'seed.js')], {
      cwd,
      env: /** @type {NodeJS.ProcessEnv} */ (env),
    });
  } catch (error) {
    throw new Error(`The demo data could not be written:\n${whatItWrote(error)}`, { cause: error });
  }
}

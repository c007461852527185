import { keepingAlive } from '../system/keep-alive.mjs';
import { planParts } from '../system/plans.mjs';
import { startReloadingApi } from './api.mjs';
import { lineOf, worthShowing } from './lines.mjs';
import { planSite, planStorybook } from './plans.mjs';

/** @typedef {'shop' | 'booking' | 'storybook'} Face what a person looks at; the API runs beside each */

/** @type {Record<Face, import('../system/environment.mjs').PortName>} */
const portOf = { shop: 'SHOP_PORT', booking: 'BOOKING_PORT', storybook: 'STORYBOOK_PORT' };
const faces = /** @type {Face[]} */ (Object.keys(portOf));

/**
 * What `npm run dev` starts: the stand-ins, the API and the faces, each rebuilt after a save.
 *
 * @param {string} checkout
 * @param {string[]} named faces to start; all if none is named
 * @param {(text: string) => void} say
 * @returns {import('../system/run.mjs').Launch}
 * @throws one sentence for an unknown name
 */
export function launchDevelopment(checkout, named, say) {
  const unknown = named.find((name) => !faces.some((face) => face === name));
  if (unknown) throw new Error(`There is no "${unknown}" to start; there are ${faces.join(', ')}.`);
  const wanted = faces.filter((face) => named.length === 0 || named.includes(face));
  return {
    ports: ['API_PORT', ...wanted.map((face) => portOf[face])],
    // Requests are visible in the browser; print only errors here.
    defaults: { LOG_LEVEL: 'warn' },
    prepare: async () => {},
    async start({ environment, standIns, logs, seed, watch }) {
      const show = (/** @type {string} */ name, /** @type {string} */ line) => {
        const text = worthShowing(line)?.replaceAll(`${checkout}/`, '');
        if (text) say(lineOf(name, text));
      };
      const start = keepingAlive(watch);
      const plans = planParts({ checkout, environment, standIns, logs });
      /** @type {{ stop: () => Promise<void> }[]} */
      const started = [];
      const stop = async () => {
        for (const part of started.toReversed()) await part.stop();
      };
      try {
        if (plans.standIns) started.push(await start(plans.standIns));
        /** @type {import('../system/part.mjs').Part[]} */
        const sites = [];
        const tell = (/** @type {string} */ message) => sites.forEach((site) => site.send(message));
        const api = await startReloadingApi({ checkout, env: plans.api.env, seed, tell, watch });
        started.push(api);
        say(lineOf('api', `${environment.API_URL}/api/v1/docs`));
        const starting = wanted.map(async (face) => {
          const plan =
            face === 'storybook'
              ? planStorybook({ checkout, environment, logs })
              : planSite(face, { checkout, environment, logs });
          const part = await start({ ...plan, onLine: (line) => show(face, line) });
          started.push(part);
          if (face !== 'storybook') sites.push(part);
          // The first page compiles most of a site; do that before a person opens it.
          await fetch(plan.address).catch(() => {});
          say(lineOf(face, plan.address));
        });
        const results = await Promise.allSettled(starting);
        const failed = results.find((result) => result.status === 'rejected');
        if (failed) throw failed.reason;
        say(lineOf('', 'Ready. Save a file and look; Ctrl-C ends everything.'));
      } catch (error) {
        await stop();
        throw error;
      }
      return { stop };
    },
  };
}

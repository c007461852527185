import { buildAll, readStorybookState } from './builds.mjs';
import { keepingAlive } from './keep-alive.mjs';
import { describeStart } from './screen.mjs';
import { startSystem } from './system.mjs';

/**
 * The built product, as `npm start` runs it.
 *
 * @param {string} checkout
 * @param {(text: string) => void} say
 * @returns {import('./run.mjs').Launch}
 */
export function launchProduct(checkout, say) {
  const started = performance.now();
  const storybook = readStorybookState(checkout);
  const hasStorybook = storybook !== 'missing';
  return {
    ports: [
      'SHOP_PORT',
      'BOOKING_PORT',
      'API_PORT',
      ...(hasStorybook ? [/** @type {const} */ ('STORYBOOK_PORT')] : []),
    ],
    async prepare() {
      const timer = setTimeout(() => say('Building (after a change; half a minute)'), 500);
      try {
        await buildAll(checkout);
      } finally {
        clearTimeout(timer);
      }
    },
    async start({ watch, ...system }) {
      const { environment, standIns, logs, seed } = system;
      const running = await startSystem({ ...system, hasStorybook, start: keepingAlive(watch) });
      if (!watch.stopping.signal.aborted) {
        const seconds = (performance.now() - started) / 1000;
        say(describeStart(environment, { standIns, seeded: seed, storybook, logs, seconds }));
      }
      return running;
    },
  };
}

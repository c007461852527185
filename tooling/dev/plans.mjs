import path from 'node:path';
import { storybookProgram } from '../system/builds.mjs';
import { planParts } from '../system/plans.mjs';

/**
 * @typedef {import('../system/part.mjs').PartPlan & { address: string }} FacePlan `address`: where a person looks
 * @typedef {{ checkout: string, environment: import('../system/environment.mjs').Environment, logs: string }} Where
 */

/**
 * A site served by Vite: each module is compiled on request, and again after a save.
 *
 * @param {'shop' | 'booking'} face
 * @param {Where} where
 * @returns {FacePlan}
 */
export function planSite(face, { checkout, environment, logs }) {
  const { sites } = planParts({ checkout, environment, standIns: [], logs });
  const [shop, booking] = sites;
  const [site, address] = face === 'shop' ? [shop, environment.SHOP_URL] : [booking, environment.BOOKING_URL];
  const remix = path.join(checkout, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js');
  const { HOST = '', PORT = '', ...env } = site.env;
  return {
    ...site,
    args: [remix, 'vite:dev', '--host', HOST, '--port', PORT, '--strictPort', '--logLevel', 'warn'],
    env: { ...env, NODE_ENV: 'development' },
    logFile: path.join(logs, `dev-${face}.log`),
    address,
  };
}

/**
 * Storybook served by Vite, on its own port and no other.
 *
 * @param {{ checkout: string, environment: Record<string, string>, logs: string }} where
 * @returns {FacePlan}
 */
export function planStorybook({ checkout, environment, logs }) {
  const { STORYBOOK_PORT: port = '' } = environment;
  const address = `http://127.0.0.1:${port}`;
  return {
    name: 'Storybook',
    cwd: path.join(checkout, 'storybook'),
    args: [
      path.join(checkout, storybookProgram),
      'dev',
      '-p',
      port,
      '--exact-port',
      '--host',
      '127.0.0.1',
      '--ci',
      '--disable-telemetry',
    ].concat(['--quiet']),
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_ENV: 'development' },
    readyUrl: `${address}/`,
    logFile: path.join(logs, 'dev-storybook.log'),
    address,
  };
}

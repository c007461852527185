import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { storybookSite } from './builds.mjs';
import { environmentOf } from './secrets.mjs';

/** @type {Record<import('./environment.mjs').StandIn, string>} */
const standInPorts = {
  stripe: 'STRIPE_PORT',
  s3: 'S3_PORT',
  mail: 'MAILBOX_PORT',
  usps: 'USPS_PORT',
  texts: 'TEXTS_PORT',
};

/**
 * How each process is started, in order.
 *
 * @param {{ checkout: string, environment: Record<string, string>, standIns: import('./environment.mjs').StandIn[],
 *   logs: string }} system
 * @returns {{ standIns: import('./part.mjs').PartPlan | null, api: import('./part.mjs').PartPlan, sites: [shop:
 *   import('./part.mjs').PartPlan, booking: import('./part.mjs').PartPlan], storybook: import('./part.mjs').PartPlan }}
 */
export function planParts({ checkout, environment, standIns, logs }) {
  mkdirSync(logs, { recursive: true });
  const envOf = (/** @type {import('./secrets.mjs').Part[]} */ parts) => ({
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    TZ: 'UTC',
    // We support Node 20; the SDK would warn about it at every start.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    ...environmentOf(environment, parts),
  });
  const logFile = (/** @type {string} */ name) => path.join(logs, `${name}.log`);
  const api = path.join(checkout, 'api');
  const site = (
    /** @type {string} */ name,
    /** @type {import('./secrets.mjs').Part} */ part,
    /** @type {string} */ folder,
    /** @type {string} */ port,
  ) => {
    const cwd = path.join(checkout, 'sites', folder);
    const serve = path.join(checkout, 'node_modules', '@remix-run', 'serve', 'dist', 'cli.js');
    return {
      name,
      cwd,
      args: [serve, path.join(cwd, 'build', 'server', 'index.js')],
      env: {
        ...envOf([part]),
        NODE_ENV: 'production',
        HOST: environment.HOST || '127.0.0.1',
        PORT: environment[port] ?? '',
      },
      readyUrl: `http://127.0.0.1:${environment[port]}/favicon.ico`,
      logFile: logFile(folder),
    };
  };
  return {
    standIns:
      standIns.length === 0
        ? null
        : {
            name: 'The stand-ins',
            cwd: api,
            args: ['--import', 'tsx', path.join(api, 'sandbox', 'start.ts'), ...standIns],
            env: envOf(standIns),
            // They start in the given order: when the last answers, all do.
            readyUrl: `http://127.0.0.1:${environment[standInPorts[standIns.at(-1) ?? 'mail']]}/`,
            logFile: logFile('stand-ins'),
          },
    api: {
      name: 'The API',
      cwd: api,
      args: ['--enable-source-maps', path.join(api, 'dist', 'server.js')],
      env: envOf(['api']),
      readyUrl: `http://127.0.0.1:${environment.API_PORT}/readyz`,
      logFile: logFile('api'),
    },
    sites: [
      site('The shop', 'shop', 'shop', 'SHOP_PORT'),
      site('The booking site', 'booking', 'covid-booking', 'BOOKING_PORT'),
    ],
    storybook: {
      name: 'Storybook',
      cwd: checkout,
      args: [
        path.join(checkout, 'tooling', 'serve-folder.mjs'),
        path.join(checkout, storybookSite),
        environment.STORYBOOK_PORT ?? '',
      ],
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
      readyUrl: `http://127.0.0.1:${environment.STORYBOOK_PORT}/`,
      logFile: logFile('storybook'),
    },
  };
}

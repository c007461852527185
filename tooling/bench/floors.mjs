import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePorts } from '../ports.mjs';
import { startPart } from '../system/part.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const site = path.join(here, 'floor-site');

/**
 * Builds and starts a minimal `remix-serve`: twenty cards from memory, hydrated, as in its template.
 *
 * @param {string} checkout
 * @param {string} logs
 */
export async function startSiteFloor(checkout, logs) {
  const bin = (/** @type {string[]} */ ...parts) => path.join(checkout, 'node_modules', ...parts);
  await promisify(execFile)(process.execPath, [bin('@remix-run', 'dev', 'dist', 'cli.js'), 'vite:build'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [port] = await findFreePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  const part = await startPart({
    name: 'Minimal remix-serve',
    cwd: site,
    args: [bin('@remix-run', 'serve', 'dist', 'cli.js'), path.join(site, 'build', 'server', 'index.js')],
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production' },
    readyUrl: url,
    logFile: path.join(logs, 'floor-site.log'),
  });
  return { ...part, url };
}

/**
 * Starts bare Hono and pg on the same database.
 *
 * @param {string} checkout
 * @param {string} logs
 * @param {string} databaseUrl
 */
export async function startApiFloor(checkout, logs, databaseUrl) {
  const [port] = await findFreePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const part = await startPart({
    name: 'Bare Hono and pg',
    // Inside `api`, so that it resolves the same Hono and pg.
    cwd: path.join(checkout, 'api'),
    args: ['--import', 'tsx', path.join(here, 'floor-api.ts')],
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
    },
    readyUrl: url,
    logFile: path.join(logs, 'floor-api.log'),
  });
  return { ...part, url };
}

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { findFreePorts } from '../ports.mjs';
import { checkout } from './systems';

/** A site by its folder. */
export type Site = 'shop' | 'covid-booking';

const urlOf = { shop: 'SHOP_URL', 'covid-booking': 'BOOKING_URL' } as const;

interface Served {
  url: string;
  close(): void;
}

/** Starts a process and waits until it responds. */
async function serve(args: string[], cwd: string, url: string, env: NodeJS.ProcessEnv): Promise<Served> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'ignore' });
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${cwd} ended before it answered at ${url}`);
    await pause(100);
  }
  return { url, close: () => void child.kill() };
}

/** A built site on its own port, using the API at `apiUrl`. */
export async function serveSite(
  site: Site,
  environment: Record<string, string>,
  apiUrl: string,
): Promise<Served> {
  const [port] = await findFreePorts(1);
  const url = `http://localhost:${port}`;
  const folder = path.join(checkout, 'sites', site);
  const remixServe = createRequire(path.join(folder, 'package.json')).resolve('@remix-run/serve/dist/cli.js');
  const env = {
    ...environment,
    NODE_ENV: 'production' as const,
    API_URL: apiUrl,
    [urlOf[site]]: url,
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  return serve([remixServe, 'build/server/index.js'], folder, url, env);
}

/** A second API process on the same database, with its own settings. */
export async function serveApi(
  environment: Record<string, string>,
  settings: Record<string, string>,
): Promise<Served> {
  const [port] = await findFreePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const addresses = { API_PORT: String(port), API_URL: url };
  const env = { ...environment, ...settings, ...addresses, NODE_ENV: 'development' as const };
  return serve(['dist/server.js'], path.join(checkout, 'api'), url, env);
}

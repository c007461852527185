import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { watch as watchFiles } from 'chokidar';
import { describeFailure, openDevelopmentBuild } from '../../api/build-for-development.mjs';
import { ApiProcess } from './api-process.mjs';
import { lineOf } from './lines.mjs';

/** Milliseconds in which further saves count as one, such as an editor's "save all". */
const together = 20;

/**
 * Starts the API and replaces it after each save of its code or the contracts. A failed build is reported and leaves
 * the running one alone.
 *
 * @param {object} options
 * @param {string} options.checkout
 * @param {Record<string, string>} options.env of the API
 * @param {boolean} options.seed whether to put the demo data into an empty database
 * @param {(message: 'api-reloading' | 'api-ready') => void} options.tell tells the sites
 * @param {import('../system/keep-alive.mjs').Watch} options.watch
 * @returns {Promise<{ stop: () => Promise<void> }>} once it answers
 * @throws the message of the build or the seed if the first start fails
 */
export async function startReloadingApi({ checkout, env, seed, tell, watch }) {
  const cwd = path.join(checkout, 'api');
  const build = await openDevelopmentBuild();
  const say = (/** @type {string} */ text) => watch.say(lineOf('api', text));
  const spawnOne = () => {
    const one = new ApiProcess({ program: build.standby, cwd, env, say });
    if (one.pid) watch.running.add(`The API ${one.pid}`, one.pid);
    return one;
  };

  await build.rebuild().catch((error) => {
    throw new Error(describeFailure(error).join('\n'));
  });
  if (seed)
    await promisify(execFile)(process.execPath, [build.seed], {
      cwd,
      env: /** @type {NodeJS.ProcessEnv} */ (env),
    });
  let current = spawnOne();
  if (!(await current.run(build.server))) throw new Error('The API did not start; see above.');
  let standby = spawnOne();

  const reload = async (/** @type {string} */ file) => {
    const begun = performance.now();
    try {
      await build.rebuild();
    } catch (error) {
      for (const line of describeFailure(error)) say(line);
      return;
    }
    tell('api-reloading');
    await current.kill();
    current = standby;
    const runs = await current.run(build.server);
    tell('api-ready');
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    say(
      runs ? `reloaded in ${seconds} s after ${file}` : `ended after ${file}; the next save starts it again`,
    );
    standby = spawnOne();
  };

  /** @type {Promise<void>} */
  let reloading = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const watcher = watchFiles(['api/src', 'api/seed', 'contracts/src'], {
    cwd: checkout,
    ignoreInitial: true,
    ignored: /\.test\.tsx?$/,
    // Without this, the watcher drops the second of two saves within 50 ms.
    awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 },
  }).on('all', (_event, file) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloading = reloading.then(() => reload(file));
      reloading.catch((error) => watch.stopping.abort(error));
    }, together);
  });
  return {
    async stop() {
      clearTimeout(timer);
      await watcher.close();
      await reloading.catch(() => {});
      await Promise.all([current.stop(), standby.kill(), build.dispose()]);
    },
  };
}

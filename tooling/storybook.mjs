import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { planStorybook } from './dev/plans.mjs';
import { readGivenEnvironment, readPorts } from './system/environment.mjs';

/** `npm run storybook` starts Storybook alone, for changing components, at STORYBOOK_PORT. */
const checkout = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

try {
  const { STORYBOOK_PORT } = readPorts(readGivenEnvironment(checkout));
  const { args, cwd, env, address } = planStorybook({
    checkout,
    environment: { STORYBOOK_PORT: String(STORYBOOK_PORT) },
    logs: '',
  });
  console.log(`Storybook: ${address}`);
  const { status } = spawnSync(process.execPath, args, {
    cwd,
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

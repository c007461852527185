import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, requireNode } from './system/install.mjs';

/** `npm run dev` starts everything for development; `npm run dev -- shop` starts the API and one site. */
const checkout = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const say = (/** @type {string} */ text) => console.log(text);

try {
  requireNode();
  installPackages(checkout, say);
  // Imported only now, because it imports packages.
  const { runUntilStopped } = await import('./system/run.mjs');
  const { launchDevelopment } = await import('./dev/launch.mjs');
  const launch = launchDevelopment(checkout, process.argv.slice(2), say);
  await runUntilStopped(checkout, path.join(checkout, 'api', '.data'), launch, say);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

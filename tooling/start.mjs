import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, requireNode } from './system/install.mjs';

const checkout = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const say = (/** @type {string} */ text) => console.log(text);

try {
  requireNode();
  installPackages(checkout, say);
  // Imported only now, because it may import packages.
  const { runUntilStopped } = await import('./system/run.mjs');
  const { launchProduct } = await import('./system/product.mjs');
  await runUntilStopped(checkout, path.join(checkout, 'api', '.data'), launchProduct(checkout, say), say);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

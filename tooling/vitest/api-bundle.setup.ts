import { fileURLToPath } from 'node:url';
import { buildApi } from '../system/builds.mjs';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the API as production runs it, for tests that start and kill it (a bundle starts in one second, the sources in
 * five).
 */
export default async function setup() {
  await Promise.all([buildApi(checkout, { hasFailpoints: true }), buildApi(checkout)]);
}

import { fileURLToPath } from 'node:url';
import { buildApi } from '../system/builds.mjs';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** The API as tests start and kill it (a bundle is up in a second, its sources are in five), and as production runs it. */
export default async function setup() {
  await Promise.all([buildApi(checkout, { hasFailpoints: true }), buildApi(checkout)]);
}

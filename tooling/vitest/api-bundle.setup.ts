import { fileURLToPath } from 'node:url';
import { buildApi } from '../system/builds.mjs';

/** The API as tests start and kill it: a bundle is up in a second, its sources are in five. */
export default async function setup() {
  await buildApi(fileURLToPath(new URL('../..', import.meta.url)), { hasFailpoints: true });
}

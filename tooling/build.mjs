import { fileURLToPath } from 'node:url';
import { installPackages, requireNode } from './system/install.mjs';

/** `npm run build` builds everything that can be published: the API, both sites, and Storybook as a static site. */
const checkout = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const say = (/** @type {string} */ text) => console.log(text);

try {
  requireNode();
  installPackages(checkout, say);
  const { buildAll, buildStorybook, storybookSite } = await import('./system/builds.mjs');
  await buildAll(checkout);
  await buildStorybook(checkout);
  say(`Built api/dist, sites/shop/build, sites/covid-booking/build and ${storybookSite}.`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStorybook, storybookSite } from '@larkwell/tooling/builds';
import { serveFolder } from '@larkwell/tooling/serve-folder';
import { axeUrl, storyTests } from './stories.env';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(checkout, storybookSite);

/** Builds the static Storybook if a source has changed (STORYBOOK_BUILT=1: if there is none) and serves it. */
if (!storyTests.takeBuilt || !existsSync(path.join(folder, 'index.json'))) await buildStorybook(checkout);

serveFolder({
  folder,
  port: storyTests.port,
  others: { [axeUrl]: createRequire(import.meta.url).resolve('axe-core/axe.min.js') },
});

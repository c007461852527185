import { findFreePorts } from '@larkwell/tooling/ports';

// Set once per run: the server and the workers inherit the environment.
process.env.STORYBOOK_TEST_PORT ??= String((await findFreePorts(1))[0]);
const { STORYBOOK_TEST_PORT, STORYBOOK_BUILT, STORY_THEMES, STORY_WORKERS = '2' } = process.env;

export const themes = ['light', 'dark', 'contrast', 'forced'] as const;
export type Theme = (typeof themes)[number];

const asked =
  STORY_THEMES === 'all' ? themes : themes.filter((theme) => STORY_THEMES?.split(',').includes(theme));
if (STORY_THEMES && !asked.length)
  throw new Error(`STORY_THEMES=${STORY_THEMES}: "all", or some of ${themes.join(',')}`);

/** Where the tests' static Storybook listens, whether to use an existing build, and how much to test. */
export const storyTests = {
  port: Number(STORYBOOK_TEST_PORT),
  address: `http://127.0.0.1:${STORYBOOK_TEST_PORT}`,
  takeBuilt: Boolean(STORYBOOK_BUILT),
  /** The themes every story runs in; if none, stories rotate through them. */
  everyStoryIn: asked,
  workers: Number(STORY_WORKERS),
};

/** The test server's path of axe: a file that the browser compiles once. */
export const axeUrl = '/sb-tests/axe.min.js';

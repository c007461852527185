import { findFreePorts } from '@larkwell/tooling/ports';

// Found once a run: the server and the workers of a run inherit the environment.
process.env.STORYBOOK_TEST_PORT ??= String((await findFreePorts(1))[0]);
const { STORYBOOK_TEST_PORT, STORYBOOK_BUILT, STORY_THEMES, STORY_WORKERS = '2' } = process.env;

export const themes = ['light', 'dark', 'contrast', 'forced'] as const;
export type Theme = (typeof themes)[number];

const asked =
  STORY_THEMES === 'all' ? themes : themes.filter((theme) => STORY_THEMES?.split(',').includes(theme));
if (STORY_THEMES && !asked.length)
  throw new Error(`STORY_THEMES=${STORY_THEMES}: "all", or some of ${themes.join(',')}`);

/** Where the static Storybook of the tests listens; whether to take the one that is built; how much to test. */
export const storyTests = {
  port: Number(STORYBOOK_TEST_PORT),
  address: `http://127.0.0.1:${STORYBOOK_TEST_PORT}`,
  takeBuilt: Boolean(STORYBOOK_BUILT),
  /** The themes every story is shown in; none: each story in one of them, by turns. */
  everyStoryIn: asked,
  workers: Number(STORY_WORKERS),
};

/** Where the server of the tests has axe: as a file the browser compiles once. */
export const axeUrl = '/sb-tests/axe.min.js';

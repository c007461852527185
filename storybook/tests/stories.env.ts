const { STORYBOOK_TEST_PORT = '6106', STORYBOOK_BUILT, STORY_THEMES, STORY_WORKERS = '2' } = process.env;

/** Where the static Storybook of the tests listens; whether to take the one that is built; how much to test. */
export const storyTests = {
  port: Number(STORYBOOK_TEST_PORT),
  address: `http://127.0.0.1:${STORYBOOK_TEST_PORT}`,
  takeBuilt: Boolean(STORYBOOK_BUILT),
  everyTheme: STORY_THEMES === 'all',
  workers: Number(STORY_WORKERS),
};

/** Where the server of the tests has axe: as a file the browser compiles once. */
export const axeUrl = '/sb-tests/axe.min.js';

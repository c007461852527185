/** Where the static Storybook of the tests listens. */
export const storybookAddress = `http://127.0.0.1:${process.env.STORYBOOK_TEST_PORT ?? 6106}`;

import { expect } from '@playwright/test';
import { extractStories, test } from './story-page';

/** Attributes of the native element a component passes on: the platform's own documentation has them. */
const native = /^(aria-.*|data-.*|children|autoComplete|defaultValue|disabled|href|inputMode|type|rows)$/;

test('every prop that a story sets stands in the table of its component, with its type', async ({ page }) => {
  const stories = await extractStories(page);
  const components = stories.filter(({ tags }) => tags.includes('stable') || tags.includes('draft'));
  expect(components.length).toBeGreaterThan(300);
  const missing = components.flatMap(({ title, initialArgs, argTypes }) =>
    Object.keys(initialArgs)
      .filter((name) => !native.test(name) && !argTypes[name]?.table?.type)
      .map((name) => `${title}: ${name}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('the stories are read however late the index of the book arrives', async ({ page }) => {
  await page.route('**/index.json', async (route) => {
    // Whoever asks the preview without waiting for the index has asked by the time the page has nothing to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await route.continue();
  });
  expect((await extractStories(page)).length).toBeGreaterThan(300);
});

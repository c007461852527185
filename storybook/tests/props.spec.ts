import { expect } from '@playwright/test';
import { extractStories, test } from './story-page';

/** Native attributes that a component passes on; the platform documents them. */
const native = /^(aria-.*|data-.*|children|autoComplete|defaultValue|disabled|href|inputMode|type|rows)$/;

test("every prop that a story sets is in its component's table, with its type", async ({ page }) => {
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

test('the stories load no matter how late the Storybook index arrives', async ({ page }) => {
  await page.route('**/index.json', async (route) => {
    // Code that does not wait for the index has run by the time the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await route.continue();
  });
  expect((await extractStories(page)).length).toBeGreaterThan(300);
});

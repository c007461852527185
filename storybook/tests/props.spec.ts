import { expect } from '@playwright/test';
import type { ArgType } from './story-page';
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

/** Types that a person edits by typing; everything else has choices, a switch or is given by code. */
const typed = /^(string|number|string \| .*|.*ReactNode.*)$/;
const selects = ['select', 'radio', 'inline-radio'];

/** What keeps a designer from understanding or trying a prop, or nothing. */
function findGap({ description, options, control, table }: ArgType): string | undefined {
  const type = table?.type?.summary ?? '';
  if (!description) return 'has no description';
  if (options && !selects.includes(control?.type ?? '')) return 'has choices that cannot be selected';
  const isChoice = /^("[^"]*"|\d+)( \|)?/.test(type);
  if (isChoice && !options?.length) return `shows ${type}, but not as choices`;
  if (control?.type === 'text' && !typed.test(type)) return `is a text field for ${type}`;
  return undefined;
}

test('every prop is described, and its choices can be selected', async ({ page }) => {
  const stories = await extractStories(page);
  // The first story of a component is its playground, so it comes last and wins.
  const props = new Map(
    stories
      .toReversed()
      .flatMap(({ title, argTypes }) =>
        Object.entries(argTypes).flatMap(([name, argType]) =>
          argType.table?.type || argType.description === undefined
            ? [[`${title}: ${name}`, argType] as const]
            : [],
        ),
      ),
  );
  const gaps = [...props].flatMap(([name, argType]) => {
    const gap = findGap(argType);
    return gap ? [`${name} ${gap}`] : [];
  });
  expect(gaps).toEqual([]);
  const withChoices = [...props.values()].filter(({ options }) => options?.length);
  expect(withChoices.length).toBeGreaterThan(20);
});

test('the stories load no matter how late the Storybook index arrives', async ({ page }) => {
  await page.route('**/index.json', async (route) => {
    // Code that does not wait for the index has run by the time the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await route.continue();
  });
  expect((await extractStories(page)).length).toBeGreaterThan(300);
});

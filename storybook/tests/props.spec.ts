import { expect } from '@playwright/test';
import { storyTests } from './stories.env';
import { test } from './story-page';

interface Extracted {
  title: string;
  tags: string[];
  initialArgs: Record<string, unknown>;
  argTypes: Record<string, { table?: { type?: object } }>;
}

/** Attributes of the native element a component passes on: the platform's own documentation has them. */
const native = /^(aria-.*|data-.*|children|autoComplete|defaultValue|disabled|href|inputMode|type|rows)$/;

test('every prop that a story sets stands in the table of its component, with its type', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(`${storyTests.address}/iframe.html?id=primitives-button--primary&viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const stories = await page.evaluate(async () => {
    interface Frame {
      __STORYBOOK_PREVIEW__: { extract(): Promise<Record<string, Extracted>> };
    }
    return Object.values(await (window as unknown as Frame).__STORYBOOK_PREVIEW__.extract());
  });
  const components = stories.filter(({ tags }) => tags.includes('stable') || tags.includes('draft'));
  expect(components.length).toBeGreaterThan(300);
  const missing = components.flatMap(({ title, initialArgs, argTypes }) =>
    Object.keys(initialArgs)
      .filter((name) => !native.test(name) && !argTypes[name]?.table?.type)
      .map((name) => `${title}: ${name}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import baseline from '../baselines/browser.json' with { type: 'json' };
import { storyTests } from './stories.env';
import { listStories, openStory, test, themes } from './story-page';
import type { Theme } from './story-page';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const entries = await listStories();
const stories = entries.filter(({ type }) => type === 'story');
// Pages written by hand; in the long run also the page of every component.
const pages = entries.filter(
  ({ type, tags }) => type === 'docs' && (storyTests.everyTheme || tags.includes('unattached-mdx')),
);

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

for (const [index, story] of stories.entries()) {
  const shown: readonly Theme[] = storyTests.everyTheme ? themes : [themes[index % themes.length]!];
  for (const theme of shown) {
    test(`${story.title}: ${story.name} works and is accessible in ${theme}`, async ({
      stage: page,
      problems,
    }) => {
      problems.length = 0;
      expect(await openStory(page, story.id, theme)).toBe('');
      await page.evaluate(axe);
      const isScreen = story.tags.includes('screen');
      const { violations } = await page.evaluate(
        async (tags) =>
          (
            window as unknown as { axe: { run(root: Document, options: object): Promise<AxeResult> } }
          ).axe.run(document, {
            runOnly: tags,
            resultTypes: ['violations'],
            rules: {
              // Storybook's own links stand before the skip link, which axe then takes for stray text.
              region: { enabled: false },
              // In forced colours the browser paints its own, which the person chose; axe reads the ones we asked for,
              // and calls pairs unreadable that nobody sees. What is left, borders and rings, a picture shows.
              'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches },
            },
          }),
        ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', ...(isScreen ? ['best-practice'] : [])],
      );
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary}`),
      );
      expect(found).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
}

const drawn = ['light', 'dark'] as const;

for (const [index, story] of stories.filter(({ tags }) => tags.includes('vrt')).entries()) {
  for (const theme of storyTests.everyTheme ? drawn : [drawn[index % drawn.length]!]) {
    test(`${story.title}: ${story.name} looks as agreed in ${theme}`, async ({ stage: page, browser }) => {
      const major = Number(browser.version().split('.')[0]);
      await openStory(page, story.id, theme);
      await page.evaluate(() => document.fonts.ready);
      if (major !== baseline.chromiumMajor) {
        test.info().annotations.push({
          type: 'not compared',
          description: `Baselines are of Chromium ${baseline.chromiumMajor}, this is ${major}.`,
        });
        await expect(page.locator('body')).toBeVisible();
        return;
      }
      await expect(page).toHaveScreenshot(`${story.id}-${theme}.png`, { fullPage: true });
    });
  }
}

for (const { id, title } of pages) {
  test(`${title}: the page opens whole`, async ({ stage: page, problems }) => {
    problems.length = 0;
    await page.goto(`${storyTests.address}/iframe.html?id=${id}&viewMode=docs`);
    await expect(page.locator('#storybook-docs').getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}

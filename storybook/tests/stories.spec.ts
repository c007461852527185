import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import baseline from '../baselines/browser.json' with { type: 'json' };
import { axeUrl, storyTests, themes } from './stories.env';
import type { Theme } from './stories.env';
import { listStories, test } from './story-page';
import type { IndexedStory } from './story-page';

const entries = await listStories();
const stories = entries.filter(({ type }) => type === 'story');
// Pages written by hand; in the long run also the page of every component.
const pages = entries.filter(
  ({ type, tags }) => type === 'docs' && (storyTests.everyStoryIn.length || tags.includes('unattached-mdx')),
);

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

const drawn: readonly Theme[] = ['light', 'dark'];

/** Every story in each theme asked for, or once: in one of the themes by turns, those with a picture among those drawn. */
const rounds = storyTests.everyStoryIn.length ? storyTests.everyStoryIn : (['by turns'] as const);

function themeByTurns(hasPicture: boolean, index: number): Theme {
  const turns = hasPicture ? drawn : themes;
  return turns[index % turns.length]!;
}

// The stories of a component run one after another in one worker, which then loads the page once for them all.
for (const title of new Set(stories.map((story) => story.title)))
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });
    for (const round of rounds)
      for (const [index, story] of stories.entries())
        if (story.title === title)
          testStory(story, round === 'by turns' ? themeByTurns(story.tags.includes('vrt'), index) : round);
  });

function testStory({ id, name, tags }: IndexedStory, theme: Theme) {
  const isDrawn = tags.includes('vrt') && drawn.includes(theme);
  const promise = isDrawn ? 'works, is accessible and looks as agreed' : 'works and is accessible';
  test(`${name} ${promise} in ${theme}`, async ({ stage, problems, browser }) => {
    expect(problems.splice(0), 'after the story before').toEqual([]);
    expect(await stage.show(id, theme)).toBe('');
    if (isDrawn) await comparePicture(stage.page, `${id}-${theme}.png`, browser.version());
    expect(await findBarriers(stage.page, tags.includes('screen'))).toEqual([]);
    expect(problems.splice(0)).toEqual([]);
  });
}

/** Another major version of the browser draws a little differently: that is told, and does not fail. */
async function comparePicture(page: Page, name: string, version: string) {
  const major = Number(version.split('.')[0]);
  if (major !== baseline.chromiumMajor) {
    test.info().annotations.push({
      type: 'not compared',
      description: `Baselines are of Chromium ${baseline.chromiumMajor}, this is ${major}.`,
    });
    return;
  }
  await page.evaluate(() => document.fonts.ready);
  // The same bytes are the same picture; only another has to be unpacked and compared point by point.
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const agreed = await readFile(test.info().snapshotPath(name)).catch(() => undefined);
  if (!agreed?.equals(shot)) await expect(page).toHaveScreenshot(name, { fullPage: true });
}

/** What axe finds in the way of people on the page. Of whole pages it also asks for good practice. */
async function findBarriers(page: Page, isScreen: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ url: axeUrl });
  const { violations } = await page.evaluate(
    async (tags) =>
      (window as unknown as { axe: { run(root: Document, options: object): Promise<AxeResult> } }).axe.run(
        document,
        {
          runOnly: tags,
          resultTypes: ['violations'],
          rules: {
            // Storybook's own links stand before the skip link, which axe then takes for stray text.
            region: { enabled: false },
            // In forced colors the browser paints its own, which the person chose; axe reads the ones we asked for,
            // and calls pairs unreadable that nobody sees. What is left, borders and rings, a picture shows.
            'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches },
          },
        },
      ),
    ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', ...(isScreen ? ['best-practice'] : [])],
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary}`),
  );
}

for (const { id, title: of } of pages) {
  test(`${of}: the page opens whole`, async ({ stage, problems }) => {
    expect(problems.splice(0), 'after the story before').toEqual([]);
    await stage.openDocs(id);
    const title = stage.page.locator('#storybook-docs').getByRole('heading', { level: 1 }).first();
    await expect(title).toBeVisible();
    expect(problems.splice(0)).toEqual([]);
    // All pages share a process: one that still draws dozens of frames keeps the next test's from being drawn.
    await stage.leave();
  });
}

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import baseline from '../baselines/browser.json' with { type: 'json' };
import { axeUrl, storyTests, themes } from './stories.env';
import type { Theme } from './stories.env';
import { listStories, test } from './story-page';

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

/** Themes a run shows a story in: those asked for, or one by turns; stories with a picture take turns among those drawn. */
function themesOf(hasPicture: boolean, index: number): readonly Theme[] {
  const turns = hasPicture ? drawn : themes;
  return storyTests.everyStoryIn.length ? storyTests.everyStoryIn : [turns[index % turns.length]!];
}

for (const [index, story] of stories.entries()) {
  const hasPicture = story.tags.includes('vrt');
  for (const theme of themesOf(hasPicture, index)) {
    const isDrawn = hasPicture && drawn.includes(theme);
    const promise = isDrawn ? 'works, is accessible and looks as agreed' : 'works and is accessible';
    test(`${story.title}: ${story.name} ${promise} in ${theme}`, async ({ stage, problems, browser }) => {
      problems.length = 0;
      expect(await stage.show(story.id, theme)).toBe('');
      if (isDrawn) await comparePicture(stage.page, `${story.id}-${theme}.png`, browser.version());
      expect(await findBarriers(stage.page, story.tags.includes('screen'))).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
}

/** Another major version of the browser draws a little differently: that is told, and does not fail. */
async function comparePicture(page: Page, name: string, version: string) {
  const major = Number(version.split('.')[0]);
  await page.evaluate(() => document.fonts.ready);
  if (major === baseline.chromiumMajor) return expect(page).toHaveScreenshot(name, { fullPage: true });
  test.info().annotations.push({
    type: 'not compared',
    description: `Baselines are of Chromium ${baseline.chromiumMajor}, this is ${major}.`,
  });
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
            // In forced colours the browser paints its own, which the person chose; axe reads the ones we asked for,
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
    problems.length = 0;
    await stage.openDocs(id);
    const title = stage.page.locator('#storybook-docs').getByRole('heading', { level: 1 }).first();
    // A page holds every state of a component, each as the browser runs it.
    await expect(title).toBeVisible({ timeout: 20_000 });
    expect(problems).toEqual([]);
  });
}

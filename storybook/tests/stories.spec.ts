import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { agreedPicture, canCompare, comparePicture, themesOfPicture } from './compare-picture';
import { listPictures } from './kept-pictures';
import { axeUrl, storyTests, themes } from './stories.env';
import type { Theme } from './stories.env';
import { listStories, test } from './story-page';
import type { IndexedStory } from './story-page';

const entries = await listStories();
const stories = entries.filter(({ type }) => type === 'story');
// Hand-written pages; in the long run also every component's page.
const pages = entries.filter(
  ({ type, tags }) => type === 'docs' && (storyTests.everyStoryIn.length || tags.includes('unattached-mdx')),
);

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

/**
 * Every story in each requested theme, or once, rotating through the themes; stories with a picture only through those
 * with baselines.
 */
const rounds = storyTests.everyStoryIn.length ? storyTests.everyStoryIn : (['by turns'] as const);

function themeByTurns(story: IndexedStory, index: number): Theme {
  const drawn = themesOfPicture(story);
  const turns = drawn.length ? drawn : themes;
  return turns[index % turns.length]!;
}

// A component's stories run in sequence in one worker, which loads the page only once.
for (const title of new Set(stories.map((story) => story.title)))
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });
    for (const round of rounds)
      for (const [index, story] of stories.entries())
        if (story.title === title)
          testStory(story, round === 'by turns' ? themeByTurns(story, index) : round);
  });

function testStory(story: IndexedStory, theme: Theme) {
  const { id, name, tags } = story;
  const isDrawn = themesOfPicture(story).includes(theme);
  const promise = isDrawn ? 'works, is accessible and looks as agreed' : 'works and is accessible';
  test(`${name} ${promise} in ${theme}`, async ({ stage, problems, browser }) => {
    expect(problems.splice(0), 'after the story before').toEqual([]);
    expect(await stage.show(id, theme)).toBe('');
    if (isDrawn) await comparePicture(stage.page, `${id}-${theme}`, browser.version());
    expect(await findBarriers(stage.page, tags.includes('screen'))).toEqual([]);
    expect(problems.splice(0)).toEqual([]);
  });
}

test('every picture is of a story, and every story that is compared has its pictures', () => {
  const compared = stories.flatMap((story) => themesOfPicture(story).map((theme) => `${story.id}-${theme}`));
  expect(listPictures().sort()).toEqual(compared.sort());
});

test('one button of a whole page in a slightly other color is another picture', async ({
  stage,
  browser,
}) => {
  if (!canCompare(browser.version())) return;
  expect(await stage.show('screens-checkout--cart', 'light')).toBe('');
  const picture = await agreedPicture(stage.page, 'screens-checkout--cart-light');
  const button = stage.page.getByRole('button', { name: 'Proceed' });
  await button.evaluate((element) => (element.style.filter = 'brightness(1.2)'));
  await expect(stage.page).not.toHaveScreenshot(...picture);
  await stage.leave();
});

/** The accessibility problems axe finds. For whole pages it also checks best practices. */
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
            // Storybook's own links precede the skip link, so axe would report it as stray content.
            region: { enabled: false },
            // In forced colors the browser uses the person's colors; axe reads ours and would report pairs that nobody
            // sees. Pictures cover the rest: borders and rings.
            'color-contrast-enhanced': { enabled: !matchMedia('(forced-colors: active)').matches },
            // Implied by AAA.
            'color-contrast': { enabled: false },
            'target-size': { enabled: true },
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
  test(`${of}: the page opens completely`, async ({ stage, problems }) => {
    expect(problems.splice(0), 'after the story before').toEqual([]);
    await stage.openDocs(id);
    const title = stage.page.locator('#storybook-docs').getByRole('heading', { level: 1 }).first();
    await expect(title).toBeVisible();
    await expect(
      stage.page.locator('.sbdocs p', { hasText: /^\|.*\|/ }),
      'tables that are not rendered',
    ).toHaveCount(0);
    expect(problems.splice(0)).toEqual([]);
    // All pages share a process: one that still renders dozens of frames blocks the next test's page.
    await stage.leave();
  });
}

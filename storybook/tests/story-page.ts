import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { storyTests } from './stories.env';

const { address } = storyTests;

export const themes = ['light', 'dark', 'contrast', 'forced'] as const;
export type Theme = (typeof themes)[number];

export interface IndexedStory {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
}

/** Everything the built Storybook lists. */
export async function listStories(): Promise<IndexedStory[]> {
  const answer = await fetch(`${address}/index.json`);
  const { entries } = (await answer.json()) as { entries: Record<string, IndexedStory> };
  return Object.values(entries);
}

interface Rendered {
  phase: string;
  error: string;
}

/** One page a worker: loading the preview anew for each story is what isolates them. */
export const test = base.extend<object, { stage: Page; problems: string[] }>({
  problems: [
    // Playwright reads which fixtures a fixture needs from this pattern, empty ones too.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => use([]),
    { scope: 'worker' },
  ],
  stage: [
    async ({ browser, problems }, use) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
      });
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (protocol.startsWith('http') && !address.endsWith(host)) problems.push(`asked ${request.url()}`);
      });
      await use(page);
    },
    { scope: 'worker' },
  ],
});

/** Opens a story in a theme and waits for its interaction to end. Answers what went wrong, or nothing. */
export async function openStory(page: Page, id: string, theme: Theme): Promise<string> {
  await page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    contrast: theme === 'contrast' ? 'more' : 'no-preference',
    reducedMotion: 'reduce',
  });
  await page.goto(
    `${address}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduced;a11y.manual:!true`,
  );
  const rendered = await page.waitForFunction((): Rendered | false => {
    interface Render {
      phase?: string;
    }
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: Render } })
      .__STORYBOOK_PREVIEW__;
    const phase = preview?.currentRender?.phase ?? '';
    if (!['finished', 'errored', 'aborted'].includes(phase)) return false;
    return { phase, error: document.querySelector('#error-message')?.textContent ?? '' };
  });
  const { phase, error } = (await rendered.jsonValue()) as Rendered;
  const failed = await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'));
  return phase === 'finished' && !failed ? '' : `${phase}: ${error}`;
}

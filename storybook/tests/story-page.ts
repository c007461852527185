import { test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { storyTests } from './stories.env';
import type { Theme } from './stories.env';

const { address } = storyTests;

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

/** A row of a props table. */
export interface ArgType {
  description?: string;
  options?: readonly unknown[];
  control?: { type?: string; disable?: boolean };
  table?: { type?: { summary?: string } };
}

/** A story's parts, and its component's props table. */
interface ExtractedStory {
  title: string;
  tags: string[];
  initialArgs: Record<string, unknown>;
  argTypes: Record<string, ArgType>;
}

/** The part of Storybook's preview API that the tests use. */
interface Frame {
  __STORYBOOK_PREVIEW__?: {
    /** Resolves once the story index is loaded; nothing can be extracted before. */
    ready(): Promise<void>;
    extract(): Promise<Record<string, ExtractedStory>>;
    channel: { emit(event: string, detail: object): void };
    storyStoreValue: { userGlobals: { update(globals: object): void } };
    currentRender?: { id: string; phase?: string };
  };
}

/** Every story as the preview knows it, once loaded. */
export async function extractStories(page: Page): Promise<ExtractedStory[]> {
  await page.goto(`${address}/iframe.html?id=primitives-button--primary&viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  return page.evaluate(async () => {
    const preview = (window as Frame).__STORYBOOK_PREVIEW__!;
    await preview.ready();
    return Object.values(await preview.extract());
  });
}

const componentOf = (id: string) => id.split('--')[0];

/**
 * Shows stories one after another, the way Storybook itself switches between them. The stories of a component share a
 * page load, as they share a file; another component or a failure reloads the page.
 */
class Stage {
  private shown: string | undefined;
  private theme: Theme | undefined;

  constructor(readonly page: Page) {}

  /** Shows a story in a theme and waits for its interaction to end. Returns what went wrong, or nothing. */
  async show(id: string, theme: Theme): Promise<string> {
    const { page, shown } = this;
    this.shown = undefined;
    if (theme !== this.theme) await this.emulate(theme);
    if (shown && shown !== id && componentOf(shown) === componentOf(id)) await this.turnTo(id, theme);
    else
      await page.goto(
        `${address}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduced;a11y.manual:!true`,
      );
    const problem = await this.played(id);
    if (!problem) this.shown = id;
    return problem;
  }

  async openDocs(id: string) {
    this.shown = undefined;
    await this.page.goto(`${address}/iframe.html?id=${id}&viewMode=docs`);
  }

  /** Shows an empty page. */
  async leave() {
    this.shown = undefined;
    await this.page.goto('about:blank');
  }

  private async emulate(theme: Theme) {
    await this.page.emulateMedia({
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      forcedColors: theme === 'forced' ? 'active' : 'none',
      contrast: theme === 'contrast' ? 'more' : 'no-preference',
      reducedMotion: 'reduce',
    });
    this.theme = theme;
  }

  /** Sends the frame what Storybook would send it. The old story is not rendered in the new theme first. */
  private turnTo(storyId: string, theme: Theme) {
    return this.page.evaluate(
      ([id, globals]) => {
        const { channel, storyStoreValue } = (window as Frame).__STORYBOOK_PREVIEW__!;
        storyStoreValue.userGlobals.update(globals);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      },
      [storyId, { theme }] as const,
    );
  }

  /**
   * Waits until a story has played and its animations have ended. Storybook itself waits a tenth of a second before it
   * looks for animations, and up to five seconds for the longest.
   */
  private played(storyId: string): Promise<string> {
    return this.page.evaluate(async (id) => {
      const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
      const phase = () => {
        const render = (window as Frame).__STORYBOOK_PREVIEW__?.currentRender;
        return render?.id === id ? render.phase : undefined;
      };
      while (!['completing', 'completed', 'finished', 'aborted'].includes(phase() ?? '')) await turn();
      if (phase() === 'aborted' || document.body.classList.contains('sb-show-errordisplay'))
        return `${phase()}: ${document.querySelector('#error-message')?.textContent}`;
      const ends = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime) < 5000;
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(ends)
          .map(({ finished }) => finished),
      );
      return '';
    }, storyId);
  }
}

interface OfTheWorker {
  /** The browser caches loaded and compiled files of Storybook from test to test. */
  reader: BrowserContext;
  stage: Stage;
  problems: string[];
}

/** One stage per worker; other pages are new for each test and keep nothing from earlier tests. */
export const test = base.extend<{ page: Page }, OfTheWorker>({
  reader: [
    async ({ browser }, use) => {
      const reader = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
      await use(reader);
      await reader.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ reader }, use) => {
    const page = await reader.newPage();
    await use(page);
    await page.evaluate(() => localStorage.clear());
    await page.close();
  },
  problems: [
    // Playwright reads which fixtures a fixture needs from this pattern, empty ones too.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => use([]),
    { scope: 'worker' },
  ],
  stage: [
    async ({ reader, problems }, use) => {
      const page = await reader.newPage();
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
      });
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (protocol.startsWith('http') && !address.endsWith(host)) problems.push(`asked ${request.url()}`);
      });
      await use(new Stage(page));
    },
    { scope: 'worker' },
  ],
});

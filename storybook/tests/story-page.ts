import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
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

/** Storybook's own, in the frame of a story, as far as the tests use it. */
interface Frame {
  __STORYBOOK_PREVIEW__?: {
    channel: {
      on(event: string, listener: (detail: { storyId: string }) => void): void;
      off(event: string, listener: (detail: { storyId: string }) => void): void;
      emit(event: string, detail: object): void;
    };
    currentRender?: { id: string; phase?: string };
  };
}

const componentOf = (id: string) => id.split('--')[0];

/**
 * Where stories are shown one after another, the way the book itself goes from one to the next. The stories of a
 * component share a load of the page, as they share a file; another component, or a failure, is a new load.
 */
class Stage {
  private shown: { id: string; theme: Theme } | undefined;

  constructor(readonly page: Page) {}

  /** Shows a story in a theme and waits for its interaction to end. Answers what went wrong, or nothing. */
  async show(id: string, theme: Theme): Promise<string> {
    const { page, shown } = this;
    this.shown = undefined;
    await page.emulateMedia({
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      forcedColors: theme === 'forced' ? 'active' : 'none',
      contrast: theme === 'contrast' ? 'more' : 'no-preference',
      reducedMotion: 'reduce',
    });
    if (shown && componentOf(shown.id) === componentOf(id)) {
      if (shown.theme !== theme) await this.tell('updateGlobals', { globals: { theme } }, shown.id);
      const turn = shown.id === id ? 'forceRemount' : 'setCurrentStory';
      await this.tell(turn, { storyId: id, viewMode: 'story' }, id);
    } else
      await page.goto(
        `${address}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduced;a11y.manual:!true`,
      );
    const problem = await this.finished(id);
    if (!problem) this.shown = { id, theme };
    return problem;
  }

  async openDocs(id: string) {
    this.shown = undefined;
    await this.page.goto(`${address}/iframe.html?id=${id}&viewMode=docs`);
  }

  /** Tells the frame what the book around it would tell it, and waits until the story is at rest again. */
  private async tell(event: string, detail: object, storyId: string) {
    await this.page.evaluate(
      ([name, what, id]) =>
        new Promise<void>((resolve) => {
          const { channel } = (window as Frame).__STORYBOOK_PREVIEW__!;
          const heard = (finished: { storyId: string }) => {
            if (finished.storyId !== id) return;
            channel.off('storyFinished', heard);
            resolve();
          };
          channel.on('storyFinished', heard);
          channel.emit(name, what);
        }),
      [event, detail, storyId] as const,
    );
  }

  private async finished(id: string): Promise<string> {
    const rendered = await this.page.waitForFunction((wanted) => {
      const render = (window as Frame).__STORYBOOK_PREVIEW__?.currentRender;
      const phase = render?.phase ?? '';
      if (render?.id !== wanted || !['finished', 'errored', 'aborted'].includes(phase)) return false;
      const failed = phase !== 'finished' || document.body.classList.contains('sb-show-errordisplay');
      return { problem: failed ? `${phase}: ${document.querySelector('#error-message')?.textContent}` : '' };
    }, id);
    return ((await rendered.jsonValue()) as { problem: string }).problem;
  }
}

/** One stage a worker. */
export const test = base.extend<object, { stage: Stage; problems: string[] }>({
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
      await use(new Stage(page));
    },
    { scope: 'worker' },
  ],
});

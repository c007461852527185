import { test as base } from '@playwright/test';
import { build } from 'esbuild';

const origin = 'https://larkwell.test';
const folder = `${import.meta.dirname}/..`;

interface Answer {
  status?: number;
  type?: 'text/html' | 'application/json';
  body: string;
}
/** The site's answers, by path. Other paths answer 404, and `null` never answers. */
type Answers = Readonly<Record<string, Answer | null>>;

interface Opened {
  /** `GET /path?query` or `POST /path fields`, in order, without the page itself. */
  asked: string[];
}

interface Behaviors {
  /** Opens a page with this body and every behavior of both sites. Its clock is stopped until a test advances it. */
  open(body: string, answers?: Answers): Promise<Opened>;
}

/** One page of a simulated site: markup and answers come from the test, scripts from the product. */
export const test = base.extend<Behaviors, { script: string }>({
  script: [
    // Playwright reads which fixtures a fixture needs from this pattern, empty ones too.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { outputFiles } = await build({
        stdin: { contents: `import './shop'; import './booking';`, resolveDir: folder },
        bundle: true,
        format: 'esm',
        write: false,
      });
      await use(outputFiles[0]!.text);
    },
    { scope: 'worker' },
  ],
  open: async ({ page, script }, use) => {
    await use(async (body, answers = {}) => {
      const asked: string[] = [];
      await page.route('**/*', async (route) => {
        const request = route.request();
        const { pathname, search } = new URL(request.url());
        if (pathname === '/page')
          return route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><title>Page</title>${body}<script type="module" src="/behaviors.js"></script>`,
          });
        if (pathname === '/behaviors.js')
          return route.fulfill({ contentType: 'text/javascript', body: script });
        asked.push([request.method(), pathname + search, request.postData()].filter(Boolean).join(' '));
        const answer = answers[pathname];
        if (answer === null) return route.abort();
        return route.fulfill({
          status: answer?.status ?? (answer ? 200 : 404),
          contentType: answer?.type ?? 'text/html',
          body: answer?.body ?? 'Not found',
        });
      });
      await page.clock.install({ time: '2026-11-21T14:00:00Z' });
      await page.clock.pauseAt('2026-11-21T14:00:01Z');
      await page.goto(`${origin}/page`);
      return { asked };
    });
  },
});

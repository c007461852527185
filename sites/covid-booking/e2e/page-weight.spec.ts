import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { skipToBooked, skipToVisitInfo, visitInfo } from './shortcut';

const kB = 1024;

/** Bytes of a page as the site sends it: brotli at quality 4. Its files say themselves how they were sent. */
const sent = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

async function weigh(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const total = async (pattern: RegExp) => {
    const files = [...new Set([...html.matchAll(pattern)].map(([, address]) => address!))];
    const sizes = await Promise.all(
      files.map(async (file) => {
        const answer = await page.request.get(file, { headers: { 'Accept-Encoding': 'br' } });
        expect(answer.headers()['content-encoding'], file).toBe('br');
        return Number(answer.headers()['content-length']);
      }),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    html: sent(Buffer.from(html)),
    css: await total(/<link rel="stylesheet" href="([^"]+)"/g),
    script: await total(/<script[^>]* src="([^"]+)"/g),
    preloaded: (html.match(/rel="modulepreload"/g) ?? []).length,
  };
}

test(
  'pages weigh no more than they may, and only four kinds send script',
  { tag: '@no-js' },
  async ({ page, newEmail }) => {
    const scheduler = '/covid-19-testing/covid-scheduler';
    const weights = new Map<string, Awaited<ReturnType<typeof weigh>>>();
    const add = async (name: string, path: string) => weights.set(name, await weigh(page, path));

    await add('landing', '/covid-19-testing');
    await add('check booking', '/covid-19-testing/check-booking');
    await skipToVisitInfo(page);
    await add('assessment', '/covid-19-testing/assessment');
    await add('scheduler', scheduler);
    for (const section of ['patient', 'contact', 'medical', 'payment', 'government', 'consent']) {
      await add(`visit info: ${section}`, `${visitInfo}?section=${section}`);
    }
    await add('confirmation', await skipToBooked(page, newEmail));
    const table = [...weights].map(([name, { html, css, script }]) => `${name}: ${html} ${css} ${script}`);
    await test.info().attach('HTML, CSS and script bytes of each page', { body: table.join('\n') });

    for (const [name, { html, css, script, preloaded }] of weights) {
      expect(html, `HTML of ${name}`).toBeLessThanOrEqual(8 * kB);
      // The registration form shows every kind of field there is.
      const styles = name.startsWith('visit info') ? 7.1 : 6.5;
      expect(css, `CSS of ${name}`).toBeLessThanOrEqual(styles * kB);
      const may = /^(check booking|scheduler|visit info)/.test(name) ? 3 * kB : 0;
      expect(script, `script of ${name}`).toBeLessThanOrEqual(may);
      expect(preloaded, `modules preloaded by ${name}`).toBe(0);
    }
  },
);

import { expect, type Page, type Response } from '@playwright/test';

/** Bytes as the site sends them, compressed, without pictures and other sites' files. */
export interface PageWeight {
  /** Cumulative layout shift while the page loads; 0 is none. */
  shift: number;
  html: number;
  css: number;
  script: number;
  fonts: number;
  requests: number;
}

const parts = { document: 'html', stylesheet: 'css', script: 'script', font: 'fonts' } as const;

/** Opens a page with an empty cache and adds up what it loads. */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const answers: Response[] = [];
  const keep = (answer: Response) => void answers.push(answer);
  // Intercepting requests turns off the browser's cache.
  await page.route('**/*', (route) => route.continue());
  page.on('response', keep);
  const answer = await page.goto(path, { waitUntil: 'load' });
  page.off('response', keep);
  await page.unroute('**/*');
  expect(answer?.status(), path).toBe(200);
  expect(new URL(answer!.url()).pathname, 'the page that was asked for').toBe(path.split('?', 1)[0]);

  const weight = { shift: await readShift(page), html: 0, css: 0, script: 0, fonts: 0, requests: 0 };
  const site = new URL(answer!.url()).origin;
  for (const each of answers) {
    const type = each.request().resourceType();
    if (new URL(each.url()).origin !== site || type === 'image' || each.status() >= 300) continue;
    weight.requests += 1;
    const part = parts[type as keyof typeof parts];
    if (!part) continue;
    const bytes = Number(await each.headerValue('content-length'));
    expect(bytes, `${each.url()} says how long it is`).toBeGreaterThan(0);
    weight[part] += bytes;
  }
  return weight;
}

/** Shifts up to the frame after the last font. */
function readShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    return shift;
  });
}

/** Fails with the names of all pages over their limit, in bytes; 1 kB is 1,000 bytes. */
export function expectLight(weights: Map<string, PageWeight>, budgetOf: (name: string) => PageWeight) {
  const heavy = [...weights].flatMap(([name, weight]) =>
    Object.entries(budgetOf(name)).flatMap(([part, most]) => {
      const is = weight[part as keyof PageWeight];
      return is > most ? [`${name}: ${part} ${is}, at most ${most}`] : [];
    }),
  );
  expect(heavy).toEqual([]);
}

import { expect, type Page, type Response } from '@playwright/test';

/** Bytes as the site sends them to a browser, compressed. Pictures do not count, nor do other sites' files. */
export interface PageWeight {
  /** How far the page moved while it was loading, as browsers score it (cumulative layout shift): 0 is not at all. */
  shift: number;
  html: number;
  css: number;
  script: number;
  fonts: number;
  requests: number;
}

const parts = { document: 'html', stylesheet: 'css', script: 'script', font: 'fonts' } as const;

/** Opens a page as somebody who comes for the first time would, apart from cookies, and adds up what comes for it. */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const answers: Response[] = [];
  const keep = (answer: Response) => void answers.push(answer);
  // A route of ours between browser and site switches the browser's own memory of files off.
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

/** What moved up to the frame after the last font. */
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

/** Fails with the names of all pages that weigh more than they may; bytes, a kB being 1,000 of them. */
export function expectLight(weights: Map<string, PageWeight>, budgetOf: (name: string) => PageWeight) {
  const heavy = [...weights].flatMap(([name, weight]) =>
    Object.entries(budgetOf(name)).flatMap(([part, most]) => {
      const is = weight[part as keyof PageWeight];
      return is > most ? [`${name}: ${part} ${is}, at most ${most}`] : [];
    }),
  );
  expect(heavy).toEqual([]);
}

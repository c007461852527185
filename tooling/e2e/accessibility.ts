import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds anything on the page as it stands: WCAG 2.2 AA, AAA contrast where `contrast` is 'AAA'
 * (the booking site). Pages of a browser without script are checked as a copy in one that has it.
 */
export async function expectAccessible(page: Page, { contrast = 'AA' }: { contrast?: 'AA' | 'AAA' } = {}) {
  const copy = await openCopyWithScript(page);
  try {
    const subject = copy ?? page;
    await subject.evaluate(axeSource);
    const { violations } = await subject.evaluate(
      ([tags, aaa]) =>
        (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
          runOnly: { type: 'tag', values: tags },
          rules: { 'color-contrast-enhanced': { enabled: aaa } },
          resultTypes: ['violations'],
        }),
      [contrast === 'AAA' ? [...rules, 'wcag2aaa'] : rules, contrast === 'AAA'] as const,
    );
    const found = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join('\n  ')}`,
    );
    expect(found, `axe on ${page.url()}`).toEqual([]);
  } finally {
    await copy?.context().close();
  }
}

/** axe waits by timers, which do not run where script is switched off. */
async function openCopyWithScript(page: Page): Promise<Page | null> {
  const hasScript = await Promise.race([
    page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(true), 0))),
    new Promise((resolve) => setTimeout(() => resolve(false), 500)),
  ]);
  if (hasScript) return null;
  const html = await page.content();
  const context = await page.context().browser()!.newContext({
    viewport: page.viewportSize(),
    javaScriptEnabled: true,
  });
  const copy = await context.newPage();
  await copy.route('**/*', (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') return route.fulfill({ body: html, contentType: 'text/html' });
    return request.resourceType() === 'script' ? route.abort() : route.continue();
  });
  await copy.goto(page.url());
  return copy;
}

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type CDPSession, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds anything on the page as it stands: WCAG 2.2 AA, AAA contrast where `contrast` is 'AAA'
 * (the booking site). In a browser without script the page itself is checked, with what was typed into it.
 */
export async function expectAccessible(page: Page, { contrast = 'AA' }: { contrast?: 'AA' | 'AAA' } = {}) {
  const found = await withScript(page, async () => {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
    // A color on its way to another is neither.
    await page.evaluate(() =>
      Promise.allSettled(
        document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
      ),
    );
    const { violations } = await page.evaluate(
      ([tags, aaa]) =>
        (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
          runOnly: { type: 'tag', values: tags },
          // What has the contrast of AAA has that of AA, and measuring it is most of the work.
          rules: { 'color-contrast-enhanced': { enabled: aaa }, 'color-contrast': { enabled: !aaa } },
          resultTypes: ['violations'],
        }),
      [contrast === 'AAA' ? [...rules, 'wcag2aaa'] : rules, contrast === 'AAA'] as const,
    );
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join('\n  ')}`,
    );
  });
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

const switches = new WeakMap<Page, CDPSession>();

/** axe waits by timers, which do not run where script is switched off: they do while `work` lasts. */
async function withScript<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  if (!(await page.evaluate(() => matchMedia('(scripting: none)').matches))) return work();
  const session = switches.get(page) ?? (await page.context().newCDPSession(page));
  switches.set(page, session);
  const setDisabled = (value: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value });
  // A session lifts only what it has set itself.
  await setDisabled(true);
  await setDisabled(false);
  try {
    return await work();
  } finally {
    await setDisabled(true);
  }
}

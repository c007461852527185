import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type CDPSession, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails if axe finds a problem on the current page: WCAG 2.2 AA, and AAA contrast if `contrast` is 'AAA' (the booking
 * site). Also works in a browser without script, including what was typed.
 */
export async function expectAccessible(page: Page, { contrast = 'AA' }: { contrast?: 'AA' | 'AAA' } = {}) {
  const found = await withScript(page, async () => {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
    // Wait out color transitions: their colors are neither state's.
    await page.evaluate(() =>
      Promise.allSettled(
        document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
      ),
    );
    const { violations } = await page.evaluate(
      ([tags, aaa]) =>
        (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
          runOnly: { type: 'tag', values: tags },
          // AAA contrast implies AA, and measuring contrast is most of the work.
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

/** axe uses timers, which do not run with script turned off; turns script on during `work`. */
async function withScript<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  if (!(await page.evaluate(() => matchMedia('(scripting: none)').matches))) return work();
  const session = switches.get(page) ?? (await page.context().newCDPSession(page));
  switches.set(page, session);
  const setDisabled = (value: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value });
  // A session can only undo its own settings.
  await setDisabled(true);
  await setDisabled(false);
  try {
    return await work();
  } finally {
    await setDisabled(true);
  }
}

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type CDPSession, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rules = {
  // AAA contrast implies AA, and measuring contrast is most of the work.
  'color-contrast-enhanced': { enabled: true },
  'color-contrast': { enabled: false },
  // At least 24 px; axe leaves it out unless asked.
  'target-size': { enabled: true },
};

/**
 * Fails if axe finds a problem on the current page, or an id is there twice: WCAG 2.2 AA, and AAA contrast. Also works
 * in a browser without script, including what was typed.
 */
export async function expectAccessible(page: Page) {
  const found = await withScript(page, async () => {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
    // Wait out color transitions: their colors are neither state's.
    await page.evaluate(() =>
      Promise.allSettled(
        document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
      ),
    );
    const { violations } = await page.evaluate(
      (options) =>
        (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(options),
      { runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'] },
    );
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join('\n  ')}`,
    );
  });
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} again`);
  expect([...found, ...twice], `axe on ${page.url()}`).toEqual([]);
}

const switches = new WeakMap<Page, CDPSession>();

/** Turns script on during `work`: checkers use timers, which do not run without. */
export async function withScript<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
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

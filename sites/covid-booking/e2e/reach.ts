import { expect, expectAccessible, type Page } from '@larkwell/tooling/e2e';

/** A 1280 px window at 400% zoom is 320 px wide. */
const narrow = { width: 320, height: 640 };

/** Longer than any line on a phone, without a break. */
export const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren';

/** An equally long address, for tests that use `longName`. */
export const longAddress = (email: string) => email.replace('@', `@${longName.toLowerCase()}.`);

/**
 * Fails if axe finds a problem in this state of a page, in light at desktop width and in dark at 400% zoom, or if the
 * page scrolls sideways there. The style sheets are the same without script, so dark is checked once.
 */
export async function expectReachable(page: Page, { hasScript }: { hasScript: boolean }) {
  // Wait until its style sheet has loaded.
  await page.waitForLoadState();
  await expectAccessible(page);
  const wide = page.viewportSize()!;
  await page.setViewportSize(narrow);
  await page.emulateMedia({ colorScheme: 'dark' });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `sideways scroll at 320 px of ${page.url()}`).toBe(0);
  if (hasScript) await expectAccessible(page);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(wide);
}

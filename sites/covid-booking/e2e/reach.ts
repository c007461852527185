import { expect, expectAccessible, type Page } from '@larkwell/tooling/e2e';

/** 320 px wide is also what a window of 1280 px shows at 400 %. */
const narrow = { width: 320, height: 640 };
const everything = { contrast: 'AAA' } as const;

/** Longer than any line on a phone, and nowhere to break it. */
export const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren';

/** An address as long, for the tests that give `longName`. */
export const longAddress = (email: string) => email.replace('@', `@${longName.toLowerCase()}.`);

/**
 * Fails when axe finds anything on this state of a page, in the light on a desk and in the dark at 400 %, or when it
 * does not fit there without sideways scroll. Without script the style sheets are the same, so dark is asked once.
 */
export async function expectReachable(page: Page, { hasScript }: { hasScript: boolean }) {
  // Its style sheet has come.
  await page.waitForLoadState();
  await expectAccessible(page, everything);
  const wide = page.viewportSize()!;
  await page.setViewportSize(narrow);
  await page.emulateMedia({ colorScheme: 'dark' });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `sideways scroll at 320 px of ${page.url()}`).toBe(0);
  if (hasScript) await expectAccessible(page, everything);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(wide);
}

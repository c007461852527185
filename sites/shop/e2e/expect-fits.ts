import { expect, type Page } from '@larkwell/tooling/e2e';

/** Fails if the open page does not show `words`, or scrolls sideways. */
export async function expectFits(page: Page, words: string | RegExp) {
  await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  await page.waitForLoadState();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `sideways scroll at ${page.viewportSize()?.width} px of ${page.url()}`).toBe(0);
}

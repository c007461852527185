import { expect, test } from '@larkwell/tooling/e2e';
import { watchLayout } from './layout-shift';

for (const path of ['/', '/categories', '/product/thyroid-check']) {
  test(`typefaces that arrive late move nothing on ${path}`, { tag: '@js' }, async ({ page }) => {
    const moved = await watchLayout(page, { isExact: true });
    let release = () => {};
    const held = new Promise<void>((open) => (release = open));
    await page.route('**/*.woff2', (route) => held.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Longer than a browser keeps a place for an optional face.
    await page.waitForFunction(() => performance.now() > 1500);
    moved.length = 0;
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
    release();
    await arrived;
    await page.waitForLoadState('load');
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(moved).toEqual([]);
  });
}

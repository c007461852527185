import { expect, test } from '@larkwell/tooling/e2e';
import { skipSignIn } from './shortcut';

test(
  'a page begins with one doctype, whether React runs in the browser or not',
  { tag: '@no-js' },
  async ({ page }) => {
    await skipSignIn(page, 'olive@example.com');
    for (const path of ['/profile/payment-methods/add', '/profile']) {
      const html = await (await page.request.get(path)).text();
      expect(html.match(/<!doctype/gi), path).toHaveLength(1);
    }
  },
);
